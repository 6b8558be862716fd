import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { paragraphsIn, titlesIn, type Shown } from './src/board/book/shown.ts';

/** `game.ts?examples`: what the scenarios of a game show, file by file, written down while building. The files are many times larger and come when one is to be seen. */
export function examples(): Plugin {
  return {
    name: 'bande-examples',
    enforce: 'pre',
    load(id) {
      const [game = '', query] = id.split('?');
      if (query !== 'examples') return null;
      const folder = join(dirname(game), 'scenarios');
      const files = globSync('*.yaml', { cwd: folder }).toSorted();
      const shown = files.map((file): Shown => {
        this.addWatchFile(join(folder, file));
        const text = readFileSync(join(folder, file), 'utf8');
        return { file, paragraphs: [...new Set(paragraphsIn(text))], titles: titlesIn(text) };
      });
      return { code: `export default ${JSON.stringify(shown)};`, moduleType: 'js' };
    },
  };
}
