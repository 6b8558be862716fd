import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');
/** The toy of the recipe shows how a view is written, so it keeps to the same. */
const files = globSync(['games/src/*/view/**/*.{ts,tsx}', 'host/test/toy/view/**/*.{ts,tsx}'], { cwd: packages });
const textOf = (file: string): string => readFileSync(join(packages, file), 'utf8');

const COLOUR =
  /['"`]#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:color|fill|stroke|background)\w*[:=]\s*['"{]*(?:white|black|red|green|blue|yellow|gr[ae]y|orange|brown)\b|0x[0-9a-f]{6}\b/i;

const bound = files.filter((file) => !file.endsWith('/view/colours.ts'));

describe('a game has its colours from one place', () => {
  it.each(bound)('%s names none: they stand in view/colours.ts or in the palette of the stage', (file) => {
    expect(textOf(file)).not.toMatch(COLOUR);
  });
  it.each(files.filter((file) => file.endsWith('/view/index.ts')))('%s has a colours.ts beside it', (file) => {
    expect(files).toContain(file.replace('/index.ts', '/colours.ts'));
  });
});

describe('a view looks the same on every visit and fetches nothing', () => {
  it.each(files)('%s', (file) => {
    expect(textOf(file)).not.toMatch(/Math\.random|Date\.now|new Date|performance\.now/);
    expect(textOf(file)).not.toMatch(/https?:|\bfetch\s*\(|TextureLoader|GLTFLoader|useGLTF|useTexture|<Environment/);
  });
});
