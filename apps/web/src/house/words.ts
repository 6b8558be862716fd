import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What the house says on every page. */
export const HOUSE = {
  skip: w('Zum Inhalt', 'Skip to the content'),
  menu: w('Seiten', 'Pages'),
  games: w('Spiele', 'Games'),
  matches: w('Partien', 'Matches'),
  settings: w('Einstellungen', 'Settings'),
  rulebook: w('Regelbuch', 'Rulebook'),
  language: w('Sprache', 'Language'),
  owners: w('Subbuteo, Tipp-Kick und Soccer Tactics WORLD sind Namen ihrer Inhaber. Bande gehört zu keinem von ihnen.', 'Subbuteo, Tipp-Kick and Soccer Tactics WORLD are names of their owners. Bande belongs to none of them.'),
  loading: w('Einen Augenblick …', 'One moment …'),
  lostTitle: w('Hier steht kein Tisch', 'No table here'),
  lostText: w('Diese Seite gibt es nicht, oder es gibt sie nicht mehr.', 'This page does not exist, or no longer does.'),
  home: w('Zu den Spielen', 'To the games'),
  newVersion: w('Eine neue Fassung ist da.', 'A new version is here.'),
  reload: w('Neu laden', 'Reload'),
  offline: w('Ohne Netz: Gespielt werden kann trotzdem.', 'Offline: you can play all the same.'),
} as const satisfies Record<string, Words>;

export const START = {
  title: w('Tischsport nach dem Regelbuch', 'Table sports by the book'),
  lead: w('Ein Schiedsrichter, der zu jeder Entscheidung den Paragraphen nennt.', 'A referee who names the paragraph of every call.'),
  playNow: w('Sofort spielen', 'Play now'),
  against: w('gegen', 'against'),
  opponent: w('Gegner', 'Opponent'),
  length: w('Länge', 'Length'),
  side: w('Ich spiele', 'I play'),
  twoHere: w('Zu zweit an diesem Gerät', 'Two at this device'),
  replays: w('Partien ansehen', 'Watch matches'),
  rulebook: w('Regelbuch', 'Rulebook'),
  more: w('Mehr Möglichkeiten', 'More choices'),
  goOn: w('Weiterspielen', 'Go on playing'),
  goOnHint: w('Eine Partie liegt noch auf dem Tisch.', 'A match is still on the table.'),
  notYet: w('Dieser Tisch wird noch gebaut.', 'This table is still being built.'),
  paragraphs: w('{n} Paragraphen, alle umgesetzt', '{n} paragraphs, all implemented'),
} as const satisfies Record<string, Words>;

export const SETTINGS = {
  title: w('Einstellungen', 'Settings'),
  note: w('Alles gilt sofort und nur auf diesem Gerät.', 'Everything takes effect at once and on this device only.'),
  german: w('Deutsch', 'Deutsch'),
  english: w('English', 'English'),
  surroundings: w('Umgebung', 'Surroundings'),
  system: w('wie das System', 'as the system'),
  light: w('hell', 'light'),
  dark: w('dunkel', 'dark'),
  motion: w('Bewegung', 'Motion'),
  full: w('voll', 'full'),
  reduced: w('sparsam', 'reduced'),
  volume: w('Lautstärke', 'Volume'),
  off: w('aus', 'off'),
  confirm: w('Züge vor dem Ausführen bestätigen', 'Confirm moves before they are made'),
  autoRoll: w('Meine Würfel rollen von selbst', 'My dice roll by themselves'),
  view: w('Blick auf den Tisch', 'View of the table'),
  tilted: w('vom Platz aus', 'from the seat'),
  top: w('von oben', 'from above'),
  speed: w('Tempo der Darstellung', 'Speed of what is shown'),
  calm: w('ruhig', 'calm'),
  normal: w('normal', 'normal'),
  brisk: w('flott', 'brisk'),
} as const satisfies Record<string, Words>;

export const READER = {
  search: w('Im Regelbuch suchen', 'Search the rulebook'),
  searchHint: w('Wörter oder eine Paragraphennummer', 'Words or a paragraph number'),
  kind: w('Art', 'Kind'),
  anyKind: w('jede Art', 'every kind'),
  found: w('{n} von {total} Paragraphen', '{n} of {total} paragraphs'),
  none: w('Kein Paragraph enthält alle diese Wörter.', 'No paragraph holds all of these words.'),
  chapters: w('Kapitel', 'Chapters'),
  reading: w('Lesart', 'Reading'),
  why: w('Warum', 'Why'),
  showMe: w('Zeig es mir', 'Show me'),
  examples: w('{n} Beispiele', '{n} examples'),
  oneExample: w('1 Beispiel', '1 example'),
  noExample: w('Dieser Paragraph beschreibt nur; hier gibt es nichts vorzuführen.', 'This paragraph only describes; there is nothing to show.'),
  ownWords: w('Jeder Paragraph steht hier in eigenen Worten; die Zahlen sind die des Regelbuchs.', 'Every paragraph stands here in our own words; the figures are those of the rulebook.'),
  otherLanguage: w('English', 'Deutsch'),
  back: w('Zurück zum Regelbuch', 'Back to the rulebook'),
  step: w('Schritt {n} von {total}', 'Step {n} of {total}'),
  given: w('Die Ausgangslage', 'The position'),
  next: w('Weiter', 'Next'),
  previous: w('Zurück', 'Back'),
  again: w('Noch einmal', 'Once more'),
  noCall: w('Kein Pfiff: Das ist erlaubt.', 'No whistle: this is allowed.'),
  refused: w('Das geht nicht.', 'This is not possible.'),
  title: w('Beispiel', 'Example'),
} as const satisfies Record<string, Words>;

export const ASK = {
  title: w('Den Schiedsrichter fragen', 'Ask the referee'),
  lead: w('Schreib wie im Beispiel auf, was am Tisch geschah. Der Schiedsrichter nennt jeden Paragraphen, der greift.', 'Write down what happened at the table, as in the example. The referee names every paragraph that applies.'),
  what: w('Was geschah (YAML oder JSON, Strg + Enter fragt)', 'What happened (YAML or JSON, Ctrl + Enter asks)'),
  ask: w('Fragen', 'Ask'),
  unclear: w('Das lässt sich nicht lesen. Am besten änderst du das Beispiel ab.', 'This cannot be read. It is easiest to change the example.'),
  holds: w('wie erwartet', 'as expected'),
  fails: w('nicht wie erwartet', 'not as expected'),
  none: w('Kein Pfiff: Das ist erlaubt.', 'No whistle: this is allowed.'),
} as const satisfies Record<string, Words>;

export const KIND_WORDS = {
  play: w('Spiel', 'play'),
  desk: w('Spieltisch', 'real table'),
  equipment: w('Ausstattung', 'equipment'),
  admin: w('Rahmen', 'framework'),
  info: w('Begriff', 'definition'),
} as const satisfies Record<string, Words>;
