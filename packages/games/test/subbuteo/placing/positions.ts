import { FIGURES, type Figure } from '@bande/games/subbuteo/names.ts';
import { placed, type Dues, type Placed } from '@bande/games/subbuteo/reckoning/placing.ts';
import { inAreaAt } from '@bande/games/subbuteo/reckoning/placing-goal-area.ts';
import { contactOf, type Scene } from '@bande/games/subbuteo/reckoning/placing-scene.ts';
import { FIGURE_SIZE } from '@bande/games/subbuteo/table-bodies.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import * as fc from 'fast-check';
import type { How, Piece, Point, Position, Table } from './second-opinion.ts';

const mm = (metres: number): number => metres * 1000;

/** The table as the second opinion knows it. */
export const table: Table = {
  width: mm(PITCH.width),
  length: mm(PITCH.length),
  border: mm(PITCH.border),
  areaWidth: mm(PITCH.goalAreaWidth),
  areaDepth: mm(PITCH.goalAreaDepth),
  goalWidth: mm(PITCH.goal.width),
  goalDepth: mm(PITCH.goal.depth),
  bar: mm(PITCH.goal.barThickness),
  base: mm(FIGURE_SIZE.baseRadius),
  ball: 11,
  lean: contactOf(FIGURE_SIZE),
};

/** Crowds where placing happens: goal areas and goals, edges, corners, halfway line. */
const MIDDLES: readonly Point[] = [
  [0, -560],
  [0, 560],
  [110, 540],
  [-110, -540],
  [0, 640],
  [440, 0],
  [-440, 0],
  [440, 590],
  [-430, -600],
  [200, 650],
  [-90, -660],
  [0, 0],
];
const LEFT: readonly How[] = ['cloth', 'barrier', 'table'];
const near = (middle: Point, [dx, dy]: Point): Point => [
  Math.max(-469.4, Math.min(469.4, middle[0] + dx)),
  Math.max(-669.4, Math.min(669.4, middle[1] + dy)),
];
const fits = (at: Point, others: readonly Point[], apart: number): boolean =>
  others.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) >= apart);

const offset = fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }));
const drawn = fc.record({
  middles: fc.array(fc.constantFrom(...MIDDLES), { minLength: 1, maxLength: 3 }),
  offsets: fc.array(offset, { minLength: 23, maxLength: 23 }),
  hows: fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.constant<How>('stands') }, fc.constantFrom<How>('lies', ...LEFT)),
    { minLength: 22, maxLength: 22 },
  ),
  crossed: fc.array(fc.constantFrom('touchline' as const, 'goalLine' as const, null), { minLength: 22, maxLength: 22 }),
  attacker: fc.constantFrom('R' as const, 'B' as const),
  reserves: fc.constantFrom('', '', 'R', 'B', 'RB'),
  short: fc.boolean(),
});

/** Nobody stands in anybody; who lies may lie across a base, and who fell from the table is nowhere. */
export const positions: fc.Arbitrary<Position> = drawn.map((all) => {
  const { middles, offsets, hows, crossed, ...more } = all;
  const at = (i: number): Point => near(middles[i % middles.length]!, offsets[i]!);
  const pieces: Piece[] = [];
  const ball = at(22);
  for (const [i, name] of FIGURES.entries()) {
    const how = hows[i]!;
    const others = pieces.filter((one) => one.how !== 'table').map((one) => one.at);
    const spot = at(i);
    const isFree = fits(spot, others, how === 'lies' ? 15.5 : 21) && fits(spot, [ball], how === 'lies' ? 16 : 19.4);
    if (how === 'table' || isFree) pieces.push({ name, how, at: spot, crossed: crossed[i]! });
  }
  return { ...more, ball, pieces };
});

export const otherShirt = (name: string): string =>
  name.startsWith('R') ? name.replace('R', 'B') : name.replace('B', 'R');
const OTHER_RESERVES: Readonly<Record<string, string>> = { R: 'B', B: 'R' };
export const halfATurn = ({ pieces, ball, attacker, reserves, ...more }: Position): Position => ({
  ...more,
  ball: turned(ball),
  attacker: attacker === 'R' ? 'B' : 'R',
  reserves: OTHER_RESERVES[reserves] ?? reserves,
  pieces: pieces.map((one) => ({ ...one, name: otherShirt(one.name), at: turned(one.at) })),
});
export const turned = ([x, y]: Point): Point => [0 - x, 0 - y];

export function sceneOf({ pieces, ball, attacker, reserves, short }: Position): Scene {
  const lineOf = ({ at: [x, y], crossed }: Piece) => {
    if (crossed === 'goalLine') return y < 0 ? ('south' as const) : ('north' as const);
    return x < 0 ? ('west' as const) : ('east' as const);
  };
  return {
    pitch: PITCH,
    size: FIGURE_SIZE,
    spots: { ...Object.fromEntries(pieces.map(({ name, at }) => [name, at])), ball },
    attacker: attacker === 'R' ? 'red' : 'blue',
    reserveOn: { red: reserves.includes('R'), blue: reserves.includes('B') },
    short,
    crossed: Object.fromEntries(pieces.filter((one) => one.crossed !== null).map((one) => [one.name, lineOf(one)])),
  };
}

function duesOf(scene: Scene, { pieces }: Position): Dues {
  const named = (isOne: (how: How) => boolean): Piece[] => pieces.filter(({ how }) => isOne(how));
  return {
    left: Object.fromEntries(named((how) => LEFT.includes(how)).map(({ name, how }) => [name, how])),
    lying: named((how) => how === 'lies').map(({ name }) => name as Figure),
    inArea: named((how) => how === 'stands')
      .filter(({ at }) => inAreaAt(scene, at) !== null)
      .map(({ name }) => name as Figure),
    entangled: [],
  };
}

export function refereed(position: Position): Placed {
  const scene = sceneOf(position);
  return placed(scene, duesOf(scene, position));
}
