import { useThree } from '@react-three/fiber';
import type { CameraTarget, Vec3 } from '@bande/stage';
import type { Running, SceneProps, Show } from '@bande/stage/view';
import { useCallback, useMemo, useState } from 'react';
import { groundIn, isGone, placesNow } from '../motion.ts';
import { endOf, SIDES, type Loose } from '../names.ts';
import type { Match, Subbuteo } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import { distance, placesAt } from './aiming.ts';
import { SCALE, toTable, type Point } from './layout.ts';

/** So many table units around what is looked at are seen from close by. */
const CLOSE = 0.24 * SCALE;
/** The goal itself, and beside it what is called out: so many metres before the line lies the middle of the picture. */
const [GOAL_CLOSE, BEFORE_GOAL] = [0.15 * SCALE, 0.09];
/** The ball, if it is not farther off than so many metres, is seen with a figure. */
const WITH_BALL = 0.3;

/** What somebody looks at from close by, and where it was then. */
interface Close {
  readonly what: Loose;
  readonly place: Point;
  readonly target: CameraTarget;
}

export interface Camera {
  /** What it comes close to; null: the whole table is seen. */
  readonly target: CameraTarget | null;
  /** Somebody looks closer at something, or at everything again; what was flicked is no longer looked at, a ball that is followed is. */
  readonly look: (at: Loose | 'flicked' | null) => void;
}

/** Close to what somebody has tapped, along with the ball if it is that, and for a moment at the goal in which the ball lies. */
export function useCamera(props: SceneProps<Subbuteo>, isAiming: boolean): Camera {
  const { match, running, reducedMotion } = props;
  const [close, setClose] = useState<Close | null>(null);
  const look = useCallback<Camera['look']>(
    (at) =>
      setClose((before) => {
        if (at === 'flicked') return before?.what === 'ball' ? before : null;
        return at === null ? null : closeTo(running, at);
      }),
    [running],
  );
  const [goal, along] = [useGoalCut(props, isAiming), useAlong(props)];
  const stays = close !== null && isStillSeen(match, close, reducedMotion);
  return { target: goal ?? (stays ? close.target : along), look };
}

/** On a tall screen the whole table at eye level would be a strip: one looks along the pitch from behind the ball, as wide as this to each side. */
const ALONG = 0.27 * SCALE;
function useAlong({ running, view, reducedMotion, roam }: SceneProps<Subbuteo>): CameraTarget | null {
  const isTall = useThree(({ size }) => size.width < size.height);
  const goesAlong = view === 'eyeLevel' && isTall && !reducedMotion && !roam;
  return useMemo(
    () => (goesAlong ? { at: () => ballNow(running), near: ALONG, eyeLevel: true } : null),
    [goesAlong, running],
  );
}

function closeTo(running: Running<Subbuteo>, what: Loose): Close {
  const match = running.match();
  const { [what]: place, ball } = placesNow(match);
  const goals = SIDES.map((side) => goalCorners(groundIn(match).pitch, endOf(side)));
  if (what === 'ball') return { what, place, target: { at: () => ballNow(running), near: CLOSE, whole: goals } };
  const share = distance(place, ball) < WITH_BALL ? 0.5 : 0;
  const middle = { x: place.x + (ball.x - place.x) * share, y: place.y + (ball.y - place.y) * share };
  return { what, place, target: { at: toTable(middle), near: CLOSE, whole: [...goals, roundBall(ball)] } };
}

/** Where a goal stands, with its keeper: it is seen as a whole or not at all. */
export const goalCorners = ({ length, goal }: Pitch, end: number): readonly Vec3[] =>
  [-1, 1].flatMap((aside) =>
    [length / 2 - KEEPER_ROOM, length / 2 + goal.depth].flatMap((away) =>
      [0, goal.height].map((up) => toTable({ x: aside * (goal.width / 2 + 0.01), y: end * away }, up * SCALE)),
    ),
  );
const KEEPER_ROOM = 0.05;

const roundBall = ({ x, y }: Point): readonly Vec3[] =>
  [-1, 1].flatMap((dx) => [-1, 1].map((dy) => toTable({ x: x + 2 * dx * BALL_RADIUS, y: y + 2 * dy * BALL_RADIUS })));

const ballNow = (running: Running<Subbuteo>) => toTable(placesAt(running.match(), running.tick()).ball);

/** A figure that was flicked, knocked away or set up anew is seen with the whole table again; so is the ball where the camera does not go along with it. */
const MOVED = 0.03;
function isStillSeen(match: Match, { what, place }: Close, stands: boolean): boolean {
  if (what === 'ball' && !stands) return !isGone(match.state.motion, 'ball');
  return distance(placesNow(match)[what], place) < MOVED;
}

const isGoal = (show: Show | null): boolean => show?.kind === 'banner' && show.tone === 'goal';

/** As long as it is called out that the ball is in; not for whoever is aiming when it falls, walks around the table himself, or wants it calm. */
function useGoalCut(
  { show, match, reducedMotion, roam }: SceneProps<Subbuteo>,
  isAiming: boolean,
): CameraTarget | null {
  const scored = isGoal(show) ? show : null;
  return useMemo(() => (scored === null || isAiming || reducedMotion || roam ? null : goalWithBall(match)), [scored]);
}

function goalWithBall(match: Match): CameraTarget {
  const { length } = groundIn(match).pitch;
  const end = Math.sign(placesNow(match).ball.y);
  return { at: toTable({ x: 0, y: end * (length / 2 - BEFORE_GOAL) }), near: GOAL_CLOSE, eyeLevel: true, cut: true };
}
