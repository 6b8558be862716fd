import { playTick, TICKS_PER_SECOND } from '@bande/core';
import type { Went } from '@bande/stage/use-again';
import { instantAt, sightings, type Motion } from '../../motion/index.ts';
import { goalLineOf, other, SIDES, type Side } from '../../names.ts';
import { isQuiet } from '../../plate.ts';
import type { Match } from '../../state.ts';
import { TABLE } from '../../table.ts';

/** Ticks that are remembered. */
const REMEMBERED = 5 * TICKS_PER_SECOND;

const beganAt = ({ state: { plate } }: Match): number => plate?.motion.since ?? 0;

/** The match as it was a moment ago: the same values that were judged, so that what is seen again is what took place. */
export class Memory {
  #matches: readonly Match[] = [];
  readonly #asked = new WeakMap<Motion, { readonly side: Side; readonly ticks: number; readonly over: Over | null }>();

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

  /** As it was at a tick of a goal, and the tick up to which that can be told: of what was laid after the ball had gone in nothing is seen. */
  at(tick: number, { crossed }: Pick<Went, 'crossed'>): { readonly match: Match; readonly tick: number } | null {
    const before = this.#matches.filter((one) => beganAt(one) < crossed);
    const match = before.findLast((one) => beganAt(one) <= tick) ?? before[0];
    return match === undefined ? null : { match, tick: Math.max(beganAt(match), tick) };
  }

  /** Where the ball went into a goal lately: the tick at which it came close, at which it did, and the last one of that motion; null: nobody saw it. */
  goalOf(side: Side, now: number): Went | null {
    for (const [back, { state }] of this.#matches.toReversed().entries()) {
      const motion = state.plate?.motion;
      if (motion === undefined || isQuiet(motion)) continue;
      const next = this.#matches.slice(this.#matches.length - back).find((one) => beganAt(one) > motion.since);
      const end = next === undefined ? now : beganAt(next);
      // Where a kicker stands in the way of the kick-off, everything is laid anew in the very tick in which it goes in.
      const over = this.#wentOver(motion, Math.floor(end - motion.since), side);
      if (over === null) continue;
      return {
        approached: motion.since + over.approached,
        crossed: motion.since + over.tick,
        // And laid anew it is gone: it is seen in the net all the same.
        until: next === undefined ? end : Math.max(end - 0.01, motion.since + over.inNet),
      };
    }
    return null;
  }

  /** A motion that is over is asked once: keepers begin one with every move of a hand. */
  #wentOver(motion: Motion, ticks: number, side: Side): Over | null {
    const known = this.#asked.get(motion);
    if (known?.side === side && known.ticks === ticks) return known.over;
    const over = overIn(motion, Math.max(0, ticks), side);
    this.#asked.set(motion, { side, ticks, over });
    return over;
  }
}

/** Ticks of a motion: at which the ball came close, at which it went over, and at which it is seen in the net, whatever hands do meanwhile. */
interface Over {
  readonly tick: number;
  readonly approached: number;
  readonly inNet: number;
}
function overIn(motion: Motion, ticks: number, side: Side): Over | null {
  const over = sightings(motion, ticks).findLast(
    (one) => one.kind === 'over' && one.goal && one.line === goalLineOf(side),
  );
  return over === undefined
    ? null
    : { tick: over.tick, approached: approached(motion, over.tick), inNet: inNet(motion, over.tick) };
}

/** Ticks for which a ball that goes in rolls on, even where it is laid anew at once. */
const ROLLS = 48;
/** When it has rolled on; one that springs out again is seen where it was deepest in. */
function inNet(motion: Motion, crossed: number): number {
  const depths = Array.from({ length: ROLLS + 1 }, (_, i) => depthAt(motion, crossed + i));
  return crossed + (depths.at(-1)! > 0 ? ROLLS : depths.indexOf(Math.max(...depths)));
}
const depthAt = (motion: Motion, tick: number): number =>
  Math.abs(instantAt(motion, tick).ball.at.y) - TABLE.length / 2;

/** Metres before the goal from which on a shot is seen again, and ticks at most. */
const [APPROACH, LONGEST] = [0.16, 60];
function approached(motion: Motion, crossed: number): number {
  let tick = crossed;
  while (tick > 1 && crossed - tick < LONGEST && isClose(instantAt(motion, tick).ball.at)) tick--;
  return tick;
}
const isClose = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.hypot(x, Math.abs(y) - TABLE.length / 2) < APPROACH;

/** Whose goal a goal has just fallen in; null: none has. */
export function freshGoal(before: Match, after: Match): Side | null {
  if (playTick(after) < playTick(before)) return null;
  const scorer = SIDES.find((side) => after.state.score[side] === before.state.score[side] + 1);
  return scorer === undefined ? null : other(scorer);
}
