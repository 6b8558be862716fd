import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { init } from '@dimforge/rapier3d-deterministic-compat';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { engine } from '../engine-plugin.ts';

const RAPIER = '@dimforge/rapier3d-deterministic-compat';
const DOOR = 'door.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bande-engine-'));
  writeFileSync(join(root, DOOR), 'export const compiledEngine = (file) => globalThis.asked(file);');
});
afterAll(() => rmSync(root, { recursive: true }));

interface Built {
  readonly script: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** A page that imports this, as the web client is built. */
async function built(imported: string, library: string): Promise<Built> {
  const entry = join(root, 'entry.js');
  writeFileSync(entry, `export { init } from ${JSON.stringify(imported)};`);
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [engine(library, DOOR)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const parts = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  return {
    script: parts.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n'),
    files: parts.flatMap((part) =>
      part.type === 'asset' && typeof part.source !== 'string' ? [{ name: part.fileName, bytes: part.source }] : [],
    ),
  };
}

/** A library that is not there, with this script. */
function libraryOf(name: string, script: string): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js', type: 'module' }));
  writeFileSync(join(folder, 'index.js'), script);
  return name;
}

test('pages get, byte for byte, the engine that the library unpacks in Node, in a file of its own', async () => {
  const { files, script } = await built(fileURLToPath(import.meta.resolve(RAPIER)), RAPIER);
  const unpacked = vi.spyOn(WebAssembly, 'instantiate');
  await init();
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^assets\/engine-[\w-]+\.wasm$/)]);
  expect(Buffer.from(unpacked.mock.calls[0]![0] as unknown as ArrayBuffer).equals(files[0]!.bytes)).toBe(true);
  expect(script).not.toContain('AGFzbQ');
  expect(script).toContain(`/${files[0]!.name}`);
});

/** The first bytes of every wasm. */
const WASM = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]).toString('base64');
const UNPACKED = `base64.toByteArray("${WASM}").buffer`;

test.each([
  ['has none', 'fetch("engine.wasm")'],
  ['has two', `[${UNPACKED}, ${UNPACKED}]`],
  ['unpacks it in another way', `atob("${WASM}")`],
])('nothing is built where the script of the library %s', async (name, script) => {
  const library = libraryOf(name.replaceAll(' ', '-'), `export const init = (base64) => ${script};`);
  await expect(built(library, library)).rejects.toThrow('not one wasm as text');
});

test('nothing is built where a wasm is carried as text by somebody else', async () => {
  const library = libraryOf('stranger', `export const init = (base64) => ${UNPACKED};`);
  await expect(built(library, 'another')).rejects.toThrow('carries a wasm as text');
});
