import type { AnyShape, CoreEvent, Decided, LogEntry, Match, Noted } from '@bande/core';
import type { Told } from '@bande/stage/view';
import type { PartOfView } from '../../games/part-of-view.ts';

/** What takes place in any game: a view has no words of its own for it. */
const CORE_FACTS: Readonly<Record<(CoreEvent | Decided<AnyShape> | Noted)['kind'], true>> = {
  clockRanOut: true,
  optionTaken: true,
  optionLapsed: true,
  paused: true,
  resumed: true,
  decided: true,
  noted: true,
  ended: true,
};
export const isOfTheGame = ({ fact }: Pick<LogEntry<AnyShape>, 'fact'>): boolean =>
  !Object.hasOwn(CORE_FACTS, fact.kind);

/** What the game itself tells of an entry, where it tells anything. */
export const toldByTheGame = (
  view: PartOfView<'tells'>,
  entry: Pick<LogEntry<AnyShape>, 'fact' | 'rulings'>,
  before: Match<AnyShape>,
): Told<AnyShape> | null => (isOfTheGame(entry) ? (view.tells?.(entry.fact, before, entry.rulings) ?? null) : null);
