import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { SCENARIO_BOUNDS } from '@bande/core';
import type { Rulebook } from '@bande/protocol';
import { afterAll, expect, test } from 'vitest';
import { root } from './call.ts';
import { folder } from './folder.ts';

const main = join(root, 'apps/cli/src/main.ts');
/** Without what the surroundings may say about ports and stores. */
const env = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: '',
  BANDE_DATA: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  ...more,
});

/** A server in a process of its own; `before` is what node is told first. */
async function running(data: string, before: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [...before, main, 'serve', '--data', data], {
    env: env({ PORT: '0', ...more }),
    stdio: ['ignore', 'pipe', before.length > 0 ? 'ignore' : 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const told = createInterface({ input: child.stdout });
  told.on('line', (line) => lines.push(line));
  await once(told, 'line');
  return { child, ended, lines, url: lines[0]?.split(' ').at(-1) ?? '' };
}

async function served(data: string, signal: 'SIGTERM' | 'SIGINT'): Promise<unknown> {
  const { child, ended, lines, url } = await running(data);
  const { status } = await fetch(`${url}/healthz`);
  child.kill(signal);
  return { status, ended: await ended, lines };
}

/** To make a store takes seconds: these tests share one. */
const data = mkdtempSync(join(tmpdir(), 'bande-cli-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('serve prints its address in one line and ends well on SIGTERM and SIGINT', { timeout: 240_000 }, async () => {
  const well = {
    status: 200,
    ended: [0, null],
    lines: [expect.stringMatching(/^Bande is at http:\/\/localhost:\d+$/)],
  };
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
    [
      env({ DATABASE_URL: 'postgres://db' }),
      'bande: DATABASE_URL is set, but PostgreSQL is not supported yet: unset it and the embedded store is used\n',
    ],
    [
      env({ REDIS_URL: 'redis://db' }),
      'bande: REDIS_URL is set, but Redis is not supported yet: unset it and one process serves everybody\n',
    ],
  ] as const;
  for (const [around, line] of calls) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'serve', '--data', nowhere], {
      env: around,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([2, '', line]);
  }
  expect(existsSync(nowhere)).toBe(false);
  other.close();
});

/** A server with everything in its way that can be: a disk that hangs, silent connections, more work than the referee can do. */
async function stuck(hangs: 'disk' | 'threads') {
  const flag = join(folder(), 'hangs');
  const server = await running(data, ['--import', pathToFileURL(join(import.meta.dirname, 'hanging.ts')).href], {
    BANDE_HANGS: flag,
  });
  const silent = Array.from({ length: 20 }, () =>
    connect(Number(new URL(server.url).port), 'localhost').on('error', () => undefined),
  );
  for (const socket of silent) socket.write('GET /api/games HTTP/1.1\r\n');
  const [{ id }] = (await (await fetch(`${server.url}/api/games`)).json()) as readonly [{ readonly id: string }];
  const { paragraphs } = (await (await fetch(`${server.url}/api/games/${id}/rules`)).json()) as Rulebook;
  // As long as one may be; one more than can wait is sent away.
  const work = {
    title: 'long',
    paragraphs: paragraphs.slice(0, 1).map((one) => one.id),
    given: {},
    actions: [{ wait: SCENARIO_BOUNDS.ticks }],
    expect: { state: {} },
  };
  const body = JSON.stringify(Array.from({ length: 50 }, () => work));
  const isSentAway = async (): Promise<void> =>
    expect((await fetch(`${server.url}/api/rule?game=${id}`, { method: 'POST', body })).status).toBe(429);
  await Promise.any(Array.from({ length: 80 }, isSentAway));
  writeFileSync(flag, hangs);
  return server;
}

/** Its own clock gives it nine seconds; on a busy machine it is later before anybody sees that it has ended. */
const IN_TIME = 30_000;

test(
  'whatever hangs, SIGTERM ends the server within ten seconds, and a second signal at once',
  { timeout: 240_000 },
  async () => {
    const slow = await stuck('disk');
    const asked = performance.now();
    slow.child.kill('SIGTERM');
    // Well, or by its own hand where the machine is too busy for that.
    expect([
      [0, null],
      [null, 'SIGKILL'],
    ]).toContainEqual(await slow.ended);
    expect(performance.now() - asked).toBeLessThan(IN_TIME);
    const dead = await stuck('threads');
    const again = performance.now();
    dead.child.kill('SIGTERM');
    expect(await dead.ended).toEqual([null, 'SIGKILL']);
    expect(performance.now() - again).toBeLessThan(IN_TIME);
    const third = await stuck('threads');
    third.child.kill('SIGINT');
    await new Promise((done) => setTimeout(done, 500));
    third.child.kill('SIGTERM');
    expect(await third.ended).toEqual([null, 'SIGTERM']);
  },
);
