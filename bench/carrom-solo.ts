import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from '@bande/cli/bench';
import { createRandom } from '@bande/core';
import { playSolo } from '@bande/games/carrom/bot/solo-think.ts';

/** Clear the board alone with the noise of the public carrom testbed: strokes a run, the fewer the better. */
const PUBLISHED = 23.6;
const PASS = 30;
const SAMPLE = 20;
const WHOLE = 1000;

const playRun = (seed: string): number => playSolo(createRandom(`${seed}:think`), createRandom(`${seed}:hand`));

interface Series {
  readonly strokes: readonly number[];
  readonly mean: number;
  readonly error: number;
  readonly seconds: number;
}

function playRuns(count: number, seed: string, progress: (done: number) => void = () => {}): Series {
  const start = performance.now();
  const strokes = Array.from({ length: count }, (_, i) => {
    progress(i);
    return playRun(`${seed}:${i + 1}`);
  });
  const mean = strokes.reduce((sum, one) => sum + one, 0) / count;
  const variance = strokes.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, count - 1);
  return { strokes, mean, error: Math.sqrt(variance / count), seconds: (performance.now() - start) / 1000 };
}

export const bench: Bench = {
  run: () => {
    const { mean, error, seconds } = playRuns(SAMPLE, 'bench');
    const name = 'carrom-solo';
    return [
      { name, metric: 'strokes to clear the board alone, mean', value: mean, unit: 'strokes', peer: 'best published', peerValue: PUBLISHED, ratio: PUBLISHED / mean, note: `± ${error.toFixed(2)} from ${SAMPLE} runs; pass mark ${PASS}, wanted: at most 22` },
      { name, metric: `${WHOLE} runs on one core`, value: (seconds / SAMPLE) * WHOLE, unit: 's' },
    ];
  },
};

/** Plays the whole series and commits it with its seeds. */
function run(): void {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: String(WHOLE) }, seed: { type: 'string', default: 'solo' } } });
  const { strokes, mean, error, seconds } = playRuns(Number(values.runs), values.seed, (done) => void process.stderr.write(done % 50 === 0 ? `${done}\n` : ''));
  const report = { mode: 'clear the board', seed: values.seed, runs: strokes.length, mean: Number(mean.toFixed(3)), standardError: Number(error.toFixed(3)), seconds: Number(seconds.toFixed(1)), strokes };
  const path = join(import.meta.dirname, 'results', 'carrom-solo.json');
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, (key, value: unknown) => (key === 'strokes' ? (value as readonly number[]).join(' ') : value), 2)}\n`);
  console.log(`${mean.toFixed(2)} ± ${error.toFixed(2)} strokes in ${strokes.length} runs, ${seconds.toFixed(0)} s; written: bench/results/carrom-solo.json`);
}

if (import.meta.main) run();
