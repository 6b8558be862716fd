import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What a rulebook says beside its paragraphs, and beside what is played by it. */
export const READER = {
  search: w('Im Regelbuch suchen', 'Search the rulebook'),
  searchHint: w('Wörter oder eine Nummer, z. B. {words}', 'Words or a number, e.g. {words}'),
  searchPlain: w('Wörter oder eine Paragraphennummer', 'Words or a paragraph number'),
  kind: w('Art', 'Kind'),
  anyKind: w('jede Art', 'every kind'),
  found: w('{n} von {total} Paragraphen', '{n} of {total} paragraphs'),
  none: w('Kein Paragraph enthält eines dieser Wörter.', 'No paragraph holds any of these words.'),
  foundSome: w(
    'Kein Paragraph enthält alle diese Wörter; {n} enthalten einen Teil davon.',
    'No paragraph holds all of these words; {n} hold some of them.',
  ),
  chapters: w('Inhalt', 'Contents'),
  game: w('Das Spiel', 'The game'),
  realTable: w('Am echten Tisch', 'At a real table'),
  around: w('Material, Begriffe, Rahmen', 'Equipment, terms, framework'),
  short: w('So geht es', 'How it goes'),
  reading: w('Lesart', 'Reading'),
  why: w('Warum', 'Why'),
  showMe: w('Zeig es mir', 'Show me'),
  examples: w('{n} Beispiele', '{n} examples'),
  noExample: w(
    'Dieser Paragraph beschreibt nur; hier gibt es nichts vorzuführen.',
    'This paragraph only describes; there is nothing to show.',
  ),
  ownWords: w(
    'Jeder Paragraph steht hier in eigenen Worten; die Zahlen sind die des Regelbuchs.',
    'Every paragraph stands here in our own words; the figures are those of the rulebook.',
  ),
  otherLanguage: w('English', 'Deutsch'),
  back: w('Zurück zum Regelbuch', 'Back to the rulebook'),
  step: w('Schritt {n} von {total}', 'Step {n} of {total}'),
  given: w('Die Ausgangslage', 'The position'),
  next: w('Weiter', 'Next'),
  previous: w('Zurück', 'Back'),
  again: w('Noch einmal', 'Once more'),
  noCall: w('Kein Pfiff: Das ist erlaubt.', 'No whistle: this is allowed.'),
  inOrder: w(
    'Der Schiedsrichter prüft es und hat nichts auszusetzen.',
    'The referee checks it and finds nothing wrong.',
  ),
  missing: w('fehlt', 'missing'),
  yes: w('ja', 'yes'),
  no: w('nein', 'no'),
  goesOn: w('Kein Pfiff: Das Spiel geht weiter.', 'No whistle: play goes on.'),
  dice: w('Würfel: {n}.', 'Dice: {n}.'),
  moment: w('Ein Augenblick vergeht.', 'A moment passes.'),
  oneSecond: w('1 Sekunde vergeht.', '1 second passes.'),
  overASecond: w('Gut 1 Sekunde vergeht.', 'Just over 1 second passes.'),
  seconds: w('{n} Sekunden vergehen.', '{n} seconds pass.'),
  overSeconds: w('Etwas mehr als {n} Sekunden vergehen.', 'Just over {n} seconds pass.'),
  minutes: w('{n} Minuten vergehen.', '{n} minutes pass.'),
  overMinutes: w('Etwas mehr als {n} Minuten vergehen.', 'Just over {n} minutes pass.'),
  title: w('Regelbuch – {game}', 'Rulebook – {game}'),
  unknown: w(
    'Den Paragraphen {id} gibt es nicht. Hier steht das ganze Buch.',
    'There is no paragraph {id}. This is the whole book.',
  ),
} as const satisfies Record<string, Words>;
