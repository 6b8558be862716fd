import * as fc from 'fast-check';
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  cornersOf,
  eyeOf,
  fitNear,
  FIELD_OF_VIEW,
  followed,
  apart,
  fitTable,
  mixPose,
  project,
  takePose,
  type Bounds,
  type Edge,
  type Pose,
  type Screen,
  type TableView,
} from '../src/camera/camera-fit.ts';
import type { Vec3 } from '../src/frames/motion.ts';
import { TABLE_VIEWS } from '../src/view/index.ts';

const edges = fc.constantFrom<Edge>('front', 'right', 'back', 'left');
const views = fc.constantFrom<TableView>(...TABLE_VIEWS);
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

describe('what a page opens beside an oblong table', () => {
  const PAGE = { width: 1440, height: 900 };
  it.each(['top', 'tilted'] as const)('does not turn it (%s)', (view) => {
    for (const right of [8, 268, 316]) {
      const screen = { ...PAGE, inset: { top: 96, right, bottom: 12, left: 8 } };
      const { yaw } = fitTable({ width: 20.6, depth: 28.6, height: 1.2 }, screen, view, 'front');
      expect(yaw).toBeCloseTo(Math.PI / 2, 9);
    }
  });
});

it('at eye level a tall screen shows more than a strip', () => {
  const inset = { top: 64, right: 0, bottom: 112, left: 0 };
  const bounds = { width: 20.6, depth: 28.6, height: 1.2 };
  const seen = onScreen(fitTable(bounds, { ...PHONE, inset }, 'eyeLevel', 'front'), bounds, PHONE).map(([, y]) => y);
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.4 * (844 - 64 - 112));
});

