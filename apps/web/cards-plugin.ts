import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

/** What a page shows of each game, written down while building: the rules themselves are many times larger. Its maker exports it by its name. */
function written(name: string, maker: URL): Plugin {
  const id = `virtual:${name}`;
  return {
    name: `bande-${name}`,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    async load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(fileURLToPath(maker), {
        configFile: false,
      });
      return `export const ${name} = ${JSON.stringify(module[name])};`;
    },
  };
}

/** What the start page shows of a game. */
export const cards = (): Plugin => written('cards', new URL('src/start/cards.ts', import.meta.url));
/** What two people at two places agree on before a match. */
export const agreements = (): Plugin => written('agreements', new URL('src/online/agreements.ts', import.meta.url));
