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
  takenBack: w('mit zurückgenommenen Entscheidungen', 'with decisions taken back'),
  fromFile: w('aus einer Datei', 'from a file'),
  person: w('Mensch', 'Person'),
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
  manner: w('Was gezeigt wird', 'What is shown'),
  brisk: w('ohne Warten', 'no waiting'),
  scenes: w('nur die Szenen', 'only the scenes'),
  whole: w('alles', 'everything'),
  sharedHow: w(
    'Geteilt wird die ganze Aufzeichnung: Sie liegt dann auf dem Server, und wer den Link hat, kann sie ansehen.',
    'The whole record is shared: it then lies on the server, and whoever has the link can watch it.',
  ),
  checking: w('wird geprüft …', 'checking …'),
  checked: w('geprüft: Die Aufzeichnung hält', 'checked: the record holds'),
  differs: w('weicht ab: {reason}', 'differs: {reason}'),
  statistics: w('Zahlen', 'Figures'),
  calls: w('Entscheidungen', 'Calls'),
  tools: w('Zur Aufzeichnung', 'About the record'),
  keys: w(
    'Leertaste spielt ab, Pfeile gehen Schritte, N und P springen zu Marken, S zeigt nur die Szenen, < und > ändern das Tempo. Umschalt und Pfeile führen um den Tisch, + und − näher heran und weiter weg, 0 zurück.',
    'Space plays, arrows step, N and P jump between marks, S shows only the scenes, < and > change the speed. Shift and arrows lead around the table, + and − closer and farther, 0 back.',
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
