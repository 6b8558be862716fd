import type { Paragraph } from './rulebook.ts';
import { isKeeper, mayEnterHalf, NOBODY, ownPawns, PAWNS_PER_SIDE, sideOf, type Pawn, type Settings } from './state.ts';
import { columnOf, halfOf, inGoalArea, PENALTY_AREA, SQUARES, type Side, type Square } from './table.ts';

/** Who stands where, by side: pawn + 1, or 0. Filled once per position and read many times. */
export class Occupancy {
  readonly of: readonly [Uint8Array, Uint8Array] = [new Uint8Array(SQUARES), new Uint8Array(SQUARES)];

  fill(pawns: readonly Square[]): this {
    const [red, blue] = this.of;
    red.fill(0);
    blue.fill(0);
    for (let i = 0; i < PAWNS_PER_SIDE; i++) {
      const a = pawns[i]!;
      const b = pawns[i + PAWNS_PER_SIDE]!;
      if (a >= 0) red[a] = i + 1;
      if (b >= 0) blue[b] = i + PAWNS_PER_SIDE + 1;
    }
    return this;
  }
}

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
  const own = occupancy.of[sideOf(pawn)];
  const there = own[square]!;
  if (there !== 0 && there !== pawn + 1) return false;
  return !crowdsRow(own, pawn, square) && !crowdsColumn(own, pawn, square) && !crowdsArea(own, settings, pawn, square) && !crowdsGoalArea(own, pawn, square);
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
  const half = halfOf(square);
  if (!inGoalArea(half, square)) return false;
  const twin = square ^ 7; // D1 and E1 mirror each other: columns 3 and 4
  const there = own[twin]!;
  return there !== 0 && there !== pawn + 1;
}

/** Every limit that a pawn on this square would break, by paragraph. */
export function brokenLimits(occupancy: Occupancy, settings: Settings, pawn: Pawn, square: Square): readonly Paragraph[] {
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

/** A side without field players in a line or an empty board has nothing to break. */
export const standsLegally = (occupancy: Occupancy, settings: Settings, side: Side, pawns: readonly Square[]): boolean =>
  ownPawns(side).every((pawn) => pawn === NOBODY || pawns[pawn]! < 0 || brokenLimits(occupancy, settings, pawn, pawns[pawn]!).length === 0);
