import { MARKS, paintedTexture } from '@bande/stage';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  DoubleSide,
  PlaneGeometry,
  RepeatWrapping,
  type BufferGeometry,
  type Group,
  type MeshBasicMaterial,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { endOf, SIDES, type Side } from '../names.ts';
import type { Pitch } from '../table.ts';
import { GOAL } from './colours.ts';
import { SCALE } from './layout.ts';

const MESH = 0.006;
/** The picture of the net repeats by its places: one mesh is everywhere of the same size. */
function sheet(width: number, height: number): BufferGeometry {
  const shape = new PlaneGeometry(width, height);
  const uvs = shape.getAttribute('uv');
  for (let i = 0; i < uvs.count; i++)
    uvs.setXY(i, (uvs.getX(i) * width) / (MESH * 8), (uvs.getY(i) * height) / (MESH * 8));
  return shape;
}

/** Of the goal at the far end, from its line backwards. */
function netShape({ goal }: Pitch): BufferGeometry {
  const radius = goal.barThickness / 2;
  const [post, top] = [goal.width / 2 + radius, goal.height + radius];
  return mergeGeometries([
    sheet(2 * post, top).translate(0, top / 2, -goal.depth),
    sheet(2 * post, goal.depth)
      .rotateX(-Math.PI / 2)
      .translate(0, top, -goal.depth / 2),
    ...[-post, post].map((x) =>
      sheet(goal.depth, top)
        .rotateY(Math.PI / 2)
        .translate(x, top / 2, -goal.depth / 2),
    ),
  ]).scale(SCALE, SCALE, SCALE);
}

const CELL = 16;
function netTexture() {
  const texture = paintedTexture(8 * CELL, 8 * CELL, (ctx) => {
    ctx.strokeStyle = GOAL.net;
    ctx.lineWidth = 2.2;
    for (let i = 0; i <= 8; i++) {
      const at = i * CELL;
      ctx.beginPath();
      ctx.moveTo(at, 0);
      ctx.lineTo(at, 8 * CELL);
      ctx.moveTo(0, at);
      ctx.lineTo(8 * CELL, at);
      ctx.stroke();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

export interface NetsProps {
  readonly pitch: Pitch;
  /** In whose goal the ball has just gone; null: in nobody's. */
  readonly hit: Side | null;
  readonly reducedMotion: boolean;
}

/** Both nets: the one that the ball has gone into shakes, and its goal lights up. */
export function Nets({ pitch, hit, reducedMotion }: NetsProps) {
  const made = useMemo(() => ({ shape: netShape(pitch), texture: netTexture() }), [pitch]);
  return (
    <>
      {SIDES.map((side) => (
        <group
          key={side}
          position={[0, 0, -endOf(side) * (pitch.length / 2) * SCALE]}
          rotation-y={endOf(side) > 0 ? 0 : Math.PI}
        >
          <Net {...{ pitch, made, reducedMotion }} isHit={hit === side} />
        </group>
      ))}
    </>
  );
}

interface NetProps extends Pick<NetsProps, 'pitch' | 'reducedMotion'> {
  readonly made: { readonly shape: BufferGeometry; readonly texture: ReturnType<typeof netTexture> };
  readonly isHit: boolean;
}

/** Seconds for which it shakes; how far it bulges, as a share of its depth; how often it swings in a second. */
const [SHAKES, BULGE, SWINGS] = [1.6, 0.24, 3];
/** What of the bulge is left after so many seconds, from -1 to 1. */
export const bulgeAt = (seconds: number): number =>
  seconds >= SHAKES ? 0 : Math.cos(2 * Math.PI * SWINGS * seconds) * (1 - seconds / SHAKES) ** 2;

function Net({ pitch: { goal }, made: { shape, texture }, isHit, reducedMotion }: NetProps) {
  const [net, glow] = [useRef<Group>(null), useRef<MeshBasicMaterial>(null)];
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
    net.current?.scale.setZ(isHit && !reducedMotion ? 1 + BULGE * bulgeAt(since) : 1);
    if (isHit && !reducedMotion && since < SHAKES) invalidate();
  });
  return (
    <>
      <group ref={net}>
        <mesh geometry={shape} renderOrder={2}>
          <meshBasicMaterial map={texture} transparent opacity={0.75} side={DoubleSide} depthWrite={false} />
        </mesh>
      </group>
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
