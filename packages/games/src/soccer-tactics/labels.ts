import { AS_WRITTEN, words, type Labels, type Words } from '@bande/core';
import type { RefereeDuty } from './duty.ts';
import { PAWN_NAMES } from './names.ts';
import { ACTION_LABELS, POSITION_FIELDS, positionValues, SQUARE_LABELS } from './position-labels.ts';
import type { Call } from './referee/calls.ts';
import type { COLOURS } from './state.ts';

/** Everything that a form or a list calls by name. Pure data; whole sentences are the view's. */

const CALL_LABELS: Readonly<Record<Call, Words>> = {
  matchWon: words('Spiel gewonnen', 'match won'),
  extraTime: words('Verlängerung', 'extra time'),
  shootOut: words('Elfmeterschießen', 'penalty shoot-out'),
  periodOver: words('Abpfiff', 'end of the period'),
  attackPlayedOut: words('Angriff wird zu Ende gespielt', 'attack is played to its end'),
  minorFoul: words('geringfügiges Foul', 'minor foul'),
  freeKickDeclined: words('auf den Freistoß verzichtet', 'free kick declined'),
  offside: words('Abseits', 'offside'),
  notOffside: words('kein Abseits', 'not offside'),
  penalty: words('Elfmeter', 'penalty'),
  foul: words('Foul', 'foul'),
  yellowCard: words('Gelbe Karte', 'yellow card'),
  sentOff: words('Platzverweis', 'sent off'),
  goal: words('Tor', 'goal'),
  missed: words('vergeben', 'missed'),
  corner: words('Eckball', 'corner'),
  goalKick: words('Abschlag', 'goal kick'),
  shot: words('Torschuss', 'shot at goal'),
  scoringChance: words('Torchance', 'scoring chance'),
  duel: words('Zweikampf', 'duel'),
  rollAgain: words('neu würfeln', 'roll again'),
  possessionWon: words('Ball gewonnen', 'possession won'),
  possessionKept: words('Ball behalten', 'possession kept'),
  captured: words('Ball erobert', 'ball captured'),
  notReached: words('Ball nicht erreicht', 'ball not reached'),
  secondDirectPass: words('zweiter direkter Pass', 'second direct pass'),
  directPass: words('direkter Pass', 'direct pass'),
  freeBall: words('freier Ball', 'free ball'),
  dribble: words('Dribbling', 'dribble'),
  lapsed: words('Zug verfällt', 'move lapses'),
  kickOffDecided: words('Anstoß ausgelost', 'kick-off decided'),
  firstPenaltyDecided: words('erster Elfmeter ausgelost', 'first penalty decided'),
  formationReady: words('Aufstellung steht', 'formation ready'),
  kickOffReady: words('bereit zum Anstoß', 'ready to kick off'),
  clockStarts: words('Uhr läuft', 'clock starts'),
  fieldPlayerMustMove: words('ein Feldspieler muss ziehen', 'a field player must move'),
  mayDribble: words('darf dribbeln', 'may dribble'),
  playTheBall: words('Ball ist zu spielen', 'ball is to be played'),
  placed: words('aufgestellt', 'placed'),
  freeKick: words('Freistoß', 'free kick'),
  setUpDone: words('alles aufgestellt', 'all in place'),
  timeIsUp: words('Zeit abgelaufen', 'time is up'),
};

/** Dice fall at the table; at a desk the referee enters what they show. */
const DUTY_LABELS: Readonly<Record<RefereeDuty, Words>> = {
  sayWhereTheBallIs: words('sagen, wo der Ball ist', 'say where the ball is'),
  placeMissing: words('aufstellen, was noch fehlt', 'place what is still missing'),
  'roll:toss': words('beide Würfe um den Anstoß oder den ersten Elfmeter eintragen', 'enter both rolls for the start'),
  'roll:die': words('den Wurf eintragen', 'enter the roll'),
  'roll:dice': words('den Wurf mit zwei Würfeln eintragen', 'enter the roll of two dice'),
  'roll:duel': words('beide Würfe des Zweikampfs eintragen', 'enter both rolls of the duel'),
  'roll:spin': words('den Kreisel eintragen', 'enter the spin'),
  'roll:shotDie': words('den Schusswürfel eintragen', 'enter the shooting die'),
};

