import { useTween, type Vec3 } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useLayoutEffect, useRef } from 'react';
import { SphereGeometry, type Group } from 'three';
import { FLAME } from './colours.ts';
import { FLARE_SHOW } from './shows.ts';

const ball = new SphereGeometry(1, 24, 16);

interface FlareProps {
  readonly show: Show | null;
  readonly at: Vec3;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** A match that is struck: the flame shoots up and burns down. */
export const Flare = ({ show, ...rest }: FlareProps) =>
  show?.kind === 'own' && show.name === FLARE_SHOW ? <Burning ms={show.ms} {...rest} /> : null;

const heightAt = (progress: number): number => (progress < 0.15 ? progress / 0.15 : 1 - 0.75 * (progress - 0.15));

function Burning({ ms, at, speed, reducedMotion }: Omit<FlareProps, 'show'> & { readonly ms: number }) {
  const flame = useRef<Group>(null);
  const tween = useTween();
  useLayoutEffect(() => {
    const draw = (progress: number): void => {
      const high = reducedMotion ? 1 : heightAt(progress);
      flame.current?.scale.set(0.6 + 0.4 * high, high, 0.6 + 0.4 * high);
    };
    tween.start(reducedMotion ? 0 : ms / speed, draw);
  }, [ms, speed, reducedMotion, tween]);
  return (
    <group ref={flame} position={[...at]}>
      <mesh geometry={ball} scale={[0.42, 0.95, 0.42]} position-y={0.9}>
        <meshBasicMaterial color={FLAME.rim} transparent opacity={0.75} toneMapped={false} />
      </mesh>
      <mesh geometry={ball} scale={[0.22, 0.55, 0.22]} position-y={0.65}>
        <meshBasicMaterial color={FLAME.heart} toneMapped={false} />
      </mesh>
    </group>
  );
}
