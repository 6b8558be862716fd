import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import { FIELD_OF_VIEW, fitTable, takePose } from '../src/camera/camera-fit.ts';
import type { Spot } from '../src/hands/grip.ts';
import { placeUnder, pointOver } from '../src/hands/place-under.ts';
import { fakeTable, notedGrip } from './fake-table.ts';

/** A square table as it is seen from its chair on a laptop, with room for sliders at its right. */
const SCREEN = { width: 1440, height: 900, inset: { top: 96, right: 268, bottom: 22, left: 8 } };
const frame = {
  getBoundingClientRect: () => ({ left: 0, top: 0, ...SCREEN }) as unknown as DOMRect,
};
function seenFromTheChair(): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, SCREEN.width / SCREEN.height, 1, 400);
  camera.updateProjectionMatrix();
  takePose(camera, fitTable({ width: 17, depth: 17, height: 0.4 }, SCREEN, 'tilted', 'front'), SCREEN);
  return camera;
}

const camera = seenFromTheChair();
const spotAt = (x: number, y: number): Spot => placeUnder(camera, frame, x, y);
const pointAt = (spot: Spot): readonly [number, number] => pointOver(camera, frame, spot);

test('a place on the table is found under the point at which it is seen', () => {
  for (const spot of [
    [0, 5],
    [-6, -7],
    [7, 2],
  ] as const) {
    const [x, z] = spotAt(...pointAt(spot));
    expect([x, z]).toEqual([expect.closeTo(spot[0], 6), expect.closeTo(spot[1], 6)]);
  }
});

test.each([
  ['straight down', 0, 120],
  ['up and to the left', -70, -40],
])('a hand that pulls %s beside a thing says the same direction at the thing, as it is seen', (_how, across, down) => {
  const grip = notedGrip();
  const table = fakeTable({ grab: () => grip, offers: () => true }, { spotAt, pointAt });
  const [fromX, fromY] = pointAt([-5.5, 0.5]);
  table.down({ at: [fromX, fromY] });
  table.move({ at: [fromX + across, fromY + down] });
  const touch = grip.last();
  const thing: Spot = [1.5, 5];
  const [[x, y], [toX, toY]] = [pointAt(thing), pointAt(touch.beside(thing))];
  expect(Math.atan2(toX - x, toY - y)).toBeCloseTo(Math.atan2(across, down), 6);
});
