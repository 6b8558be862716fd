import type { World } from './world.ts';

/** Rounding of places: two bodies nearer than this have met. */
const MET = 1e-15;
/** When two that touch do not approach, nothing can happen between them for so long that matters: 10⁻¹⁴ m. */
const LEAST_STEP = 1e-7;

/** How long a gap lasts at least that closes with a speed and at most `more` acceleration; 0 when it is closed. */
export function stepOver(gap: number, closing: number, more: number): number {
  if (gap <= MET && closing > 0) return 0;
  if (closing <= 0 && more === 0) return Infinity;
  if (gap <= MET) return Math.max(LEAST_STEP, (-2 * closing) / more);
  const root = Math.sqrt(closing * closing + 2 * more * gap);
  return closing > 0 ? (2 * gap) / (closing + root) : (root - closing) / more;
}

/** Two that run side by side and close by hairs need thousands of steps; nobody else needs more than a few. */
const MOST_ROUNDS = 4000;

/** Writes into `world.gauge` the gap between i and j (or obstacle j) at a time, and the speed with which it closes, along the shortest line between them. */
export type Gauge = (world: World, i: number, j: number, time: number) => void;

/**
 * When a gap is first closed, from `from` on and not after `limit`; Infinity if it is not. For ways of any shape: the gap is never narrower than what is left of
 * it along the present shortest line, and `more` bounds how fast its closing can grow (accelerations of both; for corners and arms that turn, theirs too).
 * The steps cannot jump over a meeting, and near one they become Newton's.
 */
export function firstContact(
  world: World,
  i: number,
  j: number,
  gauge: Gauge,
  more: number,
  from: number,
  limit: number,
): number {
  let time = from;
  for (let round = 0; round < MOST_ROUNDS && time <= limit; round++) {
    gauge(world, i, j, time);
    const [gap, closing] = [world.gauge[0]!, world.gauge[1]!];
    const left = limit - time;
    if (gap > (Math.max(0, closing) + (more * left) / 2) * left) return Infinity;
    const step = stepOver(gap, closing, more);
    if (step === Infinity) return Infinity;
    time += step;
    // The next gap is of the order of the square of this step: nothing.
    if (step === 0 || (closing > 0.01 && step < 1e-9) || time - step === time) return time <= limit ? time : Infinity;
  }
  return Infinity;
}

/** From when on two bodies can meet: both are on their present pieces. */
export const laterStart = (world: World, i: number, j: number): number => Math.max(world.start[i]!, world.start[j]!);
