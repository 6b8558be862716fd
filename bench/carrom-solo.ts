import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from '@bande/cli/bench';
import { createRandom } from '@bande/core';
import { regionsShot } from '@bande/games/carrom/bot/solo-regions.ts';
import { playAlone, playSolo, SOLO_THOUGHT } from '@bande/games/carrom/bot/solo-think.ts';
import { sceneOfSolo, soloFrom } from '@bande/games/carrom/bot/solo.ts';
import { RACK_DICE } from '@bande/games/carrom/racks.ts';
import { MOST_STROKES } from '@bande/games/carrom/referee/solo.ts';
import { machine, worked } from './machine/machine.ts';
import { sharesOf, type Share } from '@bande/cli/shares';
import { playShares } from './machine/shares.ts';

/** Clear the board alone with the noise of the public carrom testbed: strokes a run, the fewer the better. Ours and the published rule play on the same table. */
const PASS = 30;
const SAMPLE = 20;
const WHOLE = 1000;
const PEER = 'the rule published for the testbed (six regions, full force), written anew';

interface Run {
  readonly strokes: number;
  readonly peer: number;
}

/** Both break the same rack. */
function playRun(seed: string): Run {
  const [pick, hands] = [createRandom(`${seed}:pick`), createRandom(`${seed}:rack`)];
  const start = soloFrom(RACK_DICE.faces.map((faces) => 1 + hands.below(faces)));
  return {
    strokes: playSolo(createRandom(`${seed}:think`), createRandom(`${seed}:hand`), SOLO_THOUGHT, start),
    peer: playAlone((solo) => regionsShot(sceneOfSolo(solo), pick), createRandom(`${seed}:hand`), start),
  };
}

interface Played {
  readonly runs: readonly Run[];
  /** Work time, added up over the processes. */
  readonly seconds: number;
}

function playRuns({ from, count }: Share, seed: string, progress: (done: number) => void = () => {}): Played {
  const start = worked();
  const runs = Array.from({ length: count }, (_, i) => {
    progress(i);
    return playRun(`${seed}:${from + i}`);
  });
  return { runs, seconds: (worked() - start) / 1000 };
}

interface Mean {
  readonly mean: number;
  readonly standardError: number;
}
function meanOf(strokes: readonly number[]): Mean {
  const mean = strokes.reduce((sum, one) => sum + one, 0) / strokes.length;
  const variance = strokes.reduce((sum, one) => sum + (one - mean) * (one - mean), 0) / Math.max(1, strokes.length - 1);
  return { mean: Number(mean.toFixed(3)), standardError: Number(Math.sqrt(variance / strokes.length).toFixed(3)) };
}
const said = ({ mean, standardError }: Mean): string => `${mean.toFixed(2)} ± ${standardError.toFixed(2)}`;
const means = ({ runs }: Played): { readonly ours: Mean; readonly theirs: Mean } => ({
  ours: meanOf(runs.map(({ strokes }) => strokes)),
  theirs: meanOf(runs.map(({ peer }) => peer)),
});

export const bench: Bench = {
  about:
    'strokes to clear the carrom board alone, against the rule published for the public testbed, on the same table',
  run: () => {
    const played = playRuns({ from: 1, count: SAMPLE }, 'bench');
    const { ours, theirs } = means(played);
    const name = 'carrom-solo';
    return [
      {
        name,
        metric: 'strokes to clear the board alone, mean',
        value: ours.mean,
        unit: 'strokes',
        peer: PEER,
        peerValue: theirs.mean,
        ratio: theirs.mean / ours.mean,
        note: `${said(ours)} against ${said(theirs)} from ${SAMPLE} runs on our table with the noise of the testbed; pass mark ${PASS}`,
      },
      {
        name,
        metric: `${WHOLE} runs on one core`,
        value: (played.seconds / SAMPLE) * WHOLE,
        unit: 's',
        note: 'both players; work time',
      },
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
  /** Files with what parts of a series have printed, in their order: the report is made from them. */
  read: { type: 'string', multiple: true },
} as const;

const joined = (parts: readonly Played[]): Played => ({
  runs: parts.flatMap(({ runs }) => runs),
  seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
});
const readParts = (files: readonly string[]): Played =>
  joined(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Played));

async function playSeries(share: Share, seed: string, processes: number): Promise<Played> {
  const progress = (done: number): void => void process.stderr.write(done % 50 === 0 ? `${done}\n` : '');
  if (processes === 1) return playRuns(share, seed, progress);
  return joined(
    await playShares<Played>(sharesOf(share, processes), import.meta.filename, ({ from, count }) => [
      '--print',
      '--from',
      String(from),
      '--runs',
      String(count),
      '--seed',
      seed,
    ]),
  );
}

/** Plays the whole series and writes it down with its seeds, which are numbered from 1: `node bench/carrom-solo.ts --processes 2`. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  const from = Number(values.from);
  const played =
    values.read === undefined
      ? await playSeries({ from, count: Number(values.runs) }, values.seed, Number(values.processes))
      : readParts(values.read);
  if (values.print) return console.log(JSON.stringify(played));
  const { ours, theirs } = means(played);
  const report = {
    mode: 'clear the board',
    seed: values.seed,
    from,
    runs: played.runs.length,
    ...ours,
    peer: { rule: PEER, ...theirs, notCleared: played.runs.filter(({ peer }) => peer === MOST_STROKES).length },
    seconds: Number(played.seconds.toFixed(1)),
    machine: machine('work time of one thread a run'),
    note: 'both on our table with the noise of the testbed; the strokes depend on the seeds alone, a board not cleared counts as the most strokes',
    strokes: played.runs.map(({ strokes }) => strokes).join(' '),
    peerStrokes: played.runs.map(({ peer }) => peer).join(' '),
  };
  const path = join(import.meta.dirname, 'results', 'carrom-solo.json');
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    `${said(ours)} strokes in ${played.runs.length} runs, the published rule ${said(theirs)}, ${played.seconds.toFixed(0)} s; written: bench/results/carrom-solo.json`,
  );
}

if (import.meta.main) await run();
