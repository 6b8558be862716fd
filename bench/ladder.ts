import { parseArgs } from 'node:util';
import type { Bench, Measured } from '@bande/cli/bench';
import type { AnyGame } from '@bande/core';
import { registry } from '@bande/games';
import { reportOf, reportPath, writeReport, type PairReport } from './ladder/report.ts';
import { playSeries, quantile, type Pair } from './ladder/series.ts';

/** A bench plays a few matches and says how long a whole ladder would take. */
const SAMPLE = 4;
const WHOLE = 400;

/** Each bot against the next weaker one, as the game lists them. */
const neighbours = (game: AnyGame): readonly Pair[] => game.bots.slice(1).map((bot, i): Pair => [bot.id, game.bots[i]!.id]).toReversed();

function measure(game: AnyGame): readonly Measured[] {
  return neighbours(game).flatMap((pair) => {
    const { seconds, moves } = playSeries(game, pair, SAMPLE, 'bench');
    const name = `ladder/${game.id}`;
    const [better] = pair;
    return [
      { name, metric: `${better} against ${pair[1]}, ${WHOLE} matches on one core`, value: (seconds / SAMPLE) * WHOLE, unit: 's', note: `from ${SAMPLE} matches; wanted: under 3600` },
      { name, metric: `${better}: 99 of 100 moves within`, value: quantile(moves.get(better) ?? [], 0.99), unit: 'ms', note: 'wanted: at most 1000' },
    ];
  });
}

export const bench: Bench = { run: (games) => games.flatMap(measure) };

const line = ({ pair, matches, share, interval: [low, high], seconds, moveMs }: PairReport): string =>
  `${pair.join(' : ')}  ${(100 * share).toFixed(1)} % of the points of ${matches} matches (95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}), ${seconds} s, ` +
  Object.entries(moveMs).map(([bot, { p50, p99 }]) => `${bot} p50 ${p50} ms p99 ${p99} ms`).join(', ');

function run(): void {
  const { values } = parseArgs({ options: { game: { type: 'string', default: 'soccer-tactics' }, pair: { type: 'string' }, matches: { type: 'string', default: String(WHOLE) }, seed: { type: 'string', default: 'ladder' } } });
  const game = registry.find(({ id }) => id === values.game);
  if (game === undefined) throw new RangeError(`no game named ${values.game}`);
  const pairs = values.pair === undefined ? neighbours(game) : [values.pair.split(',') as unknown as Pair];
  for (const pair of pairs) {
    const report = reportOf(pair, values.seed, playSeries(game, pair, Number(values.matches), values.seed, (done) => process.stderr.write(done % 20 === 0 ? `${pair.join(' : ')} ${done}\n` : '')));
    console.log(line(report));
    writeReport(game.id, report);
  }
  console.log(`written: ${reportPath(game.id).split('/').slice(-3).join('/')}`);
}

if (import.meta.main) run();
