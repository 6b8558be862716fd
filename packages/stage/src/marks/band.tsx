import { useEffect, useMemo } from 'react';
import type { Side } from 'three';
import type { Vec3 } from '../frames/motion.ts';
import { bandAlong, type BandLook } from './band-shape.ts';
import { OVERLAY } from './overlay.ts';
import { stripGeometry } from './strip-shape.ts';

interface BandProps extends BandLook {
  /** In table units. */
  readonly way: readonly Vec3[];
  readonly colour: string;
  /** How solid it is at its beginning, from 0 to 1. */
  readonly solid: number;
  readonly order: number;
  /** Which of its faces are seen: the upper one, unless it also rises. */
  readonly faces?: Side;
}

/** A way on the table as a band that tapers and fades towards its end; it is seen through everything. */
export function Band({ way, colour, width, across, left, solid, order, faces }: BandProps) {
  const shape = useMemo(() => stripGeometry(bandAlong(way, { width, across, left })), [way, width, across, left]);
  useEffect(() => () => shape.dispose(), [shape]);
  return (
    <mesh geometry={shape} renderOrder={order}>
      <meshBasicMaterial
        color={colour}
        opacity={solid}
        vertexColors
        {...OVERLAY}
        {...(faces === undefined ? {} : { side: faces })}
      />
    </mesh>
  );
}
