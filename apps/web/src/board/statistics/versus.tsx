import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useCount, useSay } from '../../ui/say.ts';
import { SideSign } from '../../ui/icons.tsx';
import { stretches } from './geometry.ts';
import type { Sides } from './statistics-view.tsx';

type Comparison = Extract<Chart, { kind: 'versus' }>;

/** Both sides face each other in one bar a figure; who is who stands above them once. */
export function Versus({ chart, sides }: { readonly chart: Comparison; readonly sides: Sides }): ReactElement {
  const say = useSay();
  const count = useCount();
  return (
    <div className="versus" aria-hidden="true">
      <p className="legend is-ends">
        {chart.sides.map((side) => (
          <span key={side}>
            <SideSign colour={sides[side]?.colour ?? 'currentColor'} shape={sides[side]?.shape ?? 'square'} />{' '}
            {sides[side] === undefined ? side : say(sides[side].name)}
          </span>
        ))}
      </p>
      {chart.rows.map(({ label, values }) => (
        <div key={label.en} className="versus-row">
          <b>{count(values[0])}</b>
          <span>{say(label)}</span>
          <b>{count(values[1])}</b>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            {stretches(values, 100).map(({ from, size }, i) =>
              values[i] === 0 ? null : (
                <rect
                  key={chart.sides[i]}
                  className="mark"
                  x={from}
                  width={size}
                  height="10"
                  style={{ fill: sides[chart.sides[i]!]?.colour }}
                />
              ),
            )}
          </svg>
        </div>
      ))}
    </div>
  );
}
