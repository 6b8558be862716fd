import type { Action as AnyAction } from '@bande/core';
import { useTween } from '@bande/stage';
import type { Intent } from '@bande/host';
import { useLayoutEffect, useState } from 'react';
import type { Strike } from '../../actions.ts';
import { roomForStriker } from '../../placing.ts';
import { endOf, type Carrom, type Match } from '../../state.ts';

const eased = (share: number): number => share * share * (3 - 2 * share);
const between = (share: number, from: number, to: number): number =>
  eased(Math.max(0, Math.min(1, (share - from) / (to - from))));

/** A stroke on its way from the middle of the base line, straight ahead, to what it will be. */
function strokeAt({ x, angle, force, ...rest }: Strike, start: number, share: number): Strike {
  return {
    ...rest,
    x: start + (x - start) * between(share, 0, 0.45),
    angle: angle * between(share, 0.35, 0.8),
    force: force * between(share, 0.5, 0.95),
  };
}

/** What a bot is about to do, as far as it has come. */
export function useIntent(match: Match, intent: Intent<Carrom> | null, still: boolean): AnyAction<Carrom> | null {
  const tween = useTween();
  const [shown, setShown] = useState<AnyAction<Carrom> | null>(null);
  useLayoutEffect(() => {
    const action = intent?.action;
    if (intent === null || action?.kind !== 'strike') {
      tween.stop();
      return setShown(null);
    }
    const start = (roomForStriker(match.state.board.pieces, endOf(match, intent.seat)) ?? 0) * 1000;
    tween.start(still ? 0 : intent.ms, (share) => setShown(strokeAt(action, start, share)));
  }, [intent]);
  return intent === null ? null : shown;
}
