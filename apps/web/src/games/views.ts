import { gameFrom, type AnyGame, type AnyShape } from '@bande/core';
import { shelf } from '@bande/games/shelf.ts';
import type { GameView } from '@bande/stage/view';

/** Every game brings its own view; nobody else names it. */
const loaders = import.meta.glob<{ readonly view: GameView<AnyShape> }>(
  '../../../../packages/games/src/*/view/index.ts',
);

export interface GameWithView {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
}

/** A game with its view, and nothing of any other. */
export async function loadGame(id: string): Promise<GameWithView | null> {
  const [game, seen] = await Promise.all([
    gameFrom(shelf, id),
    loaders[`../../../../packages/games/src/${id}/view/index.ts`]?.(),
  ]);
  return game === undefined || seen === undefined ? null : { game, view: seen.view };
}
