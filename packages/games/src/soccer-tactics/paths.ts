import { DIRECTIONS, ROOM, ROOM_IN_HALF, SQUARES, type Square } from './table.ts';

/**
 * All ways of moving a number of squares from a square: king steps, at most one turn, no reversal ['STW-2.3', 'STW-2.4', 'STW-2.5', I-09].
 * For each target its paths stand together; a path is the set of squares before the last one, as 128 bits in four words.
 */
export interface Ways {
  readonly targets: readonly Square[];
  /** Paths of `targets[i]`: `first[i]` up to `first[i + 1]`. */
  readonly first: readonly number[];
  readonly words: Int32Array;
  /** All squares that any of the paths crosses. */
  readonly crossed: Int32Array;
  /** Where each path turns; the target itself for a straight one. */
  readonly turns: readonly Square[];
}

/** By square, then by number: no number, however wrong, is the key of another square. */
const lists = (): readonly Ways[][] => Array.from({ length: SQUARES }, () => []);
const onTheBoard = lists();
const inOneHalf = lists();

/** Found when first asked for and kept: there are 768 of them, and as many inside one half. */
export function waysFrom(from: Square, n: number, inOwnHalf: boolean): Ways {
  const known = (inOwnHalf ? inOneHalf : onTheBoard)[from]!;
  return (known[n] ??= findWays(from, n, inOwnHalf ? ROOM_IN_HALF : ROOM));
}

interface Way {
  readonly to: Square;
  readonly turn: Square;
  readonly crossed: readonly Square[];
}

function findWays(from: Square, n: number, room: Uint8Array): Ways {
  const ways = [...straightWays(from, n, room), ...turningWays(from, n, room)].toSorted((a, b) => a.to - b.to);
  const targets = [...new Set(ways.map(({ to }) => to))];
  const words = new Int32Array(ways.length * 4);
  for (const [i, { crossed }] of ways.entries())
    for (const square of crossed) words[i * 4 + (square >> 5)]! |= 1 << (square & 31);
  const crossed = new Int32Array(4);
  for (const [i, word] of words.entries()) crossed[i & 3]! |= word;
  return {
    targets,
    first: [...targets.map((to) => ways.findIndex((way) => way.to === to)), ways.length],
    words,
    crossed,
    turns: ways.map(({ turn }) => turn),
  };
}

const line = (from: Square, direction: number, steps: number): readonly Square[] =>
  Array.from({ length: steps }, (_, i) => from + (i + 1) * DIRECTIONS[direction]!);

function straightWays(from: Square, n: number, room: Uint8Array): readonly Way[] {
  const open = [0, 1, 2, 3, 4, 5, 6, 7].filter((d) => room[from * 8 + d]! >= n);
  return open.map((d) => ({
    to: from + n * DIRECTIONS[d]!,
    turn: from + n * DIRECTIONS[d]!,
    crossed: line(from, d, n - 1),
  }));
}

function turningWays(from: Square, n: number, room: Uint8Array): readonly Way[] {
  const ways: Way[] = [];
  for (let d1 = 0; d1 < 8; d1++) {
    for (let k = 1; k < n && k <= room[from * 8 + d1]!; k++) {
      const turn = from + k * DIRECTIONS[d1]!;
      for (let d2 = 0; d2 < 8; d2++) {
        if (d2 === d1 || d2 === (d1 ^ 4) || room[turn * 8 + d2]! < n - k) continue;
        ways.push({
          to: turn + (n - k) * DIRECTIONS[d2]!,
          turn,
          crossed: [...line(from, d1, k), ...line(turn, d2, n - k - 1)],
        });
      }
    }
  }
  return ways;
}
