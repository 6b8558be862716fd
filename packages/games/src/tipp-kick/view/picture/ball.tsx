import { useHouse } from '@bande/stage';
import { memo, useMemo, type Ref } from 'react';
import type { Mesh } from 'three';
import { ballShape } from './ball-shape.ts';
import { GLEAM } from '../colours.ts';

let made: ReturnType<typeof ballShape> | undefined;
/** Made once. */
export const ballMade = (): ReturnType<typeof ballShape> => (made ??= ballShape());

/** Seven white and seven black faces; somebody else turns and moves it. */
export const Ball = memo(function Ball({ ref }: { readonly ref?: Ref<Mesh> }) {
  const { quality } = useHouse();
  const shape = useMemo(ballMade, []);
  return (
    <mesh ref={ref ?? null} geometry={shape} castShadow name="the ball">
      {quality === 'plain' ? (
        <meshPhongMaterial vertexColors specular={GLEAM.paint} shininess={50} />
      ) : (
        <meshPhysicalMaterial vertexColors roughness={0.4} clearcoat={0.35} clearcoatRoughness={0.3} />
      )}
    </mesh>
  );
});
