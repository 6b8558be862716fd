import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ScenarioText } from '@bande/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from './games.ts';
import { folder, recordText } from './house.ts';
import { readyStore } from './ready-store.ts';

/** `npm run soak -- hostile` sends 40,000; `BANDE_SOAK_RESULT` names a file for what came of it. */
const COUNT = Number(process.env['BANDE_SOAK_REQUESTS'] ?? 600);
const SEED = Number(process.env['BANDE_SEED'] ?? 1);
const LANES = 32;

let server: ChildProcess;
let url: string;
beforeAll(async () => {
  for (const game of registry) await game.prepare?.();
  server = fork(join(import.meta.dirname, 'hostile-server.ts'), [await readyStore(folder())]);
  [url] = (await once(server, 'message')) as [string];
});
afterAll(() => server.kill());

interface State {
  readonly megabytes: number;
  readonly warnings: readonly string[];
}
async function state(): Promise<State> {
  const answer = once(server, 'message');
  server.send('state');
  return ((await answer) as [State])[0];
}

interface Hostile {
  readonly head: string;
  readonly body: Buffer;
  /** How many bytes are sent before the client hangs up; the whole request if there are no more. */
  readonly cut: number;
  /** How long the client waits, in milliseconds: some promise a body that never comes. */
  readonly waits: number;
}

const line = fc.string({
  unit: fc.constantFrom('a', '/', '%', '2', 'e', '.', '?', '&', '=', ' ', '\t', '\u0000', 'ü', ':', '\\', '*', ';'),
  maxLength: 60,
});
const id = fc.constantFrom(...registry.map((game) => game.id), '', '..', '%00', 'x'.repeat(2000));
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/healthz',
    '/api/games',
    '/api/addresses',
    '/api/matches',
    `/api/matches/${'0'.repeat(24)}/so-far`,
    `/api/matches/${'0'.repeat(24)}/next`,
    '/api/matches/ABCDEF/seats',
    '/api/records',
    '/api/records?limit=9999999999',
    '/api/records?before=-1',
    '/api/records?game=%00',
    `/api/records/${'0'.repeat(64)}/verify`,
    '*',
    'http://elsewhere/',
    '//',
    '/api/rule?game=__proto__',
  ),
  id.map((game) => `/api/games/${game}/rules`),
  id.map((game) => `/api/games/${game}/schema`),
  line.map((text) => `/${encodeURI(text)}`),
  line,
);
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'get', 'G ET', '') },
);
const header = fc.oneof(
  fc.constantFrom(
    'Accept-Encoding: br;q=0',
    'Accept-Encoding: *;q=9',
    'If-None-Match: *',
    'Expect: 100-continue',
    'Upgrade: websocket',
    'Transfer-Encoding: chunked',
    'Content-Length: 7',
    'Content-Length: -1',
    'Content-Encoding: gzip',
    'Range: bytes=0-',
    'X-Forwarded-For: 1.2.3.4',
    'Origin: null',
    `Cookie: ${'c'.repeat(20_000)}`,
    'Connection: upgrade',
  ),
  line.map((text) => `X-Any: ${text}`),
);
const target = fc.constantFrom(
  '/api/rule',
  '/api/rule',
  '/api/rule',
  '/api/records',
  ...registry.map((game) => `/api/games/${game.id}/equipment`),
);

/** A text with some of its bytes changed, left out or doubled. */
const damaged = (text: string, places: readonly (readonly [number, number])[]): Buffer =>
  places.reduce((now, [at, byte]) => {
    const i = at % (now.length + 1);
    if (byte < 64) return Buffer.concat([now.subarray(0, i), now.subarray(i + byte)]);
    if (byte < 128) return Buffer.concat([now.subarray(0, i), now.subarray(Math.max(0, i - byte))]);
    return Buffer.concat([now.subarray(0, i), Buffer.from([byte - 96]), now.subarray(i + 1)]);
  }, Buffer.from(text));

