import { MARKS, useRunning } from '@bande/stage';
import { netTexture, SHAKES, shaken, type Hit } from '@bande/stage/net';
import type { Running } from '@bande/host';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DoubleSide, type MeshBasicMaterial, type Texture } from 'three';
import { isQuiet } from '../../motion.ts';
import { endOf, SIDES, type Side } from '../../names.ts';
import type { Subbuteo } from '../../state.ts';
import type { Pitch } from '../../table.ts';
import { placesAt } from '../aims/aiming.ts';
import { GOAL } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { BULGE, hitBy, netOf, type Sighting } from './net-shape.ts';

export interface NetsProps {
  readonly pitch: Pitch;
  readonly running: Running<Subbuteo>;
  /** In whose goal the ball has just gone; null: in nobody's. */
  readonly hit: Side | null;
  readonly reducedMotion: boolean;
}

/** Both nets: where the ball meets one, from within or from outside, it gives way and swings back; the goal in which it lies lights up. */
export function Nets({ pitch, running, hit, reducedMotion }: NetsProps) {
  const texture = useMemo(() => netTexture(GOAL.net), []);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <>
      {SIDES.map((side) => (
        <group
          key={side}
          position={[0, 0, -endOf(side) * (pitch.length / 2) * SCALE]}
          rotation-y={endOf(side) > 0 ? 0 : Math.PI}
        >
          <Net {...{ pitch, running, texture, side, reducedMotion }} />
          <Glow pitch={pitch} isHit={hit === side} reducedMotion={reducedMotion} />
        </group>
      ))}
    </>
  );
}

interface NetProps extends Pick<NetsProps, 'pitch' | 'running' | 'reducedMotion'> {
  readonly texture: Texture;
  readonly side: Side;
}

function Net({ pitch, running, texture, side, reducedMotion }: NetProps) {
  const net = useMemo(() => netOf(pitch.goal), [pitch]);
  useEffect(() => () => net.shape.dispose(), [net]);
  const last = useRef<readonly Sighting[]>([]);
  const hit = useRef<(Hit & { readonly began: number }) | null>(null);
  useRunning(running, (match, tick, seconds) => {
    const { ball } = placesAt(match, tick);
    const end = endOf(side);
    const now: Sighting = { tick, x: end * ball.x, y: ball.z, z: -(end * ball.y - pitch.length / 2) };
    const met = reducedMotion ? null : hitBy(pitch.goal, [...last.current, now]);
    if (now.tick !== last.current.at(-1)?.tick) last.current = [...last.current, now].slice(-2);
    if (met !== null) hit.current = { ...met, began: seconds };
    const since = hit.current === null ? SHAKES : seconds - hit.current.began;
    if (hit.current !== null) shaken(net, hit.current, since, BULGE);
    if (since >= SHAKES) hit.current = null;
    return hit.current !== null || !isQuiet(match.state.motion);
  });
  return (
    <mesh geometry={net.shape} renderOrder={2} scale={SCALE}>
      <meshBasicMaterial map={texture} transparent opacity={0.75} side={DoubleSide} depthWrite={false} />
    </mesh>
  );
}

interface GlowProps extends Pick<NetsProps, 'pitch' | 'reducedMotion'> {
  readonly isHit: boolean;
}

function Glow({ pitch: { goal }, isHit, reducedMotion }: GlowProps) {
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
    <>
      <mesh
        position={[0, (goal.height / 2) * SCALE, -goal.depth * 0.98 * SCALE]}
        scale={[goal.width * SCALE, goal.height * SCALE, 1]}
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
      <mesh
        position={[0, 0.02, (-goal.depth / 2) * SCALE]}
        rotation-x={-Math.PI / 2}
        scale={[goal.width * SCALE, goal.depth * SCALE, 1]}
        renderOrder={1.5}
        visible={isHit}
      >
        <planeGeometry />
        <meshBasicMaterial color={MARKS.picked} transparent opacity={0.45} depthWrite={false} toneMapped={false} />
      </mesh>
    </>
  );
}

const SHINE = 0.5;
function glowAt(isHit: boolean, reducedMotion: boolean, since: number): number {
  if (!isHit) return 0;
  return reducedMotion ? SHINE / 2 : SHINE * Math.max(0.25, 1 - since / SHAKES);
}
