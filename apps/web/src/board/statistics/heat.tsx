import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { SideSign } from '../../ui/icons.tsx';
import { shades } from './geometry.ts';
import type { Sides } from './statistics-view.tsx';
import { STATISTICS } from './words.ts';

type HeatMap = Extract<Chart, { kind: 'heat' }>;
const CELL = 20;

/** Lies on its side: pictures stand beside each other, and a pitch is longer than wide. */
export function Heat({
  chart: { columns, cells, ends },
  sides,
}: {
  readonly chart: HeatMap;
  readonly sides: Sides;
}): ReactElement {
  const say = useSay();
  const rows = Math.ceil(cells.length / columns);
  return (
    <>
      <svg viewBox={`0 0 ${rows * CELL} ${columns * CELL}`} aria-hidden="true" className="chart-picture pitch">
        <rect className="felt" width={rows * CELL} height={columns * CELL} rx="4" />
        {shades(cells).map((shade, i) => (
          <rect
            key={i}
            className="heat-cell"
            x={(rows - 1 - Math.floor(i / columns)) * CELL + 1}
            y={(i % columns) * CELL + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="2"
            style={{ opacity: shade }}
          />
        ))}
        <path className="chalk" d={`M${(rows * CELL) / 2} 0v${columns * CELL}`} />
      </svg>
      <p className="legend is-ends" aria-hidden="true">
        {ends.map((side) => (
          <span key={side}>
            <SideSign colour={sides[side]?.colour ?? 'currentColor'} shape={sides[side]?.shape ?? 'square'} />{' '}
            {say(fill(STATISTICS.goalOf, { side: sides[side] === undefined ? side : say(sides[side].name) }))}
          </span>
        ))}
      </p>
    </>
  );
}
