import { Matrix4, Quaternion, Vector3 } from 'three';
import { clamp, type Vec3 } from '../frames/motion.ts';
import { seeded } from '../seeded.ts';

/** Pips on the sides of a die in three's order +x −x +y −y +z −z; opposite sides make seven. */
export const FACES = [2, 5, 1, 6, 3, 4] as const;

export const NORMALS = [
  new Vector3(1, 0, 0),
  new Vector3(-1, 0, 0),
  new Vector3(0, 1, 0),
  new Vector3(0, -1, 0),
  new Vector3(0, 0, 1),
  new Vector3(0, 0, -1),
] as const;
const UP = new Vector3(0, 1, 0);

/** A body that is thrown: its sides by their values, and how it lies on the table. */
export interface Solid {
  readonly faces: readonly number[];
  /** The turns that bring each side to the top. */
  readonly onTop: readonly Quaternion[];
  /** How high its middle lies when it touches the table in any position. */
  readonly support: (turn: Quaternion, size: number) => number;
}

export interface Throw {
  /** A cube unless said. */
  readonly solid?: Solid;
  readonly value: number;
  /** Which die of how many: they come to lie side by side. */
  readonly index: number;
  readonly count: number;
  readonly size: number;
  readonly seed: number;
}
interface DiePose {
  readonly position: Vec3;
  readonly turn: Quaternion;
}

/** How high the middle of a cube lies when it touches the table in any position. */
export function support(turn: Quaternion, size: number): number {
  const [x, y, z] = [0, 2, 4].map((axis) => Math.abs(NORMALS[axis]!.clone().applyQuaternion(turn).y));
  return (size / 2) * (x! + y! + z!);
}

export const CUBE: Solid = {
  faces: FACES,
  onTop: NORMALS.map((normal) => new Quaternion().setFromUnitVectors(normal, UP)),
  support,
};

/** A side of the octahedron: where it looks, and which way is up on it (to the tip). */
export interface Facet {
  readonly normal: Vector3;
  readonly up: Vector3;
  readonly right: Vector3;
}
export const FACETS: readonly Facet[] = Array.from({ length: 8 }, (_, side) => {
  const [x, y, z] = [4, 2, 1].map((bit) => ((side & bit) === 0 ? 1 : -1)) as [number, number, number];
  const normal = new Vector3(x, y, z).normalize();
  const up = new Vector3(0, y, 0).addScaledVector(normal, -1 / Math.sqrt(3)).normalize();
  return { normal, up, right: up.clone().cross(normal) };
});
/** From the middle of an octahedron to its tips, in edges of a cube of the same size. */
export const TIP = 0.84;

/** Eight triangles; a picture on the one that lies on top stands upright before the viewer. */
export const OCTAHEDRON: Solid = {
  faces: [1, 2, 3, 4, 5, 6, 7, 8],
  onTop: FACETS.map(({ normal, up, right }) =>
    new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(right, normal, up.clone().negate())).invert(),
  ),
  support: (turn, size) =>
    TIP * size * Math.max(...[0, 2, 4].map((axis) => Math.abs(NORMALS[axis]!.clone().applyQuaternion(turn).y))),
};

/** How high its middle lies when it has come to rest. */
export const restOf = ({ support, onTop }: Solid, size: number): number => support(onTop[0]!, size);

const landing = ({ faces, onTop }: Solid, value: number, yaw: number): Quaternion =>
  new Quaternion().setFromAxisAngle(UP, yaw).multiply(onTop[Math.max(0, faces.indexOf(value))]!);

/** Times at which the die touches the table, and how high it flies in between. */
const TOUCHES = [0.2, 0.44, 0.62, 0.74] as const;
const FLIGHTS = [1.5, 0.7, 0.26] as const;

/** Height above the table over time: falls from the hand, then jumps lower and lower. */
export function bounce(progress: number): number {
  const [first] = TOUCHES;
  if (progress < first) return 2.6 * (1 - (progress / first) ** 2);
  for (const [index, height] of FLIGHTS.entries()) {
    const [from, to] = [TOUCHES[index]!, TOUCHES[index + 1]!];
    if (progress < to) return height * 4 * ((progress - from) / (to - from)) * (1 - (progress - from) / (to - from));
  }
  return 0;
}

/** Where a thrown die is, relative to the middle of where the dice come to lie. At 1 it shows its value. */
export function diePose({ solid = CUBE, value, index, count, size, seed }: Throw, progress: number): DiePose {
  const random = seeded(seed * 31 + index * 7 + value);
  const p = clamp(progress, 0, 1);
  const heading = -0.5 + random() * 0.5;
  const [restX, restZ] = [
    (index - (count - 1) / 2) * size * 1.75 + (random() - 0.5) * size * 0.3,
    (random() - 0.5) * size * 0.6,
  ];
  const way = size * (7 + random() * 2) * (1 - p) ** 2;
  // It comes from the viewer's right and rolls about the axis across its way.
  const [wayX, wayZ] = [Math.cos(heading), -Math.sin(heading)];
  const axis = new Vector3(wayZ, 0, -wayX).negate();
  const roll = new Quaternion().setFromAxisAngle(axis, -(way / size) * 1.5);
  const twist = new Quaternion().setFromAxisAngle(UP, (1 - p) ** 2 * (random() - 0.5) * 6);
  const turn = roll.multiply(twist).multiply(landing(solid, value, (random() - 0.5) * 0.9));
  return { position: [restX + wayX * way, solid.support(turn, size) + bounce(p) * size, restZ + wayZ * way], turn };
}
