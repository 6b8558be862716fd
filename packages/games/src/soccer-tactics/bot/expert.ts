import type { Action } from '../actions.ts';
import { pawnNamed } from '../names.ts';
import { bonusOf } from '../referee/duel.ts';
import {
  inArea,
  isKeeper,
  NOBODY,
  slotOf,
  type Match,
  type Pawn,
  type Restart,
  type Settings,
  type State,
} from '../state.ts';
import { GOAL_AREA, halfOf, other, rowFrom, squareNamed, type Side, type Square } from '../table.ts';
import { fighterOf } from '../turn.ts';
import { SHOT } from './contest.ts';
import type { Outlook } from './outlook.ts';
import { Thinker, twoDice, type Move } from './thinker.ts';

/** Of equals, the one that goes to the ball: nobody waits for ever. */
const EAGERNESS = 0.001;
/** How many of the moves are thought through once more. */
const FINALISTS = 6;
/** Corner placements further from the goal than this many rows are not thought of. */
const NEAR_THE_GOAL = 5;

interface Scored {
  readonly action: Action;
  readonly worth: number;
}

/** The action that promises most, in goals; of equals the first. */
export function bestAction(match: Match, side: Side, legal: readonly Action[]): Action {
  const thinker = new Thinker(match, side);
  const worth = judgement(thinker, match.setup.settings);
  const ranked = worthAThought(thinker.state, legal)
    .map((action): Scored => ({ action, worth: worth(action, 0) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (ranked[0]!.action.kind === 'play' || ranked[0]!.action.kind === 'dribble') return ranked[0]!.action;
  const finalists = ranked.slice(0, FINALISTS).map(({ action }): Scored => ({ action, worth: worth(action, 1) }));
  return finalists.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
}

function worthAThought(state: State, legal: readonly Action[]): readonly Action[] {
  const { restart } = state;
  if (restart?.kind !== 'corner') return legal;
  const near = legal.filter(
    (action) => action.kind !== 'place' || rowFrom(other(restart.for), squareNamed(action.to)!) <= NEAR_THE_GOAL,
  );
  return near.length > 0 ? near : legal;
}

type Judgement = (action: Action, sweeps: number) => number;

function judgement(thinker: Thinker, settings: Settings): Judgement {
  switch (thinker.state.phase) {
    case 'formation':
      return (action) => (action.kind === 'formation' ? worthOfFormation(thinker, action) : 0);
    case 'placing':
      return (action, sweeps) => worthOfPlacement(thinker, action, sweeps);
    case 'attackMove':
      return (action, sweeps) =>
        action.kind === 'move'
          ? thinker.after(action, sweeps).worthOfAttack(thinker.side, thinker.state.ball, twoDice(thinker.state))
          : 0;
    case 'captureA':
      return (action, sweeps) => (action.kind === 'move' ? worthOfCapture(thinker, settings, action, sweeps) : 0);
    case 'captureD':
      return (action, sweeps) => worthAtFreeBall(thinker, action, sweeps);
    case 'challenge':
      return (action, sweeps) => worthOfChallenge(thinker, settings, action, sweeps);
    default:
      return (action) => worthOfBall(thinker, action);
  }
}

function worthOfBall({ state, base, side }: Thinker, action: Action): number {
  if (action.kind === 'dribble') return base.dribbled(side)[squareNamed(action.to)!]!;
  if (action.kind !== 'play') return 0;
  return (state.phase === 'extraPlay' ? base.again(side) : base.played(side))[squareNamed(action.to)!]!;
}

function worthOfCapture(thinker: Thinker, settings: Settings, action: Move, sweeps: number): number {
  const { state, side } = thinker;
  const trial = thinker.after(action, sweeps);
  if (squareNamed(action.to) !== state.ball) return trial.contest.missedBall(side, state.ball);
  const pawn = pawnNamed(action.pawn)!;
  if (isMarkedThere(state, pawn)) return -trial.possession[other(side)][state.ball]!;
  return (
    EAGERNESS +
    trial.contest.challenged(side, state.ball, inArea(settings, other(side), state.ball), bonusOf(pawn, settings))
  );
}

const isMarkedThere = (state: State, pawn: Pawn): boolean =>
  !state.noOffside &&
  (state.marks & (1 << slotOf(pawn))) !== 0 &&
  rowFrom(other(state.attacker), state.ball) < state.offsideRow;

function worthAtFreeBall(thinker: Thinker, action: Action, sweeps: number): number {
  const { state, side, base } = thinker;
  if (action.kind === 'roll') return -base.contest.missedBall(other(side), state.ball, true);
  if (action.kind !== 'move') return 0;
  const trial = thinker.after(action, sweeps);
  if (squareNamed(action.to) !== state.ball) return -trial.contest.freeBall(other(side), state.ball);
  return (
    EAGERNESS + (state.lastAttack ? 0 : trial.worthOfPossession(side, state.ball, isKeeper(pawnNamed(action.pawn)!)))
  );
}

function worthOfChallenge(thinker: Thinker, settings: Settings, action: Action, sweeps: number): number {
  const { state, side, base } = thinker;
  const attacker = other(side);
  const carrier = state.carrier === NOBODY ? fighterOf(state, attacker) : state.carrier;
  const held = (outlook: Outlook): number => {
    if (state.chance) return SHOT;
    return state.lastAttack ? 0 : outlook.worthOfPossession(attacker, state.ball, isKeeper(carrier));
  };
  if (action.kind === 'roll')
    return -base.contest.rolledAgainst(attacker, state.ball, held(base), bonusOf(carrier, settings));
  if (action.kind !== 'move') return 0;
  const trial = thinker.after(action, sweeps);
  return squareNamed(action.to) === state.ball
    ? -trial.contest.fought(attacker, state.ball, carrier, pawnNamed(action.pawn)!)
    : -held(trial);
}

function worthOfFormation(thinker: Thinker, action: Extract<Action, { kind: 'formation' }>): number {
  const { state, side } = thinker;
  const pawns = [...state.pawns];
  for (const [name, square] of Object.entries(action.pawns)) pawns[pawnNamed(name)!] = squareNamed(square)!;
  const ball = action.ball === undefined ? state.ball : squareNamed(action.ball)!;
  const worth = thinker
    .with(pawns)
    .worthOfRestart(state.attacker, ball, false, (square) => halfOf(square) !== state.attacker);
  return side === state.attacker ? worth : -worth;
}

function worthOfPlacement(thinker: Thinker, action: Action, sweeps: number): number {
  const { state, side } = thinker;
  const { restart } = state;
  if (restart === null || (action.kind !== 'place' && action.kind !== 'pass')) return 0;
  const trial = action.kind === 'place' ? thinker.after(action, sweeps) : thinker.base;
  const worth = worthOfRestart(trial, restart, action);
  return side === restart.for ? worth : -worth;
}

function worthOfRestart(trial: Outlook, restart: Restart, action: Action): number {
  const chosen = action.kind === 'place' && restart.kicker === NOBODY ? pawnNamed(action.pawn)! : restart.kicker;
  switch (restart.kind) {
    case 'corner':
      return trial.worthOfAttack(restart.for, restart.square, false);
    case 'freeKick':
      return trial.worthOfAttack(restart.for, ballAt(restart, action), chosen !== NOBODY && isKeeper(chosen));
    case 'goalKick':
      return trial.worthOfAttack(restart.for, GOAL_AREA[restart.for][0]!, true);
    case 'penalty':
      return -trial.worthOfAttack(other(restart.for), GOAL_AREA[other(restart.for)][0]!, true);
  }
}
/** The taker of a free kick in the circle chooses its square. */
const ballAt = (restart: Restart, action: Action): Square =>
  restart.square === NOBODY && action.kind === 'place' ? squareNamed(action.to)! : restart.square;
