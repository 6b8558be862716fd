import { Tether } from '@bande/stage';
import type { Pull } from './hand.tsx';

const WEAK = '#ffe9a8';
const STRONG = '#ff7a45';

/** At the hand: how far it has pulled, and a ring where it came down. */
export function PullMark({ pull: { from, to }, force }: { readonly pull: Pull; readonly force: number }) {
  const colour = force > 0.6 ? STRONG : WEAK;
  return (
    <>
      <Tether from={to} to={from} colour={colour} width={0.5} />
      <mesh position={[from[0], 0.04, from[1]]} rotation-x={-Math.PI / 2} renderOrder={4}>
        <ringGeometry args={[0.16, 0.24, 32]} />
        <meshBasicMaterial color={colour} transparent opacity={0.8} depthWrite={false} />
      </mesh>
      <mesh position={[to[0], 0.04, to[1]]} rotation-x={-Math.PI / 2} renderOrder={4}>
        <circleGeometry args={[0.34, 32]} />
        <meshBasicMaterial color={colour} transparent opacity={0.55} depthWrite={false} />
      </mesh>
    </>
  );
}
