import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { shades } from './geometry.ts';

type HeatMap = Extract<Chart, { kind: 'heat' }>;
const CELL = 20;

/** Lies on its side: pictures stand beside each other, and a pitch is longer than wide. */
export function Heat({ chart: { columns, cells } }: { readonly chart: HeatMap }): ReactElement {
  const rows = Math.ceil(cells.length / columns);
  return (
    <svg viewBox={`0 0 ${rows * CELL} ${columns * CELL}`} aria-hidden="true" className="chart-picture pitch">
      <rect className="felt" width={rows * CELL} height={columns * CELL} rx="4" />
      {shades(cells).map((shade, i) => (
        <rect key={i} className="heat-cell" x={(rows - 1 - Math.floor(i / columns)) * CELL + 1} y={(i % columns) * CELL + 1} width={CELL - 2} height={CELL - 2} rx="2" style={{ opacity: shade }} />
      ))}
      <path className="chalk" d={`M${(rows * CELL) / 2} 0v${columns * CELL}`} />
    </svg>
  );
}
