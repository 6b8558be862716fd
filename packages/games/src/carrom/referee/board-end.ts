import type { Paragraph } from '../rulebook.ts';
import type { Match, State } from '../state.ts';
import { other, type Side } from '../table.ts';
import type { Stroke } from './stroke.ts';

/** Chapter XV, 102-112: how a board ends when the last piece of a colour falls. One table, with [CI-8] and [CI-26]-[CI-32]. */
type QueenWas = 'onBoard' | 'now' | 'pending' | 'mine' | 'theirs';
type Last = 'own' | 'opposing' | 'both';
/**
 * `three`: 3, from 22 points of the winner on 1. `one`: 1. `left`: the loser's pieces on the board, and 3 for the winner's
 * covered queen. `leftAndQueen`: those pieces and 3 for a queen nobody covered.
 */
type Worth = 'three' | 'one' | 'left' | 'leftAndQueen';

interface Row {
  readonly winner: 'shooter' | 'opponent';
  readonly worth: Worth;
  readonly laws: readonly Paragraph[];
  readonly extra?: number;
  readonly demand?: readonly Paragraph[];
}
/** Proper, improper, proper with the striker, improper with the striker; null: the board goes on. */
type Rows = readonly [Row | null, Row | null, Row | null, Row | null];

const mine = (worth: Worth, ...laws: Paragraph[]): Row => ({ winner: 'shooter', worth, laws });
const theirs = (worth: Worth, laws: readonly Paragraph[], extra = 0, ...demand: Paragraph[]): Row => ({
  winner: 'opponent',
  worth,
  laws,
  extra,
  demand,
});

/** Whoever covered the queen, the last opposing piece gives the board away [CI-30]. */
const OPPOSING_AFTER_COVER: Rows = [
  theirs('left', ['ICF-52a']),
  theirs('left', ['ICF-52a'], 1, 'ICF-106b.x'),
  theirs('left', ['ICF-52a'], 1, 'ICF-111a.x'),
  theirs('left', ['ICF-52a'], 2, 'ICF-111b.x'),
];

const CASES: Readonly<Record<QueenWas, Readonly<Record<Last, Rows>>>> = {
  onBoard: {
    own: [
      theirs('three', ['ICF-107a']),
      theirs('three', ['ICF-107b'], 1, 'ICF-107b.x'),
      theirs('three', ['ICF-108a'], 1, 'ICF-108a.x'),
      theirs('three', ['ICF-108b'], 2, 'ICF-108b.x'),
    ],
    opposing: [
      theirs('leftAndQueen', ['ICF-106a']),
      theirs('leftAndQueen', ['ICF-106b'], 1, 'ICF-106b.x'),
      theirs('leftAndQueen', ['ICF-111a'], 1, 'ICF-111a.x'),
      theirs('leftAndQueen', ['ICF-111b'], 2, 'ICF-111b.x'),
    ],
    both: [
      theirs('three', ['ICF-105a']),
      theirs('three', ['ICF-105b'], 1, 'ICF-105b.x'),
      theirs('three', ['ICF-105a', 'ICF-108a'], 1, 'ICF-108a.x'), // [CI-26]
      theirs('three', ['ICF-105b', 'ICF-108b'], 2, 'ICF-108b.x'),
    ],
  },
  now: {
    own: [mine('left', 'ICF-52a', 'ICF-97a'), null, null, null], // [CI-29]; with the striker 98
    opposing: [
      theirs('leftAndQueen', ['ICF-106a']), // [CI-27]
      theirs('leftAndQueen', ['ICF-106b'], 1, 'ICF-106b.x'),
      theirs('leftAndQueen', ['ICF-111a'], 1, 'ICF-111a.x'),
      theirs('leftAndQueen', ['ICF-111b'], 2, 'ICF-111b.x'),
    ],
    both: [
      mine('three', 'ICF-104a'),
      theirs('three', ['ICF-104b'], 1, 'ICF-104b.x'),
      theirs('three', ['ICF-109a'], 1, 'ICF-109a.x'),
      theirs('three', ['ICF-109b'], 2, 'ICF-109b.x'),
    ],
  },
  pending: {
    own: [mine('left', 'ICF-52a', 'ICF-15'), null, null, null], // [CI-29]; with the striker 101
    opposing: [
      theirs('leftAndQueen', ['ICF-103a']),
      theirs('leftAndQueen', ['ICF-103b'], 1, 'ICF-103b.x'),
      theirs('leftAndQueen', ['ICF-103a', 'ICF-111a'], 1, 'ICF-111a.x'), // [CI-28]
      theirs('leftAndQueen', ['ICF-103b', 'ICF-111b'], 2, 'ICF-111b.x'),
    ],
    both: [
      mine('three', 'ICF-102a'),
      theirs('three', ['ICF-102b'], 1, 'ICF-102b.x'),
      theirs('three', ['ICF-109a'], 1, 'ICF-109a.x'), // [CI-28]
      theirs('three', ['ICF-109b'], 2, 'ICF-109b.x'),
    ],
  },
  mine: {
    own: [mine('left', 'ICF-52a'), null, null, null], // otherwise 73, 75 and 77
    opposing: OPPOSING_AFTER_COVER,
    both: [
      mine('three', 'ICF-52a', 'ICF-102a'), // [CI-31]
      theirs('one', ['ICF-110b'], 1, 'ICF-102b.x'),
      theirs('one', ['ICF-110a'], 1, 'ICF-110a.x'),
      theirs('one', ['ICF-110b'], 2, 'ICF-110b.x'),
    ],
  },
  theirs: {
    own: [mine('left', 'ICF-52a'), null, null, null],
    opposing: OPPOSING_AFTER_COVER,
    both: [
      mine('one', 'ICF-52a', 'ICF-102a'), // [CI-31]
      theirs('three', ['ICF-112b'], 1, 'ICF-102b.x'),
      theirs('three', ['ICF-112a'], 1, 'ICF-112a.x'), // from 22 on 1 [CI-8]
      theirs('three', ['ICF-112b'], 2, 'ICF-112b.x'),
    ],
  },
};

