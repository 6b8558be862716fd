import { useRunning, WOODS } from '@bande/stage';
import type { Running } from '@bande/stage/view';
import { useMemo, useRef } from 'react';
import { Shape, ShapeGeometry, type BufferGeometry, type Group } from 'three';
import { groundIn, isMoving } from '../motion.ts';
import { endOf, keeperOf, SIDES, type Side } from '../names.ts';
import type { Match, Subbuteo } from '../state.ts';
import type { Pitch } from '../table.ts';
import { STRIP_GAIN } from './aiming.ts';
import { KITS } from './colours.ts';
import { SCALE } from './layout.ts';
import type { Leading } from './use-leading.ts';

const metres = (tenths: number): number => tenths / 10_000;

export interface KeeperHandsProps {
  readonly match: Match;
  readonly running: Running<Subbuteo>;
  readonly leading: Leading;
}

/** Where a hand wants its keeper: drawn at once, while he follows as fast as a hand can; and behind each goal the strip for a thumb. */
export function KeeperHands({ match, running, leading }: KeeperHandsProps) {
  const [rings, knobs] = [useRef(new Map<Side, Group>()), useRef(new Map<Side, Group>())];
  const { pitch } = groundIn(match);
  useRunning(running, ({ state }) => {
    for (const side of SIDES) {
      const [x, y] = leading.wanted(side);
      const ring = rings.current.get(side);
      if (ring !== undefined) {
        ring.visible = isMoving(state.motion, keeperOf(side));
        ring.position.set(metres(x) * SCALE, 0.02, -metres(y) * SCALE);
      }
      const knob = knobs.current.get(side);
      if (knob !== undefined) knob.position.x = (metres(x) / STRIP_GAIN) * SCALE;
    }
    return false;
  });
  return (
    <>
      {SIDES.map((side) => (
        <group key={side}>
          <group ref={(group) => void (group !== null && rings.current.set(side, group))}>
            <mesh rotation-x={-Math.PI / 2} renderOrder={3}>
              <ringGeometry args={[0.26, 0.34, 32]} />
              <meshBasicMaterial color={KITS[side].ring} transparent opacity={0.8} depthWrite={false} />
            </mesh>
          </group>
          <group position-z={-endOf(side) * (pitch.length / 2 + BEHIND) * SCALE}>
            <Strip pitch={pitch} />
            <group ref={(group) => void (group !== null && knobs.current.set(side, group))}>
              <Knob side={side} />
            </group>
          </group>
        </group>
      ))}
    </>
  );
}

/** From the goal line to the middle of the strip, in metres: behind the table's frame. */
const BEHIND = 0.165;
const HALF = 0.02;

/** As long as the thumb has to go to lead him from one end of his area to the other. */
function stripShape({ goalAreaWidth }: Pitch): BufferGeometry {
  const [long, wide] = [(goalAreaWidth / 2 / STRIP_GAIN) * SCALE, HALF * SCALE];
  const shape = new Shape();
  shape.absarc(long, 0, wide, -Math.PI / 2, Math.PI / 2, false);
  shape.absarc(-long, 0, wide, Math.PI / 2, (3 * Math.PI) / 2, false);
  return new ShapeGeometry(shape, 12).rotateX(-Math.PI / 2);
}

function Strip({ pitch }: { readonly pitch: Pitch }) {
  const shape = useMemo(() => stripShape(pitch), [pitch]);
  return (
    <mesh geometry={shape} position-y={0.01} renderOrder={1}>
      <meshBasicMaterial color={WOODS.walnut.light} transparent opacity={0.5} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

const Knob = ({ side }: { readonly side: Side }) => (
  <>
    <mesh rotation-x={-Math.PI / 2} position-y={0.02} renderOrder={2}>
      <circleGeometry args={[HALF * SCALE * 1.25, 32]} />
      <meshBasicMaterial color={KITS[side].keeper} toneMapped={false} />
    </mesh>
    <mesh rotation-x={-Math.PI / 2} position-y={0.03} renderOrder={3}>
      <ringGeometry args={[HALF * SCALE * 1.05, HALF * SCALE * 1.3, 32]} />
      <meshBasicMaterial color={KITS[side].ring} toneMapped={false} />
    </mesh>
  </>
);
