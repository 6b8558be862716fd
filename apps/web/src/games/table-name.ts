import type { AnyGame, AnyShape, Match, Words } from '@bande/core';
import type { PartOfView } from './part-of-view.ts';

/** What stands over a table: the game's name, or that of a match that is not the game itself. */
export const tableName = (
  { title }: Pick<AnyGame, 'title'>,
  view: PartOfView<'scoreboard'>,
  match: Match<AnyShape>,
): Words => view.scoreboard(match).title ?? title;
