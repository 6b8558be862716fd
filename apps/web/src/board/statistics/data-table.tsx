import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { fill, useCount, useSay, type Count, type Say } from '../../ui/say.ts';
import type { Sides } from './statistics-view.tsx';
import { STATISTICS } from './words.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Bars are a list that can be heard as it is. */
type Drawn = Exclude<Chart, { kind: 'bars' }>;

/** The same figures, to be heard. */
export function DataTable({ chart, sides }: { readonly chart: Drawn; readonly sides: Sides }): ReactElement {
  const say = useSay();
  const { head, rows } = tableOf(chart, sides, say, useCount());
  return (
    <table className="only-heard">
      <caption>{say(chart.title)}</caption>
      <thead>
        <tr>
          {head.map((name, i) => (
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          <tr key={r}>
            {row.map((value, i) =>
              i === 0 ? (
                <th key="name" scope="row">
                  {value}
                </th>
              ) : (
                <td key={head[i] ?? i}>{value}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** At most this many moments of a line are read out. */
const MOMENTS = 10;

export function tableOf(chart: Drawn, sides: Sides, say: Say, count: Count): Table {
  const nameOf = (side: string): string => (sides[side] === undefined ? side : say(sides[side].name));
  switch (chart.kind) {
    case 'share': {
      const whole = chart.parts.reduce((sum, { value }) => sum + value, 0);
      return {
        head: [say(STATISTICS.side), say(STATISTICS.share)],
        rows: chart.parts.map(({ label, value }) => [
          say(label),
          `${count(whole === 0 ? 0 : (100 * value) / whole)} %`,
        ]),
      };
    }
    case 'line': {
      const points = chart.series[0]?.points ?? [];
      const every = Math.max(1, Math.ceil(points.length / MOMENTS));
      const moments = points.map((_, i) => i).filter((i) => i % every === 0 || i === points.length - 1);
      return {
        head: [say(chart.unit), ...chart.series.map(({ side }) => nameOf(side))],
        rows: moments.map((i) => [
          count(points[i]![0]),
          ...chart.series.map((series) => (series.points[i] === undefined ? '' : count(series.points[i][1]))),
        ]),
      };
    }
    case 'drawing':
      return {
        head: chart.table.head.map(say),
        rows: chart.table.rows.map((row) => row.map((one) => (typeof one === 'number' ? count(one) : say(one)))),
      };
    case 'versus':
      return {
        head: [say(STATISTICS.figure), ...chart.sides.map(nameOf)],
        rows: chart.rows.map(({ label, values }) => [say(label), ...values.map(count)]),
      };
    case 'heat': {
      const rows = Array.from({ length: Math.ceil(chart.cells.length / chart.columns) }, (_, r) =>
        chart.cells.slice(r * chart.columns, (r + 1) * chart.columns),
      );
      const head = Array.from({ length: chart.columns }, (_, c) => say(fill(STATISTICS.column, { n: c + 1 })));
      return {
        head: [say(STATISTICS.rows), ...head],
        rows: rows.map((row, r) => [
          say(fill(STATISTICS.row, { n: r + 1 })),
          ...row.map((value) => count(Math.round(value))),
        ]),
      };
    }
  }
}
