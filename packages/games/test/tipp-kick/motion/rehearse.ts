import { type BallPose, kept } from '@bande/games/tipp-kick/ball/pose.ts';
import { topColour } from '@bande/games/tipp-kick/ball/top.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import type { Lie } from '@bande/games/tipp-kick/motion/lie.ts';
import type { Sighting } from '@bande/games/tipp-kick/motion/sighting.ts';
import { tenthsOf } from '@bande/games/tipp-kick/motion/standing.ts';
import type { Colour, Side } from '@bande/games/tipp-kick/names.ts';
import type { Stance } from '@bande/games/tipp-kick/aim/stance.ts';

interface Rehearsed {
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
