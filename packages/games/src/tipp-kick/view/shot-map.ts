import { PALETTE } from '@bande/stage/palette';
import type { Chart, Drawing, Shape } from '@bande/stage/view';
import { SIDES, type Side } from '../names.ts';
import { PITCH, type Spot } from '../zones.ts';
import { CHALK, FELT } from './colours.ts';
import { SHOT_KINDS, type Shot, type ShotKind } from './match-figures.ts';
import { sideWords, words } from './naming.ts';
import { looks } from './sides.ts';
import { SHOT_WORDS } from './shot-words.ts';

/** Pixels a millimetre, and so many shots at most: then it is a thicket. */
const [SCALE, MOST, RIM] = [0.26, 200, 25];
const tenth = (n: number): number => Math.round(n * 10) / 10;
const px = (x: number): number => tenth((x + PITCH.width / 2 + RIM) * SCALE);
const py = (y: number): number => tenth((PITCH.length / 2 + RIM - y) * SCALE);

/** Where shots came from and where they ended; those of one side are dashed, and how one ended is told by its sign. */
export function shotMap(shots: readonly Shot[]): Chart {
  const drawn = shots.slice(-MOST);
  const count = (side: Side, kind: ShotKind): number =>
    shots.filter((one) => one.side === side && one.kind === kind).length;
  return {
    kind: 'drawing',
    title: words(
      'Torschüsse auf der Platte: ● Tor, ○ gehalten, × vorbei',
      'Shots on the plate: ● goal, ○ saved, × wide',
    ),
    drawing: drawn.length === 0 ? null : drawingOf(drawn),
    table: {
      head: [words('Seite', 'Side'), ...SHOT_KINDS.map((kind) => SHOT_WORDS[kind])],
      rows: SIDES.map((side) => [sideWords(side), ...SHOT_KINDS.map((kind) => count(side, kind))]),
    },
  };
}

function drawingOf(shots: readonly Shot[]): Drawing {
  const [width, height] = [(PITCH.width + 2 * RIM) * SCALE, (PITCH.length + 2 * RIM) * SCALE];
  return {
    width: Math.round(width),
    height: Math.round(height),
    shapes: [
      { tag: 'rect', look: { width: tenth(width), height: tenth(height), rx: 6, fill: FELT.border } },
      ...marking(),
      ...SIDES.map((side) =>
        ways(
          shots.filter((one) => one.side === side),
          side,
        ),
      ),
      ...shots.flatMap(endOf),
    ],
  };
}

const ways = (shots: readonly Shot[], side: Side): Shape => ({
  tag: 'path',
  look: {
    d: shots.map(({ from, to }) => `M${at(from)}L${at(to)}`).join(''),
    fill: 'none',
    stroke: looks[side].colour,
    strokeWidth: 1.6,
    strokeOpacity: 0.85,
    ...(side === 'blue' ? { strokeDasharray: '4 2' } : {}),
  },
});
const at = ([x, y]: Spot): string => `${px(x)} ${py(y)}`;

/** A goal is a full ring, a save an open one, what went by a cross; what a kicker or the frame stopped is a small dot. */
function endOf({ side, kind, to }: Shot): readonly Shape[] {
  const { colour } = looks[side];
  const [cx, cy] = [px(to[0]), py(to[1])];
  const ring = { cx, cy, stroke: PALETTE.ink, strokeWidth: 0.6 } as const;
  switch (kind) {
    case 'goal':
      return [{ tag: 'circle', look: { ...ring, r: 4, fill: colour } }];
    case 'saved':
      return [{ tag: 'circle', look: { cx, cy, r: 3.4, fill: 'none', stroke: colour, strokeWidth: 1.8 } }];
    case 'wide':
      return [
        {
          tag: 'path',
          look: { d: `M${cx - 3} ${cy - 3}l6 6m0-6l-6 6`, fill: 'none', stroke: colour, strokeWidth: 1.8 },
        },
      ];
    case 'frame':
    case 'blocked':
      return [{ tag: 'circle', look: { ...ring, r: 2, fill: colour } }];
  }
}

function marking(): readonly Shape[] {
  const chalk = { fill: 'none', stroke: CHALK, strokeWidth: 1, strokeOpacity: 0.75 } as const;
  const box = (wide: number, from: number, to: number, look: Shape['look'] = chalk): Shape => ({
    tag: 'rect',
    look: { x: px(-wide / 2), y: py(to), width: tenth(wide * SCALE), height: tenth((to - from) * SCALE), ...look },
  });
  const { width, length, penaltyWidth, penaltyDepth, goalAreaWidth, goalAreaDepth, goalWidth, centreCircle } = PITCH;
  const end = length / 2;
  return [
    box(width, -end, end, { fill: FELT.field }),
    box(width, -end, end),
    { tag: 'path', look: { d: `M${px(-width / 2)} ${py(0)}H${px(width / 2)}`, ...chalk } },
    { tag: 'circle', look: { cx: px(0), cy: py(0), r: tenth(centreCircle * SCALE), ...chalk } },
    box(penaltyWidth, end - penaltyDepth, end),
    box(penaltyWidth, -end, penaltyDepth - end),
    box(goalAreaWidth, end - goalAreaDepth, end),
    box(goalAreaWidth, -end, goalAreaDepth - end),
    // Whose goal lies where is seen by its colour.
    box(goalWidth, end, end + RIM, { fill: looks.blue.colour }),
    box(goalWidth, -end - RIM, -end, { fill: looks.red.colour }),
  ];
}