export const COLOUR_NAMES: Readonly<Record<(typeof COLOURS)[number], Words>> = {
  red: words('Rot', 'Red'),
  blue: words('Blau', 'Blue'),
  yellow: words('Gelb', 'Yellow'),
  green: words('Grün', 'Green'),
};
const SIDE_NAMES: Readonly<Record<string, Words>> = { red: COLOUR_NAMES.red, blue: COLOUR_NAMES.blue };
const PICTURES: Readonly<Record<string, Words>> = {
  ball: words('Ball', 'ball'),
  flag: words('Fahne', 'flag'),
  keeper: words('Torwart', 'keeper'),
};

/** What may be said of a decision; a value is called alike wherever it comes up. */
const HOW: Readonly<Record<string, Words>> = {
  pass: words('Pass', 'pass'),
  capture: words('Ball erobert', 'capture'),
  hindering: words('Torwart behindert', 'keeper hindered'),
  corner: words('nach einer Ecke', 'after a corner'),
  run: words('aus dem Lauf', 'after a run'),
  passIntoTheArea: words('Pass in den Strafraum', 'pass into the area'),
  passOntoAStar: words('Pass auf einen Stern', 'pass onto a star'),
  unchallenged: words('nicht gestört', 'unchallenged'),
  duelInTheArea: words('Zweikampf im Strafraum gewonnen', 'duel won in the area'),
  keeperBeaten: words('Torwart im Zweikampf besiegt', 'keeper beaten in a duel'),
  reached: words('Gegner hat den Ball erreicht', 'an opponent reached the ball'),
  twoPawns: words('Ball auf zwei Figuren', 'ball on two pawns'),
  dribble: words('Dribbling auf einen Gegner', 'dribble onto an opponent'),
  duel: words('Zweikampf', 'duel'),
  loneOpponent: words('Ball zum Gegner gespielt', 'ball played to an opponent'),
  notReached: words('nicht erreicht', 'not reached'),
};
const REASONS: Readonly<Record<string, Words>> = {
  goals: words('mehr Tore', 'more goals'),
  penalties: words('mehr Elfmetertore', 'more penalties scored'),
  noPawnLeft: words('Gegner ohne Figur', 'opponent without a pawn'),
};

/** `R1` is a keeper, `Ra` a defender, `R10` a number. */
function pawnLabel(name: string): Words {
  const side = name.startsWith('R') ? COLOUR_NAMES.red : COLOUR_NAMES.blue;
  const slot = name.slice(1);
  if (slot === '1') return words(`Torwart ${side.de}`, `${side.en} keeper`);
  return Number.isNaN(Number(slot))
    ? words(`Verteidiger ${side.de} ${slot}`, `${side.en} defender ${slot}`)
    : words(`${side.de} ${slot}`, `${side.en} ${slot}`);
}

const PAWN_LABELS = Object.fromEntries(PAWN_NAMES.map((name) => [name, pawnLabel(name)]));

