import { PITCH } from '@bande/games/subbuteo/table.ts';
import { BULGE, hitBy, netOf, type Sighting } from '@bande/games/subbuteo/view/picture/net-shape.ts';
import { bulgeAt, SHAKES, shaken } from '@bande/stage/net';
import { describe, expect, test } from 'vitest';

const { goal } = PITCH;
const BALL = 0.011;
/** Three frames of a ball that comes at a metre a second and is slowed down or not, two ticks apart. */
const frames = (at: readonly [x: number, z: number], way: readonly [x: number, z: number], kept = 0): Sighting[] =>
  [-1, 0, kept].map((step, i) => ({
    tick: 2 * i,
    x: at[0] + (step * way[0] * 2) / 120,
    y: 0,
    z: at[1] + (step * way[1] * 2) / 120,
  }));
const BACK = [0, -goal.depth + BALL] as const;

describe('a net gives way where the ball meets it', () => {
  test('from within, at the back: outwards', () => {
    const hit = hitBy(goal, frames(BACK, [0, -1]))!;
    expect(hit.force).toBeGreaterThan(0.5);
    const net = netOf(goal);
    shaken(net, hit, 0, BULGE);
    const depths = Array.from({ length: net.rest.length / 3 }, (_, i) => net.shape.getAttribute('position').getZ(i));
    expect(Math.min(...depths)).toBeLessThan(-goal.depth - 0.008);
    shaken(net, hit, SHAKES, BULGE);
    expect(net.shape.getAttribute('position').array).toEqual(net.rest);
  });
  test('at the side: outwards from within, inwards from outside', () => {
    const post = goal.width / 2 + goal.barThickness / 2;
    expect(hitBy(goal, frames([post - BALL, -0.03], [1, -0.2]))!.force).toBeGreaterThan(0);
    expect(hitBy(goal, frames([post + BALL, -0.03], [-1, 0.2]))!.force).toBeLessThan(0);
  });
  test('not where it rolls on, rolls slowly, or stops elsewhere', () => {
    expect(hitBy(goal, frames(BACK, [0, -1], 1))).toBeNull();
    expect(hitBy(goal, frames(BACK, [0, -0.1]))).toBeNull();
    expect(hitBy(goal, frames([0, 0.2], [0, -1]))).toBeNull();
  });
});

test('it swings to and fro, ever less', () => {
  expect(bulgeAt(0)).toBe(1);
  expect(bulgeAt(1 / 6)).toBeLessThan(0);
  expect(Math.abs(bulgeAt(1))).toBeLessThan(0.2);
  expect(bulgeAt(SHAKES)).toBe(0);
});
