import { MARKS } from '@bande/stage';
import { fromEnd, type End } from '../../table.ts';
import { RACK_HANDLE } from '../aims/aiming.ts';
import { SCALE, toTable } from '../layout.ts';

const FLAT = 0.03;

/** Shows that the rack can be turned, and how far it is: a ring round it with a knob that lies towards the player at first. */
export function RackHandle({ end, degrees }: { readonly end: End; readonly degrees: number }) {
  const turn = ((degrees - 90) * Math.PI) / 180;
  const knob = fromEnd(end, { x: Math.cos(turn) * RACK_HANDLE, y: Math.sin(turn) * RACK_HANDLE });
  return (
    <>
      <mesh position-y={FLAT} rotation-x={-Math.PI / 2} renderOrder={3}>
        <ringGeometry args={[RACK_HANDLE * SCALE - 0.03, RACK_HANDLE * SCALE + 0.03, 72]} />
        <meshBasicMaterial color={MARKS.focus} transparent opacity={0.75} depthWrite={false} />
      </mesh>
      <mesh position={[...toTable(knob, FLAT + 0.01)]} rotation-x={-Math.PI / 2} renderOrder={4}>
        <circleGeometry args={[0.24, 32]} />
        <meshBasicMaterial color={MARKS.focus} depthWrite={false} />
      </mesh>
      <mesh position={[...toTable(knob, FLAT + 0.02)]} rotation-x={-Math.PI / 2} renderOrder={5}>
        <ringGeometry args={[0.19, 0.24, 32]} />
        <meshBasicMaterial color={MARKS.rim} depthWrite={false} />
      </mesh>
    </>
  );
}
