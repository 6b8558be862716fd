import type { Grip } from './grip.ts';
import { DEAD_ZONE, lengthOf, type Sample } from './pull.ts';

/** A finger as far as it tells whether another one makes a pinch with it. */
interface Pressed {
  readonly grip: Grip;
  readonly samples: readonly Sample[];
  readonly kind: string;
}

/** Two fingers that come down within this time come down together, in milliseconds. */
const TOGETHER_MS = 250;

const isSoonAfter = (first: Sample, t: number): boolean => t - first.t <= TOGETHER_MS;

/** Whether two fingers may be those of one hand that means neither of the things they would take hold of. */
export const isOneHand = (first: Grip, second: Grip | null): boolean =>
  first.by !== undefined && first.by === second?.by && (first.loose === true || second.loose === true);

/** Whether a finger that comes down now makes a pinch with one that holds something: that one has only just come down, and has not pulled yet. */
export function isPinchWith({ grip, samples, kind }: Pressed, second: Sample): boolean {
  const first = samples[0]!;
  const hasPulled = samples.some((sample) => lengthOf(first, sample) >= (grip.deadZone ?? DEAD_ZONE));
  return kind === 'touch' && !hasPulled && isSoonAfter(first, second.t);
}

/** The fingers that are the camera's: those that found nothing to take hold of, and those that pinch. */
export class CameraFingers {
  readonly #down = new Map<number, Sample>();
  #isPinch = false;

  add(id: number, at: Sample): void {
    this.#down.set(id, at);
    this.#isPinch ||= this.#down.size > 1;
  }

  lift(id: number): void {
    this.#down.delete(id);
    if (this.#down.size === 0) this.#isPinch = false;
  }

  /** Whether a further finger is the camera's too: until all are lifted after a pinch, and where it comes down together with another one. */
  takes({ t }: Sample): boolean {
    return this.#isPinch || [...this.#down.values()].some((first) => isSoonAfter(first, t));
  }
}
