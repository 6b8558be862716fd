import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useCount, useSay } from '../../ui/say.ts';
import { SideSign } from '../../ui/icons.tsx';
import { pathThrough, scaleOf, type Plot } from './geometry.ts';
import type { Sides } from './statistics-view.tsx';

type LineChart = Extract<Chart, { kind: 'line' }>;
const PLOT: Plot = { width: 320, height: 170, left: 30, right: 8, top: 8, bottom: 22 };
/** The second line is dashed: two lines are told apart without their colours. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3'];

export function Lines({ chart, sides }: { readonly chart: LineChart; readonly sides: Sides }): ReactElement {
  const say = useSay();
  const count = useCount();
  const scale = scaleOf(
    chart.series.flatMap(({ points }) => points),
    PLOT,
  );
  return (
    <>
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true" className="chart-picture">
        {scale.yTicks.map((tick) => (
          <g key={tick}>
            <line className="rule" x1={PLOT.left} x2={PLOT.width - PLOT.right} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text x={PLOT.left - 5} y={scale.y(tick) + 4} textAnchor="end">
              {count(tick)}
            </text>
          </g>
        ))}
        {scale.xTicks.map((tick) => (
          <text key={tick} x={scale.x(tick)} y={PLOT.height - 5} textAnchor="middle">
            {count(tick)}
          </text>
        ))}
        {chart.series.map(({ side, points }, i) => (
          <g key={side}>
            <path className="line-edge" d={pathThrough(points, scale)} />
            <path
              className="line"
              d={pathThrough(points, scale)}
              style={{ stroke: sides[side]?.colour, strokeDasharray: DASHES[i % DASHES.length] }}
            />
          </g>
        ))}
      </svg>
      <p className="legend" aria-hidden="true">
        {chart.series.map(({ side }) => (
          <span key={side}>
            <SideSign colour={sides[side]?.colour ?? 'currentColor'} shape={sides[side]?.shape ?? 'square'} />{' '}
            {sides[side] === undefined ? side : say(sides[side].name)}
          </span>
        ))}
        <span className="t-soft">{say(chart.unit)}</span>
      </p>
    </>
  );
}
