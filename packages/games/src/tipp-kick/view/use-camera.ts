import { useRunning, type CameraTarget, type Vec3 } from '@bande/stage';
import type { Running, SceneProps } from '@bande/stage/view';
import { useMemo, useRef, useState } from 'react';
import { SIDES, type Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import type { Match, TippKick } from '../state.ts';
import { goalTarget, playTarget, restingTarget } from './camera-targets.ts';
import { SCALE } from './layout.ts';
import { isAtEase, seenAt, type Seen } from './seen.ts';
import { whoseBall } from './whose.tsx';

/** Metres a second below which a ball is about to rest; seconds for which its colour is shown when it does. */
const [SLOW, SHOWN] = [0.22, 0.6];
const TICKS = 120;

/** What there is to see: everything while the ball is fast, the ball as it comes to rest, and then what it is played at. */
export type Phase = 'flight' | 'resting' | 'play';

export function speedIn({ from, to }: Seen): number {
  const [a, b] = [from.ball.at, to.ball.at];
  return Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z) * TICKS;
}

/** The next phase, for a ball of this speed that has lain for so many seconds. */
export function phaseAfter(before: Phase, speed: number, lain: number): Phase {
  if (speed > SLOW) return 'flight';
  if (speed > 0) return before === 'play' ? 'play' : 'resting';
  return before === 'flight' || (before === 'resting' && lain < SHOWN) ? 'resting' : 'play';
}

export interface Camera {
  /** What it comes close to; null: the whole table is seen. */
  readonly target: CameraTarget | null;
}

/** From the chair; close to a ball that comes to rest, then to what it is played at; and for a moment at the goal in which it lies. */
export function useCamera(props: SceneProps<TippKick>, again: Side | null): Camera {
  const { running, reducedMotion, roam, view } = props;
  const goal = useMemo(() => (again === null ? null : goalTarget(again)), [again]);
  const phase = usePhase(running);
  const lies = useLying(running, phase);
  const resting = useMemo(() => restingTarget(() => ballNow(running)), [running]);
  const play = useMemo(() => (lies === null ? null : playIn(running.match(), lies.side)), [lies, running]);
  const isFree = roam || view !== 'tilted';
  if (goal !== null && !roam) return { target: goal };
  if (isFree) return { target: null };
  if (phase === 'resting' && !reducedMotion) return { target: resting };
  return { target: phase === 'play' ? play : null };
}

function usePhase(running: Running<TippKick>): Phase {
  const [phase, setPhase] = useState<Phase>('play');
  const now = useRef<{ phase: Phase; since: number | null }>({ phase: 'play', since: null });
  useRunning(running, (match, tick, seconds) => {
    const speed = speedIn(seenAt(match, tick));
    const { current } = now;
    current.since = speed > 0 ? null : (current.since ?? seconds);
    const next = phaseAfter(current.phase, speed, current.since === null ? 0 : seconds - current.since);
    if (next !== current.phase) setPhase(next);
    current.phase = next;
    return next === 'resting' || !isAtEase(match);
  });
  return phase;
}

/** The ball as it lies for somebody to play: only another place or another side is news. */
function useLying(running: Running<TippKick>, phase: Phase): { readonly side: Side; readonly where: string } | null {
  const [lies, setLies] = useState<{ readonly side: Side; readonly where: string } | null>(null);
  useRunning(running, (match, tick) => {
    const seen = seenAt(match, tick);
    const side = whoseBall(match, seen)?.side ?? null;
    const { x, y } = seen.to.ball.at;
    const where = `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
    setLies((before) => {
      if (side === null) return phase === 'flight' ? null : before;
      return before?.side === side && before.where === where ? before : { side, where };
    });
    return false;
  });
  return lies;
}

function playIn(match: Match, side: Side): CameraTarget | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const kickers = SIDES.flatMap((one) => lie.figures[one].kicker ?? []);
  return playTarget(spotOf(lie.ball), side, kickers.map(spotOf));
}

function ballNow(running: Running<TippKick>): Vec3 {
  const { x, y } = seenAt(running.match(), running.tick()).to.ball.at;
  return [x * SCALE, 0, -y * SCALE];
}
