import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Bench, Measured } from '@bande/cli/bench';
import { serving, type Serving } from './machine/server.ts';
import { writeFigures } from './machine/written.ts';
import type { Load } from './server/generator.ts';
import { sendsRecords } from './server/records.ts';
import type { Seen } from './server/scripted.ts';

const name = 'server';
/** A hundredth of everything shows that it runs: `BANDE_BENCH_SERVER=0.01`. */
const SIZE = Number(process.env['BANDE_BENCH_SERVER'] ?? 1);
const [WARM, MEASURED] = SIZE < 1 ? [12, 8] : [20, 20];

const CASES = [
  { game: 'carrom', matches: 500 },
  { game: 'subbuteo', matches: 100 },
  { game: 'tipp-kick', matches: 50 },
  // What a record that is verified and stored beside them does to the log.
  { game: 'subbuteo', matches: 20 },
  { game: 'subbuteo', matches: 20, records: true },
] as const;
type Case = { readonly game: string; readonly matches: number; readonly records?: true };

const script = (file: string): string => join(import.meta.dirname, 'server', file);
const MOST_OUTPUT = 1 << 28;
/** Ticks of the processor in a second, as Linux counts them. */
const HERTZ = 100;

const at = (took: readonly number[], share: number): number =>
  took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * share)] ?? Number.NaN;

/** Seconds of work of the server, and of its busiest threads but the main one. */
function worked({ child }: Serving): { readonly all: number; readonly threads: ReadonlyMap<string, number> } {
  const secondsOf = (path: string): number => {
    const fields = readFileSync(path, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / HERTZ;
  };
  const folder = `/proc/${child.pid}/task`;
  const threads = new Map(readdirSync(folder).map((id) => [id, secondsOf(`${folder}/${id}/stat`)]));
  threads.delete(String(child.pid));
  return { all: secondsOf(`/proc/${child.pid}/stat`), threads };
}

const megabytes = ({ child }: Serving): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** A bare echo with as many lines, as large messages and as many of them. */
async function echoed(lines: number, everyMs: number, bytes: number): Promise<readonly number[]> {
  const server = spawn(process.execPath, [script('echo.ts')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const args = [port, lines, everyMs, bytes, MEASURED].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [script('echo.ts'), ...args], {
    maxBuffer: MOST_OUTPUT,
  });
  server.kill();
  return (JSON.parse(stdout) as { readonly took: readonly number[] }).took;
}

interface Loaded {
  readonly seen: Seen;
  /** Of a processor. */
  readonly share: number;
  readonly thread: number;
  readonly megabytes: number;
}

/** Lets two clients play each of so many matches, and looks at the server meanwhile. */
async function loaded(server: Serving, load: Load): Promise<Loaded> {
  const empty = megabytes(server);
  const clients = spawn(process.execPath, [script('generator.ts'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(clients, 'exit');
  const lines = createInterface({ input: clients.stdout })[Symbol.asyncIterator]();
  await lines.next();
  const before = worked(server);
  const seen = JSON.parse(String((await lines.next()).value)) as Seen;
  const after = worked(server);
  const grown = megabytes(server) - empty;
  await ended;
  const busiest = Math.max(...[...after.threads].map(([id, time]) => time - (before.threads.get(id) ?? 0)));
  return { seen, share: (after.all - before.all) / load.measured, thread: busiest / load.measured, megabytes: grown };
}

async function measured({ game, matches: wanted, records }: Case): Promise<readonly Measured[]> {
  const matches = Math.max(1, Math.round(wanted * SIZE));
  const data = mkdtempSync(join(tmpdir(), 'bande-bench-server-'));
  try {
    const found = await serving(data, async (server) => {
      const stop = new AbortController();
      const beside = records === true ? sendsRecords(server.url, stop.signal) : Promise.resolve('');
      const load = { url: server.url, game, matches, warm: WARM, measured: MEASURED };
      const done = await loaded(server, load).finally(() => stop.abort());
      return { loaded: done, beside: await beside };
    });
    const { seen, share, thread } = found.loaded;
    const aSecond = seen.sent / MEASURED;
    const bytes = Math.round(seen.bytes / Math.max(1, seen.sent));
    const echo = await echoed(2 * matches, (2000 * matches) / Math.max(1, aSecond), bytes);
    const what = `${matches} matches of ${game}${records === true ? ', records sent in beside them' : ''}`;
    const note = `${seen.took.length} timed, ${seen.refused} refused; load of the machine ${loadavg()[0]!.toFixed(1)}${found.beside === '' ? '' : `; ${found.beside}`}`;
    const toDurable = (share: number, label: string): Measured => ({
      name,
      metric: `${what}: from sending to durable, ${label}`,
      value: at(seen.took, share),
      unit: 'ms',
      peer: 'bare ws echo, flushed every 20 ms',
      peerValue: at(echo, share),
      ratio: at(echo, share) / at(seen.took, share),
      note,
    });
    return [
      toDurable(0.5, 'p50'),
      toDurable(0.99, 'p99'),
      { name, metric: `${what}: inputs sent`, value: aSecond, unit: '1/s' },
      {
        name,
        metric: `${what}: processor a match`,
        value: (100 * share) / matches,
        unit: '%',
        note: `all threads of the server: ${(100 * share).toFixed(0)} %`,
      },
      { name, metric: `${what}: processor of the busiest thread`, value: 100 * thread, unit: '%' },
      {
        name,
        metric: `${what}: memory a match`,
        value: (1024 * found.loaded.megabytes) / matches,
        unit: 'kB',
        note: `grown by ${found.loaded.megabytes.toFixed(0)} MB, the games and threads among them`,
      },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  about:
    'matches on the server, two scripted clients each: from sending to durable, beside a bare echo; processor and memory a match (Linux)',
  async run() {
    const results: Measured[] = [];
    for (const one of CASES) results.push(...(await measured(one)));
    return results;
  },
};

/** Measures and writes it down with the machine: `node bench/server.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures(name, await bench.run([]), process.argv[2]);
