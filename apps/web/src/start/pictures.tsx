import { PALETTE, SIDE_COLOURS, WOODS } from '@bande/stage/palette';
import type { ReactElement, ReactNode } from 'react';
import { photoOf } from '../games/photos.ts';

/** Small tables, drawn. */
const Wood = ({ children, ratio }: { readonly children: ReactNode; readonly ratio: string }): ReactElement => (
  <svg viewBox={ratio} aria-hidden="true" className="picture" preserveAspectRatio="xMidYMid meet">
    {children}
  </svg>
);

const chalk = { fill: 'none', stroke: PALETTE.chalk, strokeOpacity: 0.85 } as const;
const edge = { stroke: PALETTE.shade, strokeOpacity: 0.35 } as const;

type At = readonly [x: number, y: number];
const DARK: readonly At[] = [
  [24, 85],
  [82, 44],
  [82, 84],
  [82, 105],
  [82, 146],
  [121, 24],
  [121, 64],
  [121, 125],
  [121, 166],
  [160, 64],
  [160, 105],
];
const LIGHT: readonly At[] = [
  [316, 105],
  [258, 44],
  [258, 84],
  [258, 105],
  [258, 146],
  [219, 24],
  [219, 64],
  [219, 125],
  [219, 166],
  [180, 44],
  [180, 146],
];

const BoardOfSquares = (): ReactElement => (
  <Wood ratio="0 0 340 190">
    <rect x="4" y="4" width="332" height="182" rx="10" fill={WOODS.walnut.base} />
    <rect x="14" y="14" width="312" height="162" fill={PALETTE.felt} />
    <g {...chalk} strokeWidth="0.5" strokeOpacity="0.28">
      {Array.from({ length: 15 }, (_, i) => (
        <path key={i} d={`M${14 + (i + 1) * 19.5} 14 V176`} />
      ))}
      {Array.from({ length: 7 }, (_, i) => (
        <path key={i} d={`M14 ${14 + (i + 1) * 20.25} H326`} />
      ))}
    </g>
    <g {...chalk} strokeWidth="1.6">
      <rect x="14" y="14" width="312" height="162" />
      <path d="M170 14 V176" />
      <circle cx="170" cy="95" r="26" />
      <rect x="14" y="54.5" width="58.5" height="81" />
      <rect x="267.5" y="54.5" width="58.5" height="81" />
      <rect x="14" y="74.75" width="19.5" height="40.5" />
      <rect x="306.5" y="74.75" width="19.5" height="40.5" />
    </g>
    <circle cx="160" cy="105" r="9" fill={PALETTE.white} {...edge} />
    <g {...edge} strokeWidth="1">
      {DARK.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="6.4" fill={SIDE_COLOURS.dark} />
      ))}
      {LIGHT.map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x - 5.6}
          y={y - 5.6}
          width="11.2"
          height="11.2"
          rx="2"
          fill={SIDE_COLOURS.light}
          transform={`rotate(45 ${x} ${y})`}
        />
      ))}
    </g>
  </Wood>
);

/** What is seen of a game before sitting down: its table, else the usual board. */
export function TablePicture({ game }: { readonly game: string }): ReactElement {
  const photo = photoOf(game);
  if (photo === undefined) return <BoardOfSquares />;
  return <img className="picture is-photo" src={photo} alt="" width={720} height={432} decoding="async" />;
}
