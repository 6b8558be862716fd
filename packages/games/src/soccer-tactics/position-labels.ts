import { AS_WRITTEN, words, type Labels, type Words } from '@bande/core';
import { SQUARE_NAMES } from './table.ts';

/** What forms say beside a position and what a side does; `labels.ts` puts them among the others. */

type Names = Readonly<Record<string, Words>>;

const asWritten = (names: readonly string[]): Readonly<Record<string, Words>> =>
  Object.fromEntries(names.map((name) => [name, words(name, name)]));

/** `blue:C4` is column C, row 4 of Blue's half. */
const squareLabel = (name: string): Words => {
  const [half = '', square = ''] = name.split(':');
  return half === 'red' ? words(`${square} (Rot)`, `${square} (Red)`) : words(`${square} (Blau)`, `${square} (Blue)`);
};
export const SQUARE_LABELS: Names = Object.fromEntries(SQUARE_NAMES.map((name) => [name, squareLabel(name)]));

const SQUARES_AND_SPOT: Readonly<Record<string, Words>> = {
  ...SQUARE_LABELS,
  spot: words('Elfmeterpunkt', 'penalty spot'),
};

const CARD_PLACE_LABELS: Readonly<Record<string, Words>> = {
  1: words('Torwart', 'keeper'),
  D: words('Verteidiger', 'defenders'),
  ...asWritten(['6', '7', '8', '9', '10', '11']),
};

export const ACTION_LABELS: Readonly<Record<string, Words>> = {
  formation: words('aufstellen', 'set the formation'),
  roll: words('würfeln', 'roll'),
  move: words('Figur ziehen', 'move a pawn'),
  play: words('Ball spielen', 'play the ball'),
  dribble: words('dribbeln', 'dribble'),
  place: words('Figur aufstellen', 'place a pawn'),
  pass: words('auf das Aufstellen verzichten', 'pass the placement'),
};

export const POSITION_FIELDS: Labels['fields'] = {
  'given.period': words('Spielabschnitt', 'period'),
  'given.phase': words('was ansteht', 'what is due'),
  'given.attacker': words('angreifende Seite', 'attacking side'),
  'given.toAct': words('wer entscheidet', 'who decides'),
  'given.firstKickOff': words('erster Anstoß', 'first kick-off'),
  'given.pawns': words('Figuren', 'pawns'),
  'given.ball': words('Ball', 'ball'),
  'given.carrier': words('Figur am Ball', 'pawn with the ball'),
  'given.lock': words('darf den Ball nicht berühren', 'may not touch the ball'),
  'given.lockCause': words('Regel dafür', 'rule for it'),
  'given.roll': words('gewürfelt', 'number rolled'),
  'given.rollChosen': words('Verteidigung würfelt', 'the defence rolls'),
  'given.directPasses': words('direkte Pässe bisher', 'direct passes so far'),
  'given.marks': words('im Abseits beim Abspiel', 'offside when it was played'),
  'given.offsideRow': words('Ende der Abseitszone (Reihe)', 'end of the offside zone (row)'),
  'given.noOffside': words('Abseits gilt nicht', 'no offside'),
  'given.chance': words('Torchance', 'scoring chance'),
  'given.contest': words('worum gekämpft wird', 'what is contested'),
  'given.reachedBox': words('Ball erreichte den Strafraum', 'ball reached the area'),
  'given.lastAttack': words('letzter Angriff', 'last attack'),
  'given.goalKick': words('Abschlag', 'goal kick'),
  'given.penalty': words('Elfmeter', 'penalty'),
  'given.afterGoal': words('nach einem Tor', 'after a goal'),
  'given.delayed': words('schon einmal verzögert', 'has delayed before'),
  'given.restart': words('Spielfortsetzung', 'restart'),
  'given.restart.kind': words('Art', 'kind'),
  'given.restart.cause': words('Anlass', 'cause'),
  'given.restart.square': words('Feld', 'square'),
  'given.restart.kicker': words('ausführende Figur', 'pawn that takes it'),
  'given.restart.placements': words('noch aufzustellen', 'placements left'),
  'given.restart.turn': words('wer aufstellt', 'who places'),
  'given.cautions': words('Verwarnungen', 'cautions'),
  'given.cardsOnTable': words('Karten auf dem Tisch', 'cards on the table'),
  'given.cardsOnTable.yellow': words('gelbe', 'yellow'),
  'given.cardsOnTable.red': words('rote', 'red'),
  'given.score': words('Spielstand', 'score'),
  'given.shootOut': words('Elfmeterschießen', 'shoot-out'),
  'given.shootOut.first': words('beginnt', 'goes first'),
  'given.shootOut.taken': words('geschossen', 'taken'),
  'given.shootOut.goals': words('Tore', 'goals'),
  'given.secondsLeft': words('Restzeit (Sekunden)', 'time left (seconds)'),
  'given.options': words('offene Wahl', 'open choice'),
  'given.options.name': words('worüber', 'about'),
  'given.options.owner': words('wer wählt', 'who chooses'),
  'given.options.choices': words('zur Wahl', 'choices'),
  'given.winner': words('Sieger', 'winner'),
  'given.settings': words('Absprachen', 'agreed settings'),
  'given.settings.halfMinutes': words('Halbzeit (Minuten)', 'half (minutes)'),
  'given.settings.extraMinutes': words('Verlängerung (Minuten)', 'extra time (minutes)'),
  'given.settings.defenderBonus': words('Bonus der Verteidiger', 'bonus of defenders'),
  'given.settings.shotDevice': words('geschossen wird mit', 'shots by'),
  'given.settings.penaltyArea': words('Spalten des Strafraums', 'columns of the penalty area'),
  'given.settings.spinnerLine': words('Breite der Linie (Zehntelgrad)', 'width of a line (tenths of a degree)'),
  'given.settings.shotDie': words('Flächen des Schusswürfels', 'faces of the shooting die'),
  'given.settings.shotDie.ball': words('Ball', 'ball'),
  'given.settings.shotDie.flag': words('Fahne', 'flag'),
  'given.settings.shotDie.keeper': words('Torwart', 'keeper'),
  'given.settings.moveClock': words('60 Sekunden je Zug', '60 seconds a move'),
  'given.settings.firstGoalWins': words('Das erste Tor gewinnt (Hausregel)', 'the first goal wins (house rule)'),
  'given.settings.colours': words('Farben', 'colours'),
  'given.seats': words('Plätze am Tisch', 'seats at the table'),
  'given.mode': words('wo gespielt wird', 'where it is played'),
  'formation.pawns': words('Figuren und Felder', 'pawns and squares'),
  'formation.ball': words('Ball', 'ball'),
};

