import type { AnyShape, Match, Tick } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { useStill } from '../../ui/surroundings.ts';
import { useNow } from '../../ui/use-now.ts';
import { TABLE } from '../words.ts';
import './move-ring.css';

interface MoveRingProps {
  readonly view: Pick<GameView<AnyShape>, 'scoreboard'>;
  readonly match: Match<AnyShape>;
  readonly now: () => Tick;
  /** Sides of people here; none: everybody's time is shown. */
  readonly people: readonly string[];
}

/** What is left of a limit: whole seconds to be read, and the part of the ring that is full; null: none of those here is timed now. Undefined: never in this match. */
export function leftOf(
  { moveLimit, moveSecondsLeft }: ReturnType<GameView<AnyShape>['scoreboard']>,
  people: readonly string[],
  still: boolean,
): { readonly seconds: number; readonly share: number } | null | undefined {
  if (moveLimit === undefined) return undefined;
  if (moveLimit === null || moveSecondsLeft === null) return null;
  const { side, seconds: all } = moveLimit;
  if (side !== null && people.length > 0 && !people.includes(side)) return null;
  const seconds = Math.min(all, Math.ceil(moveSecondsLeft));
  return { seconds, share: Math.min(1, (still ? seconds : moveSecondsLeft) / all) };
}

const LOOK_MS = 100;
/** So few that they are written bolder. */
const SHORT = 3;

/** The referee's seconds for what somebody here has to do; its place is kept while none run. */
export function MoveRing({ view, match, now, people }: MoveRingProps): ReactElement | null {
  const say = useSay();
  const still = useStill();
  const left = leftOf(view.scoreboard(useNow(now, match, LOOK_MS)), people, still);
  if (left === undefined) return null;
  if (left === null) return <span className="move-ring is-away" aria-hidden="true" />;
  const { seconds, share } = left;
  return (
    <span
      className={seconds <= SHORT ? 'move-ring is-short' : 'move-ring'}
      role="timer"
      aria-label={say(fill(TABLE.moveSeconds, { n: seconds }))}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="all" cx="22" cy="22" r="18" />
        <circle className="left" cx="22" cy="22" r="18" pathLength="1" strokeDasharray={`${share} 1`} />
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </span>
  );
}
