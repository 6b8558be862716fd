import type { Seat } from '@bande/core';
import { useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useRef } from 'react';
import type { Group } from 'three';
import { endOf, SIDES, type Side } from '../../names.ts';
import type { TippKick } from '../../state.ts';
import { KEEPER } from '../../table.ts';
import { PITCH } from '../../zones.ts';
import { KITS } from '../colours.ts';
import { MILLIMETRE } from '../layout.ts';
import { isAttacked, type Leading, type Target } from './leading.ts';
import { isAtEase, seenAt } from '../picture/seen.ts';
import { seatOf } from './seats.ts';

interface KeeperHandsProps {
  readonly running: Running<TippKick>;
  readonly leading: Leading;
  /** Who sits here: nobody else's keeper is led. */
  readonly seats: readonly Seat[];
}

/** Tenths of a millimetre by which a hand is ahead of its keeper before that is seen. */
const AHEAD = 15;
const [INNER, OUTER] = [9, 12];

/** Where a hand wants its keeper: drawn at once, while he follows as fast as a hand can. */
export function KeeperHands({ running, leading, seats }: KeeperHandsProps) {
  const rings = useRef(new Map<Side, Group>());
  useRunning(running, (match, tick) => {
    const seen = seenAt(match, tick);
    for (const side of SIDES) {
      const ring = rings.current.get(side);
      if (ring === undefined) continue;
      const target = leading.wanted(side);
      const { at } = seen.to.figures[side].hold;
      const far = Math.hypot(target[0] - at.sideways, target[1] - at.forward, target[2] - at.lift);
      ring.visible = isAttacked(match, side) && far > AHEAD;
      const [x, y, up] = placeOf(side, target);
      ring.position.set(x * MILLIMETRE, up * MILLIMETRE + 0.02, -y * MILLIMETRE);
    }
    return !isAtEase(match);
  });
  const led = SIDES.filter((side) => seats.includes(seatOf(running.match(), side)));
  return led.map((side) => (
    <group key={side} name="hand of a keeper" ref={(group) => void (group !== null && rings.current.set(side, group))}>
      <mesh rotation-x={-Math.PI / 2} renderOrder={3}>
        <ringGeometry args={[INNER * MILLIMETRE, OUTER * MILLIMETRE, 32]} />
        <meshBasicMaterial color={KITS[side].shirt} transparent opacity={0.85} depthTest={false} depthWrite={false} />
      </mesh>
    </group>
  ));
}

/** Under the middle of his figure, in millimetres. */
const placeOf = (side: Side, [sideways, forward, lift]: Target): readonly [x: number, y: number, up: number] => [
  sideways / 10,
  endOf(side) * (PITCH.length / 2 - forward / 10 - (KEEPER.thickness * 1000) / 2),
  lift / 10,
];
