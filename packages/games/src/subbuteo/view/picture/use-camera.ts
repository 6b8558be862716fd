import { useThree } from '@react-three/fiber';
import type { CameraTarget, Vec3 } from '@bande/stage';
import type { Running } from '@bande/host';
import type { Draft, SceneProps, Show } from '@bande/stage/view';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { groundIn, isGone, isQuiet, placesNow } from '../../motion.ts';
import { endOf, other, sideOf, SIDES, type Figure, type Loose, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import type { Pitch } from '../../table.ts';
import { distance, placesAt } from '../aims/aiming.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { byPitch } from '../pitch.ts';
import { SMALL, useZone } from './use-zone.ts';

/** So many table units around what is looked at are seen from close by. */
const CLOSE = 0.24 * SCALE;
/** The goal itself, and beside it what is called out: so many metres before the line lies the middle of the picture. */
const [GOAL_CLOSE, BEFORE_GOAL] = [0.15 * SCALE, 0.09];
/** Metres: the goal is seen with a ball that is not farther from it; otherwise so much of the way beyond the ball. */
const [GOAL_NEAR, BEYOND] = [0.72, 0.3];
/** Around a figure so much is seen at least. */
const ROOM = 0.05;

/** What somebody looks at from close by, and where it was then. */
interface Close {
  readonly what: Loose;
  readonly place: Point;
  readonly target: CameraTarget;
}

interface Camera {
  /** What it comes close to; null: the whole table is seen. */
  readonly target: CameraTarget | null;
  /** Somebody looks closer at something, or at everything again; what was flicked is no longer looked at, a ball that is followed is. */
  readonly look: (at: Loose | 'flicked' | null) => void;
  /** It is where dials want it, and goes where they do. */
  readonly isDialled: boolean;
}

/** Close to what somebody has tapped, along with the ball if it is that, and for a moment at the goal in which the ball lies. */
export function useCamera(props: SceneProps<Subbuteo>, isAiming: boolean, again: Side | null): Camera {
  const {
    match,
    running,
    motion: { reducedMotion },
  } = props;
  const [close, setClose] = useState<Close | null>(null);
  const [wantsAll, setWantsAll] = useState(false);
  const look = useCallback<Camera['look']>(
    (at) => {
      setWantsAll(at === null);
      setClose((before) => {
        if (at === 'flicked') return before?.what === 'ball' ? before : null;
        return at === null ? null : closeTo(running, at);
      });
    },
    [running],
  );
  const [goal, along, dialled] = [useGoalCut(props, isAiming, again), useAlong(props), useDialled(props)];
  const [chance, { zone, target: atGoal }] = [useChance(props), useZone(props)];
  // Who wanted to see everything wanted it while play was there.
  useEffect(() => setWantsAll(false), [zone]);
  const stays = close !== null && isStillSeen(match, close, reducedMotion);
  const byItself = along ?? (wantsAll ? null : (atGoal ?? chance));
  return { target: goal ?? dialled ?? (stays ? close.target : byItself), look, isDialled: dialled !== null };
}

const whereIs = ({ x, y }: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

/** Metres: a ball that lies so near to the goal, with its figure so near to it, is a chance. */
const [CHANCE, AT_BALL] = [0.3, 0.15];
function chanceOf(match: Match, figure: Figure): CameraTarget | null {
  const { [figure]: place, ball } = placesNow(match);
  const { length } = groundIn(match).pitch;
  const goal = { x: 0, y: endOf(other(sideOf(figure))) * (length / 2) };
  return distance(ball, goal) < CHANCE && distance(place, ball) < AT_BALL ? closeToFigure(match, figure) : null;
}

/** Before a goal everything that matters lies close together, and is seen from close by until the ball lies elsewhere; one who has sent it over a line sees where it went. */
function useChance({ match, running, hands }: SceneProps<Subbuteo>): CameraTarget | null {
  const { held, seats, inMode = false } = hands;
  const figure = useFigureIn(seats[0] === undefined ? null : (held?.(seats[0]) ?? null));
  const isSettled = isQuiet(match.state.motion) && match.state.told.ballOver === null;
  const last = useRef<CameraTarget | null>(null);
  const places = placesNow(match);
  // Keepers are led meanwhile: only where these two lie is news.
  const lie = isSettled && figure !== null ? `${whereIs(places.ball)} ${whereIs(places[figure])}` : null;
  const now = useMemo(() => (lie === null ? last.current : chanceOf(running.match(), figure!)), [lie, figure, running]);
  useEffect(() => {
    last.current = now;
  }, [now]);
  return inMode ? null : now;
}

/** Where dials take the room from the table, what they set is seen from close by while everything lies still; another figure, another look. No goal lies under them. */
function useDialled({ match, running, hands }: SceneProps<Subbuteo>): CameraTarget | null {
  const { draft, dialling = false } = hands;
  const isSmall = useThree(({ size }) => Math.min(size.width, size.height) < SMALL);
  const figure = useFigureIn(draft);
  const isLooked = dialling && isSmall && isQuiet(match.state.motion);
  return useMemo(
    () => (isLooked && figure !== null ? overDials(running.match(), figure) : null),
    [isLooked, figure, running],
  );
}

export const overDials = (match: Match, figure: Figure): ReturnType<typeof closeToFigure> => ({
  ...closeToFigure(match, figure),
  whole: SIDES.map((side) => goalCorners(groundIn(match).pitch, side)),
});

/** The figure that a draft is about: only another one is news. */
function useFigureIn(draft: Draft<Subbuteo> | null): Figure | null {
  const figureNow = (): Figure | null => {
    const now = draft?.get() ?? null;
    return now?.kind === 'flick' ? now.figure : null;
  };
  return useSyncExternalStore(draft?.subscribe ?? nobodySets, figureNow, figureNow);
}
const nobodySets = (): (() => void) => () => {};

/** On a tall screen the whole table at eye level would be a strip: one looks along the pitch from behind the ball, as wide as this to each side. */
const ALONG = 0.27 * SCALE;
function useAlong({ running, camera, motion }: SceneProps<Subbuteo>): CameraTarget | null {
  const isTall = useThree(({ size }) => size.width < size.height);
  const goesAlong = camera.view === 'eyeLevel' && isTall && !motion.reducedMotion && !camera.roam;
  return useMemo(
    () => (goesAlong ? { at: () => ballNow(running), near: ALONG, eyeLevel: true } : null),
    [goesAlong, running],
  );
}

function closeTo(running: Running<Subbuteo>, what: Loose): Close {
  const match = running.match();
  const { [what]: place } = placesNow(match);
  const target =
    what === 'ball'
      ? {
          at: () => ballNow(running),
          near: CLOSE,
          whole: SIDES.map((side) => goalCorners(groundIn(match).pitch, side)),
        }
      : closeToFigure(match, what);
  return { what, place, target };
}

/** Whoever flicks it sees it, the ball and where that is to go all the while he aims: the goal, or what lies before it. */
export function closeToFigure(match: Match, figure: Figure): CameraTarget & { readonly at: Vec3 } {
  const { pitch } = groundIn(match);
  const { [figure]: place, ball } = placesNow(match);
  const goal = goalCorners(pitch, other(sideOf(figure)));
  const middle = { x: 0, y: endOf(other(sideOf(figure))) * (pitch.length / 2) };
  const share = Math.min(1, BEYOND / Math.max(BEYOND, distance(ball, middle)));
  const ahead = { x: ball.x + (middle.x - ball.x) * share, y: ball.y + (middle.y - ball.y) * share };
  const way = distance(ball, middle) < GOAL_NEAR ? goal : roundPlace(ahead, ROOM);
  const withBall = isGone(match.state.motion, 'ball') ? [] : [...roundPlace(ball, 2 * BALL_RADIUS), ...way];
  return { at: toTable(place), near: CLOSE, all: [...roundPlace(place, ROOM), ...withBall], whole: [goal] };
}

/** Where a goal stands, with its keeper: it is seen as a whole or not at all. */
export const goalCorners = ({ length, goal }: Pitch, side: Side): readonly Vec3[] =>
  [-1, 1].flatMap((aside) =>
    [length / 2 - KEEPER_ROOM, length / 2 + goal.depth].flatMap((away) =>
      [0, goal.height].map((up) => toTable({ x: aside * (goal.width / 2 + 0.01), y: endOf(side) * away }, up * SCALE)),
    ),
  );
const KEEPER_ROOM = 0.05;

const roundPlace = ({ x, y }: Point, far: number): readonly Vec3[] =>
  [-far, far].flatMap((dx) => [-far, far].map((dy) => toTable({ x: x + dx, y: y + dy })));

const ballNow = (running: Running<Subbuteo>) => toTable(placesAt(running.match(), running.tick()).ball);

/** A figure that was flicked, knocked away or set up anew is seen with the whole table again; so is the ball where the camera does not go along with it. */
const MOVED = 0.03;
function isStillSeen(match: Match, { what, place }: Close, stands: boolean): boolean {
  if (what === 'ball' && !stands) return !isGone(match.state.motion, 'ball');
  return distance(placesNow(match)[what], place) < MOVED;
}

const isGoal = (show: Show | null): boolean => show?.kind === 'banner' && show.tone === 'goal';

/** In a match a goal is looked at again instead. */
const goalCalled = byPitch<(show: Show | null) => Show | null>(
  () => null,
  (show) => (isGoal(show) ? show : null),
);

/** As long as a goal is looked at again, or on the training pitch called out; not for whoever is aiming when it falls, walks around the table himself, or wants it calm. */
function useGoalCut(
  { show, match, motion: { reducedMotion }, camera: { roam } }: SceneProps<Subbuteo>,
  isAiming: boolean,
  again: Side | null,
): CameraTarget | null {
  const scored = goalCalled(match)(show);
  const { pitch } = groundIn(match);
  const slowly = useMemo(() => (again === null ? null : goalCut(pitch, again)), [again, pitch]);
  const called = useMemo(() => {
    const side = scored === null || isAiming || reducedMotion || roam ? undefined : sideWithBall(match);
    return side === undefined ? null : goalCut(groundIn(match).pitch, side);
  }, [scored]);
  return slowly ?? called;
}

const sideWithBall = (match: Match): Side | undefined =>
  SIDES.find((side) => endOf(side) * placesNow(match).ball.y > 0);

/** In whose goal the ball lies, as long as that is called out or looked at. */
export function useGoalHit({ show, match }: SceneProps<Subbuteo>, again: Side | null): Side | null {
  const scored = goalCalled(match)(show);
  const called = useMemo(() => (scored === null ? null : (sideWithBall(match) ?? null)), [scored]);
  return again ?? called;
}

/** From within the field, low and at once, as in a film. */
function goalCut({ length }: Pitch, side: Side): CameraTarget {
  const end = endOf(side);
  return {
    at: toTable({ x: 0, y: end * (length / 2 - BEFORE_GOAL) }),
    near: GOAL_CLOSE,
    eyeLevel: true,
    cut: true,
    from: end > 0 ? 0 : Math.PI,
  };
}
