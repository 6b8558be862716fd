import { Occupancy, mayStand } from './limits.ts';
import { placingNow } from './placing.ts';
import { reachOf } from './reach.ts';
import {
  defender,
  inArea,
  isKeeper,
  keeperOf,
  mayEnterHalf,
  NOBODY,
  onBoard,
  ownPawns,
  pawnAt,
  placed,
  type Pawn,
  type Phase,
  type Settings,
  type State,
} from './state.ts';
import { ballTargetsFrom, halfOf, isStar, ZONE, type Side, type Square } from './table.ts';

const ABOUT_THE_BALL: ReadonlySet<Phase> = new Set<Phase>([
  'kickOff',
  'attackPlay',
  'extraPlay',
  'captureA',
  'captureD',
  'challenge',
  'cornerKick',
]);

/** A decision of the referee has left out where the ball is, who shoots or who fights for it: then nobody can go on but he. */
function isForTheReferee(state: State): boolean {
  const { phase, period, ball, carrier } = state;
  if (phase === 'duel') return !isFoughtFor(state);
  return ABOUT_THE_BALL.has(phase) ? ball < 0 : phase === 'shot' && carrier === NOBODY && period !== 'shootOut';
}
/** Both pawns on the ball are known: what is added to their dice hangs on it ['STW-4D.9', 'STW-4D.10']. */
export const isFoughtFor = (state: State): boolean => fighterOf(state, 0) !== NOBODY && fighterOf(state, 1) !== NOBODY;

/** At a desk: a decision of the referee has left out where the ball is, and it should lie with somebody or on a square. */
export const ballIsUnknown = (state: State): boolean =>
  isForTheReferee(state) || (CARRIED.has(state.phase) && (state.ball < 0 || state.carrier === NOBODY));
/** Here a pawn of the attacker has the ball. */
const CARRIED: ReadonlySet<Phase> = new Set<Phase>([
  'kickOff',
  'attackMove',
  'attackPlay',
  'extraPlay',
  'challenge',
  'cornerKick',
]);

/** Here the attacker rolls, and does something with what he has rolled. */
const ATTACKERS_ROLL: ReadonlySet<Phase> = new Set<Phase>([
  'kickOff',
  'attackMove',
  'attackPlay',
  'extraPlay',
  'captureA',
  'cornerKick',
]);

/** Who has to decide something now; null while dice are awaited or nothing is to be decided. */
export function sideToAct(state: State, settings: Settings): Side | null {
  if (isForTheReferee(state)) return null;
  if (ATTACKERS_ROLL.has(state.phase)) return state.roll > 0 ? state.attacker : null;
  switch (state.phase) {
    case 'formation':
      return state.ball === NOBODY ? state.attacker : defender(state);
    case 'placing':
      return placingNow(state, settings)?.side ?? null;
    case 'captureD':
    case 'challenge':
      return state.roll > 0 || !state.rollChosen ? defender(state) : null;
    default:
      return null;
  }
}

/** Which dice are to be rolled: how many numbers, and up to what. */
export function diceAwaited(
  state: State,
  settings: Settings,
): { readonly what: string; readonly faces: readonly number[] } | null {
  if (isForTheReferee(state)) return null;
  if (ATTACKERS_ROLL.has(state.phase)) {
    if (state.roll > 0) return null;
    return playsWithTwoDice(state) ? TWO_DICE : ONE_DIE;
  }
  switch (state.phase) {
    case 'toss':
      return { what: 'toss', faces: [6, 6] };
    case 'duel':
      return { what: 'duel', faces: [6, 6] };
    case 'shot':
      return settings.shotDevice === 'spinner'
        ? { what: 'spin', faces: [SPIN_STEPS] }
        : { what: 'shotDie', faces: [facesOf(settings)] };
    case 'captureD':
    case 'challenge':
      return state.rollChosen && state.roll === 0 ? ONE_DIE : null;
    default:
      return null;
  }
}
const ONE_DIE = { what: 'die', faces: [6] } as const;
const TWO_DICE = { what: 'dice', faces: [6, 6] } as const;
/** The arrow stops at one of 3600 tenths of a degree. */
export const SPIN_STEPS = 3600;
/** The shooting die keeps the odds of the spinner, four to two to two, unless a club's die has others [I-28]. */
const facesOf = ({ shotDie: { ball, flag, keeper } }: Settings): number => ball + flag + keeper;

/** 'STW-6.2', 'STW-6C.6': two dice, added up, for the ball of a keeper and for every goal kick [I-18]. */
export const playsWithTwoDice = (state: State): boolean =>
  (state.phase === 'attackPlay' || state.phase === 'extraPlay' || state.phase === 'kickOff') &&
  (state.goalKick || (state.carrier !== NOBODY && isKeeper(state.carrier)));

