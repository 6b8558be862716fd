import { useFrame, useThree } from '@react-three/fiber';
import type { Running, SceneProps } from '@bande/stage/view';
import { useMemo, useRef } from 'react';
import { groundIn } from '../motion.ts';
import { SIDES, type Side } from '../names.ts';
import type { HandTarget, Subbuteo } from '../state.ts';
import { withinReach } from '../streams.ts';
import { seatOf } from './seats.ts';

/** Where hands lead the keepers. */
export interface Leading {
  /** Where a hand wants its keeper, whether the match has heard of it or not. */
  readonly wanted: (side: Side) => HandTarget;
  readonly lead: (side: Side, to: HandTarget) => void;
}

/** A chair is heard thirty times a second: who leads both keepers is heard of one after the other. */
const TURN_TICKS = 4;

/** Every target is told until the match has it, so that none is lost where one chair has two hands. */
export function useLeading(running: Running<Subbuteo>, onSteer: SceneProps<Subbuteo>['onSteer']): Leading {
  const invalidate = useThree((three) => three.invalidate);
  const open = useRef(new Map<Side, HandTarget>());
  const tell = (side: Side): void => {
    const to = open.current.get(side);
    const { state } = running.match();
    if (to === undefined || isSame(to, state.hands[side])) return void open.current.delete(side);
    onSteer(seatOf(running.match(), side), to);
  };
  useFrame(() => {
    const sides = SIDES.filter((side) => open.current.has(side));
    if (sides.length === 0) return;
    tell(sides[Math.floor(running.tick() / TURN_TICKS) % sides.length]!);
    invalidate();
  });
  return useMemo(
    () => ({
      wanted: (side) => open.current.get(side) ?? running.match().state.hands[side],
      lead: (side, to) => {
        open.current.set(side, withinReach(groundIn(running.match()).pitch, side, to));
        invalidate();
      },
    }),
    [running, invalidate],
  );
}

const isSame = (a: HandTarget, b: HandTarget): boolean => a.every((number, i) => number === b[i]);
