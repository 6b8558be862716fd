import { CORNERS, FACES } from '@bande/games/tipp-kick/ball/solid.ts';
import { KEEPER, KICKER } from '@bande/games/tipp-kick/table.ts';
import { ballShape } from '@bande/games/tipp-kick/view/picture/ball-shape.ts';
import { BALL, KITS } from '@bande/games/tipp-kick/view/colours.ts';
import { keeperShape } from '@bande/games/tipp-kick/view/picture/keeper-shape.ts';
import { bodyShape, legShape } from '@bande/games/tipp-kick/view/picture/kicker-shape.ts';
import { SCALE } from '@bande/games/tipp-kick/view/layout.ts';
import { Color, Vector3, type BufferGeometry } from 'three';
import { describe, expect, test } from 'vitest';

/** Metres, with the axes of table.ts: forward or east, left or north, up. */
function spans(shape: BufferGeometry): readonly (readonly [number, number])[] {
  shape.computeBoundingBox();
  const { min, max } = shape.boundingBox!;
  return [
    [min.x / SCALE, max.x / SCALE],
    [-max.z / SCALE, -min.z / SCALE],
    [min.y / SCALE, max.y / SCALE],
  ];
}

describe('the ball that is drawn is the one that physics rolls', () => {
  const shape = ballShape();
  const [places, normals, colours] = ['position', 'normal', 'color'].map((name) => shape.getAttribute(name));
  const outward = ({ x, y, z }: { x: number; y: number; z: number }): Vector3 => new Vector3(x, z, -y);
  const looksAlong = (normal: Vector3): readonly number[] =>
    Array.from({ length: places!.count }, (_, i) => i).filter(
      (i) => new Vector3().fromBufferAttribute(normals!, i).dot(normal) > 0.9999,
    );

  test.each(FACES.map((face, i) => [i, face] as const))(
    'face %i has its colour, its corners and its place',
    (_, face) => {
      const own = looksAlong(outward(face.normal));
      expect(own).toHaveLength(3 * (face.corners - 2));
      const { r, g, b } = new Color(BALL[face.colour]);
      for (const i of own) {
        expect([colours!.getX(i), colours!.getY(i), colours!.getZ(i)]).toEqual([r, g, b].map(Math.fround));
        expect(new Vector3().fromBufferAttribute(places!, i).dot(outward(face.normal)) / SCALE).toBeCloseTo(
          face.distance,
          6,
        );
      }
    },
  );
  test('its edges are only broken: no point is farther out than a corner, and none is far inside', () => {
    const corner = Math.hypot(CORNERS[0]!.x, CORNERS[0]!.y, CORNERS[0]!.z);
    for (let i = 0; i < places!.count; i++) {
      const far = new Vector3().fromBufferAttribute(places!, i).length() / SCALE;
      expect(far).toBeLessThan(corner);
      expect(far).toBeGreaterThan(0.9 * corner);
    }
  });
});

describe('figures are as large as physics has them', () => {
  test('the base of a kicker, and his height', () => {
    const [x, y, z] = spans(bodyShape(KITS.red));
    expect(x![0]).toBeCloseTo(KICKER.middleAhead - KICKER.baseRadius, 3);
    expect(y![1]).toBeLessThan(KICKER.left + 0.0045);
    expect(z![0]).toBeCloseTo(0, 5);
    expect(z![1]).toBeLessThan(KICKER.height);
  });
  test.each(['plate', 'halfWedge', 'wedge', 'blade'] as const)('the foot of a kicker: %s', (foot) => {
    const [x, y, z] = spans(legShape(KITS.red, foot));
    expect(z![0]).toBeCloseTo(0 - KICKER.leg, 4);
    expect(x![1]).toBeCloseTo({ plate: 0, blade: 0, wedge: 0.003, halfWedge: 0.0015 }[foot], 3);
    expect(y![1] - y![0]).toBeLessThan(KICKER.footWidth + 0.0005);
  });
  test.each(['block', 'buttons'] as const)('a keeper: %s', (kind) => {
    const [x, , z] = spans(keeperShape(KITS.blue, kind));
    expect(x![1] - x![0]).toBeCloseTo(KEEPER.width, 2);
    expect(z![0]).toBeCloseTo(0 - KEEPER.rodHeight, 3);
    expect(z![1] - z![0]).toBeCloseTo(KEEPER.height, 2);
  });
});
