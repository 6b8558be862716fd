import { TICKS_PER_SECOND } from '@bande/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { BOARD } from '../../board/words.ts';
import { fill, useSay } from '../../ui/say.ts';
import { EXERCISE } from '../words.ts';

const LOOK_MS = 200;

interface TimeLeftProps {
  /** Ticks of play time: when the moment is over, and now. */
  readonly until: number;
  readonly now: () => number;
}

/** How long a moment lasts that must not be missed: a bar that empties, and seconds. While the clock stands, so does it. */
export function TimeLeft({ until, now }: TimeLeftProps): ReactElement {
  const say = useSay();
  const left = (): number => Math.max(0, until - now()) / TICKS_PER_SECOND;
  const [seconds, setSeconds] = useState(left);
  const full = useRef(Math.max(1, seconds));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), LOOK_MS);
    return () => clearInterval(timer);
  });
  return (
    <p className="exercise-time" aria-live="off">
      <progress max={full.current} value={seconds} aria-label={say(BOARD.timeLeft)} />
      <span>{say(fill(EXERCISE.seconds, { n: Math.ceil(seconds) }))}</span>
    </p>
  );
}
