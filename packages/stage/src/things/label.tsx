import { useMemo } from 'react';
import { useFacing } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import { PALETTE } from '../palette.ts';
import { labelTexture } from '../textures/label.ts';

interface LabelProps {
  readonly text: string;
  readonly at?: Vec3;
  readonly size?: number;
  readonly colour?: string;
  /** Fills a disc behind the letters. */
  readonly ground?: string;
}

/** A few letters that lie flat and turn towards the viewer: a number on a pawn, a name on a square. */
export function Label({ text, at = [0, 0, 0], size = 1, colour = PALETTE.chalk, ground }: LabelProps) {
  const yaw = useFacing();
  const picture = useMemo(() => labelTexture({ text, colour, ground }), [text, colour, ground]);
  return (
    <group position={[...at]} rotation-y={yaw}>
      <mesh rotation-x={-Math.PI / 2} scale={size} renderOrder={1}>
        <planeGeometry />
        <meshBasicMaterial
          map={picture}
          transparent
          depthWrite={false}
          polygonOffset
          polygonOffsetFactor={-3}
          polygonOffsetUnits={-3}
        />
      </mesh>
    </group>
  );
}
