import type { ConsequenceOf } from '../consequences.ts';
import { usualPositions } from '../formation.ts';
import { pawnNamed } from '../names.ts';
import {
  AT_FLAG,
  inPlay,
  keeperInGoalArea,
  keeperOf,
  NO_ATTACK,
  NOBODY,
  ON_LINE,
  ON_SPOT,
  pawnAt,
  placed,
  sideNamed,
  type Match,
  type Pawn,
  type Restart,
  type State,
} from '../state.ts';
import { other, squareNamed, type Side, type Square } from '../table.ts';
import { backOnTheBoard } from './back-on-the-board.ts';
import { phase, withoutSetUpClocks } from './phase.ts';
import { orAtOnce } from './restart-taken.ts';

/** A restart is awarded: from now on it is set up, one placement after the other; placing.ts says what is still to be done. */
const PLACEMENTS_EACH = 3; // 'STW-8.7'

type NewRestart = Omit<Restart, 'placements'> & Partial<Pick<Restart, 'placements'>>;

const begin = (match: Match, state: State, restart: NewRestart): Match =>
  orAtOnce(phase({ ...match, state }, { phase: 'placing', restart: { placements: [0, 0], ...restart } }));

/** The attack is over: the side that gets the ball is the A-team from now on, also while pawns are still being placed ['STW-4.1', 'STW-4.2']. */
const awarded = (state: State, side: Side, ball: Square): State => ({
  ...state,
  ...NO_ATTACK,
  attacker: side,
  ball,
  carrier: NOBODY,
  lock: NOBODY,
});

/** 'STW-6C.1': the keeper's side gets the ball; it lies with him as soon as he stands in his goal area. */
export function goalKick(match: Match, { for: name }: ConsequenceOf<'goalKick'>): Match {
  const { state } = match;
  const side = sideNamed(name);
  const ball = keeperInGoalArea(state, side) ? state.pawns[keeperOf(side)]! : NOBODY;
  return begin(match, awarded(state, side, ball), {
    kind: 'goalKick',
    cause: 'shot',
    for: side,
    square: NOBODY,
    kicker: NOBODY,
    turn: other(side),
  });
}

/** 'STW-8.4' to 'STW-8.6': the shooter waits off the pitch at the flag, the ball lies in the quarter circle. */
export function corner(match: Match, { for: name, at, taker }: ConsequenceOf<'corner'>): Match {
  const { state } = match;
  const [side, square, kicker] = [sideNamed(name), squareNamed(at)!, pawnNamed(taker)!];
  const waiting = {
    ...state,
    attacker: side,
    ball: square,
    carrier: kicker,
    pawns: placed(state.pawns, kicker, AT_FLAG),
    directPasses: 0,
  } as const;
  return begin(match, waiting, {
    kind: 'corner',
    cause: 'shot',
    for: side,
    square,
    kicker,
    placements: [PLACEMENTS_EACH, PLACEMENTS_EACH],
    turn: other(side),
  });
}

/** A free kick ends what was special about the ball before. */
const freeKick = (match: Match, state: State, restart: Pick<Restart, 'cause' | 'for' | 'square' | 'kicker'>): Match =>
  begin(
    withoutSetUpClocks(match),
    { ...state, goalKick: false, penalty: false },
    { kind: 'freeKick', ...restart, turn: other(restart.for) },
  );

/** The fouled pawn takes it on the spot ['STW-10.1', 'STW-10.2']; the fouling pawn may have been sent off already. */
export const freeKickAfterFoul = (match: Match, { for: side, at, taker }: ConsequenceOf<'freeKickAfterFoul'>): Match =>
  freeKickAt(match, 'foul', sideNamed(side), squareNamed(at)!, pawnNamed(taker)!);

/** 'STW-7.4': where the ball was played to; a team-mate already there takes it himself [I-34]. */
export function freeKickAfterOffside(match: Match, { for: name, at }: ConsequenceOf<'freeKickAfterOffside'>): Match {
  const [side, square] = [sideNamed(name), squareNamed(at)!];
  return freeKickAt(match, 'offside', side, square, pawnAt(match.state, side, square));
}

const freeKickAt = (match: Match, cause: Restart['cause'], side: Side, square: Square, kicker: Pawn): Match =>
  freeKick(match, awarded(match.state, side, square), { cause, for: side, square, kicker });

/** 'STW-9C.5': one of the four squares of the centre circle; until it is chosen the ball lies nowhere. */
export function freeKickInTheCircle(match: Match, { for: name }: ConsequenceOf<'freeKickInTheCircle'>): Match {
  const side = sideNamed(name);
  const state = { ...awarded(match.state, side, NOBODY), pawns: backOnTheBoard(match.state) };
  return freeKick(match, state, { cause: 'minor', for: side, square: NOBODY, kicker: NOBODY });
}

/** 'STW-9B.9', 'STW-9B.10': ball on the spot, keeper on the line; the fouling side places first ['STW-9B.6']. */
export function penalty(match: Match, { for: name, taker }: ConsequenceOf<'penalty'>): Match {
  const { state } = match;
  const side = sideNamed(name);
  const kicker = pawnNamed(taker)!;
  return begin(
    match,
    { ...onTheLine(state, other(side)), attacker: side, ball: ON_SPOT, carrier: kicker, penalty: true },
    { kind: 'penalty', cause: 'foul', for: side, square: ON_SPOT, kicker, turn: other(side) },
  );
}

/** 'STW-11C.5': everybody is set up anew for each penalty of the shoot-out. */
export function shootOutPenalty(match: Match, before: State, side: Side): Match {
  const fresh: State = {
    ...before,
    attacker: side,
    pawns: usualPositions(before.pawns),
    ball: ON_SPOT,
    carrier: NOBODY,
    penalty: true,
  };
  return begin(match, onTheLine(fresh, other(side)), {
    kind: 'penalty',
    cause: 'shootOut',
    for: side,
    square: ON_SPOT,
    kicker: NOBODY,
    turn: other(side),
  });
}

const onTheLine = (state: State, side: Side): State =>
  inPlay(state, keeperOf(side)) ? { ...state, pawns: placed(state.pawns, keeperOf(side), ON_LINE) } : state;
