import { AtBothGoals, GoalGlow, SwingingNet } from '@bande/stage';
import type { Running } from '@bande/host';
import { useMemo, useRef } from 'react';
import type { Texture } from 'three';
import { endOf, SIDES, type Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { TABLE } from '../../table.ts';
import { blowsBetween } from '../shown/blows.ts';
import { GOAL } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { BULGE, hitBy, netOf } from './net-shape.ts';

interface NetsProps {
  readonly running: Running<TippKick>;
  /** In whose goal the ball has just gone; null: in nobody's. */
  readonly hit: Side | null;
  readonly reducedMotion: boolean;
}

/** Both nets: where the ball meets one, from within or from outside, it gives way and swings back; the ground of the goal in which it lies lights up. */
export function Nets({ running, hit, reducedMotion }: NetsProps) {
  return (
    <AtBothGoals sides={SIDES} lineOf={(side) => -endOf(side) * (TABLE.length / 2) * SCALE} colour={GOAL.net}>
      {(side, texture) => (
        <>
          <Net {...{ running, texture, side, reducedMotion }} />
          <GoalGlow
            isHit={hit === side}
            reducedMotion={reducedMotion}
            shine={0.6}
            at={[0, 0.02, (-TABLE.goalDepth / 2) * SCALE]}
            size={[TABLE.goalWidth * SCALE, TABLE.goalDepth * SCALE]}
            lies
          />
        </>
      )}
    </AtBothGoals>
  );
}

interface NetProps extends Omit<NetsProps, 'hit'> {
  readonly texture: Texture;
  readonly side: Side;
}

function Net({ running, texture, side, reducedMotion }: NetProps) {
  const net = useMemo(netOf, []);
  const last = useRef(Infinity);
  const metBy = (match: Match, tick: number) => {
    const met = reducedMotion ? [] : blowsBetween(match, last.current, tick).flatMap((blow) => hitBy(blow, side) ?? []);
    last.current = tick;
    return met[0] ?? null;
  };
  return <SwingingNet {...{ running, net, texture, metBy }} bulge={BULGE} scale={SCALE} opacity={0.7} />;
}
