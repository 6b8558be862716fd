import type { Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';

/** How a call is seen and heard. What stops play is whistled, but where a card is shown that is heard instead. */
type Shown = 'goal' | 'end' | 'whistle' | 'card' | 'change' | 'out' | 'inside';
/** Neither called out nor heard. */
const ON_ITS_CARD = null;

const SHOWN_AT: Readonly<Record<Call, Shown | null>> = {
  disqualified: 'card',
  matchOver: 'end',
  shootOut: 'end',
  extraTime: 'end',
  periodOver: 'end',
  addedTime: ON_ITS_CARD,
  signal: ON_ITS_CARD,
  goal: 'goal',
  ownGoal: 'goal',
  noGoal: 'whistle',
  shotScored: 'goal',
  shotMissed: 'whistle',
  foul: 'whistle',
  handBall: 'whistle',
  fingerFoul: 'whistle',
  keeperMisuse: 'whistle',
  faultyTick: 'whistle',
  keeperFoul: 'whistle',
  wrongReserve: 'whistle',
  wrongNumber: 'whistle',
  offside: 'whistle',
  blockFoul: 'whistle',
  barrierPlay: 'whistle',
  obstruction: 'whistle',
  uncleanFlick: 'whistle',
  illegalFlick: 'whistle',
  bodyFoul: 'whistle',
  unsporting: 'whistle',
  illegalConduct: 'whistle',
  timeWasting: 'whistle',
  pressBall: 'whistle',
  retake: ON_ITS_CARD,
  wrongExecution: ON_ITS_CARD,
  rightLost: ON_ITS_CARD,
  illegalPosition: ON_ITS_CARD,
  misconduct: 'whistle',
  yellowCard: 'card',
  orangeCard: 'card',
  penalty: 'whistle',
  freeKick: 'whistle',
  corner: 'out',
  goalKick: 'out',
  throwIn: 'out',
  outUnclear: ON_ITS_CARD,
  kickOff: ON_ITS_CARD,
  back: ON_ITS_CARD,
  change: 'change',
  inside: 'inside',
  blockFlick: ON_ITS_CARD,
  placing: ON_ITS_CARD,
  outOfPlay: ON_ITS_CARD,
  restrictedFlick: ON_ITS_CARD,
  backTaken: ON_ITS_CARD,
  leftAsItIs: ON_ITS_CARD,
  playOn: ON_ITS_CARD,
  distance: ON_ITS_CARD,
  noDistance: ON_ITS_CARD,
  forcingCheck: ON_ITS_CARD,
  forcingChecked: ON_ITS_CARD,
  tickAllowed: ON_ITS_CARD,
  tickRefused: ON_ITS_CARD,
  lifted: ON_ITS_CARD,
  substitution: ON_ITS_CARD,
  substitutionRefused: ON_ITS_CARD,
  reserveIn: ON_ITS_CARD,
  reserveOut: ON_ITS_CARD,
  blockWaived: ON_ITS_CARD,
  tossWon: ON_ITS_CARD,
  tossChosen: ON_ITS_CARD,
  setUpEnded: ON_ITS_CARD,
  takerNamed: ON_ITS_CARD,
  positionalFlick: ON_ITS_CARD,
  positionalWaived: ON_ITS_CARD,
  play: ON_ITS_CARD,
  refereeActs: ON_ITS_CARD,
};

/** What nobody was asked for stops nothing, and is read in the story alone. */
export const isUnasked = ({ detail }: Ruling): boolean => detail?.['asked'] === false;

export const isShownAs = (ruling: Ruling, ...as: readonly Shown[]): boolean =>
  !isUnasked(ruling) && as.some((one) => SHOWN_AT[ruling.call] === one);
export const firstShown = (rulings: readonly Ruling[], ...as: readonly Shown[]): Ruling | undefined =>
  rulings.find((ruling) => isShownAs(ruling, ...as));
