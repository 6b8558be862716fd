import type { Paragraph } from '../rulebook.ts';

/**
 * Everything hands can do wrong, in one table: the law, and what follows from it.
 * `foul`: technical foul or foul by laws 63 and 64 [CI-7]. `board`, `match`: lost at once.
 */
export interface Breach {
  readonly laws: readonly Paragraph[];
  readonly leads: 'foul' | 'board' | 'match';
  /** What the umpire puts right besides. */
  readonly remedy?: readonly Paragraph[];
  /** An offence only if all of these hold: a board is under way; its break has been made; he may not put the rack right; it is his own turn, or it is not; there are partners. */
  readonly only?: readonly ('board' | 'afterBreak' | 'notHisRack' | 'ownTurn' | 'othersTurn' | 'doubles')[];
  /** Not noticed before the next stroke it stands. */
  readonly unnoticed?: readonly Paragraph[];
}

const foul = (...laws: Paragraph[]): Breach => ({ laws, leads: 'foul' });
const duringBoard = (...laws: Paragraph[]): Breach => ({ laws, leads: 'foul', only: ['board'] });
const inOwnTurn = (...laws: Paragraph[]): Breach => ({ laws, leads: 'foul', only: ['board', 'ownTurn'] });
const match = (...laws: Paragraph[]): Breach => ({ laws: ['ICF-143', ...laws], leads: 'match' });

export const BREACHES = {
  // seats and hands
  seatsSwapped: { laws: ['ICF-39d.1', 'ICF-39d.2'], leads: 'foul', only: ['doubles'] },
  chairMoved: inOwnTurn('ICF-29.2'),
  bodyTouch: duringBoard('ICF-30a'), // [CI-43]
  clothingTouch: { laws: ['ICF-30a', 'ICF-30b.1'], leads: 'foul', only: ['board', 'othersTurn'] },
  clothingOnSurface: duringBoard('ICF-30b.2'),
  seatRaised: duringBoard('ICF-31'),
  bodyBeyondLines: foul('ICF-32'), // [CI-43]
  push: duringBoard('ICF-11', 'ICF-33.2'),
  twoFingers: duringBoard('ICF-34'),
  elbowInside: duringBoard('ICF-37a.1'),
  elbowBeyondLines: duringBoard('ICF-37a.2'),
  support: duringBoard('ICF-38a.1'),
  legsTouch: duringBoard('ICF-38a.2'),
  // set-up and turn
  delay: foul('ICF-41b', 'ICF-62'),
  rackChanged: { laws: ['ICF-45b.3', 'ICF-62'], leads: 'foul', only: ['notHisRack'] },
  overTime: inOwnTurn('ICF-50.1'), // [CI-38]
  wrongPlayer: { laws: ['ICF-51.1'], leads: 'board', unnoticed: ['ICF-51.2'] }, // [CI-39]
  // placing
  placedQueenOrJumped: { laws: ['ICF-9.2', 'ICF-62'], leads: 'foul', remedy: ['ICF-9.2'] },
  wrongColour: { laws: ['ICF-82a.2'], leads: 'foul', remedy: ['ICF-82a.1'], unnoticed: ['ICF-82b'] },
  holdingWhilePlacing: foul('ICF-84b'),
  outsideCircle: { laws: ['ICF-85.2'], leads: 'foul', remedy: ['ICF-85.1'] },
  disturbedByPlacing: { laws: ['ICF-86.2'], leads: 'foul', remedy: ['ICF-86.1'] },
  onCentre: { laws: ['ICF-89b.2'], leads: 'foul', remedy: ['ICF-89b.1'] },
  partnerTookDue: foul('ICF-90.1'),
  shotWithQueen: { laws: ['ICF-114.2'], leads: 'foul', remedy: ['ICF-114.1'] },
  stoodUp: { laws: ['ICF-91.1', 'ICF-91.2'], leads: 'board', only: ['board'] },
  // general laws
  notWithStriker: duringBoard('ICF-115.1'),
  strikerChanged: duringBoard('ICF-117.1'),
  boardMoved: foul('ICF-118a'), // moved back at a player's request only ['ICF-118b']
  boardExchanged: duringBoard('ICF-119.1'),
  playedBeforeRelease: { laws: ['ICF-121b', 'ICF-121a.2'], leads: 'board' },
  powderAfterPlay: duringBoard('ICF-122b.i'),
  powderWiped: foul('ICF-122b.ii'),
  powderBlown: foul('ICF-122b.iii'),
  strikerLeft: foul('ICF-123.2', 'ICF-62'),
  shotBeforeRemoval: duringBoard('ICF-124c'),
  boardHit: foul('ICF-126a'),
  positionLost: { laws: ['ICF-126b'], leads: 'board' },
  askedScore: { laws: ['ICF-128'], leads: 'foul', only: ['othersTurn'] },
  distraction: foul('ICF-129'), // [CI-47]
  offLines: duringBoard('ICF-130a'),
  circleNotCovered: duringBoard('ICF-130b.1'),
  touchesArrow: duringBoard('ICF-130b.2'),
  partnerTalk: duringBoard('ICF-131'),
  spectatorTalk: duringBoard('ICF-132'),
  solidObject: inOwnTurn('ICF-133'),
  pieceTouched: {
    laws: ['ICF-134.1', 'ICF-134.3'],
    leads: 'foul',
    remedy: ['ICF-134.2'],
    only: ['board', 'afterBreak'],
  },
  strikerTested: duringBoard('ICF-135'),
  strikerOnFrame: duringBoard('ICF-136a.1'),
  strikerInPocket: duringBoard('ICF-136a.2'),
  other: foul('ICF-62'),
  // the whole match [CI-46]
  indiscipline: match(),
  notReported: match('ICF-143a'),
  intervalOverrun: match('ICF-143b', 'ICF-138'),
  refusal: match('ICF-143c'),
  insult: match('ICF-143d'),
  smoking: match('ICF-143e.1'),
  drugs: match('ICF-143e.2'),
  unapprovedStriker: match('ICF-143f', 'ICF-115.2'),
  brokeOff: match('ICF-143g'),
  leftSurroundings: match('ICF-143i'),
} as const satisfies Readonly<Record<string, Breach>>;

