import { useMemo } from 'react';
import { Object3D } from 'three';
import type { Bounds } from '../camera/camera-fit.ts';
import { useFacing, useHouse } from './house-context.ts';
import { PALETTE, ROOM_LOOKS } from '../palette.ts';

/** One warm lamp over the table, and the little light that a room gives back. */
export function Lamp({ width, depth }: Bounds) {
  const { surroundings, quality } = useHouse();
  const { sky, ground, ambient, lamp } = ROOM_LOOKS[surroundings];
  const yaw = useFacing();
  const target = useMemo(() => new Object3D(), []);
  const long = Math.max(width, depth);
  const height = long * 1.15;
  const map = quality === 'plain' ? 1024 : 4096;
  return (
    <group rotation-y={yaw}>
      {/* With a graphics card the room's picture gives this light. */}
      {quality === 'plain' && <hemisphereLight args={[sky, ground, ambient]} />}
      <primitive object={target} />
      <spotLight
        key={map}
        target={target}
        position={[-long * 0.2, height, long * 0.1]}
        angle={Math.atan((long * 0.8) / height)}
        penumbra={1}
        decay={0}
        color={PALETTE.lamp}
        intensity={Math.PI * lamp}
        castShadow
        shadow-mapSize={[map, map]}
        shadow-camera-near={height * 0.5}
        shadow-camera-far={height * 1.6}
        shadow-bias={-0.0004}
        shadow-normalBias={0.03}
        shadow-radius={2}
      />
    </group>
  );
}
