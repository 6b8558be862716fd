import { isCalledOff, type AnyShape, type LogEntry, type Match, type Outcome, type Words } from '@bande/core';
import { fill, type Say } from '../../ui/say.ts';
import { endingWords, scoreWords, type NameOf } from '../../board/story/ending-words.ts';
import { lastCard, type Card, type Judging } from '../../board/moments.ts';
import { settings } from '../../ui/settings.ts';
import { bySide, namesIn } from '../own/use-names.ts';
import { resultOf } from './result.ts';
import type { OpenedTable } from '../use-opened.ts';
import { ENDED } from '../../board/words.ts';
import { TABLE } from '../words.ts';

type Log = readonly LogEntry<AnyShape>[];

/** Who has won, or that nobody has played. */
export function titleOf({ view, kept, company }: OpenedTable, match: Match<AnyShape>, log: Log, say: Say): Words {
  if (isCalledOff(match)) return ENDED.calledOff;
  const nameOf = namesAt({ view, kept, company }, match);
  return view.ending?.(match, log).title ?? resultOf(match, kept.sitters, (side) => say(nameOf(side)));
}

type Named = Pick<OpenedTable, 'view' | 'kept' | 'company'>;

/** Whoever has said what he is called goes by that name, everybody else by that of his side. */
function namesAt({ view, kept, company }: Named, match: Match<AnyShape>): NameOf {
  const sides = view.sides(match);
  const { seating } = match.setup;
  const names = company === null ? namesIn(seating, kept.sitters, settings().names) : bySide(seating, company.names);
  return (side) => (names[side] === undefined ? sides[side]!.name : { de: names[side], en: names[side] });
}

/** Nobody's statistics of wins have it. */
export function takenBackWords(times: number): readonly Words[] {
  if (times === 0) return [];
  return [times === 1 ? TABLE.takenBackOnce : fill(TABLE.takenBack, { n: times })];
}

/** By what it was decided, and what else there is to say of the score. */
export function endLines(table: Named, match: Match<AnyShape>, log: Log): readonly Words[] {
  const { outcome, setup } = match;
  if (outcome === null) return [];
  const decided =
    outcome.how === undefined
      ? (table.view.ending?.(match, log).by ?? null)
      : howItEnded(outcome.how, namesAt(table, match));
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

/**
 * What was called when it ended, beside the result, which the title and the scoreboard say; null: there is nothing else. What was called before has
 * nothing to do with an end that players made themselves, and that time was over has been said.
 */
export function lastCalls(view: Judging, { outcome }: Match<AnyShape>, log: Log): Card | null {
  const last = log.at(-1);
  if (outcome?.how !== undefined && last?.rulings.length === 0) return null;
  if (last?.source === 'clock') return null;
  const calls = (lastCard(view, log) ?? []).filter(({ ruling }) => !saysResult(ruling, outcome));
  const [first, ...rest] = calls;
  return first === undefined ? null : [first, ...rest];
}

/** The call that ends a match rests on what its outcome rests on. */
const saysResult = ({ paragraphs }: Card[number]['ruling'], outcome: Outcome<AnyShape> | null): boolean =>
  outcome !== null && paragraphs.join() === outcome.paragraphs.join();
