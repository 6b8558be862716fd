import { atDesk } from '@bande/core';
import { toldOf } from '../crossings.ts';
import { velocityOf } from '../flick.ts';
import { handsAtHome } from '../line-ups.ts';
import { groundIn, laidOut, now } from '../motion.ts';
import { withState, type Fact, type FactOf, type Match } from '../state.ts';

/** On the training pitch hands are carried out and nothing is counted: the motion is everything. At a desk nothing of this table moves. */
export function trained(match: Match, fact: Fact): Match {
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

function flicked(match: Match, { figure, direction, strength, nail }: FactOf<'flicked'>): Match {
  if (direction === undefined || strength === undefined) return match;
  const { motions, size } = groundIn(match);
  const velocity = velocityOf({ figure, direction, strength, nail }, size);
  return withState(match, { motion: motions.flick(match.state.motion, now(match), figure, velocity) });
}

function placed(match: Match, { what, at: [x, y] }: FactOf<'placed'>): Match {
  const ground = groundIn(match);
  const motion = ground.motions.put(match.state.motion, now(match), what, x / 1000 + 0, y / 1000 + 0);
  return withState(match, { motion, told: toldOf(ground, motion, now(match)) });
}

function linedUp(match: Match, { as, by }: FactOf<'linedUp'>): Match {
  const ground = groundIn(match);
  const motion = laidOut(ground, as, by);
  return withState(match, {
    motion,
    pending: [],
    told: toldOf(ground, motion, now(match)),
    hands: handsAtHome(ground.pitch, as, by),
  });
}
