import { direction } from '@bande/physics';
import { createRandom } from '@bande/core';
import { USUAL_GROUND } from '@bande/games/carrom/bot/ground.ts';
import { OWN, QUEEN_KIND, type Scene } from '@bande/games/carrom/bot/scene.ts';
import { regionsShot } from '@bande/games/carrom/bot/solo-regions.ts';
import { playAlone } from '@bande/games/carrom/bot/solo-think.ts';
import { sceneOfSolo } from '@bande/games/carrom/bot/solo.ts';
import { BASE_LINE, type Point } from '@bande/games/carrom/table.ts';
import { expect, test } from 'vitest';

const scene = (points: readonly Point[], queen?: Point): Scene => ({
  points: [...points, ...(queen === undefined ? [] : [queen])],
  kinds: [...points.map(() => OWN), ...(queen === undefined ? [] : [QUEEN_KIND])] as Scene['kinds'],
  ground: USUAL_GROUND,
});
const shotAt = (...args: Parameters<typeof scene>): ReturnType<typeof regionsShot> =>
  regionsShot(scene(...args), createRandom('pick'));

/** How far beside the middle of a piece the striker would pass. */
function misses(at: Point, { x, angle }: { readonly x: number; readonly angle: number }): number {
  const { sin, cos } = direction(angle);
  return Math.abs((at.x - x) * cos - (at.y + BASE_LINE) * sin);
}

test.each([
  ['near, on the left', { x: -0.1, y: -0.33 }, 0.1125],
  ['near, on the right', { x: 0.1, y: -0.33 }, -0.1125],
  ['along the left side', { x: -0.3, y: 0.1 }, -0.2218],
  ['along the right side', { x: 0.3, y: 0.1 }, 0.2218],
  ['in the left half', { x: -0.1, y: 0.1 }, 0],
  ['in the right half', { x: 0.1, y: 0.1 }, 0],
])('a piece %s is struck at from its own place, straight and with full force', (_, at, stand) => {
  const shot = shotAt([at]);
  expect(shot.x).toBeCloseTo(stand, 3);
  expect(misses(at, shot)).toBeLessThan(1e-9);
  expect(shot.force).toBe(1);
});

test('the fullest region is played at', () => {
  const [lone, first, second] = [
    { x: -0.3, y: 0.1 },
    { x: 0.1, y: -0.33 },
    { x: 0.2, y: -0.34 },
  ];
  expect(misses(first, shotAt([lone, first, second]))).toBeLessThan(1e-9);
});

test('in the middle of the board the queen comes first, elsewhere she does not', () => {
  const queen = { x: 0.05, y: 0.2 };
  expect(
    misses(
      queen,
      shotAt(
        [
          { x: 0.1, y: 0.1 },
          { x: 0.15, y: 0.1 },
        ],
        queen,
      ),
    ),
  ).toBeLessThan(1e-9);
  expect(
    misses(
      { x: 0.3, y: 0.1 },
      shotAt(
        [
          { x: 0.3, y: 0.1 },
          { x: 0.32, y: 0.2 },
        ],
        queen,
      ),
    ),
  ).toBeLessThan(1e-9);
});

test('with a piece where the striker should stand, it stands somewhere else', () => {
  const [inTheWay, target] = [
    { x: 0, y: 0 - BASE_LINE },
    { x: 0.1, y: 0.1 },
  ];
  const shot = shotAt([target, { x: 0.12, y: 0.2 }, inTheWay]);
  expect(Math.abs(shot.x)).toBeGreaterThan(0.036);
  expect(misses(target, shot)).toBeLessThan(1e-9);
});

test('it clears boards, slowly', () => {
  const pick = createRandom('pick');
  const strokes = Array.from({ length: 12 }, (_, i) =>
    playAlone((solo) => regionsShot(sceneOfSolo(solo), pick), createRandom(`hand:${i}`)),
  );
  const mean = strokes.reduce((sum, one) => sum + one, 0) / strokes.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(150);
});
