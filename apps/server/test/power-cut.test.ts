import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRandom } from '@bande/core';
import { afterAll, expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { stepsOf, type Logged } from './disk/step.ts';
import { writeSurvivors } from './disk/survivors.ts';
import { victim, writer } from './victim.ts';

/** Kept in memory where the system has a place for it: the disk under test is the one in the log. */
const place = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bande-power-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const TRIES = Number(process.env['BANDE_POWER_CUTS'] ?? 6);
const RECORDS = [12, 24] as const;
const dice = createRandom(`power-cut:${process.env['BANDE_SEED'] ?? ''}`);

interface Acknowledged {
  readonly id: string;
  readonly text: string;
  /** How long the log was when the client had the answer. */
  readonly end: number;
}

/** A new store, a kill, a start after the kill, and another kill; three clients write all the time. */
async function session(log: string, data: string): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (const enough of RECORDS) {
    const recording = pathToFileURL(join(import.meta.dirname, 'disk/recording.ts')).href;
    const { url, kill } = await victim(data, ['--import', recording], { BANDE_DISK_LOG: log, BANDE_DISK_ROOT: data });
    const note = (id: string, text: string): unknown =>
      acknowledged.push({ id, text, end: statSync(log).size }) >= enough && kill();
    await Promise.all(['a', 'b', 'c'].map((lane) => writer(url, `${enough}${lane}`, note)));
  }
  return acknowledged;
}

/** How many of the records acknowledged by then are missing after a power cut. */
async function lost(steps: readonly Logged[], acknowledged: readonly Acknowledged[], chances: number): Promise<number> {
  const folder = join(place, 'left');
  rmSync(folder, { recursive: true, force: true });
  writeSurvivors(steps, folder, () => dice.below(4) < chances);
  const store = await Store.open(folder);
  const due = acknowledged.filter(({ end }) => end <= (steps.at(-1)?.end ?? 0));
  const texts = await Promise.all(due.map(({ id }) => store.recordText(id)));
  const { damage } = store.condition;
  await store.close();
  // What was not on the disk yet is no damage.
  if (damage !== null) throw new Error(damage);
  return due.filter(({ text }, i) => texts[i] !== text).length;
}

test(
  'a power cut at any moment takes nothing back that was acknowledged',
  { timeout: 600_000 + 120_000 * TRIES },
  async () => {
    const [log, data] = [join(place, 'log'), join(place, 'data')];
    mkdirSync(data);
    const acknowledged = await session(log, data);
    expect(acknowledged.length).toBeGreaterThanOrEqual(RECORDS[1]);
    const steps = stepsOf(readFileSync(log));
    const first = steps.findIndex(({ end }) => end >= (acknowledged[0]?.end ?? 0));
    const results: unknown[] = [];
    const cutAt = (i: number): number => {
      if (i === 0) return dice.below(first);
      return i === 1 ? steps.length : first + dice.below(steps.length - first) + 1;
    };
    for (let i = 0; i < TRIES; i++) {
      // Once while the store is being made and once at the very end; of what was not synced nothing is left, or all, or some of it.
      const at = cutAt(i);
      const chances = [0, 0, 4, 2, 1, 3][i % 6] ?? 0;
      results.push({
        at,
        chances,
        lost: await lost(steps.slice(0, at), acknowledged, chances).catch((error: Error) => error.message),
      });
    }
    expect(results.filter((one) => (one as { readonly lost: unknown }).lost !== 0)).toEqual([]);
  },
);
