import { useFacing, useRunning, type CameraTarget, type Vec3 } from '@bande/stage';
import type { Running } from '@bande/host';
import type { SceneProps } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useMemo, useRef, useState } from 'react';
import { other, SIDES, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match, TippKick } from '../../state.ts';
import { TABLE } from '../../table.ts';
import {
  alongTarget,
  goalTarget,
  guardTarget,
  isStillGood,
  isWithin,
  ownEnd,
  playTarget,
  restingTarget,
} from './camera-targets.ts';
import type { Spot } from '../../zones.ts';
import { isToDefend } from '../aims/choosing.ts';
import { LOW, SCALE } from '../layout.ts';
import { seenAt, type Seen } from './seen.ts';
import { whoseBall } from './whose-ball.ts';

/** Metres a second below which a ball is about to rest; seconds for which its colour is shown when it does. */
const [SLOW, SHOWN] = [0.22, 0.6];
const TICKS = 120;

/** What there is to see: what the ball is played at, as long as it stays there; everything while it is under way elsewhere; the ball as it comes to rest. */
const PHASES = ['play', 'flight', 'resting'] as const;
type Phase = (typeof PHASES)[number];
export interface Watched {
  readonly phase: Phase;
  /** It was fast since it last lay. */
  readonly flew: boolean;
}

function speedIn({ from, to }: Seen): number {
  const [a, b] = [from.ball.at, to.ball.at];
  return Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) * TICKS;
}

/** What comes next, for a ball of this speed that has lain for so many seconds and is, or is not, within what is seen of play. */
export function watchedNext({ phase, flew }: Watched, speed: number, lain: number, isInPlay: boolean): Watched {
  if (speed > SLOW) return { phase: phase === 'play' && isInPlay ? 'play' : 'flight', flew: true };
  // What stays where it was aimed from is seen well enough there.
  if (flew && (speed > 0 || lain < SHOWN)) return { phase: phase === 'play' ? 'play' : 'resting', flew };
  return speed > 0 ? { phase, flew } : { phase: 'play', flew: false };
}

interface Camera {
  /** What it comes close to; null: the whole table is seen. */
  readonly target: CameraTarget | null;
  /** Others play: nothing swings. */
  readonly calm: boolean;
}

/**
 * From the chair; close to what the ball is played at, and to a ball that comes to rest elsewhere; for a moment at the goal in which it lies. Whoever
 * guards a goal sees that goal and the ball, and the picture stays as long as it shows both.
 */
export function useCamera(props: SceneProps<TippKick>, again: Side | null): Camera {
  const {
    running,
    motion: { reducedMotion },
    camera: { view, near },
  } = props;
  const facing = useFacing();
  // Whoever chooses to look from straight above wants to see everything; on a phone the ball would be too small for that.
  const isLarge = useThree(({ size }) => size.height >= LOW && size.width >= size.height);
  // From straight above everything is seen anyhow.
  const from = view === 'top' ? facing : ownEnd(facing, near);
  const goal = useMemo(() => (again === null ? null : goalTarget(again)), [again]);
  const lies = useLying(running);
  const guards = lies !== null && props.hands.seats.length === 1 && lies.side !== near;
  const play = usePlay(running, lies, { from, guards, put: putIn(props) });
  const phase = usePhase(running, play);
  const along = useAlong(props, lies?.side ?? null);
  const resting = useMemo(() => restingTarget(() => ballNow(running), from), [running, from]);
  const targetNow = (): CameraTarget | null => {
    if (goal !== null) return goal;
    if (view === 'top' && isLarge) return null;
    if (view === 'eyeLevel') return along;
    if (phase === 'resting' && !reducedMotion && !guards) return resting;
    return phase === 'play' ? play : null;
  };
  return { target: targetNow(), calm: guards };
}

