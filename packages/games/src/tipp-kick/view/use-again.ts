import { playTick, TICKS_PER_SECOND } from '@bande/core';
import type { Running, SceneProps } from '@bande/stage/view';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Side } from '../names.ts';
import type { Match, TippKick } from '../state.ts';
import { freshGoal, Memory } from './memory.ts';

/** Seconds: so long the ball is seen in the net, so much from before the goal is seen again, and so much after it; and how fast. */
const [IN_NET, BEFORE, AFTER] = [0.5, 0.45, 0.18];
const SLOWLY = 0.3;

/** Ticks of a goal: when the ball went in, when it was given, and until when the ball lay there. */
export interface Seen {
  readonly crossed: number;
  readonly given: number;
  readonly until: number;
}

/** The tick that is drawn so many seconds after a goal was given; null: it has been seen again. */
export function tickAgain({ crossed, given, until }: Seen, seconds: number): number | null {
  if (seconds < IN_NET) return Math.min(until, given + seconds * TICKS_PER_SECOND);
  const along = (seconds - IN_NET) * SLOWLY - BEFORE;
  return along > AFTER ? null : Math.min(until, crossed + along * TICKS_PER_SECOND);
}
/** Seconds after which it is seen again, and not for the first time. */
const isAgain = (seconds: number): boolean => seconds >= IN_NET;

interface Shown {
  readonly side: Side;
  goal: Seen;
  /** The picture's own time at which it was given; null until the next frame. */
  began: number | null;
  seconds: number;
}

export interface Again {
  /** What is drawn: the match as it runs, or as it was when the goal fell. */
  readonly running: Running<TippKick>;
  /** In whose goal the ball went that is looked at; null: play is seen as it is. */
  readonly goal: Side | null;
  /** It is the slow motion, and no longer what has just happened. */
  readonly isSlow: boolean;
}

/** A goal is seen once more in slow motion before the kick-off; play waits for nothing, and any press ends it. */
export function useAgain({ running, reducedMotion }: SceneProps<TippKick>, isAiming: boolean): Again {
  const memory = useMemo(() => new Memory(), [running]);
  const shown = useRef<Shown | null>(null);
  const [goal, setGoal] = useState<Side | null>(null);
  const [isSlow, setSlow] = useState(false);
  const invalidate = useThree((three) => three.invalidate);
  const aims = useRef(isAiming);
  aims.current = isAiming;
  const end = useRef(() => {
    shown.current = null;
    setGoal(null);
    setSlow(false);
  }).current;
  useEffect(() => {
    let last = running.match();
    memory.remember(last);
    return running.subscribe(() => {
      const match = running.match();
      memory.remember(match);
      const side = freshGoal(last, match);
      if (isTakenUp(last, match)) end();
      last = match;
      // A replay has a time of its own, and knows no hands.
      if (side === null || reducedMotion || aims.current || running.swings === undefined) return;
      const given = playTick(match);
      const goal = memory.goalOf(side, given);
      if (goal === null) return;
      shown.current = { side, goal: { ...goal, given }, began: null, seconds: 0 };
      setGoal(side);
      invalidate();
    });
  }, [running, memory, reducedMotion, invalidate, end]);
  useEffect(() => {
    if (isAiming) end();
  }, [isAiming, end]);
  useSkip(goal !== null, isSlow, end);
  useFrame(({ clock }) => {
    const now = shown.current;
    if (now === null) return;
    now.began ??= clock.elapsedTime;
    now.seconds = clock.elapsedTime - now.began;
    // As long as it lies there, it is seen there.
    now.goal = { ...now.goal, until: memory.goalOf(now.side, running.tick())?.until ?? now.goal.until };
    if (tickAgain(now.goal, now.seconds) === null) end();
    else if (isAgain(now.seconds)) setSlow(true);
    invalidate();
  }, -1);
  const drawn = useMemo(() => drawnFrom(running, memory, shown), [running, memory]);
  return { running: drawn, goal, isSlow };
}

/** Somebody plays on: whoever looks back would miss it. */
export const isTakenUp = (before: Match, after: Match): boolean =>
  after.state.movement !== null && before.state.movement === null;

function drawnFrom(
  running: Running<TippKick>,
  memory: Memory,
  shown: { readonly current: Shown | null },
): Running<TippKick> {
  const now = (): { readonly match: Match; readonly tick: number } => {
    const { current } = shown;
    const tick = current === null ? null : tickAgain(current.goal, current.seconds);
    const then = current === null || tick === null ? null : memory.at(tick);
    return then ?? { match: running.match(), tick: running.tick() };
  };
  return {
    match: () => now().match,
    tick: () => now().tick,
    subscribe: running.subscribe,
    ...(running.swings === undefined ? {} : { swings: running.swings }),
  };
}

/** Any press ends it; on the table such a press means nothing else, since what lies there is not what is seen. */
function useSkip(isOn: boolean, isSlow: boolean, end: () => void): void {
  const canvas = useThree((three) => three.gl.domElement);
  useEffect(() => {
    if (!isOn || typeof window === 'undefined') return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    window.addEventListener(
      'pointerdown',
      (event) => {
        end();
        if (isSlow && event.target === canvas) event.stopImmediatePropagation();
      },
      options,
    );
    window.addEventListener('keydown', end, options);
    return () => listening.abort();
  }, [isOn, isSlow, end, canvas]);
}
