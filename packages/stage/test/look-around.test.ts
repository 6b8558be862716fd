import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTable } from '../src/camera/camera-fit.ts';
import {
  dragged,
  dragMeans,
  lookedAround,
  ROAMING,
  SEATED,
  STRAIGHT,
  zoomed,
  type LookAround,
} from '../src/camera/look-around.ts';

const bounds = { width: 9, depth: 17, height: 1 };
const pose = fitTable(bounds, { width: 1280, height: 800 }, 'tilted', 'front');
const amount = fc.double({ min: -3, max: 3, noNaN: true });
const gestures = fc.array(
  fc.oneof(fc.record({ dx: amount, dy: amount }), fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }) })),
  { maxLength: 30 },
);

const after = (list: readonly ({ dx: number; dy: number } | { factor: number })[]): LookAround =>
  list.reduce<LookAround>(
    (look, gesture) =>
      'factor' in gesture
        ? zoomed(look, gesture.factor, [3, -6], pose, bounds)
        : dragged(look, [gesture.dx, gesture.dy], pose, 'tilted', bounds),
    STRAIGHT,
  );

describe('looking around', () => {
  it('never leaves the table, whatever one does', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { focus, distance, pitch } = lookedAround(pose, after(list));
        expect(Math.abs(focus[0] - pose.focus[0])).toBeLessThanOrEqual(bounds.width / 2);
        expect(Math.abs(focus[2] - pose.focus[2])).toBeLessThanOrEqual(bounds.depth / 2);
        expect(distance).toBeLessThanOrEqual(pose.distance);
        expect(distance).toBeGreaterThanOrEqual(pose.distance / 3.01);
        expect(pitch).toBeGreaterThan(0.4);
        expect(pitch).toBeLessThanOrEqual(Math.PI / 2);
      }),
    );
  });
  it('keeps the place under the fingers in place while zooming', () => {
    const closer = zoomed(STRAIGHT, 2, [pose.focus[0] + 1, pose.focus[2] + 1], pose, bounds);
    expect(closer.zoom).toBe(2);
    expect(closer.x).toBeCloseTo(0.5);
    expect(closer.z).toBeCloseTo(0.5);
  });
  it('comes back to the whole table when zoomed out', () => {
    expect(zoomed(zoomed(STRAIGHT, 3, [4, 8], pose, bounds), 0.1, [0, 0], pose, bounds)).toMatchObject({
      zoom: 1,
      yaw: 0,
      pitch: 0,
    });
    const { x, z } = zoomed(zoomed(STRAIGHT, 3, [4, 8], pose, bounds), 0.1, [0, 0], pose, bounds);
    expect([x, z].map(Math.abs)).toEqual([0, 0]);
  });
  it('does not turn the view from above', () => {
    expect(dragged(STRAIGHT, [0.5, 0.5], pose, 'top', bounds)).toEqual(STRAIGHT);
  });
});

describe('a drag of somebody who plays', () => {
  it('turns the table from beside it or with the other button, never on it', () => {
    expect(dragMeans(STRAIGHT, [0, 0], false, bounds, SEATED)).toBe('nothing');
    expect(dragMeans(STRAIGHT, [4.4, 8.4], false, bounds, SEATED)).toBe('nothing');
    expect(dragMeans(STRAIGHT, [4.6, 0], false, bounds, SEATED)).toBe('look');
    expect(dragMeans(STRAIGHT, [0, 0], true, bounds, SEATED)).toBe('look');
    expect(dragMeans(STRAIGHT, [0, 0], false, bounds, ROAMING)).toBe('look');
  });
  it('moves the table once one has come closer', () => {
    expect(dragMeans({ ...STRAIGHT, zoom: 2 }, [0, 0], false, bounds, SEATED)).toBe('look');
  });
});

describe('a spectator', () => {
  it('goes all around the table, and from straight above down to its edge', () => {
    const turned = dragged(STRAIGHT, [2, 0], pose, 'tilted', bounds, ROAMING);
    expect(Math.abs(turned.yaw)).toBeGreaterThan(Math.PI);
    expect(lookedAround(pose, dragged(STRAIGHT, [0, 3], pose, 'tilted', bounds, ROAMING)).pitch).toBeCloseTo(
      Math.PI / 2,
    );
    expect(lookedAround(pose, dragged(STRAIGHT, [0, -3], pose, 'top', bounds, ROAMING)).pitch).toBeCloseTo(0.45);
  });
});
