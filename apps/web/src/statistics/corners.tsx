import type { Chart } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useCount } from '../app/say.ts';

type CornerChart = Extract<Chart, { kind: 'corners' }>;

const [SIZE, FRAME, FROM_EDGE] = [200, 12, 52];
/** Near left, near right, far right, far left. */
const PLACES = [
  [FROM_EDGE, SIZE - FROM_EDGE],
  [SIZE - FROM_EDGE, SIZE - FROM_EDGE],
  [SIZE - FROM_EDGE, FROM_EDGE],
  [FROM_EDGE, FROM_EDGE],
] as const;
const [SMALLEST, LARGEST] = [13, 33];

/** The table from above; the more went into a corner, the larger its disc. */
export function Corners({ chart: { corners } }: { readonly chart: CornerChart }): ReactElement {
  const count = useCount();
  const most = Math.max(1, ...corners.map(({ value }) => value));
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="chart-picture corners">
      <rect className="corner-frame" width={SIZE} height={SIZE} rx="12" />
      <rect className="corner-board" x={FRAME} y={FRAME} width={SIZE - 2 * FRAME} height={SIZE - 2 * FRAME} rx="3" />
      <circle className="corner-ring" cx={SIZE / 2} cy={SIZE / 2} r="17" />
      {corners.map(({ label, value }, i) => {
        const [x, y] = PLACES[i]!;
        const hole = (at: number): number => (at < SIZE / 2 ? FRAME + 10 : SIZE - FRAME - 10);
        return (
          <g key={label.en}>
            <circle className="corner-hole" cx={hole(x)} cy={hole(y)} r="9" />
            <circle
              className="corner-mark"
              cx={x}
              cy={y}
              r={SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(value / most)}
              style={{ opacity: value === 0 ? 0.25 : 1 }}
            />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {count(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
