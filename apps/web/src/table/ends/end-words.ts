import { isCalledOff, type AnyShape, type LogEntry, type Match, type Outcome, type Words } from '@bande/core';
import { fill, type Say } from '../../ui/say.ts';
import { endingWords, scoreWords, type NameOf } from '../../board/story/ending-words.ts';
import { lastCard, type Card, type Judging } from '../../board/moments.ts';
import { settings } from '../../ui/settings.ts';
import { namesIn } from '../own/use-names.ts';
import { resultOf } from './result.ts';
import type { OpenedTable } from '../use-opened.ts';
import { ENDED } from '../../board/words.ts';
import { TABLE } from '../words.ts';

type Log = readonly LogEntry<AnyShape>[];

/** Who has won, or that nobody has played. */
export function titleOf({ view, kept }: OpenedTable, match: Match<AnyShape>, log: Log, say: Say): Words {
  if (isCalledOff(match)) return ENDED.calledOff;
  const sides = view.sides(match);
  const names = namesIn(match.setup.seating, kept.sitters, settings().names);
  return (
    view.ending?.(match, log).title ?? resultOf(match, kept.sitters, (side) => names[side] ?? say(sides[side]!.name))
  );
}

/** Nobody's statistics of wins have it. */
export function takenBackWords(times: number): readonly Words[] {
  if (times === 0) return [];
  return [times === 1 ? TABLE.takenBackOnce : fill(TABLE.takenBack, { n: times })];
}

/** By what it was decided, and what else there is to say of the score. */
export function endLines({ view }: Pick<OpenedTable, 'view'>, match: Match<AnyShape>, log: Log): readonly Words[] {
  const { outcome, setup } = match;
  if (outcome === null) return [];
  const sides = view.sides(match);
  const decided =
    outcome.how === undefined
      ? (view.ending?.(match, log).by ?? null)
      : howItEnded(outcome.how, (side) => sides[side]!.name);
  return [...(decided === null ? [] : [decided]), ...awardWords(outcome, setup.seating)];
}

/** What the title has said is not said twice. */
const howItEnded = (how: NonNullable<Outcome<AnyShape>['how']>, nameOf: NameOf): Words =>
  how.kind === 'calledOff' ? ENDED.nobodyPlayed : endingWords(how, nameOf);

/** By what a shoot-out was decided the game says itself. */
const awardWords = (
  { shootOut: _shootOut, ...outcome }: Outcome<AnyShape>,
  sides: readonly string[],
): readonly Words[] => scoreWords(outcome, sides);

/** The calls that ended it; what was called before has nothing to do with an end that players made themselves. */
export const lastCalls = (view: Judging, { outcome }: Match<AnyShape>, log: Log): Card | null =>
  outcome?.how !== undefined && log.at(-1)?.rulings.length === 0 ? null : lastCard(view, log);
