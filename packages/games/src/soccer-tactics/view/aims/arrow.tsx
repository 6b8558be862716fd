import { MARKS, type Vec3 } from '@bande/stage';
import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, DoubleSide, GreaterDepth, LessEqualDepth } from 'three';

interface ArrowProps {
  /** From where, over which squares, to where. */
  readonly along: readonly Vec3[];
  readonly opacity?: number;
}

const [HALF, HEAD, LIFT] = [0.05, 0.28, 0.02];
/** It ends before the middle of its square, so that what stands there is seen. */
const SHORT = 0.4;

/** A way over the cloth, seen faintly where pawns stand before it. */
export function Arrow({ along, opacity = 0.9 }: ArrowProps) {
  const places = along.map((place) => place.join()).join(' ');
  // `places` stands for `along`, which may be a new list of the same places.
  const shape = useMemo(() => arrowShape(along), [places]);
  const look = { color: MARKS.aim, transparent: true, depthWrite: false, toneMapped: false, side: DoubleSide } as const;
  return (
    <group name="arrow">
      <mesh geometry={shape} renderOrder={3}>
        <meshBasicMaterial {...look} opacity={opacity} depthFunc={LessEqualDepth} />
      </mesh>
      <mesh geometry={shape} renderOrder={3}>
        <meshBasicMaterial {...look} opacity={opacity * 0.4} depthFunc={GreaterDepth} />
      </mesh>
    </group>
  );
}

type Flat = readonly [number, number];

function arrowShape(along: readonly Vec3[]): BufferGeometry {
  const points = along.map(([x, , z]): Flat => [x, z]);
  const corners = points.slice(1).flatMap((to, i) => {
    const last = i === points.length - 2;
    return last ? withHead(points[i]!, to) : strip(points[i]!, to, 0, HALF);
  });
  const shape = new BufferGeometry();
  const flat = corners.flatMap(([x, z]) => [x, LIFT, z]);
  shape.setAttribute('position', new BufferAttribute(new Float32Array(flat), 3));
  return shape;
}

/** Two triangles from one place to the other, ending so much before it, or going on beyond it. */
function strip(from: Flat, to: Flat, before: number, beyond: number): readonly Flat[] {
  const { ahead, aside } = directions(from, to);
  const end: Flat = [to[0] - ahead[0] * (before - beyond), to[1] - ahead[1] * (before - beyond)];
  const corner = ([x, z]: Flat, side: number): Flat => [x + aside[0] * HALF * side, z + aside[1] * HALF * side];
  const [a, b, c, d] = [corner(from, 1), corner(from, -1), corner(end, -1), corner(end, 1)];
  return [a, b, c, a, c, d];
}

function withHead(from: Flat, to: Flat): readonly Flat[] {
  const { ahead, aside, length } = directions(from, to);
  if (length < HEAD + SHORT) return strip(from, to, 0, 0);
  const tip: Flat = [to[0] - ahead[0] * SHORT, to[1] - ahead[1] * SHORT];
  const root: Flat = [tip[0] - ahead[0] * HEAD, tip[1] - ahead[1] * HEAD];
  const wing = (side: number): Flat => [root[0] + aside[0] * 0.17 * side, root[1] + aside[1] * 0.17 * side];
  return [...strip(from, root, 0, 0), tip, wing(1), wing(-1)];
}

function directions(from: Flat, to: Flat): { readonly ahead: Flat; readonly aside: Flat; readonly length: number } {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.max(1e-6, Math.hypot(dx, dz));
  const ahead: Flat = [dx / length, dz / length];
  return { ahead, aside: [ahead[1], -ahead[0]], length };
}