describe('poses', () => {
  it('are seen as three.js sees them', () => {
    fc.assert(
      fc.property(tables, screens, views, edges, (bounds, screen, view, near) => {
        const pose = fitTable(bounds, screen, view, near);
        const camera = new PerspectiveCamera(FIELD_OF_VIEW, screen.width / screen.height, 0.1, 1000);
        takePose(camera, pose, screen);
        for (const corner of cornersOf(bounds)) {
          const seen = new Vector3(...corner).project(camera);
          const [x, y] = project(pose, corner, screen.width / screen.height);
          expect(seen.x).toBeCloseTo(x, 4);
          expect(seen.y).toBeCloseTo(y, 4);
        }
      }),
    );
  });
  it('are pointed at through the shifted lens: a ray to where a place is seen meets that place', () => {
    fc.assert(
      fc.property(tables, screens, views, edges, (bounds, screen, view, near) => {
        const pose = fitTable(bounds, screen, view, near);
        const camera = new PerspectiveCamera(FIELD_OF_VIEW, screen.width / screen.height, 0.1, 1000);
        takePose(camera, pose, screen);
        const place: Vec3 = [bounds.width / 3, 0, -bounds.depth / 4];
        const caster = new Raycaster();
        caster.setFromCamera(new Vector2(...project(pose, place, screen.width / screen.height)), camera);
        expect(caster.ray.distanceToPoint(new Vector3(...place))).toBeLessThan(1e-3);
      }),
    );
  });
  it('go over into each other by the shorter way', () => {
    const [from, to] = [fitTable(PITCH, PHONE, 'top', 'back'), fitTable(PITCH, PHONE, 'tilted', 'left')];
    expect(mixPose(from, to, 0)).toEqual(from);
    expect(Math.abs(mixPose(from, to, 1).yaw - from.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
  });
});

/** What the page covers on one side only. */
const UNEVEN: Screen = { width: 1366, height: 768, inset: { top: 110, right: 280, bottom: 20, left: 0 } };
const middleOf = ({ width, height, inset }: Screen): readonly [number, number] => [
  (inset!.left + width - inset!.right) / 2,
  (inset!.top + height - inset!.bottom) / 2,
];
const seenAt = (pose: Pose, place: Vec3, { width, height }: Screen): readonly [number, number] => {
  const [x, y] = project(pose, place, width / height);
  return [((x + 1) / 2) * width, ((1 - y) / 2) * height];
};

describe('the table is upright', () => {
  it('its middle line is vertical and in the middle of what the page leaves free, whatever it covers', () => {
    fc.assert(
      fc.property(tables, screens, views, edges, (bounds, screen, view, near) => {
        const pose = fitTable(bounds, screen, view, near);
        const along: Vec3 = [Math.sin(pose.yaw), 0, Math.cos(pose.yaw)];
        for (const far of [-0.5, 0, 0.5]) {
          const reach = far * Math.min(bounds.width, bounds.depth);
          expect(seenAt(pose, [along[0] * reach, 0, along[2] * reach], screen)[0]).toBeCloseTo(middleOf(screen)[0], 3);
        }
      }),
    );
  });
  it('and so its left and right edges lean by the same angle', () => {
    const pose = fitTable({ width: 16, depth: 16 }, UNEVEN, 'tilted', 'front');
    const lean = (x: number): number =>
      Math.abs(seenAt(pose, [x, 0, -8], UNEVEN)[0] - seenAt(pose, [x, 0, 8], UNEVEN)[0]);
    expect(lean(-8)).toBeCloseTo(lean(8), 6);
  });
});

describe('coming close', () => {
  const place = fc.record({
    x: fc.double({ min: -4, max: 4, noNaN: true }),
    z: fc.double({ min: -8, max: 8, noNaN: true }),
  });
  const closeness = fc.double({ min: 0.5, max: 60, noNaN: true });
  const near = (screen: Screen, view: TableView, edge: Edge, at: Vec3, radius: number): Pose =>
    fitNear(fitTable(PITCH, screen, view, edge), { at, near: radius }, screen);
  it('the place is seen in the middle of the free part, and so much around it', () => {
    fc.assert(
      fc.property(screens, edges, place, closeness, (screen, edge, { x, z }, radius) => {
        const pose = near(screen, 'top', edge, [x, 0, z], radius);
        const [seenX, seenY] = seenAt(pose, [x, 0, z], screen);
        expect([seenX, seenY]).toEqual(middleOf(screen).map((middle) => expect.closeTo(middle, 3) as number));
        if (pose.distance === fitTable(PITCH, screen, 'top', edge).distance) return;
        for (const [dx, dz] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [px, py] = seenAt(pose, [x + dx * radius, 0, z + dz * radius], screen);
          expect(px).toBeGreaterThanOrEqual(screen.inset.left - 0.5);
          expect(px).toBeLessThanOrEqual(screen.width - screen.inset.right + 0.5);
          expect(py).toBeGreaterThanOrEqual(screen.inset.top - 0.5);
          expect(py).toBeLessThanOrEqual(screen.height - screen.inset.bottom + 0.5);
        }
      }),
    );
  });
  it('never turns the table, and never goes farther away than the whole of it is seen from', () => {
    fc.assert(
      fc.property(screens, views, edges, place, closeness, (screen, view, edge, { x, z }, radius) => {
        const [pose, whole] = [near(screen, view, edge, [x, 0, z], radius), fitTable(PITCH, screen, view, edge)];
        expect(pose.yaw).toBe(whole.yaw);
        expect(pose.distance).toBeLessThanOrEqual(whole.distance);
      }),
    );
  });
  it('what must be whole is seen beside what the page covers or not at all, from no farther than the whole table', () => {
    const goal = ([-1, 1] as const).flatMap((x) => [-8.5, -7.5].map((z): Vec3 => [x, 0, z]));
    fc.assert(
      fc.property(screens, views, edges, place, closeness, (screen, view, edge, { x, z }, radius) => {
        const all = fitTable(PITCH, screen, view, edge);
        const pose = fitNear(all, { at: [x, 0, z], near: radius, whole: [goal] }, screen);
        const seen = goal.map((corner) => seenAt(pose, corner, screen));
        const isOn = seen.some(([px, py]) => px >= 0 && px <= screen.width && py >= 0 && py <= screen.height);
        expect(pose.distance).toBeLessThanOrEqual(all.distance);
        if (!isOn) return;
        for (const [px, py] of seen) {
          expect(px).toBeGreaterThanOrEqual(screen.inset.left - 0.5);
          expect(px).toBeLessThanOrEqual(screen.width - screen.inset.right + 0.5);
          expect(py).toBeGreaterThanOrEqual(screen.inset.top - 0.5);
          expect(py).toBeLessThanOrEqual(screen.height - screen.inset.bottom + 0.5);
        }
      }),
    );
  });
  it('what must be seen in any case is, beside what the page covers, from no farther than the whole table', () => {
    fc.assert(
      fc.property(screens, views, edges, place, place, closeness, (screen, view, edge, from, to, radius) => {
        const whole = fitTable(PITCH, screen, view, edge);
        const all: readonly Vec3[] = [
          [from.x, 0, from.z],
          [to.x, 0, to.z],
        ];
        const pose = fitNear(whole, { at: all[0]!, near: radius, all }, screen);
        expect(pose.distance).toBeLessThanOrEqual(whole.distance);
        for (const [px, py] of all.map((corner) => seenAt(pose, corner, screen))) {
          expect(px).toBeGreaterThanOrEqual(screen.inset.left - 0.5);
          expect(px).toBeLessThanOrEqual(screen.width - screen.inset.right + 0.5);
          expect(py).toBeGreaterThanOrEqual(screen.inset.top - 0.5);
          expect(py).toBeLessThanOrEqual(screen.height - screen.inset.bottom + 0.5);
        }
      }),
    );
  });
  it('at eye level stays above the table', () => {
    const whole = fitTable(PITCH, LAPTOP, 'tilted', 'front');
    const level = fitNear(whole, { at: [0, 0, -8], near: 2, eyeLevel: true }, LAPTOP);
    expect(level.pitch).toBeGreaterThan(0.1);
    expect(level.pitch).toBeLessThan(whole.pitch / 2);
  });
});

describe('the whole table at eye level', () => {
  it('is seen from lower than from the chair', () => {
    for (const [screen, share] of [
      [LAPTOP, 0.5],
      [PHONE, 0.7],
    ] as const) {
      const [chair, level] = (['tilted', 'eyeLevel'] as const).map((view) => fitTable(PITCH, screen, view, 'front'));
      expect(eyeOf(level!)[1]).toBeLessThan(eyeOf(chair!)[1] * share);
    }
  });
});

describe('following', () => {
  it('comes ever nearer and never overshoots, in steps of any length', () => {
    const [from, to] = [fitTable(PITCH, PHONE, 'tilted', 'front'), fitTable(PITCH, LAPTOP, 'tilted', 'front')];
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (steps) => {
          let [pose, left] = [from, apart(from, to)];
          for (const seconds of steps) {
            pose = mixPose(pose, to, followed(seconds));
            expect(apart(pose, to)).toBeLessThanOrEqual(left + 1e-9);
            left = apart(pose, to);
          }
        },
      ),
    );
  });
  it('takes as long whether frames are few or many', () => {
    const after = (frames: number): number => 1 - (1 - followed(0.4 / frames)) ** frames;
    expect(after(4)).toBeCloseTo(after(48), 9);
  });
});
