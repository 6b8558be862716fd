import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What is said to whoever passes a match or a position on. */
export const SHARE = {
  share: w('Teilen', 'Share'),
  sharing: w('Die Partie wird hochgeladen …', 'Uploading the match …'),
  shared: w('Link kopiert. Er gilt auf jedem Gerät.', 'Link copied. It works on every device.'),
  sharedByHand: w('Dieser Link gilt auf jedem Gerät:', 'This link works on every device:'),
  address: w('Link zur Aufzeichnung', 'Link to the record'),
  noServer: w(
    'Der Server ist gerade nicht zu erreichen. Die Partie lässt sich als Datei sichern und weitergeben.',
    'The server cannot be reached just now. The match can be downloaded and passed on as a file.',
  ),
  notTaken: w(
    'Der Server nimmt diese Aufzeichnung nicht an: Nachgespielt ergibt sie etwas anderes.',
    'The server does not take this record: played again, it comes out differently.',
  ),
  nothingYet: w(
    'In dieser Partie ist noch nichts geschehen: Es gibt noch nichts zu teilen.',
    'Nothing has happened in this match yet: there is nothing to share.',
  ),
  serverBusy: w(
    'Der Server hat gerade zu viel zu tun. In einer Weile nimmt er die Partie an.',
    'The server has too much to do just now. In a while it will take the match.',
  ),
  serverFull: w(
    'Auf dem Server ist kein Platz mehr. Die Partie lässt sich als Datei sichern und weitergeben.',
    'There is no room left on the server. The match can be downloaded and passed on as a file.',
  ),
  tooLarge: w('Diese Aufzeichnung ist zu groß zum Teilen.', 'This record is too large to be shared.'),
  copyPosition: w('Link zur Stellung kopieren', 'Copy a link to the position'),
  copied: w('Kopiert', 'Copied'),
  positionAddress: w('Link zur Stellung', 'Link to the position'),
} as const satisfies Readonly<Record<string, Words>>;
