import { playTick, TICKS_PER_SECOND, type GameShape, type Match } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Running } from '@bande/host';
import type { SceneProps } from '../view/index.ts';
import { useLatest } from './use-latest.ts';

/** Seconds: so long the ball is seen in the net, so much from before the goal is seen again, and so much after it; and how fast. Where the referee sets everything up for the kick-off, the ball is seen going in again when he is done. */
interface SlowMotion {
  readonly inNet: number;
  readonly before: number;
  readonly after: number;
  readonly slowly: number;
  /** With reduced motion the ball is only seen lying there, for so long; left out, play is seen as it is. */
  readonly still?: number;
}

/** The match as it was a moment ago: the same values that were judged, so that what is seen again is what took place. */
interface Remembers<G extends GameShape> {
  remember(match: Match<G>): void;
  /** As it was at a tick of a goal, and the tick up to which that can be told. */
  at(tick: number, went: Went): { readonly match: Match<G>; readonly tick: number } | null;
  /** Where the ball went into this side's goal lately, and until when it lay there; null: nobody saw it. */
  goalOf(side: G['side'], now: number): Went | null;
}

/** Ticks of a ball that went in: at which it did, and until when it lay there; and from when on it is seen again, where that depends on how fast it came. */
export interface Went {
  readonly approached?: number;
  readonly crossed: number;
  readonly until: number;
}

/** How a game sees its goals again. */
export interface GoalsAgain<G extends GameShape> {
  readonly pace: SlowMotion;
  readonly memory: () => Remembers<G>;
  /** Whose goal a goal has just fallen in; null: none has. */
  readonly freshGoal: (before: Match<G>, after: Match<G>) => G['side'] | null;
  /** Also in a replay, which waits as long as something of it is to be read; one that runs faster than play shows it once. */
  readonly inReplays?: true;
  /** Somebody plays on: whoever looks back would miss it. */
  readonly isTakenUp: (before: Match<G>, after: Match<G>) => boolean;
}

/** Ticks of a goal: when the ball went in, when it was given, and until when the ball lay there. */
interface Seen extends Went {
  readonly given: number;
}

/** The tick that is drawn so many seconds after a goal was given; null: it has been seen again. */
export function tickAgain(
  { inNet, before, after, slowly }: SlowMotion,
  { approached, crossed, given, until }: Seen,
  seconds: number,
): number | null {
  if (seconds < inNet) return Math.min(until, given + seconds * TICKS_PER_SECOND);
  const along = (seconds - inNet) * slowly - before;
  // However fast it came, it takes its time to be seen again.
  const ticks = approached === undefined ? TICKS_PER_SECOND : (crossed - approached) / before;
  return along > after ? null : Math.min(until, crossed + along * ticks);
}

interface Shown<G extends GameShape> {
  readonly side: G['side'];
  goal: Seen;
  /** The picture's own time at which it was given; null until the next frame. */
  began: number | null;
  seconds: number;
  /** Somebody has pressed on the table before the ball was seen in the net: he goes without the slow motion. */
  isHurried: boolean;
}

/** The same for whoever wants it calm: nothing is seen twice, and nothing slowly. */
export const tickStill = ({ still = 0 }: SlowMotion, { until }: Pick<Seen, 'until'>, seconds: number): number | null =>
  seconds < still ? until : null;

/** Whoever presses goes without the slow motion, and nobody without the ball in the net: a key that leads a keeper, or one that was meant for the shot, is no wish to miss the goal. */
const mayBeSkipped = ({ inNet }: SlowMotion, seconds: number): boolean => seconds >= inNet;

/** What a press does so long after the goal was given: it ends what is seen; on the table one that comes too soon is kept until it may; a key is for something else then. */
export function pressedAt(pace: SlowMotion, seconds: number, onTable: boolean): 'ends' | 'kept' | null {
  if (mayBeSkipped(pace, seconds)) return 'ends';
  return onTable ? 'kept' : null;
}

interface Again<G extends GameShape> {
  /** What is drawn: the match as it runs, or as it was when the goal fell. */
  readonly running: Running<G>;
  /** In whose goal the ball went that is looked at; null: play is seen as it is. */
  readonly goal: G['side'] | null;
  /** It is the slow motion, and no longer what has just happened. */
  readonly isSlow: boolean;
}

