import { describe, expect, it } from 'vitest';
import { frameGeometry } from '../src/things/frame-geometry.ts';

describe('the wooden frame', () => {
  const geometry = frameGeometry(8, 16, 0.6, 0.2, 0.5);
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const points = Array.from({ length: position.count }, (_, i) => ({
    x: position.getX(i),
    y: position.getY(i),
    z: position.getZ(i),
    up: normal.getY(i),
    out: normal.getX(i) * position.getX(i) + normal.getZ(i) * position.getZ(i),
  }));

  it('goes around the surface and no further than its width', () => {
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox!;
    expect([max.x - min.x, max.z - min.z]).toEqual([expect.closeTo(9.2, 4), expect.closeTo(17.2, 4)]);
    expect([min.y, max.y]).toEqual([expect.closeTo(-0.5, 4), expect.closeTo(0.2, 4)]);
  });
  it('shows its faces outwards: the top up, the outside away from the middle', () => {
    expect(points.filter(({ y }) => y > 0.19).every(({ up }) => up > 0.7)).toBe(true);
    expect(points.filter(({ y }) => y < -0.4).every(({ out }) => out > 0)).toBe(true);
  });
  it('is mitred: at a corner two pieces meet, each with its own grain', () => {
    const uv = geometry.getAttribute('uv');
    const corner = points.flatMap(({ x, y, z }, i) =>
      x > 4.1 && z > 8.1 && y > 0.19 ? [{ x, z, u: uv.getX(i) }] : [],
    );
    const seam = corner.filter(({ x, z }) => Math.abs(x - 4 - (z - 8)) < 1e-5);
    const places = new Set(seam.map(({ x, z }) => `${x.toFixed(4)} ${z.toFixed(4)}`));
    expect(places.size).toBeGreaterThan(1);
    expect(new Set(seam.map(({ u }) => u.toFixed(4))).size).toBe(2 * places.size);
  });
});
