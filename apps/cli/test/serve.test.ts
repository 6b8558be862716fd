import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { root } from './call.ts';
import { folder } from './folder.ts';

const main = join(root, 'apps/cli/src/main.ts');
/** Without what the surroundings may say about ports and stores. */
const env = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({ ...process.env, PORT: '', BANDE_DATA: '', DATABASE_URL: '', REDIS_URL: '', ...more });

async function served(data: string, signal: 'SIGTERM' | 'SIGINT'): Promise<unknown> {
  const child = spawn(process.execPath, [main, 'serve', '--data', data], { env: env({ PORT: '0' }), stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const told = createInterface({ input: child.stdout });
  told.on('line', (line) => lines.push(line));
  await once(told, 'line');
  const { status } = await fetch(`${lines[0]?.split(' ').at(-1)}/healthz`);
  child.kill(signal);
  return { status, ended: await ended, lines };
}

test('serve prints its address in one line and ends well on SIGTERM and SIGINT', async () => {
  const data = join(folder(), 'data');
  const well = { status: 200, ended: [0, null], lines: [expect.stringMatching(/^Bande is at http:\/\/localhost:\d+$/)] };
  expect(await served(data, 'SIGTERM')).toEqual(well);
  expect(await served(data, 'SIGINT')).toEqual(well);
});

test('a port in use, and a store that is not there yet, are one line and exit 2, and nothing is written', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const nowhere = join(folder(), 'data');
  const calls = [
    [env({ PORT: String(port) }), `bande: port ${port} is in use\n`],
    [env({ DATABASE_URL: 'postgres://db' }), 'bande: DATABASE_URL is set, but PostgreSQL is not supported yet: unset it and the embedded store is used\n'],
    [env({ REDIS_URL: 'redis://db' }), 'bande: REDIS_URL is set, but Redis is not supported yet: unset it and one process serves everybody\n'],
  ] as const;
  for (const [around, line] of calls) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'serve', '--data', nowhere], { env: around, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([2, '', line]);
  }
  expect(existsSync(nowhere)).toBe(false);
  other.close();
});
