import type { Seat } from '@bande/core';
import { MARKS, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useRef, type RefObject } from 'react';
import { DoubleSide, Matrix4, Vector3, type Group, type InstancedMesh } from 'three';
import { isQuiet } from '../../motion.ts';
import { FIGURES, type Figure } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { FigureSize } from '../../table-bodies.ts';
import { placesAt, type Places } from './aiming.ts';
import { lightedUp } from './choosing.ts';
import { SCALE } from '../layout.ts';

interface MayProps {
  readonly running: Running<Subbuteo>;
  readonly seats: readonly Seat[];
  readonly size: FigureSize;
  readonly reducedMotion: boolean;
}

const place = new Matrix4();
const UP = 0.016;

/** Rings come down to their figures, from so many times as wide, in so many seconds: nobody who looks elsewhere misses that. */
const [FROM, COMES] = [3.2, 0.45] as const;
const wideAfter = (seconds: number): number => 1 + (FROM - 1) * (1 - Math.min(1, seconds / COMES)) ** 2;

/** What lies around a figure that may be flicked, in radii of its base: a light, and a firm ring with its dark rim. */
const AROUND = [
  { inner: 0, outer: 1.9, colour: MARKS.open, opacity: 0.4 },
  { inner: 1.2, outer: 1.8, colour: MARKS.rim, opacity: 0.85 },
  { inner: 1.3, outer: 1.7, colour: MARKS.open, opacity: 1 },
] as const;

interface Lit {
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly figures: readonly Figure[];
  /** By the picture's own time. */
  readonly since: number;
}

const litIn = (match: Match, seats: readonly Seat[], seconds: number, before: Lit | null): Lit => {
  if (before?.match === match && before.seats === seats) return before;
  const isNews = before === null || before.figures.length === 0;
  return { match, seats, figures: lightedUp(match, seats), since: isNews ? seconds : before.since };
};

/** Rings around those that may block, which go along with whoever moves; and a firm one around the figure behind which a hand is set, for both to see. */
export function MayFlick({ running, seats, size: { baseRadius }, reducedMotion }: MayProps) {
  const meshes = useRef<(InstancedMesh | null)[]>([]);
  const set = useRef<Group>(null);
  const known = useRef<Lit | null>(null);
  const radius = baseRadius * SCALE;
  useRunning(running, (match, tick, seconds) => {
    known.current = litIn(match, seats, seconds, known.current);
    const { figures, since } = known.current;
    const { handSet } = match.state;
    const places = placesAt(match, tick);
    layHand(set.current, handSet, places);
    const wide = radius * (reducedMotion ? 1 : wideAfter(seconds - since));
    for (const mesh of meshes.current) lay(mesh, places, figures, wide);
    if (figures.length === 0) return handSet !== null && !isQuiet(match.state.motion);
    return !isQuiet(match.state.motion) || wide > radius;
  });
  return (
    <>
      {AROUND.map(({ inner, outer, colour, opacity }, i) => (
        <instancedMesh
          key={outer}
          ref={(mesh) => void (meshes.current[i] = mesh)}
          name="may be flicked"
          args={[undefined, undefined, FIGURES.length]}
          visible={false}
          frustumCulled={false}
          renderOrder={2 + i / 10}
        >
          <ringGeometry args={[inner, outer, 40]} />
          <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
        </instancedMesh>
      ))}
      <HandSet at={set} radius={radius} />
    </>
  );
}

/** A ring is drawn upright and lies on the cloth. */
function lay(mesh: InstancedMesh | null, places: Places, figures: readonly Figure[], wide: number): void {
  if (mesh === null) return;
  mesh.visible = figures.length > 0;
  if (!mesh.visible) return;
  for (const [i, figure] of FIGURES.entries()) {
    const by = figures.includes(figure) ? wide : 0;
    const { x, y } = places[figure];
    place.makeRotationX(-Math.PI / 2).scale(scale.set(by, by, 1));
    mesh.setMatrixAt(i, place.setPosition(x * SCALE, UP, -y * SCALE));
  }
  mesh.instanceMatrix.needsUpdate = true;
}
const scale = new Vector3();

function layHand(group: Group | null, figure: Figure | null, places: Places): void {
  if (group === null) return;
  group.visible = figure !== null;
  if (figure !== null) group.position.set(places[figure].x * SCALE, UP, -places[figure].y * SCALE);
}

function HandSet({ at, radius }: { readonly at: RefObject<Group | null>; readonly radius: number }) {
  return (
    <group ref={at} name="hand is set" visible={false}>
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
  );
}