export type BreachName = keyof typeof BREACHES;
export const BREACH_NAMES = Object.keys(BREACHES) as [BreachName, ...BreachName[]];
/** What can make a stroke improper; what costs a board or the match is a fact of its own. */
export const STROKE_BREACHES = BREACH_NAMES.filter((name) => BREACHES[name].leads === 'foul') as [
  BreachName,
  ...BreachName[],
];
export const MATCH_BREACHES = BREACH_NAMES.filter((name) => BREACHES[name].leads === 'match');
/** What ends a board that somebody plays alone. */
export const SOLO_ENDS = BREACH_NAMES.filter((name) => BREACHES[name].leads !== 'foul');
export const breachNamed = (name: BreachName): Breach => BREACHES[name];

/** What the laws allow by name: a person may note it, and nothing follows. */
const PERMITTED = {
  postureChanged: ['ICF-29.1'],
  clothingTouchInOwnTurn: ['ICF-30b.1'],
  seatRaisedBetweenBoards: ['ICF-31'],
  flick: ['ICF-33.1'],
  thumbShot: ['ICF-17', 'ICF-34'],
  fingerSupported: ['ICF-34'],
  eitherHand: ['ICF-35'],
  handOnSurface: ['ICF-36'],
  handBeyondLines: ['ICF-37b'], // [CI-43]
  handsOnBody: ['ICF-38b.1'],
  legsOnChair: ['ICF-38b.2'],
  rackCorrected: ['ICF-41a.6'],
  shotWithOtherPiece: ['ICF-114.1'],
  strikerChangedBetweenBoards: ['ICF-117.1'],
  strikerBroken: ['ICF-117.2'],
  powderSpread: ['ICF-122a.1', 'ICF-122a.2'],
  powderOffLinesWithStriker: ['ICF-122c'],
  strikerHelp: ['ICF-123.3'],
  scoreAskedInTurn: ['ICF-128'],
  strikerLaidDownWhilePlacing: ['ICF-136b'],
} as const satisfies Readonly<Record<string, readonly Paragraph[]>>;
export type PermittedName = keyof typeof PERMITTED;
export const PERMITTED_NAMES = Object.keys(PERMITTED) as [PermittedName, ...PermittedName[]];

/** What the umpire does with his own hands. */
export const UMPIRE = {
  tossesByColour: ['ICF-39a.1', 'ICF-39a.2'],
  leavesOnEdge: ['ICF-67'],
  leavesOverlap: ['ICF-68'],
  liftsStriker: ['ICF-69a.1', 'ICF-69a.2'],
  liftsPieces: ['ICF-70a'],
  restores: ['ICF-134.2', 'ICF-86.1'],
  handsOutPieces: ['ICF-90.2'],
  approvesStriker: ['ICF-115.2'],
  replacesStriker: ['ICF-117.2'],
  movesBoard: ['ICF-118b'],
  exchangesBoard: ['ICF-119.1', 'ICF-119.2'],
  replacesBrokenPiece: ['ICF-120'],
  takesLargestFragment: ['ICF-141'],
  checksPowder: ['ICF-122a.2', 'ICF-122d'],
  removesDust: ['ICF-122e'],
  helpsWithStriker: ['ICF-123.2', 'ICF-123.3'],
  adjustsLamp: ['ICF-H.4'],
  noticesMissedChange: ['ICF-60c'],
} as const satisfies Readonly<Record<string, readonly Paragraph[]>>;
export type UmpireDeed = keyof typeof UMPIRE;
export const UMPIRE_DEEDS = Object.keys(UMPIRE) as [UmpireDeed, ...UmpireDeed[]];
