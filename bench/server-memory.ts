import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Measured } from '@bande/cli/bench';
import type { ScenarioText } from '@bande/protocol';
import { serving, type Serving } from './machine/server.ts';
import { writeFigures } from './machine/written.ts';

/** What `bande serve` keeps in memory: at its first start in a checkout, when store and documents are made; and at a later one when nobody has asked yet, with every document asked for, and after many rulings. */
const RULINGS = 2000;
const LANES = 4;
const SETTLES_MS = 10_000;

/** Where the documents are kept until the sources change. */
const KEPT = join(import.meta.dirname, '../node_modules/.cache/bande-documents');

/** Megabytes of a process, resident now or at most since its start; Linux says so in a file. */
function megabytes({ child }: Serving, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

const figure = (metric: string, value: number): Measured => ({ name: 'server-memory', metric, value, unit: 'MB' });

/** Once it has come to rest. */
async function resident(running: Serving, when: string): Promise<Measured> {
  await sleep(SETTLES_MS);
  return figure(`resident ${when}`, megabytes(running, 'VmRSS'));
}
const atMost = (running: Serving, when: string): Measured => figure(`at most ${when}`, megabytes(running, 'VmHWM'));

const given = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

/** Asks for every document there is of every game; the scenarios are what is ruled on later. */
async function documents({ url }: Serving): Promise<readonly ScenarioText[]> {
  const all: ScenarioText[] = [];
  for (const { id } of await given<readonly { readonly id: string }[]>(`${url}/api/games`)) {
    for (const name of ['rules', 'schema']) await given(`${url}/api/games/${id}/${name}`);
    all.push(...(await given<readonly ScenarioText[]>(`${url}/api/games/${id}/scenarios`)));
  }
  return all;
}

/** Scenarios from all over the games, each sent by another client: what one may ask is limited. */
async function rule({ url }: Serving, scenarios: readonly ScenarioText[]): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let number = next++; number < RULINGS; number = next++) {
      const body = scenarios[(number * 7919) % scenarios.length]?.text ?? '';
      const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
      const { status } = await fetch(`${url}/api/rule`, { method: 'POST', body, headers });
      if (status !== 200) throw new Error(`ruling ${number}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function firstStart(running: Serving): Promise<readonly Measured[]> {
  await documents(running);
  const read = await resident(running, 'after the first start of a checkout, with every document made and asked for');
  return [read, atMost(running, 'at the first start')];
}

async function measure(running: Serving): Promise<readonly Measured[]> {
  const idle = await resident(running, 'after a later start');
  const scenarios = await documents(running);
  const read = await resident(running, 'with every document asked for');
  await rule(running, scenarios);
  return [
    idle,
    read,
    await resident(running, `after ${RULINGS} rulings`),
    atMost(running, 'at a later start and while ruling'),
  ];
}

export const bench: Bench = {
  about:
    'the memory of the server: at the first start and after a later one, with every document read, after 2000 rulings (Linux)',
  async run() {
    const data = mkdtempSync(join(tmpdir(), 'bande-memory-'));
    try {
      rmSync(KEPT, { recursive: true, force: true });
      return [...(await serving(data, firstStart)), ...(await serving(data, measure))];
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** Measures and writes it down with the machine: `node bench/server-memory.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('server-memory', await bench.run([]), process.argv[2]);
