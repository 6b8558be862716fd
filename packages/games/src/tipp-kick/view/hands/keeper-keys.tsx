import { useFacing } from '@bande/stage';
import { useFrame, useThree } from '@react-three/fiber';
import type { Running } from '@bande/host';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect, useRef } from 'react';
import type { Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { ARROW_WAYS, led, LETTER_WAYS, wayOf, type Way } from './keeper-ways.ts';
import { dives, HOME, isAttacked, isLed, type Leading } from './leading.ts';

const LONGEST_FRAME = 0.1;
const WRITES = 'input:not([type="range"]), select, textarea, dialog';

export interface KeeperKeysProps {
  readonly side: Side;
  readonly running: Running<TippKick>;
  readonly leading: Leading;
}

/** One's keeper by keys, for as long as a key is held. */
export function KeeperKeys(props: KeeperKeysProps) {
  const invalidate = useThree((three) => three.invalidate);
  const held = useRef(new Set<string>());
  const facing = useFacing();
  const latest = useLatest({ ...props, facing });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: KeyboardEvent): void => {
      const { side, running } = latest.current;
      const match = running.match();
      const isElsewhere = event.target instanceof Element && event.target.closest(WRITES) !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || !isLed(match, side)) return;
      const isArrow = ARROW_WAYS[event.code] !== undefined && isFree(match, side);
      if (LETTER_WAYS[event.code] === undefined && !isArrow) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current.add(event.code);
      invalidate();
    };
    const lift = ({ code }: KeyboardEvent): void => {
      if (!held.current.delete(code)) return;
      const { side, running, leading } = latest.current;
      if (dives(running.match())) leading.lead(side, HOME);
    };
    window.addEventListener('keydown', press, { signal, capture: true });
    window.addEventListener('keyup', lift, { signal });
    window.addEventListener('blur', () => held.current.clear(), { signal });
    return () => listening.abort();
  }, [invalidate, latest]);
  useFrame((_, delta) => {
    if (held.current.size === 0) return;
    const { side, running, leading, facing: turn } = latest.current;
    const way = [...held.current].reduce<Way>(
      (sum, code) => {
        const [right, up] = wayOf(side, code, turn);
        return [sum[0] + right, sum[1] + up];
      },
      [0, 0],
    );
    leading.lead(side, led(running.match(), side, leading.wanted(side), way, Math.min(delta, LONGEST_FRAME)));
    invalidate();
  });
  return null;
}

/** The ball rolls: nothing is to be set by arrows, and nobody walks over the board. */
const isFree = (match: Match, side: Side): boolean => match.state.movement !== null && isAttacked(match, side);
