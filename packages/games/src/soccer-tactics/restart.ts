import { usualPositions } from './formation.ts';
import { placingNow } from './placing.ts';
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
  sideOf,
  withSide,
  type Pawn,
  type Restart,
  type Settings,
  type State,
} from './state.ts';
import { GOAL_AREA, inGoalArea, NEXT_TO_GOAL_AREA, other, ZONE, type Side, type Square } from './table.ts';

/** Setting up a restart, one placement after the other; placing.ts says what is still to be done. */
const PLACEMENTS_EACH = 3; // 'STW-8.7'

const begin = (state: State, restart: Omit<Restart, 'placements'> & Partial<Pick<Restart, 'placements'>>): State => ({
  ...state,
  phase: 'placing',
  roll: 0,
  rollChosen: false,
  delayed: false,
  restart: { placements: [0, 0], ...restart },
});

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
export const beginGoalKick = (state: State): State => {
  const side = other(state.attacker);
  const ball = keeperInGoalArea(state, side) ? state.pawns[keeperOf(side)]! : NOBODY;
  return begin(awarded(state, side, ball), {
    kind: 'goalKick',
    cause: 'shot',
    for: side,
    square: NOBODY,
    kicker: NOBODY,
    turn: other(side),
  });
};

/** 'STW-8.4' to 'STW-8.6': the shooter waits off the pitch at the flag, the ball lies in the quarter circle. */
export const beginCorner = (state: State, corner: Square): State => {
  const defending = other(state.attacker);
  return begin(
    { ...state, ball: corner, pawns: placed(state.pawns, state.carrier, AT_FLAG), directPasses: 0 },
    {
      kind: 'corner',
      cause: 'shot',
      for: state.attacker,
      square: corner,
      kicker: state.carrier,
      placements: [PLACEMENTS_EACH, PLACEMENTS_EACH],
      turn: defending,
    },
  );
};

/** The fouled pawn takes it on the spot ['STW-10.1', 'STW-10.2']; the fouling pawn may have been sent off already. */
export const beginFreeKickAfterFoul = (state: State, side: Side): State =>
  begin(awarded(state, side, state.ball), {
    kind: 'freeKick',
    cause: 'foul',
    for: side,
    square: state.ball,
    kicker: pawnAt(state, side, state.ball),
    turn: other(side),
  });

/** 'STW-7.4': where the ball was played to; a team-mate already there takes it himself [I-34]. */
export const beginFreeKickAfterOffside = (state: State, square: Square): State => {
  const side = other(state.attacker);
  return begin(awarded(state, side, square), {
    kind: 'freeKick',
    cause: 'offside',
    for: side,
    square,
    kicker: pawnAt(state, side, square),
    turn: other(side),
  });
};

/** 'STW-9C.5': one of the four squares of the centre circle; until it is chosen the ball lies nowhere. */
export const beginFreeKickInTheCircle = (state: State, side: Side): State =>
  begin(
    { ...awarded(state, side, NOBODY), pawns: backOnTheBoard(state) },
    { kind: 'freeKick', cause: 'minor', for: side, square: NOBODY, kicker: NOBODY, turn: other(side) },
  );

/** A breach during a corner or penalty set-up: whoever waits off the grid steps onto it again. */
const backOnTheBoard = (state: State): readonly Square[] =>
  state.pawns.map((square, pawn) =>
    square === AT_FLAG
      ? besideTheFlag(state, sideOf(pawn), square)
      : square === ON_LINE
        ? besideTheLine(state, sideOf(pawn))
        : square,
  );
const freeOf = (state: State, side: Side, squares: readonly Square[]): Square | undefined =>
  squares.find((square) => pawnAt(state, side, square) === NOBODY);
const besideTheFlag = (state: State, side: Side, otherwise: Square): Square => {
  const corner = state.restart?.square ?? NOBODY;
  return corner < 0 ? otherwise : (freeOf(state, side, [corner, ...ZONE[corner]!]) ?? otherwise);
};
/** A team-mate may still be in the goal area: then the keeper waits beside it ['STW-2.17']. */
const besideTheLine = (state: State, side: Side): Square => {
  const taken = GOAL_AREA[side].some((square) => pawnAt(state, side, square) !== NOBODY);
  return freeOf(state, side, taken ? NEXT_TO_GOAL_AREA[side]! : GOAL_AREA[side]) ?? ON_LINE;
};

/** 'STW-9B.9', 'STW-9B.10': ball on the spot, keeper on the line; the fouling side places first ['STW-9B.6']. */
export const beginPenalty = (state: State): State => {
  const { attacker } = state;
  const kicker = pawnAt(state, attacker, state.ball);
  return begin(
    { ...onTheLine(state, other(attacker)), ball: ON_SPOT, carrier: kicker, penalty: true },
    { kind: 'penalty', cause: 'foul', for: attacker, square: ON_SPOT, kicker, turn: other(attacker) },
  );
};

