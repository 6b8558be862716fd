import type { Seat } from '@bande/core';
import type { Action } from './actions.ts';
import { roomForStriker, roomToPlace, strikerBreaches } from './placing.ts';
import {
  awaitsRack,
  endOf,
  isDoubles,
  piecesOf,
  QUEEN,
  sideNamed,
  sideOfSeat,
  waitsForStriker,
  type Match,
} from './state.ts';
import {
  BASE_LINE,
  degreesTo,
  ENDS,
  other,
  PIECE_RADIUS,
  POCKETS,
  seenFrom,
  STRIKER_RADIUS,
  type Point,
  type Side,
} from './table.ts';

/** Who chooses the end: the winner of the toss if he took the side, otherwise the loser ['ICF-39a.4', 'ICF-39c']. */
export const chooserOfEnds = ({ state }: Match): Side => other(sideOfSeat(state.breaker));

/** The right to place that this seat has. */
export const placingOf = (match: Match, seat: Seat): Match['options'][number] | undefined =>
  match.options.find((option) => option.name === 'place' && option.seat === seat);

/** While extra points may be demanded, only their owner decides that play goes on. */
export const mayGoOn = (match: Match, seat: Seat): boolean =>
  match.options.every((option) => option.name !== 'demand' || sideNamed(option.owner) === sideOfSeat(seat));

/** The rack may be put right by the breaker until the break is made ['ICF-41a.6'], but by nobody who has taken the break over, be it the breaker himself ['ICF-45b.3', 'ICF-45b.4', CI-73]. */
export const mayPutRackRight = ({ state }: Match, seat: Seat): boolean =>
  seat === state.breaker &&
  (state.phase === 'setUp' ||
    (state.phase === 'stroke' &&
      !state.board.breakMade &&
      state.turn === seat &&
      state.board.turns[sideOfSeat(seat)] === 1));

/** Ends to choose from: in singles south and north, in doubles all four. */
export const endChoices = (match: Match): readonly (typeof ENDS)[number][] =>
  isDoubles(match) ? ENDS : ['south', 'north'];

/** One example of each kind of action; giving up is always allowed and never asked for ['ICF-139'], nor is putting the rack right before the first attempt. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  const { state } = match;
  const side = sideOfSeat(seat);
  switch (state.phase) {
    case 'tossChoice':
      return state.tossWinner === side ? [{ kind: 'takeSide' }, { kind: 'takeBreak' }] : [];
    case 'sideChoice':
      return chooserOfEnds(match) === side ? endChoices(match).map((end): Action => ({ kind: 'chooseEnd', end })) : [];
    case 'setUp':
      return state.breaker === seat && !awaitsRack(match) ? [{ kind: 'ready' }, exampleTurn(match)] : [];
    case 'stroke':
      return state.turn !== seat || state.board.held || waitsForStriker(state)
        ? []
        : [
            ...exampleStrikes(match, seat),
            ...(state.board.attempts > 0 && mayPutRackRight(match, seat) ? [exampleTurn(match)] : []),
          ];
    case 'placing':
      return placingOf(match, seat) === undefined ? [] : examplePlace(match);
    case 'boardOver':
      return mayGoOn(match, seat) ? [{ kind: 'next' }] : [];
    case 'interval':
      return state.interval?.ready[side] === false ? [{ kind: 'ready' }] : [];
    default:
      return [];
  }
}

const exampleTurn = ({ state }: Match): Action => ({ kind: 'turnRack', degrees: state.turned === 30 ? 0 : 30 });

/** One stroke at each piece that the player would like to see fall, sent towards the pocket that takes it straightest. */
function exampleStrikes(match: Match, seat: Seat): readonly Action[] {
  const { state } = match;
  const end = endOf(match, seat);
  const { pieces, measured } = state.board;
  const middle = roomForStriker(pieces, end) ?? 0;
  if (!measured || !state.board.breakMade) return [strikeAt(middle, { x: 0, y: 1 }, 0.8)];
  const spots = SPOTS.filter((x) => strikerBreaches(pieces, end, x).length === 0);
  const own = piecesOf(match, sideOfSeat(seat));
  const targets = [...own, QUEEN].flatMap((piece) => (pieces[piece] === null ? [] : [seenFrom(end, pieces[piece]!)]));
  const strikes = targets.map((piece) => strikeFrom(spots.length === 0 ? [middle] : spots, piece));
  return strikes.length === 0 ? [strikeAt(middle, { x: 0, y: 1 }, 0.8)] : strikes;
}
const SPOTS: readonly number[] = [0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18];

const strikeAt = (x: number, towards: Point, force: number): Action => ({
  kind: 'strike',
  x: x * 1000,
  angle: degreesTo(towards),
  force,
  spin: 0,
  lift: 0,
});

/** From the spot and into the pocket that ask for the smallest turn. */
function strikeFrom(spots: readonly number[], piece: Point): Action {
  let [best, straightest] = [strikeAt(spots[0]!, { x: piece.x - spots[0]!, y: piece.y + BASE_LINE }, 0.4), -2];
  for (const pocket of POCKETS) {
    const way = { x: pocket.x - piece.x, y: pocket.y - piece.y };
    const far = Math.sqrt(way.x * way.x + way.y * way.y);
    for (const x of spots) {
      // Where the striker's centre is when it meets the piece on the line to the pocket.
      const aim = {
        x: piece.x - (way.x / far) * (PIECE_RADIUS + STRIKER_RADIUS) - x,
        y: piece.y - (way.y / far) * (PIECE_RADIUS + STRIKER_RADIUS) + BASE_LINE,
      };
      const straight = (aim.x * way.x + aim.y * way.y) / (far * Math.sqrt(aim.x * aim.x + aim.y * aim.y));
      if (straight > straightest + 1e-9) [best, straightest] = [strikeAt(x, aim, 0.3 + far / 3), straight];
    }
  }
  return best;
}

function examplePlace(match: Match): readonly Action[] {
  const { pieces, measured } = match.state.board;
  const at = roomToPlace(pieces) ?? (measured ? null : { x: 0.05, y: 0 });
  return at === null ? [] : [{ kind: 'place', x: at.x * 1000, y: at.y * 1000 }];
}
