import { isDefender, isKeeper, ownPawns, PAWNS_PER_SIDE, sideOf, slotOf, type Pawn } from '../state.ts';
import { halfOf, inGoalArea, other, rowFrom, SQUARES, ZONE, type Side, type Square } from '../table.ts';
import { measureRun } from './run.ts';

/** What the position alone does not tell about a ball that is free already. */
export interface Frozen {
  readonly attacker: Side;
  /** One bit per slot: those who may not capture before `row` [I-31]. */
  readonly marks: number;
  readonly row: number;
  readonly lock: Pawn;
}

/** The reach of one pawn, square by square and four squares at a time. */
interface Run {
  readonly run: Uint8Array;
  readonly words: Uint32Array;
}
const newRun = (): Run => {
  const run = new Uint8Array(SQUARES);
  return { run, words: new Uint32Array(run.buffer) };
};

type Maps = readonly [Uint8Array, Uint8Array];
const maps = (): Maps => [new Uint8Array(SQUARES), new Uint8Array(SQUARES)];
const words = ([red, blue]: Maps): readonly [Uint32Array, Uint32Array] => [
  new Uint32Array(red.buffer),
  new Uint32Array(blue.buffer),
];
/** Sets of numbers are joined four squares at a time. */
const WORDS = SQUARES / 4;
const WORDS_IN_A_ROW = 2;
const PAWNS = 2 * PAWNS_PER_SIDE;
const EVERYWHERE = 17;

/**
 * A position to think about. For every square it holds the numbers with which somebody of a side can end there, as a set
 * of bits. The crowding limits are left out: they matter rarely, and the rules check them before anything is played.
 */
export class Sketch {
  readonly pawns = new Int8Array(PAWNS);
  readonly at: Maps = maps();
  readonly byNumbered: Maps = maps();
  readonly byDefenders: Maps = maps();
  /** As the side in possession: without those who are offside there. */
  readonly toCapture: Maps = maps();
  readonly byKeeper: Maps = maps();
  readonly offsideRow: [number, number] = [0, 0];
  /** A pawn of the side stands offside in the goal area: no chance counts ['STW-7.6']. */
  readonly interferes: [boolean, boolean] = [false, false];
  readonly #ownRuns = Array.from({ length: PAWNS }, newRun);
  /** Own ones, or those of the base that still hold. */
  readonly #runs: Run[] = [...this.#ownRuns];
  readonly #numberedWords = words(this.byNumbered);
  readonly #defenderWords = words(this.byDefenders);
  readonly #captureWords = words(this.toCapture);
  #frozen: Frozen | null = null;

  fill(pawns: ArrayLike<Square>, frozen: Frozen | null): this {
    this.#frozen = frozen;
    this.at[0].fill(0);
    this.at[1].fill(0);
    for (let pawn = 0; pawn < PAWNS; pawn++) {
      const square = pawns[pawn]!;
      this.pawns[pawn] = square;
      if (square >= 0) this.at[sideOf(pawn)][square] = pawn + 1;
    }
    for (let pawn = 0; pawn < PAWNS; pawn++) this.#run(pawn);
    return this.#join();
  }

  /** The base with one pawn elsewhere: own pawns never block, opponents are measured again if they pass either square. */
  shift(base: Sketch, moved: Pawn, to: Square): this {
    this.#frozen = base.#frozen;
    const from = base.pawns[moved]!;
    const side = sideOf(moved);
    this.pawns.set(base.pawns);
    this.pawns[moved] = to;
    for (const half of [0, 1] as const) this.at[half].set(base.at[half]);
    if (from >= 0) this.at[side][from] = 0;
    this.at[side][to] = moved + 1;
    for (let pawn = 0; pawn < PAWNS; pawn++) {
      const { run } = base.#runs[pawn]!;
      const passes = sideOf(pawn) !== side && ((from >= 0 && run[from] !== 0) || run[to] !== 0);
      if (pawn === moved || passes) this.#run(pawn);
      else this.#runs[pawn] = base.#runs[pawn]!;
    }
    return this.#join();
  }

  #run(pawn: Pawn): void {
    const square = this.pawns[pawn]!;
    const own = this.#ownRuns[pawn]!;
    this.#runs[pawn] = own;
    if (square < 0 || isKeeper(pawn)) own.run.fill(0);
    else measureRun(own.run, square, this.at[other(sideOf(pawn))], isDefender(pawn));
  }

  #join(): this {
    for (const side of [0, 1] as const) this.offsideRow[side] = this.#lastRow(other(side));
    for (const side of [0, 1] as const) {
      this.interferes[side] = false;
      for (const map of [this.#numberedWords, this.#defenderWords, this.#captureWords]) map[side].fill(0);
      this.byKeeper[side].fill(0);
      for (const pawn of ownPawns(side)) if (this.pawns[pawn]! >= 0) this.#joinPawn(side, pawn);
    }
    return this;
  }

  #joinPawn(side: Side, pawn: Pawn): void {
    const square = this.pawns[pawn]!;
    if (inGoalArea(other(side), square) && this.isOffside(pawn)) this.interferes[side] = true;
    if (isKeeper(pawn)) return this.#keeperSteps(side, square);
    const run = this.#runs[pawn]!.words;
    const reached = isDefender(pawn) ? this.#defenderWords[side] : this.#numberedWords[side];
    for (let i = 0; i < WORDS; i++) reached[i]! |= run[i]!;
    const capture = this.#captureWords[side];
    const barred = this.#frozen?.lock === pawn ? EVERYWHERE : this.#barredRows(side, pawn);
    const first = side === 0 || barred === 0 ? 0 : (barred - 1) * WORDS_IN_A_ROW;
    const last = side === 1 || barred === 0 ? WORDS : (EVERYWHERE - barred) * WORDS_IN_A_ROW;
    for (let i = first; i < last; i++) capture[i]! |= run[i]!;
  }

  #keeperSteps(side: Side, from: Square): void {
    for (const to of ZONE[from]!)
      if (to !== from && halfOf(to) === side && this.at[side][to] === 0) this.byKeeper[side][to] = 1;
  }

  /** The row of the last field player, counted from his goal line. */
  #lastRow(side: Side): number {
    let row = EVERYWHERE;
    for (const pawn of ownPawns(side)) {
      const square = this.pawns[pawn]!;
      if (square >= 0 && !isKeeper(pawn)) row = Math.min(row, rowFrom(side, square));
    }
    return row === EVERYWHERE ? 0 : row;
  }

  isOffside(pawn: Pawn): boolean {
    const side = sideOf(pawn);
    return rowFrom(other(side), this.pawns[pawn]!) < this.offsideRow[side];
  }

  /** The row before which a capture by this pawn would be offside. */
  #barredRows(side: Side, pawn: Pawn): number {
    const frozen = this.#frozen;
    if (frozen === null || frozen.attacker !== side) return this.isOffside(pawn) ? this.offsideRow[side] : 0;
    return (frozen.marks & (1 << slotOf(pawn))) === 0 ? 0 : frozen.row;
  }
}
