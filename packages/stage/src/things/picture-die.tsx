import { useEffect, useMemo } from 'react';
import { BufferGeometry, Float32BufferAttribute, Vector3, type CanvasTexture } from 'three';
import { FACETS, OCTAHEDRON, TIP, type Facet } from './dice-pose.ts';
import { Thrown, useThrow } from './dice.tsx';
import { useFacing } from '../house/house-context.ts';
import { Lacquer } from './lacquer.tsx';
import type { Vec3 } from '../frames/motion.ts';
import { sheet, textureOf } from '../textures/canvas.ts';
import type { Show } from '../view/index.ts';

/** One side: its ground, and what is drawn on it within 100 by 100 around the origin. */
export interface DiePicture {
  readonly ground: string;
  readonly draw: (ctx: CanvasRenderingContext2D) => void;
}

interface PictureDieProps {
  /** Anything but special dice is not shown; a value is the place of its picture, from 1. */
  readonly show: Show | null;
  /** Eight pictures; pass the same list while nothing changes. */
  readonly pictures: readonly DiePicture[];
  readonly at?: Vec3;
  readonly size?: number;
  readonly speed?: number;
  readonly reducedMotion?: boolean;
}

const [COLUMNS, ROWS, CELL] = [4, 2, 160];
/** From the middle of a side to its corners, in sizes of the die. */
const CORNER = TIP * Math.sqrt(2 / 3);

/** Place of a corner on the sheet: every side has a cell of its own. */
function uvOf({ up, right }: Facet, side: number, corner: Vector3): readonly [number, number] {
  const [u, v] = [right, up].map((axis) => 0.5 + (corner.dot(axis) / CORNER) * 0.49) as [number, number];
  return [((side % COLUMNS) + u) / COLUMNS, (Math.floor(side / COLUMNS) + v) / ROWS];
}

const body = ((): BufferGeometry => {
  const [places, normals, uvs]: [number[], number[], number[]] = [[], [], []];
  for (const [side, facet] of FACETS.entries()) {
    const { normal } = facet;
    const tips = [
      new Vector3(Math.sign(normal.x), 0, 0),
      new Vector3(0, Math.sign(normal.y), 0),
      new Vector3(0, 0, Math.sign(normal.z)),
    ];
    // Counter-clockwise from outside.
    if (normal.x * normal.y * normal.z < 0) tips.reverse();
    for (const tip of tips) {
      tip.multiplyScalar(TIP);
      places.push(...tip.toArray());
      normals.push(...normal.toArray());
      uvs.push(...uvOf(facet, side, tip));
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(places, 3));
  shape.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  shape.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return shape;
})();

function picturesTexture(pictures: readonly DiePicture[]): CanvasTexture {
  const { canvas, ctx } = sheet(COLUMNS * CELL, ROWS * CELL);
  for (const [side, { ground, draw }] of pictures.entries()) {
    ctx.save();
    ctx.translate((side % COLUMNS) * CELL, (ROWS - 1 - Math.floor(side / COLUMNS)) * CELL);
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, CELL, CELL);
    ctx.translate(CELL / 2, CELL / 2);
    ctx.scale(CELL / 210, CELL / 210);
    draw(ctx);
    ctx.restore();
  }
  return textureOf(canvas, { small: true });
}

/** A die of eight sides with pictures, thrown like the others. */
export function PictureDie({ show, ...rest }: PictureDieProps) {
  return show?.kind === 'dice' && show.special === true ? <RolledPictures show={show} {...rest} /> : null;
}

function RolledPictures({
  show,
  pictures,
  at = [0, 0, 0],
  size = 0.9,
  speed = 1,
  reducedMotion,
}: PictureDieProps & { readonly show: Extract<Show, { kind: 'dice' }> }) {
  const group = useThrow(show, { size, speed, reducedMotion, solid: OCTAHEDRON });
  const yaw = useFacing();
  const picture = useMemo(() => picturesTexture(pictures), [pictures]);
  useEffect(() => () => picture.dispose(), [picture]);
  return (
    <group ref={group} position={[...at]} rotation-y={yaw}>
      {show.values.map((_, index) => (
        <Thrown key={index} size={size} solid={OCTAHEDRON}>
          <mesh geometry={body} scale={size} castShadow>
            <Lacquer map={picture} shine={0.3} />
          </mesh>
        </Thrown>
      ))}
    </group>
  );
}
