import type { Words } from '@bande/core';

/** What the start page shows of a game that can be played. */
export interface GameCard {
  readonly id: string;
  readonly title: Words;
  readonly pitch: Words;
  readonly bots: readonly { readonly id: string; readonly title: Words }[];
  readonly presets: readonly { readonly id: string; readonly title: Words }[];
  readonly sides: readonly { readonly id: string; readonly name: Words }[];
}

/** Loads the games after the page itself is there: rules and words are larger than the page. */
export async function playableGames(): Promise<readonly GameCard[]> {
  const [{ registry }, { loadGame, hasView }] = await Promise.all([import('@bande/games'), import('./views.ts')]);
  const found = await Promise.all(registry.filter(({ id }) => hasView(id)).map(({ id }) => loadGame(id)));
  return found.flatMap((one) => (one === null ? [] : [cardOf(one)]));
}

const cardOf = ({ game, view }: Awaited<ReturnType<typeof import('./views.ts').loadGame>> & object): GameCard => ({
  id: game.id,
  title: game.title,
  pitch: view.pitch,
  bots: game.bots,
  presets: view.presets,
  sides: game.sides.map((id) => ({ id, name: view.sides[id]?.name ?? { de: id, en: id } })),
});