export const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Which pawns of the acting side may use a roll: field players, and never the carrier in step 1 ['STW-4.5', 'STW-6A.4', I-16]. */
export const mayMove = (state: State, pawn: Pawn): boolean =>
  !isKeeper(pawn) && onBoard(state, pawn) && !(state.phase === 'attackMove' && pawn === state.carrier);

/** A restart taker may not be the next to touch the ball [I-29]. */
export const touchesLocked = (state: State, pawn: Pawn, to: Square): boolean =>
  pawn === state.lock && to === state.ball && state.carrier === NOBODY;

export const canMoveAnybody = (state: State, settings: Settings, side: Side): boolean => {
  const reach = reachOf(state.pawns, side, settings);
  const closed = state.carrier === NOBODY ? state.ball : NOBODY; // to the locked pawn
  return ownPawns(side).some(
    (pawn) =>
      mayMove(state, pawn) &&
      reach.canMove(pawn, state.pawns[pawn]!, state.roll, pawn === state.lock ? closed : NOBODY),
  );
};

export const canMoveKeeper = (state: State, settings: Settings): boolean => {
  const keeper = keeperOf(defender(state));
  return (
    onBoard(state, keeper) &&
    reachOf(state.pawns, defender(state), settings).keeperTargets(keeper, state.pawns[keeper]!).length > 0
  );
};

export type TargetKind = 'free' | 'own' | 'two' | 'opponent';
export function targetKind(state: State, to: Square): TargetKind {
  const own = pawnAt(state, state.attacker, to) !== NOBODY;
  const opponent = pawnAt(state, defender(state), to) !== NOBODY;
  if (own) return opponent ? 'two' : 'own';
  return opponent ? 'opponent' : 'free';
}

/** A ball in the area of the defending side, or passed to a star: the attack may be finished after the signal ['STW-11B.3', 'STW-11B.4']. */
export const threatens = (state: State, settings: Settings, to: Square): boolean =>
  inArea(settings, defender(state), to) || (isStar(defender(state), to) && targetKind(state, to) === 'own');

/** Where this restart lets the ball go: beyond the centre line ['STW-1B.9', I-44], out of the own area ['STW-6C.7'], or anywhere. */
export function mayPlayTo(state: State, settings: Settings, to: Square): boolean {
  if (state.phase === 'kickOff') return halfOf(to) !== state.attacker;
  return !state.goalKick || !inArea(settings, state.attacker, to);
}

/** A square with only an opponent is no option, unless nothing else is left, a dribble included ['STW-4.11', I-13]. */
export function ballChoices(state: State, settings: Settings): readonly Square[] {
  const open = ballTargetsFrom(state.ball, state.roll).filter((to) => mayPlayTo(state, settings, to));
  const wanted = open.filter((to) => targetKind(state, to) !== 'opponent');
  return wanted.length > 0 || dribbleChoices(state, settings).length > 0 ? wanted : open;
}

/** 'STW-4C.1', I-22: with a 1 the carrier may take the ball along, unless he is taking a restart. */
export const mayDribble = (state: State): boolean =>
  state.roll === 1 &&
  (state.phase === 'attackPlay' || state.phase === 'extraPlay') &&
  state.carrier !== NOBODY &&
  state.carrier !== state.lock &&
  !isKeeper(state.carrier);

const scratch = new Occupancy();
export function dribbleChoices(state: State, settings: Settings): readonly Square[] {
  if (!mayDribble(state)) return [];
  const pawn = state.carrier;
  scratch.fill(state.pawns);
  return ZONE[state.ball]!.filter(
    (to) => to !== state.ball && mayEnterHalf(pawn, to) && mayStand(scratch, settings, pawn, to),
  );
}

export const fighterOf = (state: State, side: Side): Pawn =>
  state.ball < 0 ? NOBODY : pawnAt(state, side, state.ball);
/** The position with the ball on this square: whoever is named or took it along stands there, or the attacker's pawn has it, unless it is free or fought for. */
export function withTheBallOn(state: State, ball: Square, named: Pawn = NOBODY): State {
  const { phase } = state;
  if (phase === 'captureA' || phase === 'captureD' || phase === 'duel') return { ...state, ball };
  const along = named === NOBODY ? state.carrier : named;
  const pawns = along === NOBODY ? state.pawns : placed(state.pawns, along, ball);
  const carrier = along === NOBODY ? fighterOf({ ...state, ball }, state.attacker) : along;
  const taker = phase === 'kickOff' || phase === 'cornerKick';
  return { ...state, pawns, ball, carrier, lock: taker ? carrier : state.lock };
}
