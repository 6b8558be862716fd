import type { Seat } from '@bande/core';
import { useFacing } from '@bande/stage';
import type { Draft, SceneProps } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect } from 'react';
import { byAction } from '../../by-action.ts';
import { toPlay } from '../../rights.ts';
import { sideOfSeat, type Match, type TippKick } from '../../state.ts';
import { nudged } from './nudging.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** With the shift key so many steps at once. */
const LARGE = 4;
const ELSEWHERE = 'input, select, textarea, dialog, [role="grid"]';

const isForHands = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(ELSEWHERE) !== null);

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
      const { draft, match, onAct, facing: turn } = latest.current;
      if (!isForHands(event)) return;
      const taker = event.key.toLowerCase() === 'r' && !event.repeat ? takerIn(latest.current) : undefined;
      if (taker !== undefined) return onAct({ kind: 'takeAway' }, taker);
      const [way, put] = [ARROWS[event.key], draft?.get() ?? null];
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
