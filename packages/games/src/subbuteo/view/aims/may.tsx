import type { Seat } from '@bande/core';
import { MARKS, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useRef } from 'react';
import { DoubleSide, Matrix4, type Group, type InstancedMesh } from 'three';
import { isQuiet } from '../../motion.ts';
import { FIGURES, type Figure } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { FigureSize } from '../../table-bodies.ts';
import { placesAt } from './aiming.ts';
import { lightedUp } from './choosing.ts';
import { SCALE } from '../layout.ts';

interface MayProps {
  readonly running: Running<Subbuteo>;
  readonly seats: readonly Seat[];
  readonly size: FigureSize;
}

const place = new Matrix4();
const UP = 0.016;

/** A soft light around them, which goes along with those that move; and a firm one around the figure behind which a hand is set, for both to see. */
export function MayFlick({ running, seats, size: { baseRadius } }: MayProps) {
  const mesh = useRef<InstancedMesh>(null);
  const set = useRef<Group>(null);
  const known = useRef<{ match: Match; lit: readonly Figure[] } | null>(null);
  useRunning(running, (match, tick) => {
    if (known.current?.match !== match) known.current = { match, lit: lightedUp(match, seats) };
    const { lit } = known.current;
    const { handSet } = match.state;
    if (set.current !== null) set.current.visible = handSet !== null;
    if (mesh.current === null) return false;
    mesh.current.visible = lit.length > 0;
    if (lit.length === 0 && handSet === null) return false;
    const places = placesAt(match, tick);
    for (const [i, figure] of FIGURES.entries()) {
      const wide = lit.includes(figure) ? baseRadius * SCALE : 0;
      const { x, y } = places[figure];
      mesh.current.setMatrixAt(i, place.makeScale(wide, 1, wide).setPosition(x * SCALE, UP, -y * SCALE));
    }
    mesh.current.instanceMatrix.needsUpdate = true;
    if (handSet !== null) set.current?.position.set(places[handSet].x * SCALE, UP, -places[handSet].y * SCALE);
    return !isQuiet(match.state.motion);
  });
  const radius = baseRadius * SCALE;
  return (
    <>
      <instancedMesh
        ref={mesh}
        name="may be flicked"
        args={[undefined, undefined, FIGURES.length]}
        frustumCulled={false}
        renderOrder={2}
      >
        <cylinderGeometry args={[1.45, 1.45, 0.004, 32, 1, false]} />
        <meshBasicMaterial color={MARKS.open} transparent opacity={0.5} depthWrite={false} toneMapped={false} />
      </instancedMesh>
      <group ref={set} name="hand is set" visible={false}>
        {[
          [1.5, 1.78, MARKS.rim],
          [1.55, 1.72, MARKS.aim],
          [1.95, 2.12, MARKS.aim],
        ].map(([inner, outer, colour]) => (
          <mesh key={`${inner}`} rotation-x={-Math.PI / 2} renderOrder={3}>
            <ringGeometry args={[Number(inner) * radius, Number(outer) * radius, 40]} />
            <meshBasicMaterial color={`${colour}`} transparent opacity={0.9} depthWrite={false} side={DoubleSide} />
          </mesh>
        ))}
      </group>
    </>
  );
}
