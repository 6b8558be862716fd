import { GhostHand, useDraftValue } from '@bande/stage';
import type { HandGesture, SceneHands } from '@bande/stage/view';
import type { Match, Subbuteo } from '../../state.ts';
import { wayOfHand } from './hint-hand.ts';

/** The hand points at a figure from below its base, in sizes of the hand. */
const BELOW_FIGURE = 0.2;
const AT_FIGURE: ReadonlySet<HandGesture> = new Set(['press', 'pull', 'letGo']);

interface HintProps {
  readonly hint: HandGesture | null;
  readonly match: Match;
  readonly draft: SceneHands<Subbuteo>['draft'];
}

/** What a newcomer is shown, at the figure that lies under his hand. */
export function HintHand({ hint, match, draft }: HintProps) {
  const chosen = useDraftValue(draft);
  // Whoever waits for the ball is shown nothing.
  if (hint === null || chosen?.kind !== 'flick' || match.state.told.ballOver !== null) return null;
  const way = wayOfHand(match, hint, chosen.figure);
  if (way === null) return null;
  return <GhostHand {...way} size={2.4} {...(AT_FIGURE.has(hint) ? { up: 0, short: BELOW_FIGURE } : {})} />;
}
