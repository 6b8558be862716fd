import type { Words } from '@bande/core';
import type { Board, Cell } from '@bande/stage/view';
import { PAWN_NAMES } from '../../names.ts';
import { AT_FLAG, keeperOf, NOBODY, ON_LINE, ON_SPOT, sideOf, type Match, type State } from '../../state.ts';
import { GOAL_AREA, halfOf, SIDES, SQUARE_NAMES, STARS, type Side, type Square } from '../../table.ts';
import { both, halfWords, pawnWords, shortSquare, words } from './naming.ts';

const COLUMNS = 8;
const ROWS = 16;

/** Blue's goal is at the top, Red's at the bottom, column A on the left. */
export const SQUARES_SEEN: readonly (readonly Square[])[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (__, column) => (ROWS - 1 - row) * COLUMNS + column),
);

export function board(match: Match): Board {
  const places = match.state.pawns.map((_, pawn) => squareBeside(match.state, pawn));
  return { columns: COLUMNS, rows: SQUARES_SEEN.map((row) => row.map((square) => cell(match, square, places))) };
}

/** Where a pawn is found on the grid: one beside it belongs to the square it stands next to. */
export function squareBeside(state: State, pawn: number): Square | null {
  const square = state.pawns[pawn] ?? NOBODY;
  if (square >= 0) return square;
  if (square === ON_LINE && pawn === keeperOf(sideOf(pawn))) return GOAL_AREA[sideOf(pawn)][0]!;
  return square === AT_FLAG ? (state.restart?.square ?? null) : null;
}

function cell(match: Match, square: Square, places: readonly (Square | null)[]): Cell {
  const { state, setup } = match;
  const name = SQUARE_NAMES[square]!;
  const pawns = places.flatMap((place, pawn) => (place === square ? [pawn] : []));
  const said = [
    halfWords(SIDES[halfOf(square)], setup.settings.colours),
    words(shortSquare(name), shortSquare(name)),
    ...star(square),
    ...pawns.map((pawn) => standing(match, pawn)),
    ...ballOn(state, square),
  ];
  const empty = pawns.length === 0 && !said.some(({ en }) => en.includes('ball'));
  const parts = empty ? [...said, words('leer', 'empty')] : said;
  return {
    id: name,
    name: shortSquare(name),
    label: both((language) => parts.map((part) => part[language]).join(', ')),
    holds: pawns.map((pawn) => PAWN_NAMES[pawn]!),
  };
}

const ALL_STARS: ReadonlySet<Square> = new Set(STARS.flat());
const star = (square: Square): readonly Words[] => (ALL_STARS.has(square) ? [words('Stern', 'star')] : []);

function standing({ state, setup }: Match, pawn: number): Words {
  const who = pawnWords(PAWN_NAMES[pawn]!, setup.settings.colours);
  switch (state.pawns[pawn]) {
    case ON_LINE:
      return words(`${who.de} auf der Torlinie`, `${who.en} on the goal line`);
    case AT_FLAG:
      return words(`${who.de} an der Eckfahne`, `${who.en} at the corner flag`);
    default:
      return state.carrier === pawn && state.ball !== ON_SPOT
        ? words(`${who.de} mit Ball`, `${who.en} with the ball`)
        : who;
  }
}

/** The squares between which the penalty spot lies belong to the goal that is shot at. */
const SPOT_ROW = 2;
const besideTheSpot = (goal: Side): Square => GOAL_AREA[goal][0]! + (goal === 0 ? 1 : -1) * SPOT_ROW * COLUMNS;

function ballOn(state: State, square: Square): readonly Words[] {
  const goal: Side = state.attacker === 0 ? 1 : 0;
  if (state.ball === ON_SPOT)
    return square === besideTheSpot(goal) ? [words('Ball auf dem Elfmeterpunkt', 'ball on the penalty spot')] : [];
  if (state.ball !== square || state.carrier !== NOBODY) return [];
  if (state.restart !== null) return [words('Ball', 'the ball')];
  return state.phase === 'duel' ? [words('umkämpfter Ball', 'contested ball')] : [words('freier Ball', 'free ball')];
}
