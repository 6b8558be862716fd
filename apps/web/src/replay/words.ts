import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const REPLAY = {
  title: w('Partien', 'Matches'),
  intro: w(
    'Partien, die dieses Gerät behält. Eine Aufzeichnung aus einer Datei lässt sich hier öffnen oder hierher ziehen.',
    'Matches kept on this device. A record from a file can be opened here, or dropped here.',
  ),
  none: w('Noch keine Partie', 'No match yet'),
  noneText: w(
    'Was auf diesem Gerät gespielt wird, steht hier: zum Weiterspielen, Ansehen und Sichern.',
    'What is played on this device is found here: to go on with, to watch, to download.',
  ),
  first: w('Zur ersten Partie', 'To the first match'),
  openFile: w('Datei öffnen', 'Open a file'),
  notOpened: w('Das ist keine Aufzeichnung, die sich öffnen lässt.', 'This is not a record that can be opened.'),
  why: w('Warum (englisch)', 'Why'),
  goOn: w('Weiterspielen', 'Go on'),
  watch: w('Ansehen', 'Watch'),
  download: w('Sichern', 'Download'),
  remove: w('Löschen', 'Delete'),
  removeAsk: w('Diese Partie löschen? Das lässt sich nicht zurücknehmen.', 'Delete this match? This cannot be undone.'),
  removeYes: w('Ja, löschen', 'Yes, delete'),
  removeNo: w('Behalten', 'Keep it'),
  running: w('läuft noch', 'still running'),
  over: w('zu Ende', 'finished'),
  fromFile: w('aus einer Datei', 'from a file'),
  person: w('Mensch', 'Person'),
  two: w('zwei an einem Gerät', 'two at one device'),
  dropHere: w('Hier loslassen', 'Drop it here'),

  replay: w('Aufzeichnung', 'Replay'),
  loading: w('Die Partie wird nachgespielt …', 'Playing the match again …'),
  missing: w('Hier ist keine Aufzeichnung', 'No record here'),
  missingHow: w(
    'Sie liegt weder auf diesem Gerät noch auf dem Server, oder der Server ist gerade nicht zu erreichen. Aus einer Datei lässt sie sich unter „Alle Partien“ öffnen.',
    'It is neither on this device nor on the server, or the server cannot be reached just now. From a file it can be opened under “All matches”.',
  ),
  broken: w(
    'Ab hier lässt sich die Aufzeichnung nicht weiterspielen: {reason}',
    'The record cannot be played on from here: {reason}',
  ),
  timeline: w('Zeitleiste', 'Timeline'),
  legend: w('Marken', 'Marks'),
  place: w('Schritt {n} von {count}, {time}', 'Step {n} of {count}, {time}'),
  play: w('Abspielen', 'Play'),
  pause: w('Anhalten', 'Pause'),
  stepOn: w('Ein Schritt vor', 'One step on'),
  stepBack: w('Ein Schritt zurück', 'One step back'),
  nextMark: w('Nächste Marke', 'Next mark'),
  previousMark: w('Vorige Marke', 'Previous mark'),
  speed: w('Tempo', 'Speed'),
  share: w('Teilen', 'Share'),
  sharing: w('Die Partie wird hochgeladen …', 'Uploading the match …'),
  shared: w('Link kopiert. Er gilt auf jedem Gerät.', 'Link copied. It works on every device.'),
  sharedByHand: w('Dieser Link gilt auf jedem Gerät:', 'This link works on every device:'),
  address: w('Link zur Aufzeichnung', 'Link to the record'),
  close: w('Schließen', 'Close'),
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
  sharedHow: w(
    'Geteilt wird die ganze Aufzeichnung: Sie liegt dann auf dem Server, und wer den Link hat, kann sie ansehen.',
    'The whole record is shared: it then lies on the server, and whoever has the link can watch it.',
  ),
  takeOver: w('Von hier weiterspielen', 'Play on from here'),
  takeOverText: w('Eine neue Partie, die mit dieser Stellung beginnt.', 'A new match that begins with this position.'),
  opponent: w('Gegner', 'Opponent'),
  yourSide: w('Eigene Seite', 'Your side'),
  begin: w('Weiterspielen', 'Play on'),
  onlyWatched: w(
    'Diese Partie kann man ansehen, aber hier noch nicht weiterspielen.',
    'This match can be watched, but not yet played on here.',
  ),
  isOver: w('Hier ist die Partie schon zu Ende.', 'The match is already over here.'),
  checking: w('wird geprüft …', 'checking …'),
  checked: w('geprüft: Die Aufzeichnung hält', 'checked: the record holds'),
  differs: w('weicht ab: {reason}', 'differs: {reason}'),
  statistics: w('Zahlen', 'Figures'),
  calls: w('Entscheidungen', 'Calls'),
  tools: w('Zur Aufzeichnung', 'About the record'),
  keys: w(
    'Leertaste spielt ab, Pfeile gehen Schritte, N und P springen zu Marken, < und > ändern das Tempo. Umschalt und Pfeile führen um den Tisch, + und − näher heran und weiter weg, 0 zurück.',
    'Space plays, arrows step, N and P jump between marks, < and > change the speed. Shift and arrows lead around the table, + and − closer and farther, 0 back.',
  ),
  back: w('Alle Partien', 'All matches'),
  leave: w('Zurück', 'Back'),
} as const satisfies Readonly<Record<string, Words>>;

/** Where a game does not call them otherwise. */
export const MARK_WORDS = {
  goal: w('Tor', 'goal'),
  card: w('Karte', 'card'),
  call: w('Pfiff', 'whistle'),
  period: w('Abschnitt', 'period'),
  gain: w('Gewinn', 'gain'),
} as const satisfies Readonly<Record<string, Words>>;
