import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Measured } from '@bande/cli/bench';
import type { ScenarioText } from '@bande/protocol';
import { serving, type Serving } from './machine/server.ts';
import { writeFigures } from './machine/written.ts';

/** How long somebody who asks little waits for a ruling, alone and while so many addresses ask without a pause. The crowd is on the same machine and takes its own share of it. */
const ADDRESSES = 250;
const ASKED = 20;
const PAUSE_MS = 500;
/** A stranger asks for so many scenarios at once. */
const PILE = 20;

async function asks({ url }: Serving, address: string, body: string): Promise<number> {
  const answer = await fetch(`${url}/api/rule`, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
  await answer.text();
  return answer.status;
}

/** Each time somebody who has asked nothing before. */
async function waits(server: Serving, body: string, address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < ASKED; i++) {
    const begun = performance.now();
    const status = await asks(server, address, body);
    if (status !== 200) throw new Error(`refused with ${status}`);
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  return times.toSorted((a, b) => a - b);
}

/** Everybody has one request under way until told to stop; what each status was said how often. */
function crowd(server: Serving, body: string): { readonly stop: () => Promise<ReadonlyMap<number, number>> } {
  const said = new Map<number, number>();
  const over = new AbortController();
  const stranger = async (_: unknown, i: number): Promise<void> => {
    while (!over.signal.aborted) {
      const status = await asks(server, `10.1.${i >> 8}.${i & 255}`, body);
      said.set(status, (said.get(status) ?? 0) + 1);
      if (status !== 200) await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: ADDRESSES }, stranger));
  return { stop: async () => (over.abort(), await all, said) };
}

async function measure(server: Serving): Promise<readonly Measured[]> {
  const scenarios = (await (
    await fetch(`${server.url}/api/games/subbuteo/scenarios`)
  ).json()) as readonly ScenarioText[];
  const one = scenarios[0]!.text;
  const pile = scenarios
    .slice(0, PILE)
    .map(({ text }) => text)
    .join('\n');
  const short = scenarios.map(({ text }) => text).reduce((a, b) => (a.length <= b.length ? a : b));
  await waits(server, one, '10.9.9.1');
  const alone = await waits(server, one, '10.9.9.2');
  return [
    figure('alone, median', middle(alone), 'ms'),
    figure('alone, slowest', alone.at(-1)!, 'ms'),
    ...(await beside(server, ['addresses with piles', pile], one, '10.9.9.3')),
    ...(await beside(server, ['addresses with the shortest text', short], one, '10.9.9.4')),
  ];
}

const figure = (metric: string, value: number, unit: string): Measured => ({ name: 'crowd', metric, value, unit });
const middle = (of: readonly number[]): number => of[ASKED / 2]!;

async function beside(
  server: Serving,
  [who, theirs]: readonly [string, string],
  own: string,
  address: string,
): Promise<readonly Measured[]> {
  const others = crowd(server, theirs);
  await sleep(5_000);
  const among = await waits(server, own, address);
  const said = await others.stop();
  return [
    figure(`beside ${ADDRESSES} ${who}, median`, middle(among), 'ms'),
    figure(`beside ${ADDRESSES} ${who}, slowest`, among.at(-1)!, 'ms'),
    ...[...said].map(([status, times]) => figure(`the ${ADDRESSES} ${who} were answered ${status}`, times, 'times')),
  ];
}

export const bench: Bench = {
  about: `how long a ruling takes for somebody who asks little while ${ADDRESSES} addresses ask without a pause`,
  async run() {
    const data = mkdtempSync(join(tmpdir(), 'bande-crowd-'));
    try {
      return await serving(data, measure);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** Measures and writes it down with the machine: `node bench/crowd.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('crowd', await bench.run([]), process.argv[2]);
