import { inAreaAt } from '@bande/games/subbuteo/reckoning/placing-goal-area.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfATurn, otherShirt, positions, refereed, sceneOf, table, turned } from './placing/positions.ts';
import { secondOpinion, type Point, type Position } from './placing/second-opinion.ts';

const RUNS = 3000 * Number(process.env['SOAK'] ?? 1);
const NEAR = 2e-6;

const spotsAfter = (position: Position): ReadonlyMap<string, Point> =>
  new Map(Object.entries(refereed(position).spots));
const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);
const gap = (a: Point, b: Point): number => distance(a, b) - 2 * table.base;

/** Everything on the table when the referee has finished. */
function standing(position: Position): readonly (readonly [string, Point])[] {
  const before = position.pieces.map(({ name, at }): [string, Point] => [name, at]);
  return [...new Map([...before, ...spotsAfter(position)])];
}

/** What is wrong in the first of so many positions in which something is; nothing if nothing ever is. */
function firstWrong(wrongIn: (position: Position) => readonly string[], runs = RUNS): readonly string[] {
  const { counterexample } = fc.check(
    fc.property(positions, (position) => wrongIn(position).length === 0),
    { numRuns: runs },
  );
  const position = counterexample?.[0];
  return position === undefined ? [] : [JSON.stringify(position), ...wrongIn(position)];
}

const edge = { x: table.width / 2 + table.border - table.base, y: table.length / 2 + table.border - table.base };

function wrongStands(position: Position): readonly string[] {
  const all = standing(position);
  const scene = sceneOf(position);
  return [...spotsAfter(position)].flatMap(([name, at]) => [
    ...all.filter(([other, there]) => other !== name && gap(at, there) < -NEAR).map(([other]) => `${name} in ${other}`),
    ...(distance(at, position.ball) < table.lean - NEAR ? [`${name} in the ball`] : []),
    ...(Math.abs(at[0]) > edge.x + NEAR || Math.abs(at[1]) > edge.y + NEAR ? [`${name} off the cloth`] : []),
    ...(inAreaAt(scene, at) === null ? [] : [`${name} in a goal area`]),
  ]);
}

/** 1 mm from a figure, the ball or the frame of a goal. */
function isOneMillimetreOff(position: Position, name: string, at: Point): boolean {
  const gaps = standing(position)
    .filter(([other]) => other !== name)
    .map(([, there]) => gap(at, there));
  const toBall = distance(at, position.ball) - table.base - table.ball;
  const toFrame = Math.abs(at[0]) - table.goalWidth / 2 - table.bar - table.base;
  return [...gaps, toBall, toFrame].some((one) => Math.abs(one - 1) < NEAR);
}
const isAtBorder = ([x, y]: Point): boolean =>
  Math.abs(Math.abs(x) - edge.x) < NEAR || Math.abs(Math.abs(y) - edge.y) < NEAR;

describe('placing of figures', () => {
  test('nobody stands in anybody or in the ball, off the cloth or where a goal area is forbidden', () => {
    expect(firstWrong(wrongStands)).toEqual([]);
  });

  test('whoever had to give way stands 1 mm from something, and whoever goes to the edge touches it', () => {
    const wrongIn = (position: Position): readonly string[] => {
      const { spots, atEdge, givesWay, givesWayBehind } = refereed(position);
      return [
        ...[...givesWay, ...givesWayBehind].filter((name) => !isOneMillimetreOff(position, name, spots[name]!)),
        ...atEdge.filter((name) => !isAtBorder(spots[name]!)),
      ];
    };
    expect(firstWrong(wrongIn)).toEqual([]);
  });

  test('half a turn with the sides swapped is the same placing', () => {
    const wrongIn = (position: Position): readonly string[] => {
      const there = spotsAfter(halfATurn(position));
      return [...spotsAfter(position)]
        .filter(([name, at]) => distance(turned(there.get(otherShirt(name)) ?? [9e9, 9e9]), at) > NEAR)
        .map(([name]) => name);
    };
    expect(firstWrong(wrongIn, RUNS / 3)).toEqual([]);
  });

  test('a second opinion, written from the text alone, puts every figure on the same place', () => {
    const wrongIn = (position: Position): readonly string[] => {
      const theirs = secondOpinion(table, position);
      return [...spotsAfter(position)]
        .filter(([name, at]) => distance(theirs.get(name) ?? [9e9, 9e9], at) > NEAR)
        .map(([name, at]) => `${name}: ${at.join(' ')} or ${theirs.get(name)?.join(' ') ?? 'nowhere'}`);
    };
    expect(firstWrong(wrongIn)).toEqual([]);
  });
});
