import { MARKS, useRunning } from '@bande/stage';
import { netTexture, SHAKES, shaken, type Hit } from '@bande/stage/net';
import type { Running } from '@bande/host';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DoubleSide, type MeshBasicMaterial, type Texture } from 'three';
import { endOf, SIDES, type Side } from '../../names.ts';
import type { TippKick } from '../../state.ts';
import { TABLE } from '../../table.ts';
import { blowsBetween } from '../shown/blows.ts';
import { GOAL } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { BULGE, hitBy, netOf } from './net-shape.ts';

export interface NetsProps {
  readonly running: Running<TippKick>;
  /** In whose goal the ball has just gone; null: in nobody's. */
  readonly hit: Side | null;
  readonly reducedMotion: boolean;
}

/** Both nets: where the ball meets one, from within or from outside, it gives way and swings back; the goal in which it lies lights up. */
export function Nets({ running, hit, reducedMotion }: NetsProps) {
  const texture = useMemo(() => netTexture(GOAL.net), []);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <>
      {SIDES.map((side) => (
        <group
          key={side}
          position={[0, 0, -endOf(side) * (TABLE.length / 2) * SCALE]}
          rotation-y={endOf(side) > 0 ? 0 : Math.PI}
        >
          <Net {...{ running, texture, side, reducedMotion }} />
          <Glow isHit={hit === side} reducedMotion={reducedMotion} />
        </group>
      ))}
    </>
  );
}

interface NetProps extends Omit<NetsProps, 'hit'> {
  readonly texture: Texture;
  readonly side: Side;
}

function Net({ running, texture, side, reducedMotion }: NetProps) {
  const net = useMemo(netOf, []);
  useEffect(() => () => net.shape.dispose(), [net]);
  const last = useRef(Infinity);
  const hit = useRef<(Hit & { readonly began: number }) | null>(null);
  useRunning(running, (match, tick, seconds) => {
    const met = reducedMotion ? [] : blowsBetween(match, last.current, tick).flatMap((blow) => hitBy(blow, side) ?? []);
    last.current = tick;
    if (met[0] !== undefined) hit.current = { ...met[0], began: seconds };
    const since = hit.current === null ? SHAKES : seconds - hit.current.began;
    if (hit.current !== null) shaken(net, hit.current, since, BULGE);
    if (since >= SHAKES) hit.current = null;
    return hit.current !== null;
  });
  return (
    <mesh geometry={net.shape} renderOrder={2} scale={SCALE}>
      <meshBasicMaterial map={texture} transparent opacity={0.7} side={DoubleSide} depthWrite={false} />
    </mesh>
  );
}

function Glow({ isHit, reducedMotion }: { readonly isHit: boolean; readonly reducedMotion: boolean }) {
  const glow = useRef<MeshBasicMaterial>(null);
  const began = useRef<number | null>(null);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    began.current = null;
    invalidate();
  }, [isHit, invalidate]);
  useFrame(({ clock }) => {
    began.current ??= clock.elapsedTime;
    const since = clock.elapsedTime - began.current;
    if (glow.current !== null) glow.current.opacity = glowAt(isHit, reducedMotion, since);
    if (isHit && !reducedMotion && since < SHAKES) invalidate();
  });
  return (
    <mesh
      position={[0, 0.02, (-TABLE.goalDepth / 2) * SCALE]}
      rotation-x={-Math.PI / 2}
      scale={[TABLE.goalWidth * SCALE, TABLE.goalDepth * SCALE, 1]}
      renderOrder={1.5}
      visible={isHit}
    >
      <planeGeometry />
      <meshBasicMaterial
        ref={glow}
        color={MARKS.picked}
        transparent
        opacity={0}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}

const SHINE = 0.6;
function glowAt(isHit: boolean, reducedMotion: boolean, since: number): number {
  if (!isHit) return 0;
  return reducedMotion ? SHINE / 2 : SHINE * Math.max(0.25, 1 - since / SHAKES);
}
