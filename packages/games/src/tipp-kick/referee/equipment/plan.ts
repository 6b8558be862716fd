import { TABLE } from '../../table.ts';
import { PITCH } from '../../zones.ts';

/**
 * Millimetres that only the printed plan (1.1) would give. It is missing, so they are assumed: markings at a hundredth of a football pitch, goals as
 * clubs describe them. A plate that differs gets a hint and never fails; goals are checked by their licence (1.K3).
 */
export const PLAN = {
  penaltyAreaDepth: PITCH.penaltyDepth,
  penaltyAreaWidth: PITCH.penaltyWidth,
  goalAreaDepth: PITCH.goalAreaDepth,
  goalAreaWidth: PITCH.goalAreaWidth,
  circleRadius: PITCH.centreCircle,
  penaltySpot: PITCH.penaltySpot,
  goalWidth: PITCH.goalWidth,
  goalHeight: 1000 * TABLE.goalHeight,
} as const;
