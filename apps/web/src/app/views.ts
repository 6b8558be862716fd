import { gameNamed, type AnyGame, type AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import type { GameView } from '@bande/stage/view';

/** Every game brings its own view; nobody else names it. */
const loaders = import.meta.glob<{ readonly view: GameView<AnyShape> }>(
  '../../../../packages/games/src/*/view/index.ts',
);

export interface GameWithView {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
}

export async function loadGame(id: string): Promise<GameWithView | null> {
  const game = gameNamed(registry, id);
  const load = loaders[`../../../../packages/games/src/${id}/view/index.ts`];
  return game === undefined || load === undefined ? null : { game, view: (await load()).view };
}