interface Seat {
  readonly from: number;
  readonly guards: boolean;
  /** Where a kicker would be put that is to be put somewhere. */
  readonly put: Spot | null;
}
/** What the ball is played at: as long as the picture shows where it lies now, and the same side has it, it stays. */
function usePlay(running: Running<TippKick>, lies: Lying | null, { from, guards, put }: Seat): CameraTarget | null {
  const kept = useRef<{ readonly side: Side; readonly seat: string; readonly target: CameraTarget } | null>(null);
  return useMemo(() => {
    if (lies === null) return null;
    const [seat, { current: before }] = [`${from} ${guards}`, kept];
    const [target, spot] = playIn(running.match(), lies.side, { from, guards, put });
    const isSame = before !== null && before.side === lies.side && before.seat === seat;
    if (target === null || !isSame || !isStillGood(before.target, target, spot))
      kept.current = target === null ? null : { side: lies.side, seat, target };
    return kept.current?.target ?? null;
    // Whoever moves it about looks where he moves it.
  }, [lies, running, from, guards, put === null]);
}
function putIn({ match, camera: { near }, hands: { draft } }: SceneProps<TippKick>): Spot | null {
  const set = draft?.get() ?? null;
  return set?.kind === 'defend' && isToDefend(match, near) ? set.at : null;
}

/** At eye level, on a tall screen. */
function useAlong(
  { running, motion: { reducedMotion } }: SceneProps<TippKick>,
  side: Side | null,
): CameraTarget | null {
  const isTall = useThree(({ size }) => size.width < size.height);
  const goesAlong = isTall && !reducedMotion;
  return useMemo(() => (goesAlong ? alongTarget(() => ballNow(running), side) : null), [goesAlong, running, side]);
}

/** Seen from frame to frame: only another phase is news. */
function usePhase(running: Running<TippKick>, play: CameraTarget | null): Phase {
  const [phase, setPhase] = useState<Phase>('play');
  const now = useRef<{ watched: Watched; since: number | null }>({
    watched: { phase: 'play', flew: false },
    since: null,
  });
  useRunning(running, (match, tick, seconds) => {
    const seen = seenAt(match, tick);
    const [speed, { current }] = [speedIn(seen), now];
    current.since = speed > 0 ? null : (current.since ?? seconds);
    const lain = current.since === null ? 0 : seconds - current.since;
    const { x, y } = seen.to.ball.at;
    const next = watchedNext(current.watched, speed, lain, play !== null && isWithin(play, [x * 1000, y * 1000]));
    if (next.phase !== current.watched.phase) setPhase(next.phase);
    current.watched = next;
    return next.phase === 'resting';
  });
  return phase;
}

interface Lying {
  readonly side: Side;
  readonly where: string;
}
/** The ball as it lay last for somebody to play: only another place or another side is news. The first picture of a table knows it already, and sets out for nothing. */
function useLying(running: Running<TippKick>): Lying | null {
  const [lies, setLies] = useState(() => lyingIn(running.match(), running.tick()));
  useRunning(running, (match, tick) => {
    const now = lyingIn(match, tick);
    if (now !== null) setLies((before) => (before?.side === now.side && before.where === now.where ? before : now));
    return false;
  });
  return lies;
}
function lyingIn(match: Match, tick: number): Lying | null {
  const seen = seenAt(match, tick);
  const side = whoseBall(match, seen)?.side ?? null;
  const { x, y } = seen.to.ball.at;
  return side === null ? null : { side, where: `${Math.round(x * 1000)},${Math.round(y * 1000)}` };
}

function playIn(
  match: Match,
  side: Side,
  { from, guards, put }: Seat,
): readonly [target: CameraTarget | null, ball: Spot] {
  const lie = lieNow(match);
  if (lie === null) return [null, [0, 0]];
  const ball = spotOf(lie.ball);
  if (guards) return [guardTarget(ball, other(side), { others: put === null ? [] : [put], from }), ball];
  const kickers = SIDES.flatMap((one) => lie.figures[one].kicker ?? []);
  return [playTarget(ball, side, { others: kickers.map(spotOf), from }), ball];
}

/** One that falls off the table is looked for where it left it. */
function ballNow(running: Running<TippKick>): Vec3 {
  const { x, y } = seenAt(running.match(), running.tick()).to.ball.at;
  return [within(x, TABLE.plateWidth / 2) * SCALE, 0, -within(y, TABLE.plateLength / 2) * SCALE];
}
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
