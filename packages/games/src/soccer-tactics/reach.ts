import { mayStand, Occupancy } from './limits.ts';
import { isDefender, isKeeper, sideOf, type Pawn, type Settings } from './state.ts';
import { DIRECTIONS, ROOM, ROOM_IN_HALF, SQUARES, ZONE, type Square } from './table.ts';

/**
 * Where pawns can go. One object serves a whole position: `free` holds, for every square and direction, how many steps a
 * pawn of the side can take until it meets an opponent (whose square may be the last step, STW-2.7) or the edge.
 */
export class Reach {
  readonly occupancy = new Occupancy();
  readonly #free = new Uint8Array(SQUARES * 8);
  readonly #seen = new Uint32Array(SQUARES);
  #stamp = 0;
  #measured = false;
  #pawns: readonly Square[] | null = null;
  #side: 0 | 1 = 0;
  #settings!: Settings;

  /** Prepares a position for the pawns of one side. Positions are never changed, so the same list needs no second look. */
  fill(pawns: readonly Square[], side: 0 | 1, settings: Settings): this {
    if (pawns === this.#pawns && side === this.#side && settings === this.#settings) return this;
    this.#settings = settings;
    this.#pawns = pawns;
    this.#side = side;
    this.#measured = false;
    this.occupancy.fill(pawns);
    return this;
  }

  #measure(): void {
    if (this.#measured) return;
    this.#measured = true;
    const opponents = this.occupancy.of[1 - this.#side]!;
    const free = this.#free;
    for (let square = SQUARES - 1; square >= 0; square--) {
      for (let u = 0; u < 4; u++) {
        const d = UP[u]!;
        const i = square * 8 + d;
        const next = square + DIRECTIONS[d];
        free[i] = ROOM[i] === 0 ? 0 : opponents[next] === 0 ? free[next * 8 + d]! + 1 : 1;
      }
    }
    for (let square = 0; square < SQUARES; square++) {
      for (let u = 0; u < 4; u++) {
        const d = DOWN[u]!;
        const i = square * 8 + d;
        const next = square + DIRECTIONS[d];
        free[i] = ROOM[i] === 0 ? 0 : opponents[next] === 0 ? free[next * 8 + d]! + 1 : 1;
      }
    }
  }

  /** Every square on which the pawn may end a move of exactly `n` squares, written to `out`; returns how many. */
  targets(pawn: Pawn, from: Square, n: number, out: Square[]): number {
    this.#measure();
    const opponents = this.occupancy.of[1 - sideOf(pawn)]!;
    const bound = isDefender(pawn);
    const [free, seen, stamp] = [this.#free, this.#seen, ++this.#stamp];
    let count = 0;
    for (let d1 = 0; d1 < 8; d1++) {
      const first = this.#steps(from, d1, bound);
      const step = DIRECTIONS[d1]!;
      if (first >= n) count = this.#offer(pawn, from + n * step, out, count);
      const turns = first < n - 1 ? first : n - 1;
      for (let k = 1; k <= turns; k++) {
        const corner = from + k * step;
        if (opponents[corner] !== 0) break;
        const left = n - k;
        for (let d2 = 0; d2 < 8; d2++) {
          if (d2 === d1 || d2 === (d1 ^ 4) || free[corner * 8 + d2]! < left) continue;
          const to = corner + left * DIRECTIONS[d2]!;
          if (seen[to] !== stamp && (!bound || ROOM_IN_HALF[corner * 8 + d2]! >= left)) count = this.#offer(pawn, to, out, count);
        }
      }
    }
    return count;
  }

  #offer(pawn: Pawn, to: Square, out: Square[], count: number): number {
    if (this.#seen[to] === this.#stamp) return count;
    this.#seen[to] = this.#stamp;
    if (!mayStand(this.occupancy, this.#settings, pawn, to)) return count;
    out[count] = to;
    return count + 1;
  }

  /** A legal path to a target: the square where it turns, `to` itself for a straight one, or null. */
  turnTowards(pawn: Pawn, from: Square, to: Square, n: number): Square | null {
    this.#measure();
    const opponents = this.occupancy.of[1 - sideOf(pawn)]!;
    const bound = isDefender(pawn);
    for (let d1 = 0; d1 < 8; d1++) if (this.#steps(from, d1, bound) >= n && to === from + n * DIRECTIONS[d1]!) return to;
    for (let d1 = 0; d1 < 8; d1++) {
      const turns = Math.min(this.#steps(from, d1, bound), n - 1);
      for (let k = 1; k <= turns; k++) {
        const corner = from + k * DIRECTIONS[d1]!;
        if (opponents[corner] !== 0) break;
        for (let d2 = 0; d2 < 8; d2++) {
          if (d2 === d1 || d2 === (d1 ^ 4)) continue;
          if (this.#steps(corner, d2, bound) >= n - k && to === corner + (n - k) * DIRECTIONS[d2]!) return corner;
        }
      }
    }
    return null;
  }

  #steps(square: Square, direction: number, inOwnHalf: boolean): number {
    const i = square * 8 + direction;
    const free = this.#free[i]!;
    return inOwnHalf ? Math.min(free, ROOM_IN_HALF[i]!) : free;
  }

  /** The keeper's single step ['STW-2.12', 'STW-6A.3']; he stays in his half [I-15]. */
  keeperTargets(keeper: Pawn, from: Square): readonly Square[] {
    return ZONE[from]!.filter((to) => to !== from && (to < 64) === (sideOf(keeper) === 0) && isKeeper(keeper) && mayStand(this.occupancy, this.#settings, keeper, to));
  }
}

/** Directions whose next square has a higher number, and a lower one: each is measured from the far end. */
const UP = [0, 1, 2, 7] as const;
const DOWN = [3, 4, 5, 6] as const;

/** Scratch for the position at hand, one for each side; rules are pure functions, this only saves work. */
const shared = [new Reach(), new Reach()] as const;
export const reachOf = (pawns: readonly Square[], side: 0 | 1, settings: Settings): Reach => shared[side].fill(pawns, side, settings);
