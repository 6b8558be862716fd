import type { AnyGame, AnyShape, Match, Words } from '@bande/core';
import type { GameView } from '@bande/stage/view';

/** What stands over a table: the game's name, or that of a match that is not the game itself. */
export const tableName = (
  { title }: Pick<AnyGame, 'title'>,
  { presets }: Pick<GameView<AnyShape>, 'presets'>,
  match: Match<AnyShape>,
): Words => presets.map(({ names }) => names?.(match) ?? null).find((name) => name !== null) ?? title;
