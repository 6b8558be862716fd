import type { Pose } from '@bande/physics/engine';
import { standerPose } from '../../motion/standing.ts';
import type { Side } from '../../names.ts';
import { kickerAt } from '../../plate.ts';
import type { Defend } from '../hands/defending.ts';

/** How a kicker stands or lies that is put there. */
export const poseOfPut = (side: Side, { at, facing, lying }: Defend): Pose =>
  standerPose(kickerAt(side, at, facing, lying));
