import {
  BALL,
  ballMeetsFigure,
  ballMeetsHand,
  type BallTraits,
  type Body,
  FIGURE,
  figureMeetsHand,
  figuresMeet,
  type FigureTraits,
  HAND,
  type HandTraits,
  type Table,
} from '@bande/physics';
import { obstaclesOf, type Pitch } from './table.ts';

/** A figure by the sizes that chapter III limits; metres and kilograms. */
export interface FigureSize {
  /** FISTF-III.4.1.1.2: diameter 16 to 21 mm. */
  readonly baseRadius: number;
  /** FISTF-III.4.1.1.1: 5 to 7 mm. */
  readonly baseHeight: number;
  /** FISTF-III.4.1.3: 27 to 39 mm. */
  readonly height: number;
  /** FISTF-III.4.1.2.1: 6 to 13 mm wide. */
  readonly bodyRadius: number;
  /** FISTF-III.4.1.2.2: at most 6 mm thick; what is met of it is round, and no wider than that. */
  readonly trunkRadius: number;
  /** FISTF-VI.1.1.1: at most 2.8 g. */
  readonly mass: number;
  /** The flat it slides on; a small foot swerves, a large one runs straight. FISTF-VI.1.3.5d: its diameter is at least 5 mm less than that of the top of the base. */
  readonly footRadius: number;
  /** Where the base is widest, FISTF-VI.1.3.4.2: at most 1.1 mm below its top; FISTF-VI.1.3.4.3: there its shoulder is at most 2 mm narrower. The bevel lifts the ball. */
  readonly rimHeight: number;
  readonly shoulderRadius: number;
  readonly centreHeight: number;
}

export const FIGURE_SIZE: FigureSize = {
  baseRadius: 0.0105,
  baseHeight: 0.006,
  height: 0.034,
  bodyRadius: 0.0045,
  trunkRadius: 0.003,
  mass: 0.0026,
  footRadius: 0.0075,
  rimHeight: 0.005,
  shoulderRadius: 0.01,
  centreHeight: 0.0065,
};

/** Radii of gyration of a weighted base with a light upper part, and how long a figure falls: assumptions. */
export const GYRATION = 0.0068;
const TILT_GYRATION = 0.0085;
export const FALL_TIME = 0.15;
const LYING_ROUND = 0.005;

function figureTraits(size: FigureSize): FigureTraits {
  return {
    stand: { footRadius: size.footRadius, centreHeight: size.centreHeight, gyration: GYRATION * GYRATION },
    base: [
      [size.footRadius, 0],
      [size.baseRadius, size.rimHeight],
      [size.shoulderRadius, size.baseHeight],
      [0, size.baseHeight],
    ],
    trunk: [
      [size.trunkRadius, 0],
      [size.trunkRadius, size.height],
      [0, size.height],
    ],
    tiltGyration: TILT_GYRATION * TILT_GYRATION,
    lyingRound: LYING_ROUND,
    fallTime: FALL_TIME,
  };
}

/** FISTF-III.3.1: 22 mm, 1.5 g, hollow. */
export const BALL_RADIUS = 0.011;
const BALL_MASS = 0.0015;
const BALL_TRAITS: BallTraits = {
  run: { radius: BALL_RADIUS, gyration: 0.608, slide: 0.2, roll: 0.03, pivot: 0.03, air: 0.071 },
  bounce: 0.5,
};

/** FISTF-III.5.1: at most 39 mm high, 21 mm wide, 6 mm thick and 2700 mm³ in all, so that a plate of this width is thinner; III.5.2.1: a rod of at most 15 cm and 4 mm. */
export const KEEPER_SIZE = { height: 0.038, halfWidth: 0.0105, halfThickness: 0.0016 } as const;
export const KEEPER_ROD = { rodLength: 0.15, rodHeight: 0.003, rodRadius: 0.002 } as const;
const keeperTraits = (behind: number): HandTraits => ({
  halfWidth: KEEPER_SIZE.halfWidth,
  halfThickness: KEEPER_SIZE.halfThickness,
  behind,
  ...KEEPER_ROD,
  mostSpeed: 1.5,
  mostAcceleration: 30,
  mostTurn: 15,
  mostTurnAcceleration: 300,
});

export const figureBody = (id: string, size: FigureSize = FIGURE_SIZE): Body => ({
  id,
  kind: FIGURE,
  radius: size.baseRadius,
  mass: size.mass,
  height: size.height,
  inertia: size.mass * GYRATION * GYRATION,
  foot: size.footRadius,
  traits: figureTraits(size),
});

export const ballBody = (): Body => ({
  id: 'ball',
  kind: BALL,
  radius: BALL_RADIUS,
  mass: BALL_MASS,
  height: 2 * BALL_RADIUS,
  inertia: 0.608 * BALL_MASS * BALL_RADIUS * BALL_RADIUS,
  traits: BALL_TRAITS,
});

/** The keeper of one end: −1 for the south, 1 for the north. */
export const keeperBody = (id: string, end: -1 | 1): Body => ({
  id,
  kind: HAND,
  radius: KEEPER_SIZE.halfWidth,
  mass: 1,
  height: KEEPER_SIZE.height,
  traits: keeperTraits(end),
});

/** Friction and bounce of polished bases on cloth; ranges in the physics reference, nothing of it measured. */
export const CLOTH = { gravity: 9.81, friction: 0.2 } as const;
export const tableOf = (pitch: Pitch): Table => ({
  ...CLOTH,
  obstacles: obstaclesOf(pitch),
  meetings: [
    figuresMeet({ restitution: 0.6, friction: 0.2 }),
    ballMeetsFigure({ restitution: 0.6, friction: 0.3 }),
    ballMeetsHand({ restitution: 0.5, friction: 0.3 }),
    figureMeetsHand({ restitution: 0.4, friction: 0.2 }),
  ],
});
