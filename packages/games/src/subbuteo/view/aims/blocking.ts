import type { FactId } from '@bande/core';
import type { Flick } from '../../actions.ts';
import { sureBlock } from '../../bot/sure-block.ts';
import type { Side } from '../../names.ts';
import type { Match, Play } from '../../state.ts';

/** The block flick that is suggested to whoever may make one: it stays the same for as long as he thinks about it. */

export const mayBlock = ({ state, outcome }: Match, side: Side): boolean =>
  state.phase === 'play' && state.measured && outcome === null && state.block === side && state.attacker !== side;

/** Into the way of the other side, so that neither half a second of hesitation nor a small slip brings a foul; null: nowhere is sure. */
export function suggestedBlock(match: Match, side: Side): Flick | null {
  const { course, flicks } = match.state;
  const before = course.play === null ? undefined : known.get(course.play);
  const isAsBefore = before?.side === side && flicks.every(({ fact }) => before.facts.includes(fact));
  if (isAsBefore) return before.flick;
  const flick = sureBlock(match, side);
  if (course.play !== null) known.set(course.play, { side, facts: flicks.map(({ fact }) => fact), flick });
  return flick;
}

/** Whoever flicks after that may be in its way. */
interface Known {
  readonly side: Side;
  readonly facts: readonly FactId[];
  readonly flick: Flick | null;
}
const known = new WeakMap<Play, Known>();
