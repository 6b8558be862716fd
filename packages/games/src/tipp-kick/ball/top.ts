import type { Turn } from '@bande/physics/engine';
import { type BallPose, kept, poseOf } from './pose.ts';
import type { Colour } from '../names.ts';
import { FACES } from './solid.ts';
import { about, downwards, joined, turned } from './turning.ts';

/** How far a face may look away from straight up and still be the top one: the cosine of one and a half degrees. */
const UPRIGHT = 0.99966;
/** Square metres of difference that nobody sees: exactly on edge both colours show alike. */
const ALIKE = 1e-10;

const heights = (turn: Turn): readonly number[] => FACES.map(({ normal }) => turned(turn, normal).z);

/** The face the ball lies on, or `null` where it leans. */
export function lyingOn(pose: BallPose): number | null {
  const face = heights(poseOf(pose).turn).findIndex((height) => height < 0 - UPRIGHT);
  return face < 0 ? null : face;
}

/** Whose colour is on top ['DTKV-3.4.1']: that of the top face; where the ball leans, the one that shows more from above [C-1]; `null` where both show alike. */
export function topColour(pose: BallPose): Colour | null {
  const up = heights(poseOf(pose).turn);
  const top = up.findIndex((height) => height > UPRIGHT);
  if (top >= 0) return FACES[top]!.colour;
  const white = FACES.reduce(
    (sum, { area, colour }, i) => sum + (colour === 'white' ? 1 : -1) * area * Math.max(0, up[i]!),
    0,
  );
  if (Math.abs(white) < ALIKE) return null;
  return white > 0 ? 'white' : 'black';
}

/** The ball on the felt on one of its faces, turned about the vertical by so many degrees; hundredths of a millimetre. */
export function lyingBall(face: number, x: number, y: number, yaw: number): BallPose {
  const { normal, distance } = FACES[face]!;
  const turn = joined(about('z', yaw), downwards(normal));
  return { ...kept({ at: { x: 0, y: 0, z: distance }, turn }), x, y };
}
