import type { Paragraph } from './rulebook.ts';
import { isKeeper, mayEnterHalf, PAWNS_PER_SIDE, sideOf, type Pawn, type Settings } from './state.ts';
import { columnOf, GOAL_AREA, halfOf, inGoalArea, PENALTY_AREA, SQUARES, type Side, type Square } from './table.ts';

/**
 * Who stands where, by side: pawn + 1, or 0. Filled once per position and read many times.
 * `crowd` counts a side's pawns per row (0-15), per column (16-23) and in the three back rows of a half (24, 25): a low
 * count shows without further looking that a limit cannot be broken there.
 */
export class Occupancy {
  readonly of: readonly [Uint8Array, Uint8Array] = [new Uint8Array(SQUARES), new Uint8Array(SQUARES)];
  readonly crowd: readonly [Uint8Array, Uint8Array] = [new Uint8Array(26), new Uint8Array(26)];

  fill(pawns: readonly Square[]): this {
    for (let side = 0; side < 2; side++)
      this.#fillSide(pawns, side * PAWNS_PER_SIDE, this.of[side]!, this.crowd[side]!);
    return this;
  }

  /** Marks every square where a pawn more could break a limit; on all others nobody has to look. */
  markDoubtful(side: Side, settings: Settings, doubtful: Uint8Array): void {
    const [own, crowd] = [this.of[side], this.crowd[side]];
    for (let square = 0; square < SQUARES; square++) doubtful[square] = own[square] === 0 ? 0 : 1;
    for (let y = 0; y < 16; y++) if (crowd[y]! >= MOST_IN_A_ROW) markRuns(own, doubtful, y * 8, 1, 8, MOST_IN_A_ROW);
    for (let x = 0; x < 8; x++)
      if (crowd[16 + x]! >= MOST_IN_A_COLUMN) markRuns(own, doubtful, x, 8, 16, MOST_IN_A_COLUMN);
    for (let half = 0; half < 2; half++)
      if (crowd[24 + half]! >= MOST_IN_AN_AREA) markArea(PENALTY_AREA[settings.penaltyArea][half]!, doubtful);
    for (const square of GOAL_SQUARES) doubtful[square] = 1;
  }

  #fillSide(pawns: readonly Square[], first: Pawn, own: Uint8Array, crowd: Uint8Array): void {
    own.fill(0);
    crowd.fill(0);
    for (let pawn = first; pawn < first + PAWNS_PER_SIDE; pawn++) {
      const square = pawns[pawn]!;
      if (square < 0) continue;
      own[square] = pawn + 1;
      crowd[square >> 3]!++;
      crowd[16 + (square & 7)]!++;
      if (square < 24) crowd[24]!++;
      else if (square >= 104) crowd[25]!++;
    }
  }
}

/** A square is doubtful if the runs on both sides of it, and a pawn on it, are more than a line may hold. */
function markRuns(
  own: Uint8Array,
  doubtful: Uint8Array,
  start: Square,
  step: number,
  length: number,
  most: number,
): void {
  let before = 0;
  for (let i = 0; i < length; i++) {
    const square = start + i * step;
    let after = 0;
    while (i + after + 1 < length && own[square + (after + 1) * step] !== 0) after++;
    if (before + 1 + after > most) doubtful[square] = 1;
    before = own[square] === 0 ? 0 : before + 1;
  }
}

function markArea(area: Uint8Array, doubtful: Uint8Array): void {
  for (let square = 0; square < SQUARES; square++) if (area[square] === 1) doubtful[square] = 1;
}

const GOAL_SQUARES = [...GOAL_AREA[0], ...GOAL_AREA[1]];
const MOST_IN_A_ROW = 4;
const MOST_IN_A_COLUMN = 3;
const MOST_IN_AN_AREA = 4;

/** Pawns of the side that stand without a gap beside `square` in one direction, the mover left out. */
function run(own: Uint8Array, square: Square, step: number, mover: number): number {
  let count = 0;
  for (let s = square + step; s >= 0 && s < SQUARES; s += step) {
    if (step === 1 && columnOf(s) === 0) break;
    if (step === -1 && columnOf(s) === 7) break;
    const there = own[s]!;
    if (there === 0 || there === mover) break;
    count++;
  }
  return count;
}

/** The limits hold for positions, after each single move or placement [I-14]. Fast form; `brokenLimits` names the paragraphs. */
export function mayStand(occupancy: Occupancy, settings: Settings, pawn: Pawn, square: Square): boolean {
  const side = sideOf(pawn);
  const own = occupancy.of[side];
  const crowd = occupancy.crowd[side];
  const there = own[square]!;
  if (there !== 0 && there !== pawn + 1) return false;
  if (crowd[square >> 3]! >= MOST_IN_A_ROW && crowdsRow(own, pawn, square)) return false;
  if (crowd[16 + (square & 7)]! >= MOST_IN_A_COLUMN && crowdsColumn(own, pawn, square)) return false;
  if (crowd[square < 64 ? 24 : 25]! >= MOST_IN_AN_AREA && crowdsArea(own, settings, pawn, square)) return false;
  return !crowdsGoalArea(own, pawn, square);
}

const crowdsRow = (own: Uint8Array, pawn: Pawn, square: Square): boolean =>
  1 + run(own, square, 1, pawn + 1) + run(own, square, -1, pawn + 1) > MOST_IN_A_ROW;

/** A run goes on across the centre line [I-14]. */
const crowdsColumn = (own: Uint8Array, pawn: Pawn, square: Square): boolean =>
  1 + run(own, square, 8, pawn + 1) + run(own, square, -8, pawn + 1) > MOST_IN_A_COLUMN;

function crowdsArea(own: Uint8Array, settings: Settings, pawn: Pawn, square: Square): boolean {
  const area = PENALTY_AREA[settings.penaltyArea][halfOf(square)];
  if (isKeeper(pawn) || area[square] === 0) return false;
  const first = square < 64 ? 0 : 104; // rows 1-3 of that half
  let count = 1;
  for (let s = first; s < first + 24; s++) {
    const there = own[s]!;
    if (there !== 0 && there !== pawn + 1 && area[s] === 1 && !isKeeper(there - 1)) count++;
  }
  return count > MOST_IN_AN_AREA;
}

function crowdsGoalArea(own: Uint8Array, pawn: Pawn, square: Square): boolean {
  if (!inGoalArea(halfOf(square), square)) return false;
  const twin = square ^ 7; // D1 and E1 mirror each other: columns 3 and 4
  const there = own[twin]!;
  return there !== 0 && there !== pawn + 1;
}

/** Every limit that a pawn on this square would break, by paragraph. */
export function brokenLimits(
  occupancy: Occupancy,
  settings: Settings,
  pawn: Pawn,
  square: Square,
): readonly Paragraph[] {
  const own = occupancy.of[sideOf(pawn)];
  const there = own[square]!;
  const broken: Paragraph[] = [];
  if (there !== 0 && there !== pawn + 1) broken.push('STW-2.13');
  if (crowdsRow(own, pawn, square)) broken.push('STW-2.14');
  if (crowdsColumn(own, pawn, square)) broken.push('STW-2.15');
  if (crowdsArea(own, settings, pawn, square)) broken.push('STW-2.16');
  if (crowdsGoalArea(own, pawn, square)) broken.push('STW-2.17');
  if (!mayEnterHalf(pawn, square)) broken.push(isKeeper(pawn) ? 'STW-2.12' : 'STW-2.10');
  return broken;
}
