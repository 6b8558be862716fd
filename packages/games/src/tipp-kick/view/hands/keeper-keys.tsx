import { useFacing, useHeldKeys } from '@bande/stage';
import { isIn } from '@bande/stage/keys';
import type { Running } from '@bande/host';
import type { Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { ARROW_WAYS, led, LETTER_WAYS, wayOf, type Way } from './keeper-ways.ts';
import { dives, HOME, isAttacked, isLed, type Leading } from './leading.ts';

const WRITES = 'input:not([type="range"]), select, textarea, dialog';

interface KeeperKeysProps {
  readonly side: Side;
  readonly running: Running<TippKick>;
  readonly leading: Leading;
}

/** One's keeper by keys, for as long as a key is held. */
export function KeeperKeys({ side, running, leading }: KeeperKeysProps) {
  const facing = useFacing();
  useHeldKeys({
    first: true,
    takes: (event) => {
      const match = running.match();
      if (isIn(event, WRITES) || !isLed(match, side)) return false;
      return LETTER_WAYS[event.code] !== undefined || (ARROW_WAYS[event.code] !== undefined && isFree(match, side));
    },
    lifted: () => {
      if (dives(running.match())) leading.lead(side, HOME);
    },
    hold: (codes, seconds) => {
      const way = [...codes].reduce<Way>(
        (sum, code) => {
          const [right, up] = wayOf(side, code, facing);
          return [sum[0] + right, sum[1] + up];
        },
        [0, 0],
      );
      leading.lead(side, led(running.match(), side, leading.wanted(side), way, seconds));
    },
  });
  return null;
}

/** The ball rolls: nothing is to be set by arrows, and nobody walks over the board. */
const isFree = (match: Match, side: Side): boolean => match.state.movement !== null && isAttacked(match, side);
