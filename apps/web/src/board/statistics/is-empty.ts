import type { Chart } from '@bande/stage/view';

/** Nothing of what it shows has happened. */
export function isEmpty(chart: Chart): boolean {
  switch (chart.kind) {
    case 'share':
      return chart.parts.every(({ value }) => value === 0);
    case 'line':
      return chart.series.every(({ points }) => points.length === 0);
    case 'heat':
      return chart.cells.every((value) => value === 0);
    case 'drawing':
      return chart.drawing === null;
    case 'versus':
      return chart.rows.every(({ values }) => values.every((value) => value === 0));
    case 'bars':
      return chart.bars.every(({ value }) => value === 0);
  }
}
