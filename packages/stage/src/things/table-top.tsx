import { useEffect, useMemo } from 'react';
import { Path, PlaneGeometry, Shape, ShapeGeometry, Vector2, type BufferGeometry, type Texture } from 'three';
import type { Bounds } from '../camera/camera-fit.ts';
import { frameGeometry } from './frame-geometry.ts';
import { RoomLight } from '../house/room-light.tsx';
import { useHouse } from '../house/house-context.ts';
import { Lacquer } from './lacquer.tsx';
import { Lamp } from '../house/lamp.tsx';
import { PALETTE, type WOODS } from '../palette.ts';
import { surfaceTexture, type Paint } from '../textures/felt.ts';
import { roomTexture } from '../textures/room.ts';
import { woodTexture } from '../textures/wood.ts';

interface TableTopProps {
  /** The playing surface, in table units: width along x, depth along z, at y = 0. */
  readonly width: number;
  readonly depth: number;
  /** Lines and areas, in table units from the far left corner; pass the same function while nothing changes. */
  readonly paint?: Paint;
  readonly colour?: string;
  /** Cloth has fibres; a painted board has none. */
  readonly surface?: 'felt' | 'painted';
  /** Round holes in the surface, in table units from the middle. */
  readonly holes?: readonly Hole[];
  /** Width of the wooden frame. */
  readonly frame?: number;
  /** How high the frame stands above the surface. */
  readonly lip?: number;
  readonly wood?: keyof typeof WOODS;
  /** The lamp and the floor belong to the table; a second table in the same house goes without. */
  readonly room?: boolean;
}

interface Hole {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}
const NO_HOLES: readonly Hole[] = [];

/** A rectangle with holes, its picture laid over the whole of it. */
function surfaceGeometry(width: number, depth: number, holes: readonly Hole[]): BufferGeometry {
  if (holes.length === 0) return new PlaneGeometry(width, depth);
  const shape = new Shape(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x = 0, y = 0]) => new Vector2((x * width) / 2, (y * depth) / 2)),
  );
  for (const { x, z, radius } of holes) shape.holes.push(new Path().absarc(x, -z, radius, 0, 2 * Math.PI));
  const geometry = new ShapeGeometry(shape, 24);
  const places = geometry.getAttribute('position');
  const uvs = geometry.getAttribute('uv');
  for (let i = 0; i < places.count; i++) uvs.setXY(i, places.getX(i) / width + 0.5, places.getY(i) / depth + 0.5);
  return geometry;
}

const frameOf = (width: number, depth: number): number => 0.075 * Math.min(width, depth);

/** What the camera must show of a table of this size: its frame, and what stands on it. */
export const tableBounds = (width: number, depth: number, height = 0, frame = frameOf(width, depth)): Bounds => ({
  width: width + 2 * frame,
  depth: depth + 2 * frame,
  height,
});

/** A wooden frame around cloth or a painted board, under the lamp. */
export function TableTop({
  width,
  depth,
  paint,
  colour = PALETTE.felt,
  surface = 'felt',
  holes = NO_HOLES,
  frame = frameOf(width, depth),
  lip = frame * 0.32,
  wood = 'walnut',
  room = true,
}: TableTopProps) {
  const { quality } = useHouse();
  const drop = frame * 0.9;
  const resolution = quality === 'plain' ? 1536 : 2048;
  const cloth = useMemo(
    () => surfaceTexture({ width, depth, colour, resolution, cloth: surface === 'felt', paint }),
    [width, depth, colour, resolution, surface, paint],
  );
  useEffect(() => () => cloth.dispose(), [cloth]);
  const ground = useMemo(() => surfaceGeometry(width, depth, holes), [width, depth, holes]);
  useEffect(() => () => ground.dispose(), [ground]);
  const border = useMemo(() => frameGeometry(width, depth, frame, lip, drop), [width, depth, frame, lip, drop]);
  useEffect(() => () => border.dispose(), [border]);
  return (
    <group>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <primitive object={ground} attach="geometry" />
        <Ground map={cloth} surface={surface} />
      </mesh>
      <mesh geometry={border} castShadow receiveShadow>
        <Lacquer map={woodTexture(wood)} shine={0.55} />
      </mesh>
      {room && <Room bounds={{ width: width + 2 * frame, depth: depth + 2 * frame }} floor={-drop} />}
    </group>
  );
}

/** Cloth is dull, a board has been polished with powder. It covers most of the picture: where the processor draws, it mirrors nothing. */
function Ground({ map, surface }: { readonly map: Texture; readonly surface: 'felt' | 'painted' }) {
  const { quality } = useHouse();
  if (quality === 'plain') return <meshLambertMaterial map={map} />;
  return <meshStandardMaterial map={map} roughness={surface === 'felt' ? 1 : 0.5} />;
}

/** How much larger the floor is than the table's long side; beyond it all is the background's colour. */
const REACH = 4;

function Room({ bounds, floor }: { readonly bounds: Bounds; readonly floor: number }) {
  const { surroundings } = useHouse();
  const { width, depth } = bounds;
  const size = Math.max(width, depth) * REACH;
  const picture = useMemo(
    () => roomTexture(surroundings, [width / size, depth / size]),
    [surroundings, width, depth, size],
  );
  useEffect(() => () => picture.dispose(), [picture]);
  return (
    <>
      <RoomLight />
      <Lamp width={width} depth={depth} />
      {/* Drawn last of what is opaque: most of it is hidden by the table. */}
      <mesh rotation-x={-Math.PI / 2} position-y={floor} renderOrder={1}>
        <planeGeometry args={[size, size]} />
        <meshBasicMaterial map={picture} toneMapped={false} />
      </mesh>
    </>
  );
}
