import { Quaternion, Vector3 } from 'three';
import { clamp, type Vec3 } from './motion.ts';
import { seeded } from './seeded.ts';

/** Pips on the sides of a die in three's order +x −x +y −y +z −z; opposite sides make seven. */
export const FACES = [2, 5, 1, 6, 3, 4] as const;

const NORMALS = [new Vector3(1, 0, 0), new Vector3(-1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, -1, 0), new Vector3(0, 0, 1), new Vector3(0, 0, -1)] as const;
const UP = new Vector3(0, 1, 0);

export interface Throw {
  readonly value: number;
  /** Which die of how many: they come to lie side by side. */
  readonly index: number;
  readonly count: number;
  readonly size: number;
  readonly seed: number;
}
export interface DiePose {
  readonly position: Vec3;
  readonly turn: Quaternion;
}

/** The side that lies on top, by its pips. */
export function faceUp(turn: Quaternion): number {
  const heights = NORMALS.map((normal) => normal.clone().applyQuaternion(turn).y);
  return FACES[heights.indexOf(Math.max(...heights))]!;
}

/** How high the middle of a cube lies when it touches the table in any position. */
export function support(turn: Quaternion, size: number): number {
  const [x, y, z] = [0, 2, 4].map((axis) => Math.abs(NORMALS[axis]!.clone().applyQuaternion(turn).y));
  return (size / 2) * (x! + y! + z!);
}

const landing = (value: number, yaw: number): Quaternion => {
  const side = Math.max(0, FACES.findIndex((face) => face === value));
  return new Quaternion().setFromAxisAngle(UP, yaw).multiply(new Quaternion().setFromUnitVectors(NORMALS[side]!, UP));
};

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
export function diePose({ value, index, count, size, seed }: Throw, progress: number): DiePose {
  const random = seeded(seed * 31 + index * 7 + value);
  const p = clamp(progress, 0, 1);
  const heading = -0.5 + random() * 0.5;
  const [restX, restZ] = [(index - (count - 1) / 2) * size * 1.75 + (random() - 0.5) * size * 0.3, (random() - 0.5) * size * 0.6];
  const way = size * (7 + random() * 2) * (1 - p) ** 2;
  // It comes from the viewer's right and rolls about the axis across its way.
  const [wayX, wayZ] = [Math.cos(heading), -Math.sin(heading)];
  const axis = new Vector3(wayZ, 0, -wayX).negate();
  const roll = new Quaternion().setFromAxisAngle(axis, -(way / size) * 1.5);
  const twist = new Quaternion().setFromAxisAngle(UP, (1 - p) ** 2 * (random() - 0.5) * 6);
  const turn = roll.multiply(twist).multiply(landing(value, (random() - 0.5) * 0.9));
  return { position: [restX + wayX * way, support(turn, size) + bounce(p) * size, restZ + wayZ * way], turn };
}
