import { GhostHand } from '@bande/stage';
import type { HandGesture } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { isToDefend, isToShoot } from '../aims/choosing.ts';
import { wayOfHand } from './hint-hand.ts';
import { isAttacked } from '../hands/leading.ts';

/** Whom each gesture is meant for. */
const IS_FOR: Readonly<Partial<Record<HandGesture, (match: Match, side: Side) => boolean>>> = {
  pull: isToShoot,
  slide: isToDefend,
  lead: isAttacked,
};

interface HintProps {
  readonly hint: HandGesture | null;
  readonly match: Match;
  /** Of these sides somebody sits here. */
  readonly here: readonly Side[];
}

/** What a newcomer is shown, where he does it. */
export function HintHand({ hint, match, here }: HintProps) {
  const side = hint === null ? undefined : here.find((one) => IS_FOR[hint]?.(match, one) === true);
  const way = hint === null || side === undefined ? null : wayOfHand(match, hint, side);
  return way === null ? null : <GhostHand {...way} size={2} up={0} short={0.1} />;
}
