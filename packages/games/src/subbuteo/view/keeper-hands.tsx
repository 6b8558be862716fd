import { useRunning } from '@bande/stage';
import type { Running } from '@bande/stage/view';
import { useRef } from 'react';
import type { Group } from 'three';
import { isMoving } from '../motion.ts';
import { keeperOf, SIDES, type Side } from '../names.ts';
import type { Subbuteo } from '../state.ts';
import { KITS } from './colours.ts';
import { SCALE } from './layout.ts';

/** Where a hand wants its keeper: drawn at once, while he follows as fast as a hand can. */
export function KeeperHands({ running }: { readonly running: Running<Subbuteo> }) {
  const groups = useRef(new Map<Side, Group>());
  useRunning(running, ({ state }) => {
    for (const side of SIDES) {
      const group = groups.current.get(side);
      const [x, y] = state.hands[side];
      if (group === undefined) continue;
      group.visible = isMoving(state.motion, keeperOf(side));
      group.position.set((x / 10_000) * SCALE, 0.02, (-y / 10_000) * SCALE);
    }
    return false;
  });
  return (
    <>
      {SIDES.map((side) => (
        <group
          key={side}
          ref={(group) => {
            if (group !== null) groups.current.set(side, group);
          }}
        >
          <mesh rotation-x={-Math.PI / 2} renderOrder={3}>
            <ringGeometry args={[0.26, 0.34, 32]} />
            <meshBasicMaterial color={KITS[side].ring} transparent opacity={0.8} depthWrite={false} />
          </mesh>
        </group>
      ))}
    </>
  );
}
