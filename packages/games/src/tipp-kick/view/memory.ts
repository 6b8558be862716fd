import { playTick, TICKS_PER_SECOND } from '@bande/core';
import { sightings } from '../motion/index.ts';
import { goalLineOf, other, SIDES, type Side } from '../names.ts';
import { isQuiet } from '../plate.ts';
import type { Match } from '../state.ts';

/** Ticks that are remembered. */
const REMEMBERED = 5 * TICKS_PER_SECOND;

const beganAt = ({ state: { plate } }: Match): number => plate?.motion.since ?? 0;

/** The match as it was a moment ago: the same values that were judged, so that what is seen again is what took place. */
export class Memory {
  #matches: readonly Match[] = [];

  remember(match: Match): void {
    const now = playTick(match);
    // Whoever has gone back in time remembers nothing of what has not yet come.
    const past = this.#matches.filter((one) => playTick(one) <= now);
    const kept = past.filter((one) => playTick(one) > now - REMEMBERED || one === past.at(-1));
    const last = kept.at(-1);
    // The same motion going on is known from its beginning.
    this.#matches =
      last?.state.plate?.motion === match.state.plate?.motion && last !== undefined ? kept : [...kept, match];
  }

  /** As it was at a tick, and the tick up to which that can be told. */
  at(tick: number): { readonly match: Match; readonly tick: number } | null {
    const match = this.#matches.findLast((one) => beganAt(one) <= tick) ?? this.#matches[0];
    return match === undefined ? null : { match, tick: Math.max(beganAt(match), tick) };
  }

  /** Where the ball went into a goal lately: the tick at which it did, and the last one of that motion; null: nobody saw it. */
  goalOf(side: Side, now: number): { readonly crossed: number; readonly until: number } | null {
    for (const [back, match] of this.#matches.toReversed().entries()) {
      const { plate } = match.state;
      if (plate === null || isQuiet(plate.motion)) continue;
      const { motion } = plate;
      const next = this.#matches.slice(this.#matches.length - back).find((one) => beganAt(one) > motion.since);
      const until = next === undefined ? now : beganAt(next);
      const seen = sightings(motion, Math.max(0, Math.floor(until - motion.since)));
      const over = seen.findLast((one) => one.kind === 'over' && one.goal && one.line === goalLineOf(side));
      if (over !== undefined) return { crossed: motion.since + over.tick, until };
    }
    return null;
  }
}

/** Whose goal a goal has just fallen in; null: none has. */
export function freshGoal(before: Match, after: Match): Side | null {
  if (playTick(after) < playTick(before)) return null;
  const scorer = SIDES.find((side) => after.state.score[side] === before.state.score[side] + 1);
  return scorer === undefined ? null : other(scorer);
}
