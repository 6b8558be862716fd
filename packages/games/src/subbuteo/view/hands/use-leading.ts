import type { Seat } from '@bande/core';
import { useFrame, useThree } from '@react-three/fiber';
import type { Running } from '@bande/host';
import type { SceneProps } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useMemo, useRef } from 'react';
import { SIDES, type Side } from '../../names.ts';
import type { HandTarget, Subbuteo } from '../../state.ts';
import { reachIn } from '../../streams.ts';
import { isLed, type Leading } from './leading.ts';
import { seatOf } from './seats.ts';

/** A chair is heard thirty times a second: who leads both keepers is heard of one after the other. */
const TURN_TICKS = 4;

/** Every target is told until the match has it, so that none is lost where one chair has two hands; nobody leads the keeper of somebody else. */
export function useLeading(
  running: Running<Subbuteo>,
  seats: readonly Seat[],
  onSteer: SceneProps<Subbuteo>['onSteer'],
): Leading {
  const invalidate = useThree((three) => three.invalidate);
  const open = useRef(new Map<Side, HandTarget>());
  const here = useLatest(seats);
  const tell = (side: Side): void => {
    const match = running.match();
    const to = open.current.get(side);
    const target = to === undefined ? null : reachIn(match, side, to);
    // A keeper who must stand still now is not moved later by what a hand wanted before.
    if (target === null || !isLed(match, side) || isSame(target, match.state.hands[side]))
      return void open.current.delete(side);
    onSteer(seatOf(match, side), target);
  };
  useFrame(() => {
    const sides = SIDES.filter((side) => open.current.has(side));
    // Held, nobody is heard: it is told when the clock runs again.
    if (sides.length === 0 || running.match().pausedAt !== null) return;
    tell(sides[Math.floor(running.tick() / TURN_TICKS) % sides.length]!);
    invalidate();
  });
  return useMemo(
    () => ({
      wanted: (side) => open.current.get(side) ?? running.match().state.hands[side],
      lead: (side, to) => {
        const match = running.match();
        if (!here.current.includes(seatOf(match, side)) || !isLed(match, side)) return;
        open.current.set(side, reachIn(match, side, to));
        invalidate();
      },
    }),
    [running, here, invalidate],
  );
}

const isSame = (a: HandTarget, b: HandTarget): boolean => a.every((number, i) => number === b[i]);
