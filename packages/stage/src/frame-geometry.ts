import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A point of the frame's cross-section: outward from the playing surface, and up. */
type ProfilePoint = readonly [out: number, up: number];

const ARC_STEPS = 5;
const CORNER_STEPS = 8;

function arc(out: number, up: number, radius: number, from: number, to: number): readonly ProfilePoint[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, i): ProfilePoint => {
    const turn = from + ((to - from) * i) / ARC_STEPS;
    return [out + Math.cos(turn) * radius, up + Math.sin(turn) * radius];
  });
}

/** From the cloth up the inner lip, over the rounded top, down the outside. */
export function frameProfile(width: number, lip: number, drop: number): readonly ProfilePoint[] {
  const [inner, outer] = [Math.min(lip * 0.6, width / 4), Math.min(width * 0.4, lip + drop)];
  return [
    [0, -0.01],
    ...arc(inner, lip - inner, inner, Math.PI, Math.PI / 2),
    ...arc(width - outer, lip - outer, outer, Math.PI / 2, 0),
    [width, -drop],
  ];
}

interface PathPoint {
  readonly x: number;
  readonly z: number;
  /** Outward direction. */
  readonly dx: number;
  readonly dz: number;
  /** How far along the frame, for the grain. */
  readonly along: number;
}

function framePath(width: number, depth: number, radius: number, frame: number): readonly PathPoint[] {
  const [halfX, halfZ] = [width / 2 - radius, depth / 2 - radius];
  const corners = [
    [halfX, halfZ],
    [-halfX, halfZ],
    [-halfX, -halfZ],
    [halfX, -halfZ],
  ] as const;
  const bend = ((radius + frame / 2) * Math.PI) / 2;
  let along = 0;
  const points: PathPoint[] = [];
  for (const [index, [cx, cz]] of corners.entries()) {
    for (let step = 0; step <= CORNER_STEPS; step++) {
      const turn = ((index + step / CORNER_STEPS) * Math.PI) / 2;
      const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
      points.push({ x: cx + dx * radius, z: cz + dz * radius, dx, dz, along: along + (bend * step) / CORNER_STEPS });
    }
    along += bend + 2 * (index % 2 === 0 ? halfX : halfZ);
  }
  return [...points, { ...points[0]!, along }];
}

/** A frame around a rectangle, with the grain of its wood running along each side. */
export function frameGeometry(width: number, depth: number, frame: number, lip: number, drop: number): BufferGeometry {
  const profile = frameProfile(frame, lip, drop);
  const path = framePath(width, depth, Math.min(0.02 * width, frame / 3), frame);
  const [positions, uvs, indices]: [number[], number[], number[]] = [[], [], []];
  const grain = 1 / (frame * 9);
  let around = 0;
  for (const [row, [out, up]] of profile.entries()) {
    const before = profile[Math.max(0, row - 1)]!;
    around += Math.hypot(out - before[0], up - before[1]);
    for (const { x, z, dx, dz, along } of path) {
      positions.push(x + dx * out, up, z + dz * out);
      uvs.push(along * grain, (around * grain * 9) / 4);
    }
  }
  for (let row = 0; row + 1 < profile.length; row++) {
    for (let i = 0; i + 1 < path.length; i++) {
      const [a, b] = [row * path.length + i, row * path.length + i + 1];
      const [c, d] = [a + path.length, b + path.length];
      indices.push(a, b, c, b, d, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}
