import { GhostHand } from '@bande/stage';
import type { HandGesture } from '@bande/stage/view';
import type { Side } from '../names.ts';
import type { Match } from '../state.ts';
import { wayOfHand } from './hint-hand.ts';

interface HintProps {
  readonly hint: HandGesture | null;
  readonly match: Match;
  readonly side: Side;
}

/** What a newcomer is shown, where he does it. */
export function HintHand({ hint, match, side }: HintProps) {
  const way = hint === null ? null : wayOfHand(match, hint, side);
  return way === null ? null : <GhostHand {...way} size={2} up={0} short={0.1} />;
}
