import type { GameShape, Match } from '@bande/core';
import type { Running } from '@bande/host';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { DoubleSide, type MeshBasicMaterial, type Texture } from 'three';
import type { Vec3 } from '../frames/motion.ts';
import { useRunning } from '../frames/use-running.ts';
import { MARKS } from '../palette.ts';
import { netTexture, SHAKES, shaken, type Bulge, type Hit, type Net } from './net.ts';

interface AtBothGoalsProps<S extends string> {
  readonly sides: readonly S[];
  /** Where the line of a side's goal lies, in table units: south at +z. */
  readonly lineOf: (side: S) => number;
  readonly colour: string;
  /** What hangs there, with the picture of the net: from the middle of the line, the goal behind it at −z. */
  readonly children: (side: S, texture: Texture) => ReactNode;
}

/** A place of its own behind each goal line, and one picture of a net for both. */
export function AtBothGoals<S extends string>({ sides, lineOf, colour, children }: AtBothGoalsProps<S>) {
  const texture = useMemo(() => netTexture(colour), [colour]);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <>
      {sides.map((side) => (
        <group key={side} position={[0, 0, lineOf(side)]} rotation-y={lineOf(side) < 0 ? 0 : Math.PI}>
          {children(side, texture)}
        </group>
      ))}
    </>
  );
}

interface SwingingNetProps<G extends GameShape> {
  readonly running: Running<G>;
  /** In metres; nobody else has it, and it goes when this is no longer drawn. */
  readonly net: Net;
  readonly texture: Texture;
  readonly opacity: number;
  /** Table units a metre. */
  readonly scale: number;
  readonly bulge: Bulge;
  /** Asked in every frame: how the ball has met it since the frame before; null: not at all. */
  readonly metBy: (match: Match<G>, tick: number) => Hit | null;
  /** Something moves that may still meet it. */
  readonly isAwaited?: (match: Match<G>) => boolean;
}

/** A net that gives way where it is met, and swings back. */
export function SwingingNet<G extends GameShape>(props: SwingingNetProps<G>) {
  const { running, net, texture, opacity, scale, bulge, metBy, isAwaited = () => false } = props;
  useEffect(() => () => net.shape.dispose(), [net]);
  const hit = useRef<(Hit & { readonly began: number }) | null>(null);
  useRunning(running, (match, tick, seconds) => {
    const met = metBy(match, tick);
    if (met !== null) hit.current = { ...met, began: seconds };
    const since = hit.current === null ? SHAKES : seconds - hit.current.began;
    if (hit.current !== null) shaken(net, hit.current, since, bulge);
    if (since >= SHAKES) hit.current = null;
    return hit.current !== null || isAwaited(match);
  });
  return (
    <mesh geometry={net.shape} renderOrder={2} scale={scale}>
      <meshBasicMaterial map={texture} transparent opacity={opacity} side={DoubleSide} depthWrite={false} />
    </mesh>
  );
}

interface GoalGlowProps {
  readonly isHit: boolean;
  readonly reducedMotion: boolean;
  /** How bright it is at first, from 0 to 1. */
  readonly shine: number;
  /** The rectangle that lights up, in table units: standing, or lying on the ground. */
  readonly at: Vec3;
  readonly size: readonly [width: number, height: number];
  readonly lies?: boolean;
}

/** The goal in which the ball lies lights up: bright at first, then calm. */
export function GoalGlow({ isHit, reducedMotion, shine, at, size, lies = false }: GoalGlowProps) {
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
    if (glow.current !== null) glow.current.opacity = isHit ? glowAt(since, shine, reducedMotion) : 0;
    if (isHit && !reducedMotion && since < SHAKES) invalidate();
  });
  return (
    <mesh
      position={[...at]}
      rotation-x={lies ? -Math.PI / 2 : 0}
      scale={[...size, 1]}
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

function glowAt(since: number, shine: number, reducedMotion: boolean): number {
  return reducedMotion ? shine / 2 : shine * Math.max(0.25, 1 - since / SHAKES);
}
