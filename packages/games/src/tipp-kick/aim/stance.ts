import { direction } from '@bande/physics';
import { reach } from '../ball/outline.ts';
import { type BallPose, poseOf } from '../ball/pose.ts';
import type { Foot, Press } from '../motion/deeds.ts';
import { KICKER } from '../table.ts';

/** How a press is set up, without its tick and side. */
export type Stance = Omit<Press, 'kind' | 'tick' | 'side'>;

/** How the foot is to meet the ball. */
export interface Meeting {
  /** Tenths of a degree: where the kicker looks and the ball goes. */
  readonly facing: number;
  /** Hundredths of a millimetre from the ball's nearest point to the plane of the hips: the further, the more the foot rises when it meets the ball. */
  readonly gap: number;
  /** Hundredths of a millimetre by which the foot meets the ball to the left of its middle: spin about the vertical. */
  readonly aside: number;
  readonly lean: number;
  readonly strength: number;
  readonly foot: Foot;
}

const HUNDREDTHS = 100_000;

/** Where to stand so that the foot meets the ball like this. */
export function stanceFor(ball: BallPose, { facing, gap, aside, lean, strength, foot }: Meeting): Stance {
  const { sin, cos } = direction(facing / 10);
  const near = reach(poseOf(ball).turn, { x: 0 - cos, y: 0 - sin, z: 0 }) * HUNDREDTHS;
  const back = near + gap;
  const left = aside - KICKER.legSide * HUNDREDTHS;
  return {
    x: Math.round(ball.x - back * cos - left * sin) + 0,
    y: Math.round(ball.y - back * sin + left * cos) + 0,
    facing,
    lean,
    tilt: 0,
    strength,
    foot,
  };
}
