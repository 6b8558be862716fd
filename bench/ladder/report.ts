import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGINE_VERSION } from '@bande/record';
import { machine, type Machine } from '../machine/machine.ts';
import { quantile, type LadderMatch, type Pair, type Series } from './series.ts';

export interface PairReport {
  readonly pair: Pair;
  /** Whose rules and physics were played; older reports do not say so. */
  readonly engine?: string;
  readonly seed: string;
  readonly matches: number;
  /** Share of the points of the first bot, with its 95 % interval (Wilson). */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly seconds: number;
  readonly moveMs: Readonly<
    Record<
      string,
      {
        readonly moves: number;
        readonly p50: number;
        readonly p99: number;
        readonly most: number;
        /** Of all times it was asked, those when it had thought already among them; older reports have none. */
        readonly mean?: number;
      }
    >
  >;
  readonly results: readonly LadderMatch[];
}

/** What was played: in turn every action takes as long as the game says, live every bot keeps its own time. */
export interface Played {
  readonly game: string;
  readonly mode?: 'live';
  readonly secondsAnAction?: number;
}
interface LadderReport extends Played {
  readonly machine: Machine;
  readonly pairs: readonly PairReport[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Wilson's score interval for a share of points. */
function interval(points: number, matches: number): readonly [number, number] {
  const z = 1.96;
  const [share, spread] = [points / matches, (z * z) / matches];
  const half = (z * Math.sqrt((share * (1 - share)) / matches + spread / matches / 4)) / (1 + spread);
  const centre = (share + spread / 2) / (1 + spread);
  return [rounded(centre - half, 4), rounded(Math.min(1, centre + half), 4)];
}

/** Of one match: all of them to the winner, half to each in a draw. */
function pointsFor(bot: string, winner: string | null): number {
  if (winner === null) return 0.5;
  return winner === bot ? 1 : 0;
}

export function reportOf(pair: Pair, seed: string, { matches, seconds, moves }: Series): PairReport {
  const points = matches.reduce((sum, { winner }) => sum + pointsFor(pair[0], winner), 0);
  const moveMs = Object.fromEntries(
    Object.entries(moves).map(([bot, ms]) => [
      bot,
      {
        moves: ms.length,
        p50: rounded(quantile(ms, 0.5), 3),
        p99: rounded(quantile(ms, 0.99), 3),
        most: rounded(quantile(ms, 1), 3),
        mean: rounded(ms.reduce((sum, one) => sum + one, 0) / ms.length, 3),
      },
    ]),
  );
  return {
    pair,
    engine: ENGINE_VERSION,
    seed,
    matches: matches.length,
    share: rounded(points / matches.length, 4),
    interval: interval(points, matches.length),
    seconds: rounded(seconds, 1),
    moveMs,
    results: matches,
  };
}

export const reportPath = ({ game, mode }: Played): string =>
  join(import.meta.dirname, '..', 'results', `ladder-${game}${mode === undefined ? '' : `-${mode}`}.json`);

/** Puts a pair into the committed report; the other pairs stay. One match a line keeps the file readable. */
export function writeReport(played: Played, report: PairReport): void {
  const path = reportPath(played);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LadderReport).pairs : [];
  const others = before.filter(({ pair }) => pair.join() !== report.pair.join());
  const pairs = [...others, report].toSorted((a, b) => (a.pair.join() < b.pair.join() ? 1 : -1));
  mkdirSync(dirname(path), { recursive: true });
  const note =
    'work time of one thread a match, told by the system to a few milliseconds; other work ran on the machine';
  writeFileSync(path, printed({ ...played, machine: machine(note), pairs }));
}

function printed(report: LadderReport): string {
  const rows = new Map<string, string>();
  const marked = JSON.stringify(
    report,
    (key, value: unknown) =>
      key === 'results' ? (value as readonly LadderMatch[]).map((row) => markRow(rows, row)) : value,
    2,
  );
  return `${marked.replaceAll(/"row-\d+"/g, (mark) => rows.get(mark) ?? mark)}\n`;
}
function markRow(rows: Map<string, string>, row: LadderMatch): string {
  const mark = `row-${rows.size}`;
  rows.set(`"${mark}"`, JSON.stringify(row));
  return mark;
}
