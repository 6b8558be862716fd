import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What the house says on every page. */
export const HOUSE = {
  skip: w('Zum Inhalt', 'Skip to the content'),
  menu: w('Seiten', 'Pages'),
  games: w('Spiele', 'Games'),
  matches: w('Partien', 'Matches'),
  backToTable: w('Zurück zur Partie', 'Back to the match'),
  settings: w('Einstellungen', 'Settings'),
  rulebook: w('Regelbuch', 'Rulebook'),
  language: w('Sprache', 'Language'),
  owners: w(
    'Subbuteo, Tipp-Kick und Soccer Tactics WORLD sind Namen ihrer Inhaber. Bande gehört zu keinem von ihnen.',
    'Subbuteo, Tipp-Kick and Soccer Tactics WORLD are names of their owners. Bande belongs to none of them.',
  ),
  loading: w('Einen Augenblick …', 'One moment …'),
  lostTitle: w('Hier steht kein Tisch', 'No table here'),
  lostText: w(
    'Unter dieser Adresse gibt es keine Seite, oder es gibt sie nicht mehr.',
    'There is no page at this address, or no longer one.',
  ),
  home: w('Zu den Spielen', 'To the games'),
  newVersion: w('Eine neue Fassung ist da.', 'A new version is here.'),
  reload: w('Neu laden', 'Reload'),
  offline: w('Ohne Netz: Gespielt werden kann trotzdem.', 'Offline: you can play all the same.'),
  broken: w('Da ist etwas vom Tisch gefallen.', 'Something fell off the table.'),
  brokenText: w(
    'Die Partie ist gesichert. Neu laden hilft meist; mit dem Bericht lässt sich der Fehler finden.',
    'The match is kept. Reloading usually helps; the report helps to find the fault.',
  ),
  copyReport: w('Bericht kopieren', 'Copy the report'),
  copied: w('Kopiert', 'Copied'),
  report: w('Bericht', 'Report'),
  paragraph: w('Paragraph {id}', 'Paragraph {id}'),
  inTheRulebook: w('Im Regelbuch nachlesen (öffnet einen neuen Tab)', 'Read it in the rulebook (opens a new tab)'),
  reading: w('Lesart', 'Reading'),
  close: w('Schließen', 'Close'),
} as const satisfies Record<string, Words>;
