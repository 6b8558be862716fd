import {
  type Body,
  discBody,
  type Kind,
  leastGap,
  loaded,
  type Meeting,
  Motions,
  next,
  put,
  runTo,
  saved,
  strike,
  type Table,
  World,
} from '@bande/physics';
import { expect, test } from 'vitest';
import { ballBody, figureBody, tableOf } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';

/** How it moves: not at all. A pillar of its own radius that somebody has put on the table. */
const PILLAR: Kind = {
  name: 'pillar',
  launch: (world, i) => void (world.form[i] = 0),
  look(world, i) {
    world.seen.fill(0);
    world.seen[0] = world.x[i]!;
    world.seen[1] = world.y[i]!;
  },
  turn: () => 0,
  bring: (world, i, time) => void (world.start[i] = time),
  plan(world, i) {
    const [x, y, radius] = [world.x[i]!, world.y[i]!, world.radius[i]!];
    world.box.set([x - radius, x + radius, y - radius, y + radius], 4 * i);
  },
  carryOut: () => undefined,
  rests: () => false,
  isAway: (world, i) => world.place[i] === 1,
  strike: () => undefined,
  put(world, i, x, y) {
    world.x[i] = x;
    world.y[i] = y;
    world.place[i] = 0;
  },
  take: (world, i) => void (world.place[i] = 1),
};

/** How it meets a figure: nothing runs into it here, but a figure that falls finds it in its way. */
const figureMeetsPillar: Meeting = {
  between: ['figure', 'pillar'],
  time: () => Infinity,
  blow: () => undefined,
  gap(world, i, atI, j, atJ) {
    const { traits } = world.bodies[i]!;
    const lies = world.place[i] === 2;
    const round = lies ? (traits as { lyingRound: number }).lyingRound : world.radius[i]!;
    const length = lies ? world.own[4 * i + 2]! : 0;
    const [x, y] = [atI.x + world.own[4 * i]! * length - atJ.x, atI.y + world.own[4 * i + 1]! * length - atJ.y];
    return Math.hypot(x, y) - round - world.radius[j]!;
  },
};

const TABLE: Table = tableOf(PITCH);
const pillar: Body = { id: 'pillar', kind: PILLAR, radius: 0.004, mass: 1, height: 0.05 };
const disc = discBody({ id: 'disc', x: 0, y: 0, radius: 0.015, mass: 0.005, height: 0.008 });

/** The ball is shot at the upper part of a figure, which goes over to the north. */
function knocked(table: Table, more: readonly Body[], places: readonly (readonly [number, number])[]): World {
  const world = new World(table, [ballBody(), figureBody('f'), ...more]);
  put(world, 0, 0, 0, -0.1);
  put(world, 1, 0, 0, 0);
  for (const [n, [x, y]] of places.entries()) put(world, 2 + n, 0, x, y);
  strike(world, 0, 0, { vx: 0, vy: 4, spin: 0, lift: 1 });
  while (world.place[1] !== 2 && next(world));
  return world;
}
const lengthOf = (world: World): number => world.own[4 * 1 + 2]!;

test('bodies of kinds that do not meet are not looked at: a figure falls over with a disc on the table', () => {
  const world = knocked(TABLE, [disc], [[0.3, 0.3]]);
  expect(world.place[1]).toBe(2);
  runTo(world);
  expect(leastGap(world, world.now)).toBeGreaterThan(-1e-9);
});

test('a new kind needs its own file and its meetings: a figure that falls on a pillar leans there, shorter', () => {
  const alone = knocked(TABLE, [pillar], [[0.3, 0.3]]);
  const [x, y] = [alone.x[1]!, alone.y[1]! + 0.03];
  const table = { ...TABLE, meetings: [...TABLE.meetings, figureMeetsPillar] };
  const world = knocked(table, [pillar], [[x, y]]);
  expect(lengthOf(world)).toBeLessThan(lengthOf(alone) - 0.003);
  expect(leastGap(world, world.now)).toBeGreaterThan(-1e-9);
  expect(leastGap(world, world.now)).toBeLessThan(1e-6);
});

test('it is saved, resumed, and in the way of whatever is put down', () => {
  const bodies = [ballBody(), figureBody('f'), pillar];
  const table = { ...TABLE, meetings: [...TABLE.meetings, figureMeetsPillar] };
  const motions = new Motions(table, bodies);
  const motion = motions.start({ ball: [0, 0.2], f: [0, 0], pillar: [0.1, 0] });
  const apart = pillar.radius + bodies[1]!.radius;
  expect(motions.gapAt(motion, 0, 'f', 0.1, 0.05)).toBeCloseTo(0.05 - apart, 12);
  expect(motions.gapAt(motion, 0, 'pillar', 0, 0.01)).toBeCloseTo(0.01 - apart, 12);
  expect(motions.gapAt(motions.take(motion, 0, 'pillar'), 0, 'f', 0.1, 0)).toBeGreaterThan(0);
  const again = loaded(table, bodies, JSON.parse(JSON.stringify(motion)) as typeof motion);
  expect(saved(again)).toEqual(motion);
});
