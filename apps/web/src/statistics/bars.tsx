import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { SideSign } from '../table/icons.tsx';
import type { Sides } from './statistics-view.tsx';

type BarChart = Extract<Chart, { kind: 'bars' }>;

/** Words are longer in one language than in another: lines of text with a bar each, not a picture with text in it. */
export function Bars({ chart, sides }: { readonly chart: BarChart; readonly sides: Sides }): ReactElement {
  const say = useSay();
  const most = Math.max(1, ...chart.bars.map(({ value }) => value));
  return (
    <ul className="bars" aria-hidden="true">
      {chart.bars.map(({ label, side, value }) => {
        const look = side === null ? undefined : sides[side];
        return (
          <li key={`${label.en} ${side ?? ''}`}>
            <span className="bar-label">
              {look === undefined ? null : <SideSign colour={look.colour} shape={look.shape} />} {say(label)}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect className="mark" width={(100 * value) / most} height="10" style={look === undefined ? {} : { fill: look.colour }} />
            </svg>
            <b>{value}</b>
          </li>
        );
      })}
    </ul>
  );
}
