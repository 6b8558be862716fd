import * as fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  cornersOf,
  eyeOf,
  FIELD_OF_VIEW,
  fitTable,
  mixPose,
  project,
  type Bounds,
  type Edge,
  type Pose,
  type Screen,
  type TableView,
} from '../src/camera-fit.ts';

const edges = fc.constantFrom<Edge>('front', 'right', 'back', 'left');
const views = fc.constantFrom<TableView>('tilted', 'top');
const side = fc.double({ min: 2, max: 40, noNaN: true });
const tables = fc.record({ width: side, depth: side, height: fc.double({ min: 0, max: 1.5, noNaN: true }) });
const px = fc.integer({ min: 300, max: 2600 });
const inset = fc.record({ top: fc.nat(90), right: fc.nat(90), bottom: fc.nat(90), left: fc.nat(90) });
const screens = fc.record({ width: px, height: px, inset });

const PHONE: Screen = { width: 390, height: 844 };
const LAPTOP: Screen = { width: 1280, height: 800 };
const PITCH: Bounds = { width: 9, depth: 17, height: 1 };

/** Pixels from the left and from the top. */
const onScreen = (pose: Pose, bounds: Bounds, { width, height }: Screen): readonly (readonly [number, number])[] =>
  cornersOf(bounds).map((corner) => {
    const [x, y] = project(pose, corner, width / height);
    return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
  });

describe('the whole table is seen', () => {
  it('on every screen, from every edge, in both views, beside what the page covers', () => {
    fc.assert(
      fc.property(tables, screens, views, edges, (bounds, screen, view, near) => {
        const points = onScreen(fitTable(bounds, screen, view, near), bounds, screen);
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(screen.inset.left - 0.5);
          expect(x).toBeLessThanOrEqual(screen.width - screen.inset.right + 0.5);
          expect(y).toBeGreaterThanOrEqual(screen.inset.top - 0.5);
          expect(y).toBeLessThanOrEqual(screen.height - screen.inset.bottom + 0.5);
        }
      }),
    );
  });

  it('and fills it in one direction', () => {
    fc.assert(
      fc.property(tables, px, px, views, edges, (bounds, width, height, view, near) => {
        const points = onScreen(fitTable(bounds, { width, height }, view, near), bounds, { width, height });
        const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
        expect(
          Math.max(extent(points.map(([x]) => x)) / width, extent(points.map(([, y]) => y)) / height),
        ).toBeGreaterThan(0.9);
      }),
    );
  });
});

describe('an oblong table', () => {
  const seenLength = (screen: Screen, view: TableView): readonly [number, number] => {
    const pose = fitTable(PITCH, screen, view, 'front');
    const [far, close] = [
      project(pose, [0, 0, -8.5], screen.width / screen.height),
      project(pose, [0, 0, 8.5], screen.width / screen.height),
    ];
    return [Math.abs(far[0] - close[0]) * screen.width, Math.abs(far[1] - close[1]) * screen.height];
  };
  it.each(['top', 'tilted'] as const)('stands upright on a phone and lies across a laptop (%s)', (view) => {
    const [phoneX, phoneY] = seenLength(PHONE, view);
    const [laptopX, laptopY] = seenLength(LAPTOP, view);
    expect(phoneY).toBeGreaterThan(phoneX);
    expect(laptopX).toBeGreaterThan(laptopY);
  });
  it('has the viewer’s edge at the bottom or at the left', () => {
    const bottom = project(fitTable(PITCH, PHONE, 'top', 'front'), [0, 0, 8], 390 / 844);
    const left = project(fitTable(PITCH, LAPTOP, 'top', 'front'), [0, 0, 8], 1.6);
    expect(bottom[1]).toBeLessThan(-0.5);
    expect(left[0]).toBeLessThan(-0.5);
  });
  it('is turned about for the other side', () => {
    expect(project(fitTable(PITCH, PHONE, 'top', 'back'), [0, 0, 8], 390 / 844)[1]).toBeGreaterThan(0.5);
  });
});

describe('poses', () => {
  it('are seen as three.js sees them', () => {
    fc.assert(
      fc.property(tables, screens, views, edges, (bounds, screen, view, near) => {
        const pose = fitTable(bounds, screen, view, near);
        const camera = new PerspectiveCamera(FIELD_OF_VIEW, screen.width / screen.height, 0.1, 1000);
        camera.position.set(...eyeOf(pose));
        camera.rotation.set(-pose.pitch, pose.yaw, 0, 'YXZ');
        camera.updateMatrixWorld();
        for (const corner of cornersOf(bounds)) {
          const seen = new Vector3(...corner).project(camera);
          const [x, y] = project(pose, corner, screen.width / screen.height);
          expect(seen.x).toBeCloseTo(x, 4);
          expect(seen.y).toBeCloseTo(y, 4);
        }
      }),
    );
  });
  it('go over into each other by the shorter way', () => {
    const [from, to] = [fitTable(PITCH, PHONE, 'top', 'back'), fitTable(PITCH, PHONE, 'tilted', 'left')];
    expect(mixPose(from, to, 0)).toEqual(from);
    expect(Math.abs(mixPose(from, to, 1).yaw - from.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
  });
});
