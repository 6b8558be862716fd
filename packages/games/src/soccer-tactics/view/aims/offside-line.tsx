import { MARKS } from '@bande/stage';
import { PITCH } from '../layout.ts';
import type { Side } from '../../table.ts';

const [DASH, GAP, WIDE] = [0.3, 0.2, 0.07];
const COUNT = Math.round(PITCH.width / (DASH + GAP));

/** A dashed line across the pitch: whoever stands behind it when the ball is played may not receive it. */
export function OffsideLine({ side, row }: { readonly side: Side; readonly row: number }) {
  const z = (side === 0 ? 1 : -1) * (PITCH.depth / 2 - (row - 1));
  return (
    <group position={[-PITCH.width / 2 + (DASH + GAP) / 2, 0.016, z]}>
      {Array.from({ length: COUNT }, (_, i) => (
        <mesh key={i} position-x={i * (DASH + GAP)} rotation-x={-Math.PI / 2} renderOrder={2}>
          <planeGeometry args={[DASH, WIDE]} />
          <meshBasicMaterial color={MARKS.bad} transparent opacity={0.9} depthWrite={false} toneMapped={false} />
        </mesh>
      ))}
    </group>
  );
}
