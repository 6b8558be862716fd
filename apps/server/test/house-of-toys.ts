import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** What makes a server one with the toy game; a thread loads it by its address. */
export const withToy = {
  games: new URL('games.ts', import.meta.url).href,
  gamesFolder: join(root, 'packages/host/test'),
  pages: join(import.meta.dirname, 'pages'),
};

/** A house with that game alone: a thread that loads it stands at once. */
export const toyAlone = { ...withToy, games: new URL('toy-alone.ts', import.meta.url).href };
