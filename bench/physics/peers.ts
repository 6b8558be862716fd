import { CARROM } from '@bande/games/carrom/table-bodies.ts';
import type { Stroke } from './strokes.ts';

/** A general engine with a step: plays a stroke until everything rests, or says which way an obliquely hit piece goes, without any loss. */
export interface Peer {
  readonly name: string;
  play(stroke: Stroke): void;
  /** Radians; ends with the first motion of the struck piece. */
  direction(stroke: Stroke): number;
}

/** Slower than this is rest, in metres a second. */
export const STILL = 1e-3;
export const mostSteps = (step: number): number => Math.round(10 / step);

/** Friction on the board: none of them has it in two dimensions, so it is taken off between the steps, from slide and spin alike. */
export const slowed = (speed: number, loss: number): number => Math.max(0, 1 - loss / speed);
export const lossIn = (step: number): number => CARROM.friction * CARROM.gravity * step;
export const overHole = (x: number, y: number): boolean =>
  Math.hypot(Math.abs(x) - CARROM.half + CARROM.pocketRadius, Math.abs(y) - CARROM.half + CARROM.pocketRadius) <
  CARROM.pocketRadius;
