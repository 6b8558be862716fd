import { useHouse, type CameraTarget, type Vec3 } from '@bande/stage';
import type { Inset } from '@bande/stage/camera-fit';
import type { SceneProps } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { isGone, groundIn, placesNow, stands } from '../../motion.ts';
import { endOf, type Figure, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { Pitch } from '../../table.ts';
import { distance } from '../aims/aiming.ts';
import { byPitch } from '../pitch.ts';
import { graspable } from '../aims/choosing.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { framingOf, type Framing } from './framing.ts';
import { HANDLE } from './shapes.ts';

/** What is seen of a zone before a goal. */
const SEEN = { aside: 0.33, before: 0.41 } as const;

/** Around the ball and whoever shoots so much is seen at least; a mouse pulls back so far from the figure. */
const ROOM = 0.07;
const PULLED = 0.19;

/** So many figures of whoever has the ball, and no farther from it than this in metres, may be wanted next. */
const [WANTED, WITHIN] = [4, 0.55];
/** Those that may be flicked next, the nearest to the ball first. */
export function wantedNext(match: Match): readonly Figure[] {
  const { attacker, motion } = match.state;
  if (attacker === null || isGone(motion, 'ball')) return [];
  const places = placesNow(match);
  const far = (figure: Figure): number => distance(places[figure], places.ball);
  return graspable(match, attacker)
    .filter((figure) => stands(motion, figure) && far(figure) < WITHIN)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, WANTED);
}

/** A screen, and what the page covers of it. */
interface Glass {
  readonly width: number;
  readonly height: number;
  readonly inset: Inset;
}
/** Of a tall screen nothing is left to the wall behind the goal: so many metres before the line are seen without going farther away, at most this. */
const DEEPEST = 0.85;
export function deepOn({ width, height, inset }: Glass): number {
  const [across, upward] = [width - inset.left - inset.right, height - inset.top - inset.bottom];
  const seen = (2 * SEEN.aside * upward) / across - BEHIND;
  return Math.max(SEEN.before, Math.min(DEEPEST, seen));
}
/** The end of a keeper's rod, with a little room. */
const BEHIND = HANDLE.away + 0.02;

interface Zoned {
  readonly isPulled?: boolean;
  readonly wanted?: readonly Figure[];
  readonly deep?: number;
}

/** Goal, keeper with the end of his rod, ball, whoever has his hand set or may be wanted next, and everything around. */
export function zoneTarget(
  match: Match,
  side: Side,
  { isPulled = false, wanted = [], deep = SEEN.before }: Zoned = {},
): CameraTarget {
  const { pitch } = groundIn(match);
  const places = placesNow(match);
  const { handSet } = match.state;
  const end = endOf(side);
  const at = (x: number, before: number, up = 0): Vec3 =>
    toTable({ x, y: end * (pitch.length / 2 - before) }, up * SCALE);
  const isShootOut = match.state.period === 'shootOut';
  const aside = isShootOut ? SEEN.aside / 2 : SEEN.aside;
  const around = [-aside, aside].flatMap((x) => [at(x, SEEN.before), at(x, 0)]);
  // In a shoot-out nobody else is on the table.
  const field = isShootOut ? [] : [at(0, deep)];
  const round = ({ x, y }: Point): readonly Vec3[] =>
    [-ROOM, ROOM].flatMap((dx) => [-ROOM, ROOM].map((dy) => toTable({ x: x + dx, y: y + dy })));
  const isHere = !isGone(match.state.motion, 'ball') && end * places.ball.y > 0;
  const ball = isHere ? round(places.ball) : [];
  const shooters = handSet === null ? wanted : [handSet];
  const away = isHere && isPulled && match.state.restart?.kind === 'shot' ? [behind(pitch, side, places.ball)] : [];
  return {
    at: at(0, SEEN.before / 2),
    near: (SEEN.before / 2) * SCALE,
    all: [...around, ...field, at(0, -BEHIND), ...ball, ...away, ...shooters.flatMap((one) => round(places[one]))],
  };
}

/** Where a hand is that has pulled back as far as it goes to shoot at a goal. */
function behind({ length }: Pitch, side: Side, { x, y }: Point): Vec3 {
  const [dx, dy] = [x, y - (endOf(side) * length) / 2];
  const far = Math.hypot(dx, dy) || 1;
  return toTable({ x: x + (PULLED * dx) / far, y: y + (PULLED * dy) / far });
}

/** Less of a screen than this, in pixels to its shorter side, is a phone’s. */
export const SMALL = 560;

/** Play before a goal is a match's. */
const comesClose = byPitch(true, false);

/** Play before a goal, or a shot that is about to come at one's own: in a match it is seen from close by, wherever one sits, and as long as one side has the ball. */
export function useZone({ match, running, camera, motion, hands: { inMode = false } }: SceneProps<Subbuteo>): {
  readonly zone: Side | null;
  readonly target: CameraTarget | null;
} {
  const { near, view, roam } = camera;
  const isOff = roam || motion.reducedMotion || inMode || view === 'eyeLevel';
  const { zone, spell } = useFraming(running, near) ?? { zone: null, spell: '' };
  // In a shoot-out everybody sees where the ball was laid.
  const { restart } = match.state;
  const laid = restart?.kind === 'shot' ? `${restart.laid} ${restart.at?.join(',')} ${restart.taker}` : '';
  // A finger pulls anywhere on the glass.
  const isPulled = useThree(({ size }) => Math.min(size.width, size.height) >= SMALL);
  const deep = useDeep();
  const target = useMemo(() => {
    const match = running.match();
    return zone === null ? null : zoneTarget(match, zone, { isPulled, wanted: wantedNext(match), deep });
  }, [zone, spell, laid, running, isPulled, deep]);
  return { zone, target: isOff ? null : target };
}

function useFraming(running: SceneProps<Subbuteo>['running'], near: Side): Framing | null {
  const [framing, setFraming] = useState<Framing | null>(null);
  useEffect(() => {
    let seen: Match | null = null;
    const look = (): void => {
      const match = running.match();
      if (match === seen) return;
      seen = match;
      setFraming((was) => (comesClose(match) ? framingOf(match, near, was) : null));
    };
    look();
    return running.subscribe(look);
  }, [running, near]);
  return framing;
}

/** How deep the field is seen before a goal: on a screen that is wider than high it lies to the side, where there is room enough. */
function useDeep(): number {
  const { width, height } = useThree(({ size }) => size);
  const { inset } = useHouse();
  return width < height ? deepOn({ width, height, inset }) : SEEN.before;
}
