import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { PMREMGenerator } from 'three';
import { useHouse } from './house-context.ts';
import { ROOM_LOOKS } from '../palette.ts';
import { roomMirror } from '../textures/mirror.ts';

/**
 * The light that the room gives back, and its blurred picture for physical materials: worked out once by the graphics card, when the house opens or
 * its surroundings change. A processor would take seconds for it; there the materials mirror the room's plain picture.
 */
export function RoomLight() {
  const { surroundings, quality } = useHouse();
  const { gives } = ROOM_LOOKS[surroundings];
  const renderer = useThree((three) => three.gl);
  const scene = useThree((three) => three.scene);
  const invalidate = useThree((three) => three.invalidate);
  // Before the first picture: materials are made for a room that is there.
  useLayoutEffect(() => {
    if (quality === 'plain') return;
    const generator = new PMREMGenerator(renderer);
    const blurred = generator.fromCubemap(roomMirror(surroundings));
    generator.dispose();
    scene.environment = blurred.texture;
    scene.environmentIntensity = gives;
    invalidate();
    return () => {
      scene.environment = null;
      blurred.dispose();
    };
  }, [renderer, scene, invalidate, surroundings, gives, quality]);
  return null;
}
