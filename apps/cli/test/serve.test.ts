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
import { afterAll, expect, test, vi } from 'vitest';
import { bande, root } from './call.ts';
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const told = createInterface({ input: child.stdout });
  told.on('line', (line) => lines.push(line));
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  await once(told, 'line');
  return { child, ended, lines, complaints, url: lines[0]?.split(' ').at(-1) ?? '' };
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

test('serve prints its address and its names in a line each and ends well on SIGTERM and SIGINT', async () => {
  const well = {
    status: 200,
    ended: [0, null],
    lines: [
      expect.stringMatching(/^Bande is at http:\/\/localhost:\d+$/),
      expect.stringMatching(
        /^It answers to localhost, .* and to every address; links by another name work when --hosts has it\.$/,
      ),
    ],
  };
  expect(await served(data, 'SIGTERM')).toEqual(well);
  expect(await served(data, 'SIGINT')).toEqual(well);
});

test.each([
  ['--hosts', 'http://x.example', '--hosts wants names alone, without scheme, port or path, not http://x.example'],
  [
    '--hosts',
    'a.example,b.example:8080',
    '--hosts wants names alone, without scheme, port or path, not b.example:8080',
  ],
  ['--bind', '', '--bind wants an address of this machine'],
])('serve %s %s is one line and exit 2', async (flag, value, line) => {
  expect(await bande(['serve', flag, value])).toEqual({ code: 2, out: '', err: `bande: ${line}\n` });
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

/** Nobody is let in any more: the first signal has been heard. */
const isClosing = ({ url }: { readonly url: string }): Promise<void> =>
  vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed'), { timeout: 300_000 });

test('whatever hangs, SIGTERM ends the server, if need be by its own hand, and a second signal at once', async () => {
  const slow = await stuck('disk');
  slow.child.kill('SIGTERM');
  // Well, or by its own hand where the machine is too busy for that.
  expect([
    [0, null],
    [null, 'SIGKILL'],
  ]).toContainEqual(await slow.ended);
  const dead = await stuck('threads');
  dead.child.kill('SIGTERM');
  expect(await dead.ended).toEqual([null, 'SIGKILL']);
  expect(dead.complaints.join('')).toContain('it does not end by itself and is killed');
  const third = await stuck('threads');
  third.child.kill('SIGINT');
  await isClosing(third);
  third.child.kill('SIGTERM');
  expect(await third.ended).toEqual([null, 'SIGTERM']);
});
