import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Bench } from '@bande/cli/bench';
import { createRandom } from '@bande/core';
import { playSolo } from '@bande/games/carrom/bot/solo-think.ts';

/** Clear the board alone with the noise of the public carrom testbed: strokes a run, the fewer the better. */
const PUBLISHED = 23.6;
const PASS = 30;
const SAMPLE = 20;
const WHOLE = 1000;

const playRun = (seed: string): number => playSolo(createRandom(`${seed}:think`), createRandom(`${seed}:hand`));

interface Played {
  readonly strokes: readonly number[];
  /** Added up over the processes. */
  readonly seconds: number;
}

function playRuns(from: number, count: number, seed: string, progress: (done: number) => void = () => {}): Played {
  const start = performance.now();
  const strokes = Array.from({ length: count }, (_, i) => {
    progress(i);
    return playRun(`${seed}:${from + i}`);
  });
  return { strokes, seconds: (performance.now() - start) / 1000 };
}

function meanOf({ strokes }: Played): { readonly mean: number; readonly error: number } {
  const mean = strokes.reduce((sum, one) => sum + one, 0) / strokes.length;
  const variance = strokes.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, strokes.length - 1);
  return { mean, error: Math.sqrt(variance / strokes.length) };
}

export const bench: Bench = {
  run: () => {
    const played = playRuns(1, SAMPLE, 'bench');
    const { mean, error } = meanOf(played);
    const name = 'carrom-solo';
    return [
      { name, metric: 'strokes to clear the board alone, mean', value: mean, unit: 'strokes', peer: 'best published', peerValue: PUBLISHED, ratio: PUBLISHED / mean, note: `± ${error.toFixed(2)} from ${SAMPLE} runs; pass mark ${PASS}, wanted: at most 22` },
      { name, metric: `${WHOLE} runs on one core`, value: (played.seconds / SAMPLE) * WHOLE, unit: 's' },
    ];
  },
};

const FLAGS = {
  runs: { type: 'string', default: String(WHOLE) },
  from: { type: 'string', default: '1' },
  seed: { type: 'string', default: 'solo' },
  processes: { type: 'string', default: '1' },
  /** Print what was played instead of writing the report: what the processes do. */
  print: { type: 'boolean', default: false },
} as const;

/** The runs have seeds of their own, so that it does not matter which process plays them. */
async function playShares(from: number, runs: number, seed: string, processes: number): Promise<Played> {
  const start = (share: number): number => from + Math.floor((runs * share) / processes);
  const shares = await Promise.all(Array.from({ length: processes }, async (_, i) => {
    const playing = promisify(execFile)(process.execPath, [import.meta.filename, '--print', '--from', String(start(i)), '--runs', String(start(i + 1) - start(i)), '--seed', seed]);
    playing.child.stderr?.pipe(process.stderr);
    return JSON.parse((await playing).stdout) as Played;
  }));
  return { strokes: shares.flatMap(({ strokes }) => strokes), seconds: shares.reduce((sum, share) => sum + share.seconds, 0) };
}

/** Plays the whole series and writes it down with its seeds, which are numbered from 1: `node bench/carrom-solo.ts --processes 2`. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  const [from, runs, processes] = [Number(values.from), Number(values.runs), Number(values.processes)];
  const progress = (done: number): void => void process.stderr.write(done % 50 === 0 ? `${done}\n` : '');
  const played = processes > 1 ? await playShares(from, runs, values.seed, processes) : playRuns(from, runs, values.seed, progress);
  if (values.print) return console.log(JSON.stringify(played));
  const { mean, error } = meanOf(played);
  const report = { mode: 'clear the board', seed: values.seed, from, runs, mean: Number(mean.toFixed(3)), standardError: Number(error.toFixed(3)), seconds: Number(played.seconds.toFixed(1)), strokes: played.strokes.join(' ') };
  const path = join(import.meta.dirname, 'results', 'carrom-solo.json');
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${mean.toFixed(2)} ± ${error.toFixed(2)} strokes in ${runs} runs, ${played.seconds.toFixed(0)} s; written: bench/results/carrom-solo.json`);
}

if (import.meta.main) await run();
