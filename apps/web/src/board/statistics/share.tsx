import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useCount, useSay } from '../../ui/say.ts';
import { SideSign } from '../../ui/icons.tsx';
import { percents, stretches } from './geometry.ts';
import type { Sides } from './statistics-view.tsx';

type Shares = Extract<Chart, { kind: 'share' }>;
const [WIDTH, HEIGHT] = [320, 36];

export function Share({ chart, sides }: { readonly chart: Shares; readonly sides: Sides }): ReactElement {
  const say = useSay();
  const count = useCount();
  const hundred = percents(chart.parts.map(({ value }) => value));
  const parts = stretches(
    chart.parts.map(({ value }) => value),
    WIDTH,
  );
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="chart-picture">
        {chart.parts.map(({ side }, i) => (
          <rect
            key={side}
            x={parts[i]!.from}
            width={Math.max(0, parts[i]!.size - 1)}
            height={HEIGHT}
            rx="3"
            style={{ fill: sides[side]?.colour }}
            className="mark"
          />
        ))}
      </svg>
      <p className="legend" aria-hidden="true">
        {chart.parts.map(({ side, label }, i) => (
          <span key={side}>
            <SideSign colour={sides[side]?.colour ?? 'currentColor'} shape={sides[side]?.shape ?? 'square'} />{' '}
            {say(label)} <b>{count(hundred[i]!)} %</b>
          </span>
        ))}
      </p>
    </>
  );
}
