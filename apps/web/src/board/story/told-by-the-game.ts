import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { Told } from '@bande/stage/view';
import type { PartOfView } from '../../games/part-of-view.ts';

/** What takes place in any game: a view has no words of its own for it. */
const CORE_FACTS: ReadonlySet<string> = new Set([
  'clockRanOut',
  'optionTaken',
  'optionLapsed',
  'paused',
  'resumed',
  'decided',
  'noted',
  'ended',
]);
export const isOfTheGame = ({ fact }: Pick<LogEntry<AnyShape>, 'fact'>): boolean => !CORE_FACTS.has(fact.kind);

/** What the game itself tells of an entry, where it tells anything. */
export const toldByTheGame = (
  view: PartOfView<'tells'>,
  entry: Pick<LogEntry<AnyShape>, 'fact' | 'rulings'>,
  before: Match<AnyShape>,
): Told<AnyShape> | null => (isOfTheGame(entry) ? (view.tells?.(entry.fact, before, entry.rulings) ?? null) : null);
