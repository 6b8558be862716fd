import { lapsesAt, TICKS_PER_SECOND, type AnyShape, type Option, type PlayTick } from '@bande/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { fill, useSay } from '../app/say.ts';
import { TABLE } from './words.ts';

const LOOK_MS = 200;

/** What is left of an option's time, as a bar that empties and in seconds. */
export function OptionTime({
  option,
  now,
}: {
  readonly option: Option<AnyShape>;
  readonly now: () => PlayTick;
}): ReactElement | null {
  const say = useSay();
  const until = lapsesAt(option);
  const left = (): number => (until === null ? 0 : Math.max(0, until - 1 - now()) / TICKS_PER_SECOND); // at the tick itself it has lapsed
  const [seconds, setSeconds] = useState(left);
  const full = useRef(Math.max(1, seconds));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), LOOK_MS);
    return () => clearInterval(timer);
  });
  if (until === null) return null;
  return (
    <span className="option-time">
      <progress max={full.current} value={seconds} aria-label={say(TABLE.timeLeft)} />
      <span>{say(fill(TABLE.secondsLeft, { n: Math.ceil(seconds) }))}</span>
    </span>
  );
}
