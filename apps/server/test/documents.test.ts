import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameSummary } from '@bande/protocol';
import { expect, test } from 'vitest';
import { hashOfSources, keptOrMade } from '../src/documents/kept.ts';
import type { Texts } from '../src/documents/documents.ts';
import { folder, start, told } from './house.ts';
import { readyStore } from './ready-store.ts';

const root = resolve(import.meta.dirname, '../../..');

async function gated(gate: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = fork(join(import.meta.dirname, 'gated-server.ts'), [await readyStore(folder()), folder()], {
    env: { ...process.env, BANDE_GATE: gate },
  });
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

async function loadedBy(child: ChildProcess): Promise<readonly string[]> {
  const answer = once(child, 'message');
  child.send('loaded');
  return ((await answer) as [readonly string[]])[0];
}

test('while the documents are made everybody else is answered, and the main thread loads no game for them', async () => {
  const gate = join(folder(), 'gate');
  const { child, url } = await gated(gate);
  let isThere = false;
  const games = told(fetch(`${url}/api/games`)).finally(() => (isThere = true));
  const rules = told(fetch(`${url}/api/games/toy/rules/TOY-2`));
  await expect.poll(() => existsSync(`${gate}-reached`), { timeout: 500_000 }).toBe(true);
  expect([(await fetch(`${url}/healthz`)).status, isThere]).toEqual([200, false]);
  writeFileSync(gate, '');
  expect(await games).toMatchObject({ status: 200, body: [{ id: 'toy', scenarios: 6 }] });
  expect(await rules).toMatchObject({ status: 200, body: { game: { id: 'toy' } } });
  for (const name of ['schema', 'scenarios']) expect((await fetch(`${url}/api/games/toy/${name}`)).status).toBe(200);
  const loaded = await loadedBy(child);
  expect(loaded.filter((file) => file.includes('/apps/server/src/'))).not.toEqual([]);
  expect(loaded.filter((file) => /\/(?:yaml|toy|games|physics)\//.test(file))).toEqual([]);
  child.kill();
  await once(child, 'exit');
});

test('a server that is closed while it makes them ends', async () => {
  const gate = join(folder(), 'never');
  const before = process.env['BANDE_GATE'];
  process.env['BANDE_GATE'] = gate;
  const house = await start({
    games: new URL('toy-alone.ts', import.meta.url).href,
    coverage: new URL('gated-coverage.ts', import.meta.url).href,
    kept: folder(),
    ahead: true,
  });
  await expect.poll(() => existsSync(`${gate}-reached`), { timeout: 500_000 }).toBe(true);
  await house.close();
  process.env['BANDE_GATE'] = before ?? '';
});

test('they are made again when the sources have changed, and only then', async () => {
  const kept = join(folder(), 'deep/kept.json');
  let made = 0;
  const make = (): Promise<Texts> => Promise.resolve({ '/': `number ${++made}` });
  const given = async (sources: string): Promise<string | undefined> => (await keptOrMade(kept, sources, make))['/'];
  expect([await given('a'), await given('a'), await given('b'), await given('a')]).toEqual([
    'number 1',
    'number 1',
    'number 2',
    'number 3',
  ]);
  writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, -1));
  expect([await given('a'), await given('a')]).toEqual(['number 4', 'number 4']);
  expect(readdirSync(join(kept, '..'))).toEqual(['kept.json']);
});

test('where nothing can be kept they are made every time', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const make = (): Promise<Texts> => Promise.resolve({ '/': 'made' });
  expect(await keptOrMade(join(file, 'kept.json'), 'a', make)).toEqual({ '/': 'made' });
});

test('a scenario, a rule, a test and a library are sources; what is built is none', () => {
  const tree = folder();
  cpSync(join(root, 'packages/host/test/toy'), join(tree, 'packages/games/src/toy'), { recursive: true });
  for (const path of ['packages/games/test', 'apps/cli/src', 'apps/web/dist'])
    mkdirSync(join(tree, path), { recursive: true });
  const hashes = [hashOfSources(tree)];
  const scenario = join(
    'packages/games/src/toy/scenarios',
    readdirSync(join(tree, 'packages/games/src/toy/scenarios'))[0] ?? '',
  );
  const sources = [
    scenario,
    'packages/games/src/toy/rulebook.ts',
    'packages/games/test/a.test.ts',
    'apps/cli/src/coverage.ts',
    'package-lock.json',
  ];
  for (const path of sources) {
    writeFileSync(join(tree, path), 'changed');
    hashes.push(hashOfSources(tree));
  }
  expect(new Set(hashes).size).toBe(sources.length + 1);
  writeFileSync(join(tree, 'apps/web/dist/code.ts'), 'built');
  expect(hashOfSources(tree)).toBe(hashes.at(-1));
});

test('a second server has what the first has made', async () => {
  const options = { kept: folder(), games: new URL('toy-alone.ts', import.meta.url).href };
  const texts: string[] = [];
  for (const _ of [1, 2]) {
    const house = await start(options);
    texts.push(await (await fetch(`${house.url}/api/games`)).text());
    await house.close();
    // What is kept is what is served.
    const [file = ''] = readdirSync(options.kept);
    const path = join(options.kept, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('Zufall', 'Wurf'));
  }
  const [[first], [second]] = texts.map((text) => JSON.parse(text) as readonly GameSummary[]) as [
    readonly GameSummary[],
    readonly GameSummary[],
  ];
  expect([first?.bots[0]?.title.de, second?.bots[0]?.title.de]).toEqual(['Zufall', 'Wurf']);
});
