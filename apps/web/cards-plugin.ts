import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** What a page shows of each game, written down while building: the rules themselves are many times larger. `src/<place>/<name>.ts` makes it, and exports it by its own name. */
function written(place: string, name: string): Plugin {
  const id = `virtual:${name}`;
  const maker = join(import.meta.dirname, 'src', place, `${name}.ts`);
  return {
    name: `bande-${name}`,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    async load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(maker, { configFile: false });
      return `export const ${name} = ${JSON.stringify(module[name])};`;
    },
  };
}

/** What the start page shows of a game. */
export const cards = (): Plugin => written('start', 'cards');
/** What two people at two places agree on before a match. */
export const agreements = (): Plugin => written('online', 'agreements');
