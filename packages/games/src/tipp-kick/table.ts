import { BASE_RADIUS, PITCH } from './zones.ts';

/**
 * Plate, goals and figures in metres; the lines of the pitch are those of the zones. What is not printed is assumed [A], so that one place can be put right when the plan is seen ['DTKV-1.1'].
 * The origin is the centre spot; x runs along the goal lines to the east, y along the side lines to the north. Red's goal is in the south.
 */
export const TABLE = {
  /** To the outer edge of the lines, which belong to what they bound. */
  length: PITCH.length / 1000,
  width: PITCH.width / 1000,
  line: PITCH.lineWidth / 1000,
  penaltyDepth: PITCH.penaltyDepth / 1000,
  penaltyWidth: PITCH.penaltyWidth / 1000,
  circleRadius: PITCH.centreCircle / 1000,
  goalWidth: PITCH.goalWidth / 1000,
  /** Printed ranges ['DTKV-1.3.2', 'DTKV-1.K23', 'DTKV-1.K25']; the largest plate leaves the keepers most room. */
  plateLength: 1.26,
  plateWidth: 0.82,
  boardHeight: 0.04,
  gapBehindGoal: 0.2,
  boardThickness: 0.012,
  plateThickness: 0.02,
  /** Assumed; below the bar. */
  goalHeight: 0.07,
  goalDepth: 0.05,
  frameRadius: 0.0015,
  /** So far behind the frame that a ball which meets a post does not meet the net in the same step, and so near that it does not slip through. */
  netBehind: 0.008,
  netThickness: 0.002,
  /** Diameter printed ['DTKV-1.K10'], place assumed: a ball is wholly over the line before it meets the rubber. */
  rubberBehind: 0.025,
  rubberHeight: 0.014,
  rubberDiameter: 0.005,
} as const;

/** Circumference 4.5 cm printed ['DTKV-11.1.3']: six edges of the hexagonal equator. The mass is assumed. */
export const BALL = { edge: 0.0075, mass: 0.0012, inertia: 0.28 } as const;

/** Height printed ['DTKV-2.2.2'], mass sourced for the toy, the rest assumed. Forward is x, left is y; the origin lies on the felt below the hips, and all but the swinging leg stands behind it. */
export const KICKER = {
  height: 0.078,
  mass: 0.042,
  /** The base from its heel to its toe, and from its right to its left edge; the leg swings to the right of it. */
  heel: -0.018,
  toe: -0.001,
  /** A hand leans it over a line behind the hips, so that the foot neither leaves the ball nor scrapes the felt. */
  leanAt: -0.008,
  right: -0.005,
  left: 0.011,
  /** Standing free it is measured, and met, by a round base: from the hips its middle lies so far ahead and to the left [C-121]. */
  baseRadius: BASE_RADIUS / 1000,
  middleAhead: -0.0095,
  middleLeft: 0.003,
  baseHeight: 0.003,
  hip: 0.035,
  legSide: -0.014,
  /** From the hip to the sole: it clears the felt by a millimetre. */
  leg: 0.034,
  footHeight: 0.008,
  footLength: 0.008,
  footWidth: 0.011,
} as const;

/** Rod and box printed ['DTKV-2.3.2', 'DTKV-2.3.5.1', 'DTKV-2.K34'], the figure assumed. The origin lies under the middle of the figure. */
export const KEEPER = {
  width: 0.055,
  height: 0.06,
  thickness: 0.008,
  rodLength: 0.07,
  rodDiameter: 0.002,
  rodHeight: 0.0045,
  boxWidth: 0.04,
  boxDepth: 0.025,
  boxHeight: 0.02,
  /** Assumed: what a hand does. */
  speed: 1.5,
  acceleration: 30,
} as const;

/** All assumed; a material meets the ball as it stands here, two others meet by the product. */
export const MATERIALS = {
  ball: { restitution: 1, friction: 1 },
  felt: { restitution: 0.2, friction: 0.3 },
  wood: { restitution: 0.5, friction: 0.3 },
  frame: { restitution: 0.55, friction: 0.2 },
  net: { restitution: 0.02, friction: 0.9 },
  rubber: { restitution: 0.4, friction: 0.7 },
  metal: { restitution: 0.45, friction: 0.15 },
  base: { restitution: 0.45, friction: 1.5 },
  plastic: { restitution: 0.4, friction: 0.3 },
} as const;

/** Air takes so much of the square of the ball's speed, a metre (drag 0.9). */
export const AIR = 0.09;
export const GRAVITY = 9.81;
