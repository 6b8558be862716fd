import { PIECE_NAMES, type Match, type Pieces, type State } from './state.ts';
import { distance, HALF, PIECE_RADIUS, POCKETS, type Point } from './table.ts';

/** Can pieces lie like this? */
interface Odd {
  readonly piece: string;
  readonly why: string;
}

/** How far places written down may be off. */
export const HAND = 5e-4;

/** The first piece that cannot lie where it is said to, or null. */
export const oddPlace = (match: Match, pieces: Pieces): Odd | null =>
  besideTheBoard(pieces) ?? overAPocket(match, pieces) ?? oddStack(pieces) ?? inOnePlace(pieces);

/** Where nobody knows the places, nothing is in the way. */
export const knownPieces = ({ board }: State): Pieces => (board.measured ? board.pieces : board.pieces.map(() => null));

export const isOnTheSurface = ({ x, y }: Point): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) <= HALF - PIECE_RADIUS + HAND;

export function besideTheBoard(pieces: Pieces): Odd | null {
  const off = pieces.findIndex((at) => at !== null && !isOnTheSurface(at));
  return off < 0 ? null : { piece: PIECE_NAMES[off]!, why: 'it does not lie on the board' };
}

/** With its centre over the hole it has fallen. */
function overAPocket({ setup }: Match, pieces: Pieces): Odd | null {
  const radius = setup.settings.table.pocketDiameter / 2000;
  const holes = POCKETS.map(({ x, y }): Point => ({
    x: Math.sign(x) * (HALF - radius),
    y: Math.sign(y) * (HALF - radius),
  }));
  const fallen = pieces.findIndex((at) => at !== null && holes.some((hole) => distance(at, hole) < radius - HAND));
  return fallen < 0 ? null : { piece: PIECE_NAMES[fallen]!, why: 'there it would have fallen into the pocket' };
}

/** What lies on another lies over it, and none lies on itself ['ICF-68']. */
function oddStack(pieces: Pieces): Odd | null {
  for (const [i, at] of pieces.entries()) {
    if (at?.on === undefined) continue;
    const below = pieces[PIECE_NAMES.indexOf(at.on)] ?? null;
    if (below === null || distance(at, below) >= 2 * PIECE_RADIUS + HAND)
      return { piece: PIECE_NAMES[i]!, why: `it cannot lie on ${at.on}, which is not under it` };
    if (liesOn(pieces, i, i)) return { piece: PIECE_NAMES[i]!, why: 'it cannot lie on itself' };
  }
  return null;
}

/** Two pieces in one place, neither of which lies on the other. */
function inOnePlace(pieces: Pieces): Odd | null {
  for (const [i, a] of pieces.entries()) {
    for (const [j, b] of pieces.entries()) {
      if (j <= i || a === null || b === null || distance(a, b) >= 2 * PIECE_RADIUS - HAND) continue;
      const [one, other] = [PIECE_NAMES[i]!, PIECE_NAMES[j]!];
      if (!liesOn(pieces, i, j) && !liesOn(pieces, j, i))
        return { piece: other, why: `it overlaps ${one}; say on: {${other}: ${one}} if it lies on it (ICF-68)` };
    }
  }
  return null;
}
/** On it, or on something that lies on it. */
const liesOn = (pieces: Pieces, upper: number, lower: number, steps = pieces.length): boolean => {
  const below = PIECE_NAMES.indexOf(pieces[upper]?.on ?? '');
  return below >= 0 && steps > 0 && (below === lower || liesOn(pieces, below, lower, steps - 1));
};
