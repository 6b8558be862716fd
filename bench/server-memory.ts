import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Measured } from '@bande/cli/bench';
import type { ScenarioText } from '@bande/protocol';
import { serving, type Serving } from './machine/server.ts';
import { writeFigures } from './machine/written.ts';

/** What `bande serve` keeps in memory: when nobody has asked yet, with every document asked for, and after many rulings. It has run here before, so store and documents are there. */
const RULINGS = 2000;
const LANES = 4;
const SETTLES_MS = 10_000;

/** Resident megabytes of a process, once it has come to rest; Linux says so in a file. */
async function megabytes({ child }: Serving): Promise<number> {
  await sleep(SETTLES_MS);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

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

async function measure(running: Serving): Promise<readonly Measured[]> {
  const figure = async (metric: string): Promise<Measured> => ({
    name: 'server-memory',
    metric,
    value: await megabytes(running),
    unit: 'MB',
  });
  const idle = await figure('resident after the start');
  const scenarios = await documents(running);
  const read = await figure('resident with every document asked for');
  await rule(running, scenarios);
  return [idle, read, await figure(`resident after ${RULINGS} rulings`)];
}

export const bench: Bench = {
  about: 'the memory of the server: after its start, with every document read, after 2000 rulings (Linux)',
  async run() {
    const data = mkdtempSync(join(tmpdir(), 'bande-memory-'));
    try {
      await serving(data, documents);
      return await serving(data, measure);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** Measures and writes it down with the machine: `node bench/server-memory.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('server-memory', await bench.run([]), process.argv[2]);
