import type { Action } from './actions.ts';
import { formations } from './formation.ts';
import { PAWN_NAMES } from './names.ts';
import { placingNow } from './placing.ts';
import { reachOf } from './reach.ts';
import { keeperOf, onBoard, ownPawns, type Match, type Pawn, type Settings, type State } from './state.ts';
import { SQUARE_NAMES, type Side, type Square } from './table.ts';
import { ballChoices, dribbleChoices, mayMove, sideToAct, touchesLocked } from './turn.ts';

/** Every choice of a side now: after a roll it must move, but need not go to the ball [I-17]. A formation is listed once for all ways of sharing out the numbers [I-49]. */
export function legalFor(match: Match, side: Side): readonly Action[] {
  const { state } = match;
  if (match.options.length > 0 || sideToAct(state, match.setup.settings) !== side) return [];
  const { settings } = match.setup;
  switch (state.phase) {
    case 'formation':
      return formations(state, side);
    case 'placing':
      return placements(state, settings);
    case 'kickOff':
    case 'attackPlay':
    case 'extraPlay':
    case 'cornerKick':
      return [...ballChoices(state, settings).map(playTo), ...dribbleChoices(state, settings).map(dribbleTo)];
    case 'attackMove':
    case 'captureA':
      return fieldMoves(state, settings, side);
    case 'captureD':
    case 'challenge':
      return state.roll > 0
        ? fieldMoves(state, settings, side)
        : [{ kind: 'roll' }, ...keeperMoves(state, settings, side)];
    default:
      return [];
  }
}

const playTo = (to: Square): Action => ({ kind: 'play', to: SQUARE_NAMES[to]! });
const dribbleTo = (to: Square): Action => ({ kind: 'dribble', to: SQUARE_NAMES[to]! });
/** Moves are listed so often that each exists once, for everybody. */
const MOVES: readonly (readonly Action[])[] = PAWN_NAMES.map((pawn) =>
  SQUARE_NAMES.map((to): Action => Object.freeze({ kind: 'move', pawn, to })),
);
const moveTo = (pawn: Pawn, to: Square): Action => MOVES[pawn]![to]!;

const scratch: Square[] = [];

function fieldMoves(state: State, settings: Settings, side: Side): readonly Action[] {
  const reach = reachOf(state.pawns, side, settings);
  const actions: Action[] = [];
  for (const pawn of ownPawns(side)) {
    if (!mayMove(state, pawn)) continue;
    const count = reach.targets(pawn, state.pawns[pawn]!, state.roll, scratch);
    for (let i = 0; i < count; i++)
      if (!touchesLocked(state, pawn, scratch[i]!)) actions.push(moveTo(pawn, scratch[i]!));
  }
  return actions;
}

export function keeperMoves(state: State, settings: Settings, side: Side): readonly Action[] {
  const keeper = keeperOf(side);
  if (!onBoard(state, keeper)) return [];
  const targets = reachOf(state.pawns, side, settings).keeperTargets(keeper, state.pawns[keeper]!);
  return targets.filter((to) => !touchesLocked(state, keeper, to)).map((to) => moveTo(keeper, to));
}

function placements(state: State, settings: Settings): readonly Action[] {
  const placing = placingNow(state, settings);
  if (placing === null) return [];
  const places = placing.choices.flatMap(({ pawn, squares }) =>
    squares.map((to): Action => ({ kind: 'place', pawn: PAWN_NAMES[pawn]!, to: SQUARE_NAMES[to]! })),
  );
  return placing.mayPass ? [{ kind: 'pass' }, ...places] : places;
}
