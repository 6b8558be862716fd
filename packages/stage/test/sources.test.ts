import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: root });

describe('the house is made by code', () => {
  it.each(files)('%s fetches nothing and names no address', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).not.toMatch(/https?:|\/\/cdn|\bfetch\s*\(|XMLHttpRequest|new URL\(|importScripts|\.src\s*=/);
    expect(text).not.toMatch(/TextureLoader|FileLoader|GLTFLoader|useGLTF|useTexture|<Environment|<Text\b/);
  });
  it.each(files.filter((file) => file !== 'palette.ts'))('%s takes its colours from the palette', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/['"`]#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });
  it.each(files)('%s looks the same on every visit', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/Math\.random|Date\.now|new Date/);
  });
});
