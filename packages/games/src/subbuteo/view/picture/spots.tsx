import { pixelAt, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, Matrix4, type InstancedMesh } from 'three';
import { isGone, isQuiet } from '../../motion.ts';
import { figuresOf, SIDES, type Side } from '../../names.ts';
import type { Subbuteo } from '../../state.ts';
import type { FigureSize } from '../../table-bodies.ts';
import { placesAt } from '../aims/aiming.ts';
import { KITS } from '../colours.ts';
import { SCALE, toTable } from '../layout.ts';

/** A figure of fewer pixels has a spot under it, so many pixels across its half: then a finger finds it, and an eye whose it is. */
const [SMALL, RADIUS] = [9, 10.5];

interface SpotsProps {
  readonly running: Running<Subbuteo>;
  readonly size: FigureSize;
}

/** Seen from far away, a figure is smaller than a fingertip: a pale disc of its side lies around its base, and goes as one comes closer. */
export function Spots({ running, size }: SpotsProps) {
  const meshes = useRef(new Map<Side, InstancedMesh>());
  const camera = useThree((three) => three.camera);
  const height = useThree((three) => three.size.height);
  const shape = useMemo(discShape, []);
  useEffect(() => () => shape.dispose(), [shape]);
  useRunning(running, (match, tick) => {
    const { motion } = match.state;
    const places = placesAt(match, tick);
    for (const side of SIDES)
      for (const [i, figure] of figuresOf(side).entries()) {
        const [x, , z] = toTable(places[figure]);
        const pixel = pixelAt(camera, height, [x, 0, z]);
        const isSmall = size.baseRadius * SCALE < SMALL * pixel && !isGone(motion, figure);
        const wide = isSmall ? RADIUS * pixel : 0;
        meshes.current.get(side)?.setMatrixAt(i, place.makeScale(wide, 1, wide).setPosition(x, UP, z));
      }
    for (const mesh of meshes.current.values()) mesh.instanceMatrix.needsUpdate = true;
    return !isQuiet(motion);
  });
  return (
    <>
      {SIDES.map((side) => (
        <instancedMesh
          key={side}
          ref={(mesh) => void (mesh !== null && meshes.current.set(side, mesh))}
          args={[shape, undefined, figuresOf(side).length]}
          frustumCulled={false}
          renderOrder={1}
        >
          <meshBasicMaterial color={KITS[side].shirt} transparent vertexColors depthWrite={false} toneMapped={false} />
        </instancedMesh>
      ))}
    </>
  );
}
const UP = 0.012;
const place = new Matrix4();

/** Rings around the middle, from it to the edge, and how solid each is. */
const RINGS = [
  [0, 0.5],
  [0.74, 0.34],
  [0.8, 0.95],
  [0.94, 0.95],
  [1, 0],
] as const;
const CORNERS = 28;

function discShape(): BufferGeometry {
  const [places, colours, index]: [number[], number[], number[]] = [[], [], []];
  for (const [ring, [far, solid]] of RINGS.entries())
    for (let i = 0; i < CORNERS; i++) {
      const turn = (2 * Math.PI * i) / CORNERS;
      places.push(far * Math.cos(turn), 0, far * Math.sin(turn));
      colours.push(1, 1, 1, solid);
      if (ring === 0) continue;
      const [a, b] = [ring * CORNERS + i, ring * CORNERS + ((i + 1) % CORNERS)];
      index.push(a - CORNERS, b, a, a - CORNERS, b - CORNERS, b);
    }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.setIndex(index);
  return shape;
}