/** 'STW-11C.5': everybody is set up anew for each penalty of the shoot-out. */
export const beginShootOutPenalty = (state: State, side: Side): State => {
  const fresh: State = {
    ...state,
    attacker: side,
    pawns: usualPositions(state.pawns),
    ball: ON_SPOT,
    carrier: NOBODY,
    penalty: true,
  };
  return begin(onTheLine(fresh, other(side)), {
    kind: 'penalty',
    cause: 'shootOut',
    for: side,
    square: ON_SPOT,
    kicker: NOBODY,
    turn: other(side),
  });
};

const onTheLine = (state: State, side: Side): State =>
  inPlay(state, keeperOf(side)) ? { ...state, pawns: placed(state.pawns, keeperOf(side), ON_LINE) } : state;

/** Where the ball lies while a restart is set up: with the taker of a goal kick once he stands in his goal area, else on the square of the restart. */
export function ballOfRestart(state: State, restart: Restart): Square {
  if (restart.kind !== 'goalKick') return restart.square;
  const taker = state.pawns[restart.kicker === NOBODY ? keeperOf(restart.for) : restart.kicker]!;
  return inGoalArea(restart.for, taker) ? taker : NOBODY;
}

/** The position after one placement, and whose turn it is then. */
export function placeOne(state: State, settings: Settings, pawn: Pawn, to: Square): State {
  const placing = placingNow(state, settings);
  const { restart } = state;
  if (placing === null || restart === null) return state;
  const moved = { ...state, pawns: placed(state.pawns, pawn, to) };
  switch (placing.what) {
    case 'chooseKicker':
      return restart.kind === 'penalty'
        ? { ...moved, carrier: pawn, restart: { ...restart, kicker: pawn } }
        : { ...moved, ball: to, restart: { ...restart, kicker: pawn, square: to } };
    case 'keeperBack':
      return restart.kind === 'goalKick' ? { ...moved, ball: to } : moved;
    case 'cornerPlacement':
      return { ...moved, restart: oneLess(restart, placing.side) };
    case 'penaltyPlacement':
      return { ...moved, restart: { ...restart, turn: other(placing.side) } };
    default:
      return moved;
  }
}

/** A placement not used is gone; the other side is next ['STW-8.12']. */
export const passOne = (state: State, settings: Settings): State => {
  const side = placingNow(state, settings)?.side;
  return state.restart === null || side === undefined ? state : { ...state, restart: oneLess(state.restart, side) };
};

const oneLess = (restart: Restart, side: Side): Restart => ({
  ...restart,
  placements: withSide(restart.placements, side, restart.placements[side] - 1),
  turn: other(side),
});

/** 'STW-11A.4': the time is up, and the program places what is missing for this side, first pawn, first square. */
export function placeTheRest(state: State, settings: Settings, side: Side): State {
  let now = state;
  for (
    let placing = placingNow(now, settings);
    placing !== null && placing.side === side;
    placing = placingNow(now, settings)
  ) {
    const first = placing.choices.find(({ squares }) => squares.length > 0);
    if (first === undefined && !placing.mayPass) return now; // a side without a single pawn [I-40]
    now =
      placing.mayPass || first === undefined
        ? passOne(now, settings)
        : placeOne(now, settings, first.pawn, first.squares[0]!);
  }
  return now;
}

/** All stand: the side has the ball and goes on with a new attack, the corner kick or the shot. */
export function finishRestart(state: State): State {
  const { restart } = state;
  if (restart === null) return state;
  const done: State = { ...state, restart: null, attacker: restart.for, penalty: restart.kind === 'penalty' };
  switch (restart.kind) {
    case 'goalKick':
      return goalKickTaker(done, restart);
    case 'freeKick':
      return { ...done, ball: restart.square, carrier: restart.kicker, lock: restart.kicker, lockCause: 'STW-10.8' };
    case 'corner':
      return {
        ...done,
        pawns: placed(done.pawns, restart.kicker, restart.square),
        carrier: restart.kicker,
        lock: restart.kicker,
        lockCause: 'STW-8.20',
      };
    case 'penalty':
      return { ...done, carrier: restart.kicker, lock: NOBODY };
  }
}

/** 'STW-6C.4': the keeper has the ball; without him the pawn that was chosen [I-40]. */
function goalKickTaker(state: State, restart: Restart): State {
  const taker = restart.kicker === NOBODY ? keeperOf(restart.for) : restart.kicker;
  return { ...state, ball: state.pawns[taker]!, carrier: taker, lock: taker, lockCause: 'STW-6C.8', goalKick: true };
}
