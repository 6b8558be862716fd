import type { Vec3 } from '../frames/motion.ts';
import { OVERLAY } from './overlay.ts';

export interface OverRingProps {
  readonly at: Vec3;
  /** In table units. */
  readonly inner: number;
  readonly outer: number;
  readonly colour: string;
  readonly opacity: number;
  readonly order: number;
}

/** A flat ring over whatever stands there; from nought on it is a disc. */
export const OverRing = ({ at, inner, outer, colour, opacity, order }: OverRingProps) => (
  <mesh position={at} rotation-x={-Math.PI / 2} renderOrder={order}>
    <ringGeometry args={[inner, outer, 40]} />
    <meshBasicMaterial color={colour} opacity={opacity} {...OVERLAY} />
  </mesh>
);
