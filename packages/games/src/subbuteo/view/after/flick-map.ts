import { PALETTE } from '@bande/stage/palette';
import type { Chart, Drawing, Shape } from '@bande/stage/view';
import { SIDES, type Side } from '../../names.ts';
import type { Pitch } from '../../table.ts';
import { CHALK, CLOTH } from '../colours.ts';
import type { Flown } from './match-figures.ts';
import { sideWords, words } from '../words/naming.ts';
import { looks } from '../words/sides.ts';

/** Pixels a metre, and so many flicks at most: then it is a thicket. */
const [SCALE, MOST] = [230, 400];
const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Where flicks began and where their figures came to rest: a line for each, with a dot at its end; those of one side are dashed. */
export function flickMap(pitch: Pitch, flown: readonly Flown[], flicks: Readonly<Record<Side, number>>): Chart {
  const drawn = flown.slice(-MOST);
  return {
    kind: 'drawing',
    title: words('Schnipper auf dem Feld', 'Flicks on the pitch'),
    drawing: drawn.length === 0 ? null : drawingOf(pitch, drawn),
    table: {
      head: [words('Seite', 'Side'), words('Schnipper', 'Flicks'), words('Weg im Mittel, cm', 'Mean way, cm')],
      rows: SIDES.map((side) => [sideWords(side), flicks[side], meanWay(flown.filter((one) => one.side === side))]),
    },
  };
}

function meanWay(flown: readonly Flown[]): number {
  if (flown.length === 0) return 0;
  const ways = flown.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  return Math.round((100 * ways.reduce((a, b) => a + b, 0)) / flown.length);
}

function drawingOf(pitch: Pitch, flown: readonly Flown[]): Drawing {
  const [wide, long] = [pitch.width + 2 * pitch.border, pitch.length + 2 * pitch.border];
  const px = (x: number): number => tenth((x + wide / 2) * SCALE);
  const py = (y: number): number => tenth((long / 2 - y) * SCALE);
  const line = ({ from, to }: Flown): string => `M${px(from.x)} ${py(from.y)}L${px(to.x)} ${py(to.y)}`;
  const of = (side: Side): readonly Flown[] => flown.filter((one) => one.side === side);
  const ways = SIDES.map((side): Shape => ({
    tag: 'path',
    look: {
      d: of(side).map(line).join(''),
      fill: 'none',
      stroke: looks[side].colour,
      strokeWidth: 1.6,
      strokeOpacity: 0.85,
      ...(side === 'blue' ? { strokeDasharray: '4 2' } : {}),
    },
  }));
  const ends = flown.map(({ side, to }): Shape => ({
    tag: 'circle',
    look: { cx: px(to.x), cy: py(to.y), r: 2.2, fill: looks[side].colour, stroke: PALETTE.ink, strokeWidth: 0.4 },
  }));
  return {
    width: Math.round(wide * SCALE),
    height: Math.round(long * SCALE),
    shapes: [
      { tag: 'rect', look: { width: wide * SCALE, height: long * SCALE, rx: 6, fill: CLOTH.border } },
      ...marking(pitch, px, py),
      ...ways,
      ...ends,
    ],
  };
}

const inColour = (shape: Shape, side: Side): Shape => ({ ...shape, look: { ...shape.look, fill: looks[side].colour } });

type Onto = (at: number) => number;
function marking({ width, length, ...pitch }: Pitch, px: Onto, py: Onto): readonly Shape[] {
  const chalk = { fill: 'none', stroke: CHALK, strokeWidth: 1, strokeOpacity: 0.75 } as const;
  const box = (wide: number, from: number, to: number): Shape => ({
    tag: 'rect',
    look: { x: px(-wide / 2), y: py(to), width: tenth(wide * SCALE), height: tenth((to - from) * SCALE), ...chalk },
  });
  const end = length / 2;
  return [
    {
      tag: 'rect',
      look: { x: px(-width / 2), y: py(end), width: width * SCALE, height: length * SCALE, fill: CLOTH.field },
    },
    box(width, -end, end),
    { tag: 'path', look: { d: `M${px(-width / 2)} ${py(0)}H${px(width / 2)}`, ...chalk } },
    { tag: 'circle', look: { cx: px(0), cy: py(0), r: pitch.centreCircle * SCALE, ...chalk } },
    box(pitch.penaltyWidth, end - pitch.penaltyDepth, end),
    box(pitch.penaltyWidth, -end, -end + pitch.penaltyDepth),
    // Whose goal lies where is seen by its colour, as on the cloth.
    inColour(box(pitch.goal.width, end, end + pitch.goal.depth), 'blue'),
    inColour(box(pitch.goal.width, -end - pitch.goal.depth, -end), 'red'),
  ];
}