/** A goal is seen in the net, and once more in slow motion, while figures are set up for the kick-off; play waits for nothing, and any press ends it once the ball has been seen in the net. */
export function useAgain<G extends GameShape>(
  { running, motion: { reducedMotion, speed }, camera: { roam } }: Pick<SceneProps<G>, 'running' | 'motion' | 'camera'>,
  isAiming: boolean,
  { pace, memory: begun, freshGoal, isTakenUp, inReplays }: GoalsAgain<G>,
): Again<G> {
  const memory = useMemo(begun, [running, begun]);
  const tickAt = useCallback(
    (seen: Seen, seconds: number) => (reducedMotion ? tickStill : tickAgain)(pace, seen, seconds),
    [pace, reducedMotion],
  );
  const shown = useRef<Shown<G> | null>(null);
  const [[goal, setGoal], [isSlow, setSlow]] = [useState<G['side'] | null>(null), useState(false)];
  const invalidate = useThree((three) => three.invalidate);
  const [aims, fast] = [useLatest(isAiming), useLatest(roam && speed > 1)] as const;
  /** A goal that fell while a hand was at the table: it is seen as soon as that lets go. */
  const kept = useRef<{ readonly side: G['side']; readonly given: number } | null>(null);
  const end = useRef(() => {
    shown.current = kept.current = null;
    setGoal(null);
    setSlow(false);
  }).current;
  const press = useRef((onTable = false) => pressed(pace, shown.current, onTable, end)).current;
  const begin = (side: G['side'], given: number): void => {
    const seen = memory.goalOf(side, playTick(running.match()));
    if (seen === null) return;
    shown.current = { side, goal: { ...seen, given }, began: null, seconds: 0, isHurried: false };
    setGoal(side);
    invalidate();
  };
  useRemembered(running, memory, (before, match) => {
    const side = freshGoal(before, match);
    if (isTakenUp(before, match) || isElsewhere(before, match)) end();
    // A replay has a time of its own, and knows no hands.
    const isOff = running.swings === undefined && (inReplays !== true || fast.current);
    if (side === null || isOff || (reducedMotion && pace.still === undefined)) return;
    if (aims.current) kept.current = { side, given: playTick(match) };
    else begin(side, playTick(match));
  });
  useEffect(() => {
    if (isAiming) return press();
    if (kept.current !== null) begin(kept.current.side, kept.current.given);
    kept.current = null;
  }, [isAiming, press]);
  useSkip(goal !== null, press);
  useFrame(({ clock }) => {
    const now = shown.current;
    if (now === null) return;
    now.began ??= clock.elapsedTime;
    now.seconds = clock.elapsedTime - now.began;
    // As long as it lies there, it is seen there.
    now.goal = { ...now.goal, until: memory.goalOf(now.side, running.tick())?.until ?? now.goal.until };
    const isSeen = now.isHurried && mayBeSkipped(pace, now.seconds);
    if (isSeen || tickAt(now.goal, now.seconds) === null) end();
    // From here on it is seen again, and not for the first time.
    else if (now.seconds >= pace.inNet && !reducedMotion) setSlow(true);
    invalidate();
  }, -1);
  useTold(goal, isSlow);
  const drawn = useMemo(() => drawnFrom(running, memory, shown, tickAt), [running, memory, tickAt]);
  return { running: drawn, goal, isSlow };
}

function pressed<G extends GameShape>(
  pace: SlowMotion,
  shown: Shown<G> | null,
  onTable: boolean,
  end: () => void,
): void {
  const does = shown === null ? null : pressedAt(pace, shown.seconds, onTable);
  if (does === 'ends') end();
  else if (does === 'kept') shown!.isHurried = true;
}

/** Everything is remembered, and what came of it is told. */
function useRemembered<G extends GameShape>(
  running: Running<G>,
  memory: Remembers<G>,
  changed: (before: Match<G>, after: Match<G>) => void,
): void {
  const told = useLatest(changed);
  useEffect(() => {
    let last = running.match();
    memory.remember(last);
    // A shot and its goal may come at once: where a page draws slowly, a hand that is led brings everything up to now.
    const leave = running.follow?.(() => memory.remember(running.match()));
    const ends = running.subscribe(() => {
      const [before, match] = [last, running.match()];
      memory.remember(match);
      last = match;
      told.current(before, match);
    });
    return () => (ends(), leave?.());
  }, [running, memory]);
}

/** Somebody has gone elsewhere in time. */
const FAR = 20 * TICKS_PER_SECOND;
function isElsewhere<G extends GameShape>(before: Match<G>, after: Match<G>): boolean {
  const gone = playTick(after) - playTick(before);
  return gone < 0 || gone > FAR;
}

function drawnFrom<G extends GameShape>(
  running: Running<G>,
  memory: Remembers<G>,
  shown: { readonly current: Shown<G> | null },
  tickAt: (seen: Seen, seconds: number) => number | null,
): Running<G> {
  const now = (): { readonly match: Match<G>; readonly tick: number } => {
    const { current } = shown;
    const tick = current === null ? null : tickAt(current.goal, current.seconds);
    const then = current === null || tick === null ? null : memory.at(tick, current.goal);
    return then ?? { match: running.match(), tick: running.tick() };
  };
  return {
    match: () => now().match,
    tick: () => now().tick,
    subscribe: running.subscribe,
    ...(running.swings === undefined ? {} : { swings: running.swings }),
  };
}

/** The picture says on itself what is looked at: a goal as it fell, or once more. */
function useTold(goal: string | null, isSlow: boolean): void {
  const { dataset } = useThree((three) => three.gl.domElement);
  useEffect(() => {
    if (goal === null) return;
    dataset['goal'] = isSlow ? 'again' : 'in';
    return () => void delete dataset['goal'];
  }, [dataset, goal, isSlow]);
}

/** Any press anew ends it; on the table such a press means nothing else, since what lies there is not what is seen. */
function useSkip(isOn: boolean, press: (onTable: boolean) => void): void {
  const canvas = useThree((three) => three.gl.domElement);
  useEffect(() => {
    if (!isOn || typeof window === 'undefined') return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener(
      'pointerdown',
      (event) => {
        press(event.target === canvas);
        if (event.target === canvas) event.stopImmediatePropagation();
      },
      options,
    );
    window.addEventListener('keydown', ({ repeat }) => (repeat ? undefined : press(false)), options);
    return () => listening.abort();
  }, [isOn, press, canvas]);
}
