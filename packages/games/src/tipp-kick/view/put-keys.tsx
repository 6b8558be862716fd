import type { Seat } from '@bande/core';
import { useFacing } from '@bande/stage';
import type { Draft, SceneProps } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect } from 'react';
import { byAction } from '../by-action.ts';
import { toDefend, toPlay } from '../rights.ts';
import { sideOfSeat, type Match, type TippKick } from '../state.ts';
import { turnedToBall, type Defend } from './defending.ts';
import type { Lay } from './laying.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Millimetres of an arrow for a kicker and for the ball; with the shift key so many steps at once. */
const STEPS = { defend: 10, lay: 2 } as const;
const LARGE = 4;
const ELSEWHERE = 'input, select, textarea, dialog, [role="grid"]';

/** Whoever defends and may take his kicker away. */
const takerIn = ({ match, seats }: Pick<PutKeysProps, 'match' | 'seats'>): Seat | undefined =>
  seats.find((seat) => toPlay(match) !== sideOfSeat(match, seat) && byAction(match, seat, { kind: 'takeAway' }).ok);

export interface PutKeysProps {
  readonly seats: readonly Seat[];
  readonly match: Match;
  readonly draft: Draft<TippKick> | null;
  readonly onAct: SceneProps<TippKick>['onAct'];
}

/** Arrows move what is put, as the screen shows it; before anybody walks over the board with them. R takes one's kicker away. */
export function PutKeys(props: PutKeysProps) {
  const facing = useFacing();
  const latest = useLatest({ ...props, facing });
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent): void => {
      const { draft, match, facing: turn } = latest.current;
      const put = draft?.get() ?? null;
      const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      const taker = event.key.toLowerCase() === 'r' && !event.repeat ? takerIn(latest.current) : undefined;
      if (taker !== undefined) return latest.current.onAct({ kind: 'takeAway' }, taker);
      const way = ARROWS[event.key];
      if (way === undefined || (put?.kind !== 'defend' && put?.kind !== 'lay')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const steps = event.shiftKey ? LARGE : 1;
      draft?.set(nudged(match, put, [way[0] * steps, way[1] * steps], turn));
    };
    window.addEventListener('keydown', press, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [latest]);
  return null;
}

/** Moved by so many steps as the screen shows it: to the right, and away from whoever looks at a table that is turned by so many radians. */
export function nudged<P extends Defend | Lay>(
  match: Match,
  put: P,
  [right, away]: readonly [number, number],
  facing: number,
): P {
  const [sin, cos] = [Math.round(Math.sin(facing)), Math.round(Math.cos(facing))];
  const step = STEPS[put.kind];
  const [x, y] = put.at;
  const at: P['at'] = [x + step * (right * cos - away * sin) + 0, y + step * (right * sin + away * cos) + 0];
  const moved = { ...put, at };
  return moved.kind === 'defend' ? (turnedToBall(match, toDefend(match) ?? 'red', moved) as P) : moved;
}
