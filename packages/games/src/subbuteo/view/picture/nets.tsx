import { AtBothGoals, GoalGlow, MARKS, SwingingNet } from '@bande/stage';
import type { Running } from '@bande/host';
import { useMemo, useRef } from 'react';
import type { Texture } from 'three';
import { isQuiet } from '../../motion.ts';
import { endOf, SIDES, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { Pitch } from '../../table.ts';
import { placesAt } from '../aims/aiming.ts';
import { GOAL } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { BULGE, hitBy, netOf, type Sighting } from './net-shape.ts';

interface NetsProps {
  readonly pitch: Pitch;
  readonly running: Running<Subbuteo>;
  /** In whose goal the ball has just gone; null: in nobody's. */
  readonly hit: Side | null;
  readonly reducedMotion: boolean;
}

/** Both nets: where the ball meets one, from within or from outside, it gives way and swings back; the goal in which it lies lights up. */
export function Nets({ pitch, running, hit, reducedMotion }: NetsProps) {
  return (
    <AtBothGoals sides={SIDES} lineOf={(side) => -endOf(side) * (pitch.length / 2) * SCALE} colour={GOAL.net}>
      {(side, texture) => (
        <>
          <Net {...{ pitch, running, texture, side, reducedMotion }} />
          <Glow pitch={pitch} isHit={hit === side} reducedMotion={reducedMotion} />
        </>
      )}
    </AtBothGoals>
  );
}

interface NetProps extends Pick<NetsProps, 'pitch' | 'running' | 'reducedMotion'> {
  readonly texture: Texture;
  readonly side: Side;
}

function Net({ pitch, running, texture, side, reducedMotion }: NetProps) {
  const net = useMemo(() => netOf(pitch.goal), [pitch]);
  const last = useRef<readonly Sighting[]>([]);
  const metBy = (match: Match, tick: number) => {
    const { ball } = placesAt(match, tick);
    const end = endOf(side);
    const now: Sighting = { tick, x: end * ball.x, y: ball.z, z: -(end * ball.y - pitch.length / 2) };
    const met = reducedMotion ? null : hitBy(pitch.goal, [...last.current, now]);
    if (now.tick !== last.current.at(-1)?.tick) last.current = [...last.current, now].slice(-2);
    return met;
  };
  return <SwingingNet {...{ running, net, texture, metBy, isAwaited }} bulge={BULGE} scale={SCALE} opacity={0.75} />;
}
const isAwaited = ({ state }: Match): boolean => !isQuiet(state.motion);

interface GlowProps extends Pick<NetsProps, 'pitch' | 'reducedMotion'> {
  readonly isHit: boolean;
}

/** Its back shines, and calmly what lies before that. */
function Glow({ pitch: { goal }, isHit, reducedMotion }: GlowProps) {
  return (
    <>
      <GoalGlow
        {...{ isHit, reducedMotion }}
        shine={0.5}
        at={[0, (goal.height / 2) * SCALE, -goal.depth * 0.98 * SCALE]}
        size={[goal.width * SCALE, goal.height * SCALE]}
      />
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
