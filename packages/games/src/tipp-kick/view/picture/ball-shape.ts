import { BufferAttribute, BufferGeometry, Color, Vector3 } from 'three';
import { CORNERS, FACES } from '../../ball/solid.ts';
import type { Colour } from '../../names.ts';
import { BALL } from '../colours.ts';
import { SCALE } from '../layout.ts';

/** Metres by which each face ends before its edges: the ball is sharp, and yet its edges catch the light. */
const BEVEL = 0.00032;

const vector = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Vector3 =>
  new Vector3(x, y, z);
const corners = CORNERS.map(vector);
const normals = FACES.map(({ normal }) => vector(normal));
const NEAR = 1e-7;

/** The corners of a face, counterclockwise as one looks at it, by their places in the list. */
function cornersOf(face: number): readonly number[] {
  const [normal, { distance }] = [normals[face]!, FACES[face]!];
  const own = corners.flatMap((corner, i) => (Math.abs(corner.dot(normal) - distance) < NEAR ? [i] : []));
  const middle = normal.clone().multiplyScalar(distance);
  const east = corners[own[0]!]!.clone().sub(middle).normalize();
  const north = normal.clone().cross(east);
  const turn = (i: number): number => {
    const way = corners[i]!.clone().sub(middle);
    return Math.atan2(way.dot(north), way.dot(east));
  };
  return own.toSorted((a, b) => turn(a) - turn(b));
}

/** A corner as a face has it: drawn in from the edges. */
function inset(face: number, corner: number): Vector3 {
  const middle = normals[face]!.clone().multiplyScalar(FACES[face]!.distance);
  const way = middle.clone().sub(corners[corner]!);
  const by = (FACES[face]!.corners === 4 ? Math.SQRT2 : 2) * BEVEL;
  return corners[corner]!.clone().addScaledVector(way.normalize(), by);
}

/** A flat piece of the surface, its points in any order that goes around. */
interface Piece {
  readonly points: readonly Vector3[];
  readonly colour: Color;
}

const colourOf = (colour: Colour): Color => new Color(BALL[colour]);
const mixed = (faces: readonly number[]): Color => {
  const colours = new Set(faces.map((face) => FACES[face]!.colour));
  return colours.size > 1 ? new Color(BALL.edge) : colourOf([...colours][0]!).lerp(new Color(BALL.edge), 0.25);
};

function pieces(): readonly Piece[] {
  const around = FACES.map((_, face) => cornersOf(face));
  const faces = around.map((own, face) => ({
    points: own.map((corner) => inset(face, corner)),
    colour: colourOf(FACES[face]!.colour),
  }));
  const edges = around.flatMap((own, face) =>
    own.flatMap((a, i): readonly Piece[] => {
      const b = own[(i + 1) % own.length]!;
      const beside = around.findIndex((other, j) => j > face && other.includes(a) && other.includes(b));
      if (beside < 0) return [];
      const points = [inset(face, a), inset(face, b), inset(beside, b), inset(beside, a)];
      return [{ points, colour: mixed([face, beside]) }];
    }),
  );
  const tips = corners.map((out, corner) => {
    const own = around.flatMap((one, face) => (one.includes(corner) ? [face] : []));
    return {
      points: turnedAround(
        own.map((face) => inset(face, corner)),
        out,
      ),
      colour: mixed(own),
    };
  });
  return [...faces, ...edges, ...tips];
}

/** In the order in which they lie around a direction. */
function turnedAround(points: readonly Vector3[], out: Vector3): readonly Vector3[] {
  const middle = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length);
  const east = points[0]!.clone().sub(middle).normalize();
  const north = out.clone().normalize().cross(east);
  const turn = (point: Vector3): number => {
    const way = point.clone().sub(middle);
    return Math.atan2(way.dot(north), way.dot(east));
  };
  return points.toSorted((a, b) => turn(a) - turn(b));
}

/** The ball as ball/solid.ts has it, every face in its colour, with the axes of the table. */
export function ballShape(): BufferGeometry {
  const [places, colours]: [number[], number[]] = [[], []];
  for (const { points, colour } of pieces())
    for (let i = 2; i < points.length; i++) {
      const [a, b, c] = [points[0]!, points[i - 1]!, points[i]!];
      const isOutward = b.clone().sub(a).cross(c.clone().sub(a)).dot(a) > 0;
      for (const { x, y, z } of isOutward ? [a, b, c] : [a, c, b]) {
        places.push(x * SCALE, z * SCALE, -y * SCALE);
        colours.push(colour.r, colour.g, colour.b);
      }
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  shape.computeVertexNormals();
  return shape;
}
