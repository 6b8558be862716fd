import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { lockFolder } from '../src/store/lock.ts';
import { folder } from './house.ts';

const lock = pathToFileURL(join(import.meta.dirname, '../src/store/lock.ts')).href;
/** Locks every folder it reads a line of, says whether it could, and holds on. */
const locker = `
  import { createInterface } from 'node:readline';
  import { lockFolder } from ${JSON.stringify(lock)};
  const held = [];
  for await (const line of createInterface({ input: process.stdin })) {
    try { held.push(lockFolder(line)); console.log('mine'); } catch (error) { console.log(error.message); }
  }`;
const holding = ['--input-type=module', '--eval', locker];

function another(command = process.execPath, args: readonly string[] = holding) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const tries = async (path: string): Promise<string> => {
    child.stdin.write(`${path}\n`);
    return ((await lines.next()) as { readonly value: string }).value;
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { tries, kill };
}
const inUse = (data: string): string => `the data folder ${data} is in use by another server`;

test('of two who want a folder at the same moment exactly one gets it, a hundred times', async () => {
  const [data, one, two] = [folder(), another(), another()];
  for (let i = 0; i < 100; i++) {
    const path = join(data, String(i));
    mkdirSync(path);
    expect((await Promise.all([one.tries(path), two.tries(path)])).toSorted()).toEqual(['mine', inUse(path)]);
  }
  await Promise.all([one.kill(), two.kill()]);
});

test('the folder of a server that was killed can be had at once', async () => {
  const [data, one] = [folder(), another()];
  expect(await one.tries(data)).toBe('mine');
  expect(() => lockFolder(data)).toThrow(inUse(data));
  await one.kill();
  lockFolder(data)();
});

/** Another network and another mount of the same folder, if this machine lets us have them. */
const elsewhere = (data: string, mount: string): readonly string[] => [
  '--net',
  '--mount',
  'sh',
  '-c',
  `mount --bind '${data}' '${mount}' && exec "$@"`,
  'sh',
];
const canLeave = process.platform === 'linux' && spawnSync('unshare', ['--net', '--mount', 'true']).status === 0;

test.skipIf(!canLeave)(
  'a folder is locked for other networks and mounts too (needs the right to make them)',
  async () => {
    const [data, mount] = [folder(), folder()];
    const unlock = lockFolder(data);
    const other = another('unshare', [...elsewhere(data, mount), process.execPath, ...holding]);
    expect(await other.tries(mount)).toBe(inUse(mount));
    unlock();
    expect(await other.tries(mount)).toBe('mine');
    expect(() => lockFolder(data)).toThrow(inUse(data));
    await other.kill();
  },
);
