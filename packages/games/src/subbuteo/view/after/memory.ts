import { playTick, TICKS_PER_SECOND } from '@bande/core';
import { groundIn } from '../../motion.ts';
import { endOf, other, SIDES, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { placesAt } from '../aims/aiming.ts';

/** Ticks that are remembered. */
const REMEMBERED = 4 * TICKS_PER_SECOND;

/** The match as it was a moment ago: the same values that were judged, so that what is seen again is what took place. */
export class Memory {
  #matches: readonly Match[] = [];

  remember(match: Match): void {
    const now = playTick(match);
    // Whoever has gone back in time remembers nothing of what has not yet come.
    const past = this.#matches.filter((one) => playTick(one) <= now);
    // What began longer ago goes on until the next thing happened.
    const before = past.slice(
      Math.max(
        0,
        past.findLastIndex((one) => playTick(one) <= now - REMEMBERED),
      ),
    );
    // The same motion going on is known from its beginning.
    this.#matches = before.at(-1)?.state.motion === match.state.motion ? before : [...before, match];
  }

  /** As it was at a tick, and the tick up to which that can be told: nothing is drawn beyond the next thing that happened. */
  at(tick: number): { readonly match: Match; readonly tick: number } | null {
    const match = this.#matches.findLast((one) => playTick(one) <= tick) ?? this.#matches[0];
    if (match === undefined) return null;
    const due = groundIn(match).motions.due(match.state.motion) * TICKS_PER_SECOND;
    return { match, tick: Math.max(playTick(match), Math.min(tick, due)) };
  }

  /** Where the ball went into a goal lately: the tick at which it did, and the last one at which it still lay there, before somebody fetched it; null: nobody saw it. */
  goalOf(side: Side, now: number): { readonly crossed: number; readonly until: number } | null {
    const isIn = (tick: number): boolean => {
      const then = this.at(tick);
      return then !== null && isInGoal(then.match, then.tick, side);
    };
    const until = stepsBack(now).find(isIn);
    if (until === undefined) return null;
    const before = stepsBack(until).find((tick) => !isIn(tick));
    return before === undefined ? null : { crossed: before + STEP, until };
  }
}
const STEP = 2;
const stepsBack = (from: number): readonly number[] =>
  Array.from({ length: Math.floor(REMEMBERED / STEP) }, (_, i) => from - i * STEP);

function isInGoal(match: Match, tick: number, side: Side): boolean {
  const { ball } = placesAt(match, tick);
  const { length, goal } = groundIn(match).pitch;
  return endOf(side) * ball.y > length / 2 && Math.abs(ball.x) < goal.width / 2;
}

/** Whose goal a goal has just fallen in; null: none has. */
export function freshGoal(before: Match, after: Match): Side | null {
  if (playTick(after) < playTick(before)) return null;
  const scorer = SIDES.find((side) => goalsOf(after, side) === goalsOf(before, side) + 1);
  return scorer === undefined ? null : other(scorer);
}
const goalsOf = ({ state: { score, shootOut } }: Match, side: Side): number =>
  score[side] + (shootOut === null ? 0 : shootOut.goals[side]);
