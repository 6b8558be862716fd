import { isDefender, isKeeper, ownPawns, PAWNS_PER_SIDE, sideOf, slotOf, type Pawn } from '../state.ts';
import { DIRECTIONS, halfOf, inGoalArea, other, ROOM, ROOM_IN_HALF, rowFrom, SQUARES, ZONE, type Side, type Square } from '../table.ts';

/** What the position alone does not tell about a ball that is free already. */
export interface Frozen {
  readonly attacker: Side;
  /** One bit per slot: those who may not capture before `row` [I-31]. */
  readonly marks: number;
  readonly row: number;
  readonly lock: Pawn;
}

type Maps = readonly [Uint8Array, Uint8Array];
const maps = (): Maps => [new Uint8Array(SQUARES), new Uint8Array(SQUARES)];
const LARGEST_NUMBER = 6;

/**
 * A position to think about. For every square it holds the numbers with which somebody of a side can end there, as a set
 * of bits. The crowding limits are left out: they matter rarely, and the rules check them before anything is played.
 */
export class Sketch {
  readonly pawns = new Int8Array(2 * PAWNS_PER_SIDE);
  readonly at: Maps = maps();
  readonly byNumbered: Maps = maps();
  readonly byDefenders: Maps = maps();
  /** As the side in possession: without those who are offside there. */
  readonly toCapture: Maps = maps();
  readonly byKeeper: Maps = maps();
  readonly offsideRow: [number, number] = [0, 0];
  /** A pawn of the side stands offside in the goal area: no chance counts ['STW-7.6']. */
  readonly interferes: [boolean, boolean] = [false, false];
  #frozen: Frozen | null = null;

  fill(pawns: ArrayLike<Square>, frozen: Frozen | null): this {
    this.#frozen = frozen;
    for (const side of [0, 1] as const) for (const map of [this.at, this.byNumbered, this.byDefenders, this.toCapture, this.byKeeper]) map[side].fill(0);
    for (let pawn = 0; pawn < this.pawns.length; pawn++) {
      const square = pawns[pawn]!;
      this.pawns[pawn] = square;
      if (square >= 0) this.at[sideOf(pawn)][square] = pawn + 1;
    }
    for (const side of [0, 1] as const) this.offsideRow[side] = this.#lastRow(other(side));
    for (const side of [0, 1] as const) this.#measure(side);
    return this;
  }

  /** The row of the last field player, counted from his goal line. */
  #lastRow(side: Side): number {
    let row = 17;
    for (const pawn of ownPawns(side)) {
      const square = this.pawns[pawn]!;
      if (square >= 0 && !isKeeper(pawn)) row = Math.min(row, rowFrom(side, square));
    }
    return row === 17 ? 0 : row;
  }

  isOffside(pawn: Pawn): boolean {
    const side = sideOf(pawn);
    return rowFrom(other(side), this.pawns[pawn]!) < this.offsideRow[side];
  }

  #measure(side: Side): void {
    this.interferes[side] = false;
    for (const pawn of ownPawns(side)) {
      const square = this.pawns[pawn]!;
      if (square < 0) continue;
      if (inGoalArea(other(side), square) && this.isOffside(pawn)) this.interferes[side] = true;
      if (isKeeper(pawn)) this.#keeperSteps(side, square);
      else this.#runs(side, pawn, square);
    }
  }

  #keeperSteps(side: Side, from: Square): void {
    for (const to of ZONE[from]!) if (to !== from && halfOf(to) === side && this.at[side][to] === 0) this.byKeeper[side][to] = 1;
  }

  /** Up to which row of the other half a capture by this pawn would be offside. */
  #barredRows(side: Side, pawn: Pawn): number {
    const frozen = this.#frozen;
    if (frozen === null || frozen.attacker !== side) return this.isOffside(pawn) ? this.offsideRow[side] : 0;
    return (frozen.marks & (1 << slotOf(pawn))) === 0 ? 0 : frozen.row;
  }

  #runs(side: Side, pawn: Pawn, from: Square): void {
    const bound = isDefender(pawn);
    const reached = bound ? this.byDefenders[side] : this.byNumbered[side];
    const room = bound ? ROOM_IN_HALF : ROOM;
    const opponents = this.at[other(side)];
    RUN.fill(0);
    for (let d1 = 0; d1 < 8; d1++) {
      const first = Math.min(LARGEST_NUMBER, room[from * 8 + d1]!);
      for (let k = 1, corner = from + DIRECTIONS[d1]!; k <= first; k++, corner += DIRECTIONS[d1]!) {
        RUN[corner]! |= 1 << k;
        if (opponents[corner] !== 0) break;
        if (k < LARGEST_NUMBER) turnOff(opponents, room, corner, d1, k);
      }
    }
    this.#note(side, pawn, reached);
  }

  #note(side: Side, pawn: Pawn, reached: Uint8Array): void {
    const capture = this.toCapture[side];
    const barred = this.#frozen?.lock === pawn ? 17 : this.#barredRows(side, pawn);
    for (let square = 0; square < SQUARES; square++) {
      const numbers = RUN[square]!;
      if (numbers === 0) continue;
      reached[square]! |= numbers;
      if (barred === 0 || rowFrom(other(side), square) >= barred) capture[square]! |= numbers;
    }
  }
}

/** Scratch of one pawn's reach. */
const RUN = new Uint8Array(SQUARES);

/** The second segments from a corner: neither straight on nor back ['STW-2.3']. */
function turnOff(opponents: Uint8Array, room: Uint8Array, corner: Square, d1: number, k: number): void {
  for (let d2 = 0; d2 < 8; d2++) {
    if (d2 === d1 || d2 === (d1 ^ 4)) continue;
    const step = DIRECTIONS[d2]!;
    const most = Math.min(LARGEST_NUMBER - k, room[corner * 8 + d2]!);
    for (let j = 1, square = corner + step; j <= most; j++, square += step) {
      RUN[square]! |= 1 << (k + j);
      if (opponents[square] !== 0) break;
    }
  }
}
