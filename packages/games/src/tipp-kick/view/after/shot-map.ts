import { PALETTE } from '@bande/stage/palette';
import type { Chart, Drawing, Shape } from '@bande/stage/view';
import { SIDES, type Side } from '../../names.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { CHALK, FELT } from '../colours.ts';
import { SHOT_KINDS, type Shot, type ShotKind } from './match-figures.ts';
import { sideWords, words } from '../words/naming.ts';
import { looks } from '../words/sides.ts';
import { SHOT_WORDS } from './shot-words.ts';

/** Pixels a millimetre, and so many shots at most: then it is a thicket. */
const [SCALE, MOST, RIM] = [0.42, 200, 25];
const tenth = (n: number): number => Math.round(n * 10) / 10;
/** It lies on its side as the map of where the ball lay does, Red's goal to the left. */
const across = (y: number): number => tenth((y + PITCH.length / 2 + RIM) * SCALE);
const down = (x: number): number => tenth((x + PITCH.width / 2 + RIM) * SCALE);

/** Where shots came from and where they ended; those of one side are dashed, and how one ended is told by its sign. */
export function shotMap(shots: readonly Shot[]): Chart {
  const drawn = shots.slice(-MOST);
  const count = (side: Side, kind: ShotKind): number =>
    shots.filter((one) => one.side === side && one.kind === kind).length;
  return {
    kind: 'drawing',
    title: words(
      'Torschüsse auf der Platte: ● Tor, ○ gehalten, × vorbei, • aufgehalten',
      'Shots on the plate: ● goal, ○ saved, × wide, • stopped',
    ),
    drawing: drawn.length === 0 ? null : drawingOf(drawn),
    table: {
      head: [words('Seite', 'Side'), ...SHOT_KINDS.map((kind) => SHOT_WORDS[kind])],
      rows: SIDES.map((side) => [sideWords(side), ...SHOT_KINDS.map((kind) => count(side, kind))]),
    },
  };
}

function drawingOf(shots: readonly Shot[]): Drawing {
  const [width, height] = [(PITCH.length + 2 * RIM) * SCALE, (PITCH.width + 2 * RIM) * SCALE];
  return {
    width: Math.round(width),
    height: Math.round(height),
    shapes: [
      { tag: 'rect', look: { width: tenth(width), height: tenth(height), rx: 6, fill: FELT.border } },
      ...marking(),
      ...SIDES.flatMap((side) =>
        ways(
          shots.filter((one) => one.side === side),
          side,
        ),
      ),
      ...shots.flatMap(endOf),
    ],
  };
}

/** Red on green is not seen by everybody: every line and sign has a rim that stands out from both. */
const RIMS: Readonly<Record<Side, string>> = { red: CHALK, blue: PALETTE.ink };
const rimmed = (side: Side, width: number, shape: (stroke: string, strokeWidth: number) => Shape): readonly Shape[] => [
  shape(RIMS[side], width + 2.4),
  shape(looks[side].colour, width),
];

const ways = (shots: readonly Shot[], side: Side): readonly Shape[] =>
  rimmed(side, 2.2, (stroke, strokeWidth) => ({
    tag: 'path',
    look: {
      d: shots.map(({ from, to }) => `M${at(from)}L${at(to)}`).join(''),
      fill: 'none',
      stroke,
      strokeWidth,
      ...(side === 'blue' ? { strokeDasharray: '7 4' } : {}),
    },
  }));
const at = ([x, y]: Spot): string => `${across(y)} ${down(x)}`;

/** A goal is a full ring, a save an open one, what went by a cross; what a kicker or the frame stopped is a small dot. */
function endOf({ side, kind, to }: Shot): readonly Shape[] {
  const fill = looks[side].colour;
  const [cx, cy] = [across(to[1]), down(to[0])];
  const ring = { cx, cy, fill, stroke: RIMS[side], strokeWidth: 1.6 } as const;
  switch (kind) {
    case 'goal':
      return [{ tag: 'circle', look: { ...ring, r: 8 } }];
    case 'saved':
      return [
        { tag: 'circle', look: { cx, cy, r: 6.5, fill: FELT.field } },
        ...rimmed(side, 2.8, (stroke, strokeWidth) => ({
          tag: 'circle',
          look: { cx, cy, r: 6.5, fill: 'none', stroke, strokeWidth },
        })),
      ];
    case 'wide':
      return rimmed(side, 3, (stroke, strokeWidth) => ({
        tag: 'path',
        look: { d: `M${cx - 5} ${cy - 5}l10 10m0-10l-10 10`, fill: 'none', stroke, strokeWidth },
      }));
    case 'frame':
    case 'blocked':
      return [{ tag: 'circle', look: { ...ring, r: 4 } }];
  }
}

function marking(): readonly Shape[] {
  const chalk = { fill: 'none', stroke: CHALK, strokeWidth: 1, strokeOpacity: 0.75 } as const;
  const box = (wide: number, from: number, to: number, look: Shape['look'] = chalk): Shape => ({
    tag: 'rect',
    look: {
      x: across(from),
      y: down(-wide / 2),
      width: tenth((to - from) * SCALE),
      height: tenth(wide * SCALE),
      ...look,
    },
  });
  const { width, length, penaltyWidth, penaltyDepth, goalAreaWidth, goalAreaDepth, goalWidth, centreCircle } = PITCH;
  const end = length / 2;
  return [
    box(width, -end, end, { fill: FELT.field }),
    box(width, -end, end),
    { tag: 'path', look: { d: `M${across(0)} ${down(-width / 2)}V${down(width / 2)}`, ...chalk } },
    { tag: 'circle', look: { cx: across(0), cy: down(0), r: tenth(centreCircle * SCALE), ...chalk } },
    box(penaltyWidth, end - penaltyDepth, end),
    box(penaltyWidth, -end, penaltyDepth - end),
    box(goalAreaWidth, end - goalAreaDepth, end),
    box(goalAreaWidth, -end, goalAreaDepth - end),
    // Whose goal lies where is seen by its colour.
    box(goalWidth, end, end + RIM, { fill: looks.blue.colour }),
    box(goalWidth, -end - RIM, -end, { fill: looks.red.colour }),
  ];
}
