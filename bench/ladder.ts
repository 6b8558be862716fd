import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Measured } from '@bande/cli/bench';
import type { AnyGame, Pace } from '@bande/core';
import { registry } from '@bande/games';
import { reportOf, reportPath, writeReport, type PairReport, type Played } from './ladder/report.ts';
import { joined, paceFor, playSeries, quantile, unitOf, type Pair, type Series, type Step } from './ladder/series.ts';
import { sharesOf, type Share } from '@bande/cli/shares';
import { playShares } from './machine/shares.ts';

/** A bench plays a few matches and says how long a whole ladder would take. */
const SAMPLE = 4;

/** Each bot against the next weaker one, as the game lists them. */
const neighbours = (game: AnyGame): readonly Pair[] =>
  game.bots
    .slice(1)
    .map((bot, i): Pair => [bot.id, game.bots[i]!.id])
    .toReversed();

function measure(game: AnyGame): readonly Measured[] {
  const { matches: whole } = unitOf(game);
  return neighbours(game).flatMap((pair) => {
    const { seconds, moves } = playSeries({ game, pair, mode: 'paced' }, { from: 1, count: SAMPLE }, 'bench');
    const name = `ladder/${game.id}`;
    const [better] = pair;
    return [
      {
        name,
        metric: `${better} against ${pair[1]}, ${whole} matches on one core`,
        value: (seconds / SAMPLE) * whole,
        unit: 's',
        note: `from ${SAMPLE} matches; wanted: under 3600`,
      },
      {
        name,
        metric: `${better}: 99 of 100 moves within`,
        value: quantile(moves[better] ?? [], 0.99),
        unit: 'ms',
        note: 'wanted: at most 1000',
      },
    ];
  });
}

export const bench: Bench = {
  about: 'each bot against the next weaker one: how long a whole ladder takes, and how long a move',
  run: (games) => games.flatMap(measure),
};

const percent = (share: number): string => (100 * share).toFixed(1);

function line({ pair, matches, share, interval: [low, high], seconds, moveMs }: PairReport): string {
  const times = Object.entries(moveMs).map(([bot, { p50, p99 }]) => `${bot} p50 ${p50} ms p99 ${p99} ms`);
  return [
    `${pair.join(' : ')}  ${percent(share)} % of the points of ${matches} matches (95 %: ${percent(low)} to ${percent(high)})`,
    `${seconds} s`,
    ...times,
  ].join(', ');
}

const FLAGS = {
  game: { type: 'string', default: registry[0]?.id ?? '' },
  pair: { type: 'string' },
  matches: { type: 'string' },
  from: { type: 'string', default: '1' },
  seed: { type: 'string', default: 'ladder' },
  processes: { type: 'string', default: '1' },
  /** The bots play live, in a report of its own. */
  live: { type: 'boolean', default: false },
  /** Print what was played instead of writing the report: what the processes do. */
  print: { type: 'boolean', default: false },
} as const;

function pairNamed(game: AnyGame, text: string): Pair {
  const [better, weaker, ...more] = text.split(',');
  const known = (bot: string | undefined): bot is string => game.bots.some(({ id }) => id === bot);
  if (!known(better) || !known(weaker) || more.length > 0)
    throw new RangeError(`--pair wants two of ${game.bots.map(({ id }) => id).join(', ')}`);
  return [better, weaker];
}

async function play(step: Step, share: Share, seed: string, processes: number): Promise<Series> {
  const { game, pair, mode } = step;
  const progress = (done: number): void =>
    void process.stderr.write(done % 20 === 0 ? `${pair.join(' : ')} ${done}\n` : '');
  if (processes === 1) return playSeries(step, share, seed, progress);
  const args = ({ from, count }: Share): readonly string[] => [
    '--print',
    ...(mode === 'live' ? ['--live'] : []),
    '--game',
    game.id,
    '--pair',
    pair.join(),
    '--from',
    String(from),
    '--matches',
    String(count),
    '--seed',
    seed,
  ];
  return joined(pair, await playShares<Series>(sharesOf(share, processes), import.meta.filename, args));
}

/** Plays whole series and puts them into the committed report: `npm run ladder -- --game NAME --processes 2`, live with `--live`. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: FLAGS });
  const game = registry.find(({ id }) => id === values.game);
  if (game === undefined) throw new RangeError(`no game named ${values.game}`);
  await game.prepare?.();
  const mode: Pace = values.live ? 'live' : 'paced';
  const played: Played = mode === 'live' ? { game: game.id, mode } : { game: game.id, secondsAnAction: paceFor(game) };
  const share: Share = { from: Number(values.from), count: Number(values.matches ?? unitOf(game, mode).matches) };
  for (const pair of values.pair === undefined ? neighbours(game) : [pairNamed(game, values.pair)]) {
    const series = await play({ game, pair, mode }, share, values.seed, Number(values.processes));
    if (values.print) return console.log(JSON.stringify(series));
    const report = reportOf(pair, values.seed, series);
    console.log(line(report));
    writeReport(played, report);
  }
  console.log(`written: bench/results/${basename(reportPath(played))}`);
}

if (import.meta.main) await run();