export const labels: Labels = {
  facts: {
    tossRolled: words('um den Anstoß gewürfelt', 'rolled for the kick-off'),
    formationSet: words('aufgestellt', 'formation set'),
    rollChosen: words('Würfeln gewählt', 'chose to roll'),
    rolled: words('gewürfelt', 'rolled'),
    pawnMoved: words('Figur gezogen', 'pawn moved'),
    ballPlayed: words('Ball gespielt', 'ball played'),
    dribbled: words('gedribbelt', 'dribbled'),
    duelRolled: words('Zweikampf gewürfelt', 'duel rolled'),
    shotSpun: words('Kreisel gedreht', 'spinner spun'),
    shotDieRolled: words('Schusswürfel geworfen', 'shooting die rolled'),
    pawnPlaced: words('Figur aufgestellt', 'pawn placed'),
    ballSeen: words('Ball gesehen', 'ball seen'),
    placementPassed: words('auf das Aufstellen verzichtet', 'placement passed'),
    breach: words('Regelverstoß', 'breach'),
    delay: words('Verzögerung', 'delay'),
  },
  actions: ACTION_LABELS,
  duties: DUTY_LABELS,
  fields: {
    ...POSITION_FIELDS,
    red: words('Rot', 'Red'),
    blue: words('Blau', 'Blue'),
    side: words('Seite', 'side'),
    by: words('Seite', 'side'),
    pawn: words('Figur', 'pawn'),
    to: words('nach', 'to'),
    'ballSeen.at': words('auf dem Feld', 'on the square'),
    via: words('über', 'via'),
    'formationSet.pawns': words('Figuren und Felder', 'pawns and squares'),
    'formationSet.ball': words('Ball', 'ball'),
    'rolled.dice': words('Augen', 'numbers rolled'),
    'shotSpun.turns': words('volle Umdrehungen', 'full turns'),
    'shotSpun.sector': words('Bild', 'picture'),
    'shotSpun.onLine': words('auf der Linie', 'on the line'),
    'shotSpun.angle': words('Stand des Pfeils (Zehntelgrad)', 'where the arrow stopped (tenths of a degree)'),
    'shotDieRolled.face': words('Bild', 'picture'),
    'breach.paragraph': words('verletzte Regel', 'rule broken'),
    'delay.deliberate': words('absichtlich', 'deliberate'),
    for: words('für', 'for'),
    against: words('gegen', 'against'),
    where: words('Feld', 'square'),
    'decided.how': words('wodurch', 'how'),
    'decided.because': words('weswegen', 'because of'),
    'decided.corner': words('Ecke', 'corner'),
    'decided.paragraph': words('verletzte Regel', 'rule broken'),
    'decided.delay': words('durch Verzögern', 'by delaying'),
    'decided.taker': words('ausführende Figur', 'pawn that takes it'),
    'decided.shown': words('gezeigt', 'shown'),
    'decided.column': words('Eckfahne in Spalte', 'corner flag in column'),
    'equipment.safetyNotice': words('Warnhinweis für Kinder unter 3', 'warning for children under 3'),
    'equipment.teams': words('Mannschaften', 'teams'),
    'equipment.teams.colour': words('Farbe', 'colour'),
    'equipment.teams.pawns': words('Figuren', 'pawns'),
    'equipment.dice': words('Würfel', 'dice'),
    'equipment.diceWithEachTeam': words('Würfel je Mannschaft', 'dice with each team'),
    'equipment.ballDiscs': words('Ballscheiben', 'ball discs'),
    'equipment.timers': words('Uhren', 'timers'),
    'equipment.redCards': words('rote Karten', 'red cards'),
    'equipment.yellowCards': words('gelbe Karten', 'yellow cards'),
    'equipment.cardsBesideTheBoard': words('Karten liegen neben dem Brett', 'cards lie beside the board'),
    'equipment.spinners': words('Kreisel', 'spinners'),
    'equipment.boards': words('Spielbretter', 'boards'),
    'equipment.scoreDials': words('Ergebnisscheiben', 'score dials'),
    'equipment.shortRules': words('Kurzregeln', 'short rules'),
    'equipment.ruleBooklets': words('Regelhefte', 'rule booklets'),
    'equipment.trophies': words('Pokale', 'trophies'),
    'equipment.shootingDice': words('Schusswürfel', 'shooting dice'),
  },
  values: {
    ...positionValues(SIDE_NAMES, PAWN_LABELS, COLOUR_NAMES),
    call: CALL_LABELS,
    side: SIDE_NAMES,
    by: SIDE_NAMES,
    owner: SIDE_NAMES,
    for: SIDE_NAMES,
    against: SIDE_NAMES,
    pawn: PAWN_LABELS,
    where: SQUARE_LABELS,
    'ballSeen.at': AS_WRITTEN,
    'decided.how': HOW,
    'decided.because': REASONS,
    'decided.paragraph': AS_WRITTEN,
    'decided.taker': PAWN_LABELS,
    'decided.shown': {
      ...PICTURES,
      line: words('auf der Linie', 'on the line'),
      tooFewTurns: words('zu wenige Umdrehungen', 'too few turns'),
    },
    'decided.column': AS_WRITTEN,
    to: SQUARE_LABELS,
    via: SQUARE_LABELS,
    'formationSet.pawns': SQUARE_LABELS,
    'formationSet.ball': SQUARE_LABELS,
    'shotSpun.sector': PICTURES,
    'shotDieRolled.face': PICTURES,
    'breach.paragraph': AS_WRITTEN,
  },
};
