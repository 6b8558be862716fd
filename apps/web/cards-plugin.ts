import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:cards';
const MAKER = join(import.meta.dirname, 'src/start/cards.ts');

/** What the start page shows of each game, written down while building: the rules themselves are many times larger. */
export function cards(): Plugin {
  return {
    name: 'bande-cards',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { module } = await runnerImport<typeof import('./src/start/cards.ts')>(MAKER, { configFile: false });
      return `export const cards = ${JSON.stringify(module.cards)};`;
    },
  };
}
