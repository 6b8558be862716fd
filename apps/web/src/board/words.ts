import type { RefusalCode, Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

/** What is said on a board and beside it, wherever a match is shown. */
export const BOARD = {
  laying: w('Der Tisch wird gedeckt …', 'Laying the table …'),
  opening: w('Die Partie wird aufgeschlagen …', 'Opening the match …'),
  playHere: w('Hier weiterspielen', 'Go on playing here'),
  allMatches: w('Alle Partien', 'All matches'),
  leave: w('Tisch verlassen (die Partie bleibt erhalten)', 'Leave the table (the match is kept)'),
  board: w(
    'Spielfeld. Mit den Pfeiltasten gehen, mit Enter wählen, mit Escape zurücknehmen, mit B zu den Knöpfen und zurück.',
    'Board. Arrow keys move, Enter picks, Escape takes back, B goes to the buttons and back.',
  ),
  watchedBoard: w('Spielfeld. Mit den Pfeiltasten gehen.', 'Board. Arrow keys move.'),
  picture: w('Der Tisch, von oben beleuchtet', 'The table under its lamp'),
  /** As views say it of a cell that holds nothing: not worth a chip. */
  emptyCell: w('leer', 'empty'),
  canPick: w('wählbar', 'can be picked'),
  pickedNow: w('gewählt', 'picked'),
  evidenceHere: w('Beleg', 'evidence'),
  tools: w('Werkzeuge', 'Tools'),
  topView: w('Von oben', 'From above'),
  tiltedView: w('Vom Platz aus', 'From the seat'),
  eyeLevelView: w('Auf Augenhöhe', 'At eye level'),
  usualView: w('Übliche Ansicht', 'Usual view'),
  haptics: w('Leichtes Vibrieren bei Treffer, Tor und Pfiff', 'A light buzz at a hit, a goal and a whistle'),
  soundOff: w('Ton aus', 'Sound off'),
  soundOn: w('Ton an', 'Sound on'),
  nothingTold: w('Noch ist nichts geschehen.', 'Nothing has happened yet.'),
  refereeSays: w('Schiedsrichter', 'Referee'),
  scoreboard: w('Anzeigetafel', 'Scoreboard'),
  score: w('Spielstand', 'Score'),
  toMove: w('ist dran', 'to play'),
  onTheBall: w('am Ball', 'has the ball'),
  timeLeft: w('Restzeit', 'Time left'),
  moveTime: w('Zugzeit', 'Move time'),
  you: w('du', 'you'),
  bot: w('Bot', 'bot'),
  lastCall: w('Letzte Entscheidung', 'Last call'),
  ownLast: w('Dein letzter Zug', 'Your last move'),
  therefore: w('Folge', 'Therefore'),
  oneRule: w('Den Paragraphen zeigen', 'Show the paragraph'),
  rules: w('{n} Paragraphen zeigen', 'Show {n} paragraphs'),
  unasked: w('nicht gefragt', 'not asked for'),
  showEvidence: w('Beleg zeigen', 'Show evidence'),
  hideEvidence: w('Beleg ausblenden', 'Hide evidence'),
  won: w('{side} gewinnt', '{side} wins'),
  draw: w('Unentschieden', 'A draw'),
  replay: w('Partie ansehen', 'Watch the replay'),
} as const satisfies Readonly<Record<string, Words>>;

/** Ends that the rules do not know, and what they come to. */
export const ENDED = {
  giveUp: w('Aufgeben', 'Give up'),
  givesUp: w('{side} gibt auf', '{side} gives up'),
  agree: w('Unentschieden vereinbaren', 'Agree on a draw'),
  callOff: w('Partie absagen', 'Call the match off'),
  callOffTitle: w('Absagen …', 'Call off …'),
  thenWins: w('Dann gewinnt {side}; gewertet wird {figures}.', 'Then {side} wins; the score is {figures}.'),
  bothAgree: w(
    'Beide einverstanden? Dann endet die Partie {figures}.',
    'Do both agree? Then the match ends {figures}.',
  ),
  thenNotPlayed: w('Dann gilt sie als nicht gespielt.', 'Then it counts as not played.'),
  notUndone: w('Das lässt sich nicht zurücknehmen.', 'This cannot be taken back.'),
  yes: w('Ja: {what}', 'Yes: {what}'),
  no: w('Doch nicht', 'Rather not'),
  resigned: w('{side} hat aufgegeben.', '{side} gave up.'),
  left: w('{side} ist gegangen.', '{side} left.'),
  drawAgreed: w('Unentschieden vereinbart.', 'A draw was agreed.'),
  calledOff: w('Abgesagt, nicht gespielt', 'Called off, not played'),
  nobodyPlayed: w('Noch niemand hatte etwas getan.', 'Nobody had done anything yet.'),
  awarded: w('Gewertet wird {counts}, gespielt war {played}.', 'Awarded {counts}; played {played}.'),
  shootOut: w('Im Schießen {goals}.', '{goals} in the shoot-out.'),
} as const satisfies Readonly<Record<string, Words>>;

export const REFUSAL_WORDS: Readonly<Record<RefusalCode, Words>> = {
  matchOver: w('Die Partie ist zu Ende.', 'The match is over.'),
  paused: w('Die Partie ist unterbrochen.', 'The match is paused.'),
  early: w('Dafür ist es zu spät.', 'It is too late for that.'),
  late: w(
    'Das kam zu spät an: Die Leitung war zu langsam. Es ist nichts geschehen.',
    'That arrived too late: the line was too slow. Nothing has happened.',
  ),
  ahead: w('Das war für einen späteren Augenblick gemeint.', 'That was meant for a later moment.'),
  notYourTurn: w('Jemand anders ist dran.', 'Somebody else is to play.'),
  notOffered: w('Das steht jetzt nicht zur Wahl.', 'That is not on offer now.'),
  againstTheRules: w('Das ist gegen die Regeln.', 'That is against the rules.'),
  chanceAwaited: w('Erst wird gewürfelt.', 'The dice come first.'),
  noChanceAwaited: w('Jetzt wird nicht gewürfelt.', 'Nothing is to be rolled now.'),
  badChance: w('Diese Würfe passen nicht.', 'These rolls do not fit.'),
  unknownFact: w('Das liegt nicht auf dem Tisch.', 'That is not on the table.'),
  noSuchInput: w('Diese Eingabe gibt es nicht.', 'There is no such input.'),
  dropped: w('Das ändert nichts.', 'That changes nothing.'),
  noLongerFits: w('Danach passt etwas Späteres nicht mehr.', 'Something later would no longer fit.'),
  tooMuchAgain: w('Diese Partie wurde schon zu oft berichtigt.', 'This match has been corrected too often already.'),
};

/** Where a figure or a token is only a shape for the eye. */
export const DIE_WORDS = w('Würfel: {n}', 'Die: {n}');

export const SLOW_TABLE = {
  pace: w('Langsamer Tisch', 'Slow table'),
  paceHint: w(
    'Alles am Tisch läuft so langsam, auch die Uhren; an den Regeln ändert das nichts.',
    'Everything at the table runs that slowly, clocks too; it changes nothing about the rules.',
  ),
  paceFull: w('volles Tempo', 'full speed'),
  paceHalf: w('halbes', 'half'),
  paceQuarter: w('ein Viertel', 'a quarter'),
  decide: w('Anhalten, wenn ich mich entscheiden muss', 'Hold each time I have to decide'),
} as const satisfies Readonly<Record<string, Words>>;