/** Who wins the board, by how much (never by nothing [CI-36]), and what he may demand besides. Pieces count that lie on the board when the stroke is over [CI-35]. */
export interface BoardEnd {
  readonly winner: Side;
  readonly points: number;
  readonly laws: readonly Paragraph[];
  readonly extra: number;
  readonly demand: readonly Paragraph[];
}

function queenBefore({ state }: Match, stroke: Stroke): QueenWas {
  const { queen, queenSide } = state.board;
  if (queen === 'covered') return queenSide === stroke.side ? 'mine' : 'theirs';
  if (queen === 'pending' && !stroke.covering) return 'theirs'; // nobody took her out before this stroke ['ICF-96.2', CI-25]
  // Pocketed while a due is outstanding she is not the shooter's ['ICF-95b.1'] and counts as on the board.
  if (queen === 'pending') return 'pending';
  return stroke.queen && !stroke.owing ? 'now' : 'onBoard';
}

/** The end of the board by this stroke, or null: it goes on. What the debtor still owes is placed first, if there is room for it [CI-37]. */
export function endByStroke(match: Match, stroke: Stroke, paysFirst: (side: Side) => boolean): BoardEnd | null {
  if (!stroke.lastOwn && !stroke.lastOpposing) return null;
  const one: Last = stroke.lastOwn ? 'own' : 'opposing';
  const last: Last = stroke.lastOwn && stroke.lastOpposing ? 'both' : one;
  if (last !== 'both' && paysFirst(last === 'own' ? stroke.side : other(stroke.side))) return null;
  const queen = queenBefore(match, stroke);
  const row = CASES[queen][last][Number(!stroke.proper) + 2 * Number(stroke.striker)] ?? null;
  if (row === null) return null;
  const mine = row.winner === 'shooter';
  const winner = mine ? stroke.side : other(stroke.side);
  const scored = worthOf(match.state, winner, {
    worth: row.worth,
    left: mine ? stroke.opposingLeft : stroke.ownLeft,
    covered: coveredBy(queen, mine, stroke.side),
  });
  return {
    winner,
    points: scored.points,
    laws: [...row.laws, ...leftUnseen(match.state, queen), ...scored.laws],
    extra: Math.min(row.extra ?? 0, MOST_POINTS - scored.points),
    demand: row.demand ?? [],
  };
}

const leftUnseen = (state: State, queen: QueenWas): readonly Paragraph[] =>
  queen === 'theirs' && state.board.queen === 'pending' ? ['ICF-96.2'] : [];

