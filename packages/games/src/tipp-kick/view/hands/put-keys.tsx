import type { Seat } from '@bande/core';
import { useFacing, useKeysFirst } from '@bande/stage';
import { ARROWS, isIn, isShortcut } from '@bande/stage/keys';
import type { Draft, SceneHands } from '@bande/stage/view';
import { byAction } from '../../by-action.ts';
import { toPlay } from '../../rights.ts';
import { sideOfSeat, type Match, type TippKick } from '../../state.ts';
import { nudged } from './nudging.ts';

/** With the shift key so many steps at once. */
const LARGE = 4;
const ELSEWHERE = 'input, select, textarea, dialog, [role="grid"]';

/** Whoever defends and may take his kicker away. */
const takerIn = ({ match, seats }: Pick<PutKeysProps, 'match' | 'seats'>): Seat | undefined =>
  seats.find((seat) => toPlay(match) !== sideOfSeat(match, seat) && byAction(match, seat, { kind: 'takeAway' }).ok);

interface PutKeysProps {
  readonly seats: readonly Seat[];
  readonly match: Match;
  readonly draft: Draft<TippKick> | null;
  readonly onAct: SceneHands<TippKick>['onAct'];
}

/** Arrows move what is put, as the screen shows it; before anybody walks over the board with them. R takes one's kicker away. */
export function PutKeys({ seats, match, draft, onAct }: PutKeysProps) {
  const facing = useFacing();
  useKeysFirst((event) => {
    if (isShortcut(event) || isIn(event, ELSEWHERE)) return false;
    const taker = event.key.toLowerCase() === 'r' && !event.repeat ? takerIn({ match, seats }) : undefined;
    if (taker !== undefined) {
      onAct({ kind: 'takeAway' }, taker);
      return false;
    }
    const [way, put] = [ARROWS[event.key], draft?.get() ?? null];
    if (way === undefined || (put?.kind !== 'defend' && put?.kind !== 'lay')) return false;
    const steps = event.shiftKey ? LARGE : 1;
    draft?.set(nudged(match, put, [way[0] * steps, way[1] * steps], facing));
    return true;
  });
  return null;
}
