import { mayStand, Occupancy } from './limits.ts';
import { waysFrom, type Ways } from './paths.ts';
import { isDefender, isKeeper, PAWNS_PER_SIDE, sideOf, type Pawn, type Settings } from './state.ts';
import { SQUARES, ZONE, type Square } from './table.ts';

/**
 * Where the pawns of one side can go in a position. A path is open if no opponent stands on it before its end ['STW-2.6', 'STW-2.7'];
 * team-mates do not block [I-10], and an opponent's square is reached with the exact number only [I-11].
 */
class Reach {
  readonly occupancy = new Occupancy();
  readonly #side: 0 | 1;
  #pawns: readonly Square[] | null = null;
  #settings!: Settings;
  /** The opponents as 128 bits. */
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  /** Squares on which a limit might be broken, so that `mayStand` has to look; on all others it need not. */
  readonly #doubtful = new Uint8Array(SQUARES);

  constructor(side: 0 | 1) {
    this.#side = side;
  }

  /** Prepares a position. Positions are never changed, so the same list needs no second look; one that broke off is known by nothing. */
  fill(pawns: readonly Square[], settings: Settings): this {
    if (pawns === this.#pawns && settings === this.#settings) return this;
    this.#pawns = null;
    this.#settings = settings;
    this.occupancy.fill(pawns);
    this.#blockedBy(pawns, this.#side === 0 ? PAWNS_PER_SIDE : 0);
    this.occupancy.markDoubtful(this.#side, settings, this.#doubtful);
    this.#pawns = pawns;
    return this;
  }

  #blockedBy(pawns: readonly Square[], first: Pawn): void {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let pawn = first; pawn < first + PAWNS_PER_SIDE; pawn++) {
      const square = pawns[pawn]!;
      if (square < 0) continue;
      const bit = 1 << (square & 31);
      if (square < 32) a |= bit;
      else if (square < 64) b |= bit;
      else if (square < 96) c |= bit;
      else d |= bit;
    }
    [this.#a, this.#b, this.#c, this.#d] = [a, b, c, d];
  }

  /** The first open path to target `i`, or -1. */
  #openPath({ first, words }: Ways, i: number): number {
    const end = first[i + 1]!;
    for (let path = first[i]!; path < end; path++) {
      const w = path * 4;
      if (
        ((words[w]! & this.#a) | (words[w + 1]! & this.#b) | (words[w + 2]! & this.#c) | (words[w + 3]! & this.#d)) ===
        0
      )
        return path;
    }
    return -1;
  }

  /** Every square on which the pawn may end a move of exactly `n` squares, written to `out`; returns how many. */
  targets(pawn: Pawn, from: Square, n: number, out: Square[]): number {
    const ways = waysFrom(from, n, isDefender(pawn));
    const { targets, crossed } = ways;
    const allOpen =
      ((crossed[0]! & this.#a) | (crossed[1]! & this.#b) | (crossed[2]! & this.#c) | (crossed[3]! & this.#d)) === 0;
    const doubtful = this.#doubtful;
    let count = 0;
    for (let i = 0; i < targets.length; i++) {
      const to = targets[i]!;
      if (doubtful[to] === 1 && !mayStand(this.occupancy, this.#settings, pawn, to)) continue;
      if (allOpen || this.#openPath(ways, i) >= 0) out[count++] = to;
    }
    return count;
  }

  /** Is there any target but one? */
  canMove(pawn: Pawn, from: Square, n: number, except: Square): boolean {
    const ways = waysFrom(from, n, isDefender(pawn));
    return ways.targets.some(
      (to, i) => to !== except && mayStand(this.occupancy, this.#settings, pawn, to) && this.#openPath(ways, i) >= 0,
    );
  }

  /** A legal path to a target: the square where it turns, `to` itself for a straight one, or null. */
  turnTowards(pawn: Pawn, from: Square, to: Square, n: number): Square | null {
    const ways = waysFrom(from, n, isDefender(pawn));
    const i = ways.targets.indexOf(to);
    const path = i < 0 ? -1 : this.#openPath(ways, i);
    return path < 0 ? null : ways.turns[path]!;
  }

  /** The keeper's single step ['STW-2.12', 'STW-6A.3']; he stays in his half [I-15]. */
  keeperTargets(keeper: Pawn, from: Square): readonly Square[] {
    return ZONE[from]!.filter(
      (to) =>
        to !== from &&
        to < 64 === (sideOf(keeper) === 0) &&
        isKeeper(keeper) &&
        mayStand(this.occupancy, this.#settings, keeper, to),
    );
  }
}

/** Scratch for the position at hand, one for each side; rules are pure functions, this only saves work. */
const shared = [new Reach(0), new Reach(1)] as const;
export const reachOf = (pawns: readonly Square[], side: 0 | 1, settings: Settings): Reach =>
  shared[side].fill(pawns, settings);