/** A queen pocketed now or just before is covered by the stroke that wins the board. */
function coveredBy(queen: QueenWas, shooterWins: boolean, shooter: Side): Side | null {
  if (queen === 'theirs') return other(shooter);
  return queen === 'mine' || (queen !== 'onBoard' && shooterWins) ? shooter : null;
}

/** A colour has no piece on the board because nothing was placed in time: by 52a if the queen is covered, otherwise as 106 or 107 [CI-37]. */
export function endWithoutPlacing(state: State, empty: Side, shooter: Side, left: number): BoardEnd {
  const { queen, queenSide } = state.board;
  if (queen === 'pending' && queenSide === empty)
    return {
      winner: empty,
      ...plus(['ICF-71', 'ICF-52a'], worthOf(state, empty, { worth: 'left', left, covered: empty })),
      extra: 0,
      demand: [],
    }; // nothing is left to cover her with [CI-24]
  if (queen === 'covered')
    return {
      winner: empty,
      ...plus(['ICF-52a'], worthOf(state, empty, { worth: 'left', left, covered: queenSide })),
      extra: 0,
      demand: [],
    };
  if (empty === shooter)
    return {
      winner: other(empty),
      ...plus(['ICF-107a'], worthOf(state, other(empty), { worth: 'three', left: 0, covered: null })),
      extra: 0,
      demand: [],
    };
  return {
    winner: empty,
    ...plus(['ICF-106a'], worthOf(state, empty, { worth: 'leftAndQueen', left, covered: null })),
    extra: 0,
    demand: [],
  };
}
const plus = (
  laws: readonly Paragraph[],
  scored: { readonly points: number; readonly laws: readonly Paragraph[] },
): { readonly points: number; readonly laws: readonly Paragraph[] } => ({
  points: scored.points,
  laws: [...laws, ...scored.laws],
});

/** Boards lost by a breach: own pieces on the board, and the queen unless the offender covered it [CI-33]. */
export function endByBreach(state: State, offender: Side, left: number, laws: readonly Paragraph[]): BoardEnd {
  const winner = other(offender);
  const forQueen = !(state.board.queen === 'covered' && state.board.queenSide === offender);
  const scored = worthOf(state, winner, {
    worth: forQueen ? 'leftAndQueen' : 'left',
    left,
    covered: forQueen ? null : offender,
  });
  return { winner, points: scored.points, laws: [...laws, ...scored.laws], extra: 0, demand: [] };
}

// ── chapter IX: what it is worth ──────────────────────────────────────────────────────────────────────────────────

export const MOST_POINTS = 12; // 'ICF-55.1'
const LEAST_POINTS = 1; // [CI-36]
export const QUEEN_POINTS = 3; // 'ICF-52b.i'
export const NO_QUEEN_FROM = 22; // 'ICF-54'

interface Counted {
  readonly worth: Worth;
  readonly left: number;
  /** Who covered the queen. */
  readonly covered: Side | null;
}

function worthOf(
  state: State,
  winner: Side,
  { worth, left, covered }: Counted,
): { readonly points: number; readonly laws: readonly Paragraph[] } {
  const queenCounts = state.points[winner] < NO_QUEEN_FROM;
  const threshold: Paragraph = queenCounts ? 'ICF-52b.i' : 'ICF-54';
  switch (worth) {
    case 'one':
      return { points: 1, laws: ['ICF-53c'] };
    case 'three':
      return { points: queenCounts ? QUEEN_POINTS : 1, laws: [threshold] };
    case 'leftAndQueen':
      return capped(left + (queenCounts ? QUEEN_POINTS : 0), ['ICF-52b.ii', 'ICF-53a', threshold]);
    case 'left':
      if (covered !== winner)
        return capped(left, ['ICF-52b.ii', 'ICF-53a', ...(covered === null ? [] : (['ICF-53c'] as const))]);
      return capped(left + (queenCounts ? QUEEN_POINTS : 0), ['ICF-52b.ii', 'ICF-53a', 'ICF-53b', threshold]);
  }
}
const capped = (
  points: number,
  laws: readonly Paragraph[],
): { readonly points: number; readonly laws: readonly Paragraph[] } =>
  points >= MOST_POINTS
    ? { points: MOST_POINTS, laws: [...laws, 'ICF-55.1'] }
    : { points: Math.max(points, LEAST_POINTS), laws };