const SIDE_FIELDS = [
  'given.attacker',
  'given.toAct',
  'given.firstKickOff',
  'given.restart.turn',
  'given.shootOut.first',
  'given.winner',
];
const PAWN_FIELDS = ['given.carrier', 'given.lock', 'given.marks', 'given.restart.kicker'];

const each = (fields: readonly string[], names: Names): Labels['values'] =>
  Object.fromEntries(fields.map((field) => [field, names]));

const OWN_VALUES: Labels['values'] = {
  'given.period': {
    first: words('erste Halbzeit', 'first half'),
    second: words('zweite Halbzeit', 'second half'),
    extraFirst: words('erste Hälfte der Verlängerung', 'first half of extra time'),
    extraSecond: words('zweite Hälfte der Verlängerung', 'second half of extra time'),
    shootOut: words('Elfmeterschießen', 'shoot-out'),
  },
  'given.phase': {
    toss: words('um den Anstoß würfeln', 'roll for the kick-off'),
    formation: words('Aufstellung', 'formation'),
    kickOff: words('Anstoß', 'kick-off'),
    attackMove: words('Angreifer zieht eine Figur', 'attacker moves a pawn'),
    attackPlay: words('Angreifer spielt den Ball', 'attacker plays the ball'),
    extraPlay: words('zusätzliches Abspiel', 'extra play of the ball'),
    captureA: words('Angreifer sucht den freien Ball', 'attacker goes for the free ball'),
    captureD: words('Verteidiger sucht den freien Ball', 'defender goes for the free ball'),
    challenge: words('Verteidiger stört', 'defender challenges'),
    duel: words('Zweikampf', 'duel'),
    shot: words('Torschuss', 'shot at goal'),
    placing: words('Figuren werden aufgestellt', 'pawns are placed'),
    cornerKick: words('Eckball wird gespielt', 'corner is played'),
    finished: words('zu Ende', 'finished'),
  },
  'given.contest': {
    capture: words('freier Ball', 'a free ball'),
    secondPass: words('zweiter direkter Pass', 'a second direct pass'),
    dribble: words('Dribbling', 'a dribble'),
    twoPawns: words('zwei Figuren am Ball', 'two pawns at the ball'),
    dribbleOntoPawn: words('Dribbling auf einen Gegner', 'a dribble onto an opponent'),
  },
  'given.lockCause': AS_WRITTEN,
  'given.directPasses': AS_WRITTEN,
  'given.restart.kind': {
    goalKick: words('Abschlag', 'goal kick'),
    corner: words('Eckball', 'corner'),
    freeKick: words('Freistoß', 'free kick'),
    penalty: words('Elfmeter', 'penalty'),
  },
  'given.restart.cause': {
    shot: words('Torschuss', 'shot at goal'),
    foul: words('Foul', 'foul'),
    offside: words('Abseits', 'offside'),
    minor: words('geringfügiges Foul', 'minor foul'),
    shootOut: words('Elfmeterschießen', 'shoot-out'),
  },
  'given.options.name': { freeKick: words('Freistoß', 'free kick') },
  'given.options.choices': { take: words('ausführen', 'take it'), decline: words('weiterspielen', 'play on') },
  'given.settings.defenderBonus': AS_WRITTEN,
  'given.settings.shotDevice': { spinner: words('Kreisel', 'spinner'), die: words('Würfel', 'die') },
  'given.settings.penaltyArea': AS_WRITTEN,
  'given.seats': AS_WRITTEN,
  'given.mode': {
    live: words('am Bildschirm', 'on the screen'),
    desk: words('am echten Tisch, mit Schiedsrichter', 'at a real table, with a referee'),
  },
  'formation.pawns': SQUARE_LABELS,
  'formation.ball': SQUARE_LABELS,
};

export const positionValues = (sides: Names, pawns: Names, colours: Names): Labels['values'] => ({
  ...each(SIDE_FIELDS, sides),
  ...each(PAWN_FIELDS, pawns),
  ...each(['given.settings.colours.red', 'given.settings.colours.blue'], colours),
  ...each(['given.cautions.red', 'given.cautions.blue'], CARD_PLACE_LABELS),
  ...each(['given.ball', 'given.restart.square'], SQUARES_AND_SPOT),
  'given.pawns': {
    ...pawns,
    ...SQUARE_LABELS,
    flag: words('an der Eckfahne', 'at the corner flag'),
    line: words('auf der Torlinie', 'on the goal line'),
    sentOff: words('vom Platz gestellt', 'sent off'),
  },
  ...OWN_VALUES,
});
