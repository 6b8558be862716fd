import { playTick } from '@bande/core';
import type { Consequence } from '../consequences.ts';
import { withState, type Match } from '../state.ts';
import { closeOption } from './in-play.ts';

/** A block flick that is under way, or of which somebody may still demand Back. At a desk nobody says that its figure has come to rest. */
const isBlocking = ({ state }: Match): boolean =>
  state.offers.length > 0 || (state.measured && state.flicks.some(({ as, over }) => as === 'block' && !over));

/** Whoever has lost the ball meanwhile brings no reserve keeper in ['FISTF-II.9.1.2.1'] and makes no tick ['FISTF-II.13.3.1.1']. */
const isStillDue = ({ state }: Match, one: Consequence): boolean =>
  (one.kind !== 'tickIsAllowed' || one.of === state.attacker) &&
  (one.kind !== 'reserveComesIn' || (one.of === state.attacker && state.reserve[one.of].is === 'off'));

/** The block flick is made or waived: what waited for it follows. Time that the referee had stopped for it is lost time. */
export function windowCloses(match: Match, carriedOut: (match: Match, then: readonly Consequence[]) => Match): Match {
  const { blockWait, block } = match.state;
  if (blockWait === null || isBlocking(match)) return match;
  const isOver = block === null || blockWait.option === null;
  if (!isOver) return match;
  const shut = closeOption(match);
  const lost = blockWait.then.length === 0 ? 0 : playTick(match) - blockWait.since;
  const open = withState(shut, { blockWait: null, lostTicks: shut.state.lostTicks + lost });
  return carriedOut(
    open,
    blockWait.then.filter((one) => isStillDue(open, one)),
  );
}

/** What has come to rest and can no longer be undone is forgotten. */
export function flicksAreForgotten(match: Match): Match {
  const { flicks, offers } = match.state;
  if (offers.length > 0 || flicks.every(({ over }) => !over)) return match;
  return withState(match, { flicks: flicks.filter(({ over }) => !over) });
}