async function texts(): Promise<readonly string[]> {
  const all = await Promise.all(
    registry.map(
      async (game) => (await (await fetch(`${url}/api/games/${game.id}/scenarios`)).json()) as readonly ScenarioText[],
    ),
  );
  const bad = [
    '- {title: a, game: toy, paragraphs: [TOY-1.1], actions: [{wait: 1000000000}], expect: {only: true}}',
    'a: &a [*a, *a]\nb: &b [*a, *a, *a]',
    '['.repeat(3000),
    `{"x": ${'9'.repeat(400)}}`,
  ];
  return [
    ...all.flatMap((some) => some.slice(0, 40).map(({ text }) => text)),
    ...registry.map((game) => recordText('hostile', game, 25)),
    ...bad,
  ];
}

function requests(known: readonly string[]): fc.Arbitrary<Hostile> {
  const places = fc.array(fc.tuple(fc.nat(200_000), fc.nat(255)), { maxLength: 4 });
  const cut = fc.oneof({ weight: 9, arbitrary: fc.constant(Infinity) }, { weight: 1, arbitrary: fc.nat(400) });
  const odd = fc.record({
    method,
    path,
    headers: fc.array(header, { maxLength: 3 }),
    body: fc.uint8Array({ maxLength: 40 }),
    cut,
  });
  const meant = fc.record({ target, text: fc.constantFrom(...known), places, cut });
  const close = 'Host: localhost\r\nConnection: close';
  return fc.oneof(
    odd.map(({ method: verb, path: where, headers, body, cut: after }) => ({
      head: [`${verb} ${where} HTTP/1.1`, close, ...headers, '', ''].join('\r\n'),
      body: Buffer.from(body),
      cut: after,
      waits: 500,
    })),
    meant.map(({ target: where, text, places: changes, cut: after }) => {
      const body = damaged(text, changes);
      return {
        head: `POST ${where} HTTP/1.1\r\n${close}\r\nContent-Length: ${body.length}\r\n\r\n`,
        body,
        cut: after,
        waits: 20_000,
      };
    }),
  );
}

/** The status that came back; 0 if the line was closed without one. */
async function statusOf({ head, body, cut, waits }: Hostile, port: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket
    .on('error', () => undefined)
    .on('data', (bytes) => (heard = heard.length < 100 ? heard + bytes.toString('latin1') : heard));
  socket.setTimeout(waits, () => socket.destroy());
  const whole = Buffer.concat([Buffer.from(head, 'utf8'), body]);
  socket.write(whole.subarray(0, Math.min(cut, whole.length)));
  if (cut < whole.length) setTimeout(() => socket.destroy(), 5);
  await once(socket, 'close');
  return Number(/^(?:HTTP\/1\.1 100 [^\n]*\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}

test(`${COUNT} hostile requests are no fault of the server`, { timeout: 3_600_000 }, async () => {
  const port = Number(new URL(url).port);
  const all = requests(await texts());
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const memory: number[] = [];
  for (let first = 0; first < COUNT; first += 500) {
    const some = fc.sample(all, { numRuns: Math.min(500, COUNT - first), seed: SEED + first });
    const lane = async (): Promise<void> => {
      for (let one = some.pop(); one !== undefined; one = some.pop()) {
        const status = await statusOf(one, port);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) faults.push(`${status}: ${one.head.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    memory.push((await state()).megabytes);
  }
  const after = (share: number): number => memory[Math.ceil(memory.length * share) - 1] ?? 0;
  const told = {
    seed: SEED,
    requests: COUNT,
    statuses: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
    megabytes: {
      afterATenth: after(0.1),
      afterAQuarter: after(0.25),
      afterHalf: after(0.5),
      afterThreeQuarters: after(0.75),
      atTheEnd: after(1),
    },
  };
  console.log(JSON.stringify(told));
  if (process.env['BANDE_SOAK_RESULT'] !== undefined)
    writeFileSync(process.env['BANDE_SOAK_RESULT'], `${JSON.stringify(told, null, 2)}\n`);
  expect(faults).toEqual([]);
  expect((await state()).warnings).toEqual([]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(told.megabytes.atTheEnd).toBeLessThan(told.megabytes.afterATenth + 256);
});
