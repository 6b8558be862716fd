import { useRunning } from '@bande/stage';
import type { Seat } from '@bande/core';
import type { Running } from '@bande/host';
import { useMemo, useRef } from 'react';
import { Shape, ShapeGeometry, type BufferGeometry, type Group } from 'three';
import { isMoving } from '../../motion.ts';
import { endOf, keeperOf, SIDES, type Side } from '../../names.ts';
import type { Subbuteo } from '../../state.ts';
import { placesAt } from '../aims/aiming.ts';
import { KITS, WAYS } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { seatOf } from './seats.ts';
import { HANDLE } from '../picture/shapes.ts';
import { isLed, type Leading } from './leading.ts';

const metres = (tenths: number): number => tenths / 10_000;

interface KeeperHandsProps {
  readonly running: Running<Subbuteo>;
  readonly leading: Leading;
  /** Who sits here: nobody else's keeper is led. */
  readonly seats: readonly Seat[];
}
/** A hand that is so far ahead of its keeper is seen, in metres. */
const AHEAD = 0.003;

/** Where a hand wants its keeper: drawn at once, while he follows as fast as a hand can; and beside the handle of his rod, which ways it goes. */
export function KeeperHands({ running, leading, seats }: KeeperHandsProps) {
  const [rings, handles] = [useRef(new Map<Side, Group>()), useRef(new Map<Side, Group>())];
  useRunning(running, (match, tick) => {
    const { motion } = match.state;
    const places = placesAt(match, tick);
    let moves = false;
    for (const side of SIDES) {
      const keeper = keeperOf(side);
      const goes = isMoving(motion, keeper);
      moves ||= goes;
      const mayGo = isLed(match, side);
      const [x, y] = leading.wanted(side);
      const ring = rings.current.get(side);
      if (ring !== undefined) {
        const far = Math.hypot(metres(x) - places[keeper].x, metres(y) - places[keeper].y);
        ring.visible = mayGo && (goes || far > AHEAD);
        ring.position.set(metres(x) * SCALE, 0.02, -metres(y) * SCALE);
      }
      const { x: atX, y: atY } = places[keeper];
      const handle = handles.current.get(side);
      if (handle !== undefined) {
        handle.visible = mayGo;
        handle.position.set(atX * SCALE, HANDLE.up * SCALE, -(atY + endOf(side) * HANDLE.away) * SCALE);
      }
    }
    return moves;
  });
  const arrows = useMemo(arrowsShape, []);
  const led = SIDES.filter((side) => seats.includes(seatOf(running.match(), side)));
  return (
    <>
      {led.map((side) => (
        <group key={side}>
          <group ref={(group) => void (group !== null && rings.current.set(side, group))}>
            <mesh rotation-x={-Math.PI / 2} renderOrder={3}>
              <ringGeometry args={[0.26, 0.34, 32]} />
              <meshBasicMaterial color={KITS[side].ring} transparent opacity={0.8} depthWrite={false} />
            </mesh>
          </group>
          <group name="ways of a handle" ref={(group) => void (group !== null && handles.current.set(side, group))}>
            <mesh geometry={arrows} renderOrder={2}>
              <meshBasicMaterial color={WAYS} transparent opacity={0.85} depthWrite={false} toneMapped={false} />
            </mesh>
          </group>
        </group>
      ))}
    </>
  );
}

/** One to each side of the handle. */
function arrowsShape(): BufferGeometry {
  const [near, far, wide] = [HANDLE.radius * 1.6 * SCALE, HANDLE.radius * 2.5 * SCALE, HANDLE.radius * 0.75 * SCALE];
  const arrows = [-1, 1].map((way) => {
    const shape = new Shape();
    shape.moveTo(way * near, wide);
    shape.lineTo(way * far, 0);
    shape.lineTo(way * near, -wide);
    return shape;
  });
  return new ShapeGeometry(arrows).rotateX(-Math.PI / 2);
}
