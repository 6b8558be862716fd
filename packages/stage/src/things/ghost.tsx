import { useThree, type ThreeElements } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { Mesh, type Group, type Material } from 'three';
import type { Vec3 } from '../frames/motion.ts';

interface GhostProps extends Omit<ThreeElements['group'], 'position' | 'ref'> {
  readonly at: Vec3;
  readonly opacity?: number;
}

const asGhost = (material: Material, opacity: number): Material => {
  const ghost = material.clone();
  return Object.assign(ghost, { transparent: true, opacity, depthWrite: false });
};

/** A piece where it could be: the same shape, seen through. */
export function Ghost({ at, opacity = 0.6, children, ...rest }: GhostProps) {
  const group = useRef<Group>(null);
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    const made: Material[] = [];
    const restore: (() => void)[] = [];
    group.current?.traverse((child) => {
      if (!(child instanceof Mesh)) return;
      const before = child.material as Material | Material[];
      const ghosts = (Array.isArray(before) ? before : [before]).map((material) => asGhost(material, opacity));
      made.push(...ghosts);
      child.material = Array.isArray(before) ? ghosts : ghosts[0]!;
      const { castShadow } = child;
      child.castShadow = false;
      restore.push(() => Object.assign(child, { material: before, castShadow }));
    });
    invalidate();
    return () => {
      for (const back of restore) back();
      for (const ghost of made) ghost.dispose();
    };
  }, [children, opacity, invalidate]);
  return (
    <group ref={group} position={[...at]} {...rest}>
      {children}
    </group>
  );
}
