import { pixelAnywhere } from '@bande/stage';
import { useFrame, useThree } from '@react-three/fiber';
import { useRef } from 'react';
import { Vector3, type Sprite, type Texture } from 'three';

interface OnGlassProps {
  readonly name: string;
  readonly map: Texture;
  /** Pixels from the left and the top of the picture, and how large it is. */
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly opacity?: number;
  readonly order?: number;
}

/** Somewhere between the eye and the far end of the table. */
const BETWEEN = 0.5;
const place = new Vector3();

/** A picture that lies on the screen rather than on the table. */
export function OnGlass({ name, map, at: [x, y], size: [wide, high], opacity = 1, order = 10 }: OnGlassProps) {
  const sprite = useRef<Sprite>(null);
  const { width, height } = useThree((three) => three.size);
  const pixel = pixelAnywhere(height);
  useFrame(({ camera }) => {
    place.set((x / width) * 2 - 1, 1 - (y / height) * 2, BETWEEN).unproject(camera);
    sprite.current?.position.copy(place);
  });
  return (
    <sprite ref={sprite} name={name} scale={[wide * pixel, high * pixel, 1]} renderOrder={order}>
      <spriteMaterial
        map={map}
        sizeAttenuation={false}
        transparent
        opacity={opacity}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </sprite>
  );
}
