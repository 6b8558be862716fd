import type { Random, Seat } from '@bande/core';
import type { Action } from './actions.ts';
import { groundIn } from './motion.ts';
import { hasRoomAt } from './placing.ts';
import type { Match } from './state.ts';

const between = (random: Random, least: number, most: number): number => least + random.unit() * (most - least);
const TRIES = 6;

/** An action like this legal one with its free parameters drawn anew, and as legal. */
export function sampleLike(match: Match, _seat: Seat, like: Action, random: Random): Action {
  switch (like.kind) {
    case 'flick':
      return {
        ...like,
        direction: between(random, -180, 180),
        strength: between(random, 0.05, 1),
        nail: random.below(2) === 0 ? 0 : between(random, -1, 1),
      };
    case 'place':
      return anyPlace(match, like, random) ?? like;
    case 'lineUp':
      return like;
  }
}

/** Somewhere on the field. */
function anyPlace(match: Match, like: Extract<Action, { kind: 'place' }>, random: Random): Action | null {
  const { width, length } = groundIn(match).pitch;
  for (let tries = 0; tries < TRIES; tries++) {
    const at: [number, number] = [
      1000 * between(random, -width / 2, width / 2),
      1000 * between(random, -length / 2, length / 2),
    ];
    if (hasRoomAt(match, like.what, at)) return { ...like, at };
  }
  return null;
}
