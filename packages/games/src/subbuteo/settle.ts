import { atDesk } from '@bande/core';
import { toldOf } from './crossings.ts';
import type { EventOf } from './events.ts';
import { velocityOf } from './flick.ts';
import { handsAtHome, spotsOf } from './line-ups.ts';
import { groundIn, now } from './motion.ts';
import { withState, type Fact, type Match } from './state.ts';

/** Carries out what hands did; everything else the motion has done already. At a desk nothing of this table moves. */
export function settle(match: Match, fact: Fact): Match {
  if (atDesk(match)) return match;
  switch (fact.kind) {
    case 'flicked':
      return flicked(match, fact);
    case 'placed':
      return placed(match, fact);
    case 'linedUp':
      return linedUp(match, fact);
    default:
      return match;
  }
}

function flicked(match: Match, flick: EventOf<'flicked'>): Match {
  const { motions, size } = groundIn(match);
  return withState(match, {
    motion: motions.flick(match.state.motion, now(match), flick.figure, velocityOf(flick, size)),
  });
}

function placed(match: Match, { what, at: [x, y] }: EventOf<'placed'>): Match {
  const ground = groundIn(match);
  const motion = ground.motions.put(match.state.motion, now(match), what, x / 1000 + 0, y / 1000 + 0);
  return withState(match, { motion, told: toldOf(ground, motion, now(match)) });
}

function linedUp(match: Match, { as, by }: EventOf<'linedUp'>): Match {
  const ground = groundIn(match);
  const motion = ground.motions.start(spotsOf(ground.pitch, as, by));
  return withState(match, {
    motion,
    pending: [],
    told: toldOf(ground, motion, now(match)),
    hands: handsAtHome(ground.pitch),
  });
}
