import type { Spot } from '@bande/physics/engine';
import type { Colour } from '../names.ts';
import { BALL } from '../table.ts';

/** A cuboctahedron: twelve corners at the middles of a cube's edges, six squares, eight triangles. */
interface Face {
  /** Outward, of length one. */
  readonly normal: Spot;
  readonly corners: 3 | 4;
  readonly colour: Colour;
  /** Square metres. */
  readonly area: number;
  /** From the middle of the ball. */
  readonly distance: number;
}

const HALF = BALL.edge / Math.sqrt(2);
const SIGNS = [1, -1] as const;

export const CORNERS: readonly Spot[] = SIGNS.flatMap((one) =>
  SIGNS.flatMap((other) => [
    { x: one * HALF, y: other * HALF, z: 0 },
    { x: one * HALF, y: 0, z: other * HALF },
    { x: 0, y: one * HALF, z: other * HALF },
  ]),
);

/** The ball is cut along the hexagon across (1, 1, 1): what looks that way is white, so that opposite faces differ. */
const colourOf = ({ x, y, z }: Spot): Colour => (x + y + z > 0 ? 'white' : 'black');

const square = (normal: Spot): Face => ({
  normal,
  corners: 4,
  colour: colourOf(normal),
  area: BALL.edge * BALL.edge,
  distance: HALF,
});
const THIRD = 1 / Math.sqrt(3);
const triangle = (x: number, y: number, z: number): Face => {
  const normal = { x: x * THIRD, y: y * THIRD, z: z * THIRD };
  return {
    normal,
    corners: 3,
    colour: colourOf(normal),
    area: (BALL.edge * BALL.edge * Math.sqrt(3)) / 4,
    distance: BALL.edge * Math.sqrt(2 / 3),
  };
};

/** 0–5 the squares, 6–13 the triangles. */
export const FACES: readonly Face[] = [
  ...SIGNS.map((x) => square({ x, y: 0, z: 0 })),
  ...SIGNS.map((y) => square({ x: 0, y, z: 0 })),
  ...SIGNS.map((z) => square({ x: 0, y: 0, z })),
  ...SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => triangle(x, y, z)))),
];

export const opposite = (face: number): number =>
  FACES.findIndex(
    ({ normal: { x, y, z } }) =>
      x === 0 - FACES[face]!.normal.x && y === 0 - FACES[face]!.normal.y && z === 0 - FACES[face]!.normal.z,
  );
