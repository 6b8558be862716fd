import type { Vec3 } from '@bande/stage';
import { useEffect, useMemo } from 'react';
import { RingGeometry } from 'three';

interface RingProps {
  /** In table units. */
  readonly inner: number;
  readonly outer: number;
  readonly at: Vec3;
  readonly colour: string;
  readonly opacity?: number;
}

/** A flat ring on the felt. */
export function Ring({ inner, outer, at: [x, , z], colour, opacity = 1 }: RingProps) {
  const shape = useMemo(() => new RingGeometry(inner, outer, 72).rotateX(-Math.PI / 2), [inner, outer]);
  useEffect(() => () => shape.dispose(), [shape]);
  return (
    <mesh geometry={shape} position={[x, 0.018, z]} renderOrder={2}>
      <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}
