import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '@bande/stage/palette';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

describe('the pages have their colours from one place', () => {
  test.each(globSync('**/*.{ts,tsx}', { cwd: root }))(
    '%s names none: they stand in the palette of the stage',
    (file) => {
      // A link to a place of the same page is no colour.
      expect(textOf(file).match(/['"`]#[0-9a-f]{3,8}['"`]/gi) ?? []).toEqual([]);
    },
  );
  test.each(['board/statistics/statistics.css', 'board/story/story.css'])(
    '%s names none: they stand in tokens.css',
    (file) => {
      expect(textOf(file)).not.toMatch(COLOUR);
    },
  );
  test('what is on the table has the same colour drawn by the page and by the stage', () => {
    const tokens = textOf('ui/tokens.css');
    for (const name of ['chalk', 'brass'] as const) expect(tokens).toContain(`--t-${name}: ${PALETTE[name]};`);
  });
});
