import { type BallPose, kept } from '../ball/pose.ts';
import { topColour } from '../ball/top.ts';
import { Course } from '../motion/course.ts';
import type { Lie } from '../motion/lie.ts';
import type { Sighting } from '../motion/sighting.ts';
import { tenthsOf } from '../motion/standing.ts';
import type { Colour, Side } from '../names.ts';
import type { Stance } from './stance.ts';

/** How far a hand is off: tenths of a degree, and a share of the strength. */
export interface Slip {
  readonly facing: number;
  readonly strength: number;
}
export const STEADY: Slip = { facing: 0, strength: 0 };
/** What a good hand does wrong: one degree, three in a hundred. */
export const SLIPS: readonly Slip[] = [
  { facing: 10, strength: 0.03 },
  { facing: -10, strength: 0.03 },
  { facing: 10, strength: -0.03 },
  { facing: -10, strength: -0.03 },
];

export const slipped = (stance: Stance, { facing, strength }: Slip): Stance => ({
  ...stance,
  facing: (stance.facing + facing + 3600) % 3600,
  strength: Math.max(0, Math.min(1000, Math.round(stance.strength * (1 + strength)))),
});

export interface Rehearsed {
  readonly ball: BallPose;
  readonly top: Colour | null;
  /** Tenths of a degree and millimetres, from where the ball lay to where it lies. */
  readonly facing: number;
  readonly distance: number;
  readonly sightings: readonly Sighting[];
}

/** Four seconds: nothing that is tried takes longer, and what does is not worth waiting for. */
const LONGEST = 480;

/** What a press would bring if nobody else did anything. */
export function rehearse(lie: Lie, side: Side, stance: Stance): Rehearsed {
  const course = new Course(lie);
  course.advance([{ kind: 'press', tick: 0, side, ...stance }]);
  while (!course.isIdle && course.tick < LONGEST) course.advance([]);
  const ball = kept(course.instants.at(-1)!.ball);
  const { sightings } = course;
  course.free();
  const [x, y] = [(ball.x - lie.ball.x) / 100, (ball.y - lie.ball.y) / 100];
  return { ball, top: topColour(ball), facing: tenthsOf(x, y), distance: Math.sqrt(x * x + y * y), sightings };
}
