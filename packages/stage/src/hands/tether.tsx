import { useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { OVERLAY } from '../marks/overlay.ts';
import { stripGeometry } from '../marks/strip-shape.ts';
import type { Spot } from './grip.ts';

interface TetherProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly colour: string;
  /** Width at `from`, in table units; it tapers to nothing. */
  readonly width: number;
  readonly opacity?: number;
  readonly up?: number;
}

/** A strip on the table that tapers and fades towards its far end: how far a hand has pulled, or where something will go. */
export function Tether({ from, to, colour, width, opacity = 0.9, up = 0.035 }: TetherProps) {
  const [[ax, az], [bx, bz]] = [from, to];
  const shape = useMemo(() => wedge(ax, az, bx, bz, width, up), [ax, az, bx, bz, width, up]);
  return (
    // What lies higher is drawn later: nothing of it is hidden by what lies lower.
    <mesh geometry={shape} renderOrder={4 + up}>
      <meshBasicMaterial color={colour} opacity={opacity} vertexColors {...OVERLAY} />
    </mesh>
  );
}

function wedge(ax: number, az: number, bx: number, bz: number, width: number, up: number): BufferGeometry {
  const [dx, dz] = [bx - ax, bz - az];
  const length = Math.max(1e-6, Math.hypot(dx, dz));
  const [nx, nz] = [(-dz / length) * (width / 2), (dx / length) * (width / 2)];
  const thin = 0.18;
  const places = [
    ax + nx,
    up,
    az + nz,
    ax - nx,
    up,
    az - nz,
    bx + nx * thin,
    up,
    bz + nz * thin,
    bx - nx * thin,
    up,
    bz - nz * thin,
  ];
  // Full at the hand, faint at the far end.
  const colours = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.15, 1, 1, 1, 0.15];
  return stripGeometry({ places, colours, index: [0, 2, 1, 1, 2, 3, 0, 1, 2, 1, 3, 2] });
}
