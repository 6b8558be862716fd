import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const styles = globSync('**/*.css', { cwd: root }).filter((file) => file !== 'ui/layers.css');

/** What a game is picked by is part of the board; what is neither house nor board is a place. */
const LAYERS: Readonly<Record<string, string>> = { ui: 'ui', board: 'board', games: 'board' };
const layerOf = (file: string): string => LAYERS[file.split('/')[0]!] ?? 'place';

describe('style by thing', () => {
  test('the first style that is read says in which order layers lie over one another', () => {
    expect(textOf('ui/layers.css')).toContain('@layer ui, board, place;');
    expect(textOf('main.ts').match(/import '([^']+)'/)?.[1]).toBe('./ui/layers.css');
  });

  test.each(styles)('%s stands in the layer of its storey, all of it', (file) => {
    const [first, ...rest] = textOf(file)
      .replaceAll(/^\/\*[\s\S]*?\*\/\n/gm, '')
      .trimEnd()
      .split('\n');
    expect(first).toBe(`@layer ${layerOf(file)} {`);
    expect(rest.pop()).toBe('}');
    expect(rest.filter((line) => line !== '' && !line.startsWith('  '))).toEqual([]);
  });

  test.each(styles)('%s is of one thing: no more than 300 lines', (file) => {
    expect(textOf(file).split('\n').length).toBeLessThanOrEqual(301);
  });

  test('every style is asked for by what it is of', () => {
    const asked = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [...textOf(file).matchAll(/^import '(\.[^']+\.css)';$/gm)].map(([, path]) => join(file, '..', path!)),
    );
    expect(styles.filter((file) => !asked.includes(file))).toEqual([]);
    expect(asked.filter((file) => file !== 'ui/layers.css' && !styles.includes(file))).toEqual([]);
  });
});
