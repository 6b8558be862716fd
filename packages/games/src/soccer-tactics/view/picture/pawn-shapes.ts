import {
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  LatheGeometry,
  RingGeometry,
  SphereGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { SideName } from '../../table.ts';
import { BALL_SIZE } from '../layout.ts';

/** Turned pawns: Red's are round, Blue's are cut with four edges and look like diamonds from above. */
type Role = 'keeper' | 'defender' | 'numbered';

/** Radius and height from the foot to the top. */
type Profile = readonly (readonly [number, number])[];

const FOOT: Profile = [
  [0, 0],
  [0.29, 0],
  [0.31, 0.03],
  [0.31, 0.08],
  [0.26, 0.13],
];
const PROFILES: Readonly<Record<Role, Profile>> = {
  numbered: [
    ...FOOT,
    [0.18, 0.24],
    [0.15, 0.4],
    [0.17, 0.52],
    [0.27, 0.6],
    [0.31, 0.64],
    [0.31, 0.72],
    [0.29, 0.745],
    [0, 0.745],
  ],
  defender: [...FOOT, [0.2, 0.22], [0.13, 0.38], [0.095, 0.5], [0, 0.5]],
  keeper: [
    ...FOOT,
    [0.25, 0.2],
    [0.2, 0.34],
    [0.22, 0.5],
    [0.2, 0.58],
    [0.4, 0.6],
    [0.4, 0.65],
    [0.29, 0.67],
    [0.28, 0.82],
    [0.26, 0.85],
    [0, 0.85],
  ],
};
export const TOPS: Readonly<Record<Role, number>> = { numbered: 0.745, defender: 0.74, keeper: 0.85 };
export const TALLEST = 1;

/** Radius of the foot as it is seen from above. */
export const FEET: Readonly<Record<SideName, number>> = { red: 0.31, blue: 0.34 };

/** A diamond of the same look as a disc is a little wider across. */
const DIAMOND = 1.27;

function lathe(profile: Profile, side: SideName): BufferGeometry {
  const [edges, wide] = side === 'red' ? [28, 1] : [4, DIAMOND];
  const turned = new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius * wide, height)),
    edges,
  );
  // Sharp edges need their own normals at every face.
  const shape = side === 'red' ? turned : turned.toNonIndexed();
  shape.computeVertexNormals();
  return side === 'red' ? shape.toNonIndexed() : shape;
}

/** Heads and gloves are round on both sides. */
const ball = (radius: number, x: number, y: number): BufferGeometry =>
  new SphereGeometry(radius, 20, 14).translate(x, y, 0).toNonIndexed();

function shapeOf(role: Role, side: SideName): BufferGeometry {
  const parts = [lathe(PROFILES[role], side)];
  if (role === 'defender') parts.push(ball(0.2, 0, 0.56));
  return mergeGeometries(parts);
}

const known = new Map<string, BufferGeometry>();

/** Made once for each kind of pawn. */
export function pawnShape(role: Role, side: SideName): BufferGeometry {
  const key = `${role} ${side}`;
  const shape = known.get(key) ?? shapeOf(role, side);
  known.set(key, shape);
  return shape;
}

/** The keeper's gloves, held out to both sides. */
export const gloves = mergeGeometries([ball(0.1, -0.37, 0.42), ball(0.1, 0.37, 0.42)]);
export const ballShape = new CylinderGeometry(BALL_SIZE.radius, BALL_SIZE.radius, BALL_SIZE.height, 40);
/** The ball as it is seen through what stands before it. */
export const ballFace = new CircleGeometry(BALL_SIZE.radius, 32).rotateX(-Math.PI / 2);
/** Within its square, around the ball. */
export const ballRing = new RingGeometry(0.39, 0.45, 48).rotateX(-Math.PI / 2);
