import { PlaneGeometry, RepeatWrapping, type BufferAttribute, type BufferGeometry, type Texture } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { paintedTexture } from '../textures/canvas.ts';

/** Nets that hang behind goals and give way where they are met, in metres: backwards is −z, up is y. */

/** Its picture has so many meshes across and up, and is repeated. */
const MESHES = 8;

/** One side of a net: where it hangs, how free each of its corners is (`userData.free`), and which way it can give. */
interface NetSheet {
  readonly shape: BufferGeometry;
  readonly gives: readonly [x: number, y: number, z: number];
}

export interface Net {
  readonly shape: BufferGeometry;
  readonly rest: Float32Array;
  /** For each corner which way it gives, as far as the bars let it. */
  readonly gives: Float32Array;
}

/** All sides of a net as one; what is free above hangs through by so many metres. */
function netFrom(sheets: readonly NetSheet[], sag: number): Net {
  const gives = sheets.flatMap(({ shape, gives: way }) =>
    [...(shape.userData['free'] as Float32Array)].flatMap((free) => way.map((part) => part * free)),
  );
  const shape = mergeGeometries(sheets.map((one) => one.shape));
  const places = shape.getAttribute('position') as BufferAttribute;
  for (let i = 0; i < places.count; i++) places.setY(i, places.getY(i) - sag * gives[3 * i + 1]!);
  return { shape, rest: Float32Array.from(places.array), gives: Float32Array.from(gives) };
}

/** The net behind a goal, whose line lies at z = 0. */
interface GoalNet {
  /** From the middle to where its sides hang, how high its roof is, and how far behind the line its back hangs. */
  readonly aside: number;
  readonly high: number;
  readonly depth: number;
  /** How wide one mesh is, and how large about the pieces are of which its picture is bent. */
  readonly mesh: number;
  readonly piece: number;
  /** The roof hangs through by so much. */
  readonly sag: number;
  /** Of its sides the lower edge hangs free. */
  readonly isOpenBelow: boolean;
}

export function goalNet(goal: GoalNet): Net {
  const { aside, high, depth, sag, isOpenBelow } = goal;
  const sheets: readonly NetSheet[] = [
    { shape: sheet(goal, 2 * aside, high).translate(0, high / 2, -depth), gives: [0, 0, -1] },
    {
      shape: sheet(goal, 2 * aside, depth)
        .rotateX(-Math.PI / 2)
        .translate(0, high, -depth / 2),
      gives: [0, 1, 0],
    },
    ...[-1, 1].map((end): NetSheet => ({
      shape: sheet(goal, depth, high, isOpenBelow)
        .rotateY(Math.PI / 2)
        .translate(end * aside, high / 2, -depth / 2),
      gives: [end, 0, 0],
    })),
  ];
  return netFrom(sheets, sag);
}

/** The picture of the net repeats by its places: one mesh is everywhere of the same size. */
function sheet({ mesh, piece }: GoalNet, width: number, height: number, isOpenBelow = false): BufferGeometry {
  const pieces = (length: number): number => Math.max(4, Math.round(length / piece));
  const shape = new PlaneGeometry(width, height, pieces(width), pieces(height));
  const uvs = shape.getAttribute('uv');
  const free = new Float32Array(uvs.count);
  for (let i = 0; i < uvs.count; i++) {
    const [u, v] = [uvs.getX(i), uvs.getY(i)];
    const upward = isOpenBelow ? 1 - v ** 4 : 1 - (2 * v - 1) ** 4;
    free[i] = (1 - (2 * u - 1) ** 4) * upward;
    uvs.setXY(i, (u * width) / (mesh * MESHES), (v * height) / (mesh * MESHES));
  }
  shape.userData = { free };
  return shape;
}

/** Seconds for which it shakes, and how often it swings in one of them. */
export const SHAKES = 1.6;
const SWINGS = 3;
/** What of the bulge is left after so many seconds, from −1 to 1. */
export const bulgeAt = (seconds: number): number =>
  seconds >= SHAKES ? 0 : Math.cos(2 * Math.PI * SWINGS * seconds) * (1 - seconds / SHAKES) ** 2;

/** Where the ball has met it, and how: outwards or inwards, 1 as hard as can be. */
export interface Hit {
  readonly at: readonly [x: number, y: number, z: number];
  readonly force: number;
}
/** Metres it bulges at most, and metres around the ball that go along. */
export interface Bulge {
  readonly most: number;
  readonly wide: number;
}

/** The net as it hangs so long after it was met. */
export function shaken({ shape, rest, gives }: Net, { at, force }: Hit, seconds: number, { most, wide }: Bulge): void {
  const places = shape.getAttribute('position') as BufferAttribute;
  const now = most * force * bulgeAt(seconds);
  for (let i = 0; i < rest.length; i += 3) {
    const far = (rest[i]! - at[0]) ** 2 + (rest[i + 1]! - at[1]) ** 2 + (rest[i + 2]! - at[2]) ** 2;
    const share = now * Math.exp(-far / (2 * wide * wide));
    for (let part = 0; part < 3; part++) places.array[i + part] = rest[i + part]! + gives[i + part]! * share;
  }
  places.needsUpdate = true;
}

/** So many pixels for each mesh. */
const PIXELS = 16;
export function netTexture(colour: string): Texture {
  const texture = paintedTexture(MESHES * PIXELS, MESHES * PIXELS, (ctx) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 2.2;
    for (let i = 0; i <= MESHES; i++) {
      const at = i * PIXELS;
      ctx.beginPath();
      ctx.moveTo(at, 0);
      ctx.lineTo(at, MESHES * PIXELS);
      ctx.moveTo(0, at);
      ctx.lineTo(MESHES * PIXELS, at);
      ctx.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}
