import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { useStillness } from '../house/house-context.ts';
import { Lacquer } from './lacquer.tsx';
import { easeOut, type Vec3 } from '../frames/motion.ts';
import { CARDS } from '../palette.ts';
import { useTween } from '../frames/use-tween.ts';
import type { Show } from '../view/index.ts';

interface CardShowProps {
  readonly show: Show | null;
  /** The place of the piece that is shown the card. */
  readonly at: Vec3;
  /** Height of the card in table units. */
  readonly size?: number;
  /** How far above the piece it is held. */
  readonly lift?: number;
  readonly speed?: number;
  readonly reducedMotion?: boolean;
}

const RISING = 0.35;
const card = new RoundedBoxGeometry(0.7, 1, 0.03, 2, 0.015);

/** A card held up over a piece, turned to the viewer. */
export function CardShow({ show, at, size = 1.15, lift = 1.9, speed = 1, reducedMotion }: CardShowProps) {
  const held = useRef<Group>(null);
  const camera = useThree((three) => three.camera);
  const tween = useTween();
  const still = useStillness(reducedMotion);
  const shown = show?.kind === 'card' ? show : null;
  useLayoutEffect(() => {
    if (shown === null) return;
    const { ms } = shown;
    tween.start(still ? 0 : (ms * RISING) / speed, (progress) => {
      const share = easeOut(progress);
      held.current?.position.set(at[0], at[1] + lift * share, at[2]);
      held.current?.scale.setScalar(size * (0.4 + 0.6 * share));
    });
  }, [shown, still, speed, at, lift, size, tween]);
  useFrame(() => held.current?.quaternion.copy(camera.quaternion));
  if (shown === null) return null;
  return (
    <group ref={held}>
      <mesh geometry={card} castShadow>
        <Lacquer colour={CARDS[shown.card]} glow={0.2} shine={0.1} />
      </mesh>
      {shown.card === 'yellow' && (
        <mesh position-z={0.02}>
          <planeGeometry args={[0.5, 0.09]} />
          <meshBasicMaterial color={CARDS.bar} />
        </mesh>
      )}
    </group>
  );
}
