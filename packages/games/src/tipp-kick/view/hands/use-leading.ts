import type { Seat } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import type { Running } from '@bande/host';
import type { SceneProps } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useMemo, useRef } from 'react';
import { SIDES, type Side } from '../../names.ts';
import type { TippKick } from '../../state.ts';
import { headsFor, isLed, isSame, within, type Leading, type Target } from './leading.ts';
import { seatOf } from './seats.ts';

/** A chair is heard thirty times a second. */
const TURN_TICKS = 4;

/** Every target is told until the match has it; nobody leads the keeper of somebody else. */
export function useLeading(
  running: Running<TippKick>,
  seats: readonly Seat[],
  onSteer: SceneProps<TippKick>['onSteer'],
): Leading {
  const invalidate = useThree((three) => three.invalidate);
  const open = useRef(new Map<Side, Target>());
  const told = useRef(new Map<Side, number>());
  const here = useLatest(seats);
  const tell = (side: Side, tick: number): void => {
    const match = running.match();
    const target = open.current.get(side);
    // A keeper who must stand still now is not moved later by what a hand wanted before.
    if (target === undefined || !isLed(match, side) || isSame(target, headsFor(match, side)))
      return void open.current.delete(side);
    if (tick - (told.current.get(side) ?? -TURN_TICKS) < TURN_TICKS) return;
    told.current.set(side, tick);
    onSteer(seatOf(match, side), target);
  };
  useFrame(() => {
    // Held, nobody is heard: it is told when the clock runs again.
    if (open.current.size === 0 || running.match().pausedAt !== null) return;
    const tick = running.tick();
    for (const side of SIDES) if (open.current.has(side)) tell(side, tick);
    invalidate();
  });
  return useMemo(
    () => ({
      wanted: (side) => open.current.get(side) ?? headsFor(running.match(), side),
      lead: (side, to) => {
        const match = running.match();
        if (!here.current.includes(seatOf(match, side)) || !isLed(match, side)) return;
        open.current.set(side, within(to));
        invalidate();
      },
    }),
    [running, here, invalidate],
  );
}
