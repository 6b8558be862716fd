import type { Pose } from '@bande/physics/engine';

/** Ticks in which a hand lifts a kicker off the plate, and how high. */
const TICKS = 30;
const HEIGHT = 0.12;

/** A kicker that a hand takes away. */
export class Lifting {
  readonly from: Pose;
  readonly #tick: number;
  constructor(from: Pose, tick: number) {
    this.from = from;
    this.#tick = tick;
  }

  poseAt(tick: number): Pose {
    const share = Math.min(1, (tick - this.#tick) / TICKS);
    const { x, y, z } = this.from.at;
    return { ...this.from, at: { x, y, z: z + HEIGHT * share * share * (3 - 2 * share) } };
  }
  isOver(tick: number): boolean {
    return tick - this.#tick >= TICKS;
  }
}
