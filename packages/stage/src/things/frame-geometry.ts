import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A point of the frame's cross-section: outward from the playing surface, and up. */
type ProfilePoint = readonly [out: number, up: number];

const ARC_STEPS = 4;
const CORNER_STEPS = 5;

function arc(out: number, up: number, radius: number, from: number, to: number): readonly ProfilePoint[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, i): ProfilePoint => {
    const turn = from + ((to - from) * i) / ARC_STEPS;
    return [out + Math.cos(turn) * radius, up + Math.sin(turn) * radius];
  });
}

/** From the cloth up the inner wall, over the flat top with its two bevels, down the outside to a small chamfer. */
function frameProfile(width: number, lip: number, drop: number): readonly ProfilePoint[] {
  const [inner, outer] = [Math.min(lip * 0.3, width / 8), Math.min(width * 0.13, lip + drop)];
  return [
    [0, -0.01],
    ...arc(inner, lip - inner, inner, Math.PI, Math.PI / 2),
    ...arc(width - outer, lip - outer, outer, Math.PI / 2, 0),
    [width, -drop + outer / 2],
    [width - outer / 2, -drop],
  ];
}

/** How round the corners are at a distance from the playing surface: hardly at all inside, well rounded outside. */
const cornerRadius = (out: number, frame: number): number => frame * (0.06 + 0.5 * (out / frame));

/** One side of the frame seen from above, from the mitre at its left to that at its right, as it lies at the front. */
function sidePath(half: number, away: number, radius: number): readonly (readonly [number, number])[] {
  const turns = Array.from({ length: CORNER_STEPS + 1 }, (_, i) => (i / CORNER_STEPS) * (Math.PI / 4));
  const corner = (turn: number): readonly [number, number] => [
    half - radius + Math.sin(turn) * radius,
    away - radius + Math.cos(turn) * radius,
  ];
  const right = turns.map(corner);
  return [...right.toReversed().map(([x, z]) => [-x, z] as const), ...right];
}

/** A frame around a rectangle: four pieces of wood, mitred, the grain running along each. */
export function frameGeometry(width: number, depth: number, frame: number, lip: number, drop: number): BufferGeometry {
  const profile = frameProfile(frame, lip, drop);
  const [positions, uvs, indices]: [number[], number[], number[]] = [[], [], []];
  const grain = 1 / (frame * 9);
  for (let side = 0; side < 4; side++) {
    const [half, away] = side % 2 === 0 ? [width / 2, depth / 2] : [depth / 2, width / 2];
    const [sin, cos] = [[0, 1, 0, -1][side]!, [1, 0, -1, 0][side]!];
    const first = positions.length / 3;
    const count = 2 * (CORNER_STEPS + 1);
    let around = 0;
    for (const [row, [out, up]] of profile.entries()) {
      const before = profile[Math.max(0, row - 1)]!;
      around += Math.hypot(out - before[0], up - before[1]);
      for (const [x, z] of sidePath(half + out, away + out, cornerRadius(out, frame))) {
        positions.push(x * cos + z * sin, up, z * cos - x * sin);
        // No two sides are cut from the same place.
        uvs.push(x * grain + side * 0.37, (around * grain * 9) / 4 + side * 0.61);
      }
    }
    for (let row = 0; row + 1 < profile.length; row++) {
      for (let i = 0; i + 1 < count; i++) {
        const [a, b] = [first + row * count + i, first + row * count + i + 1];
        const [c, d] = [a + count, b + count];
        indices.push(a, c, b, b, c, d);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}
