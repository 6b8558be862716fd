import type { GameShape, Match, Seat } from '@bande/core';
import type { Running } from '@bande/host';
import { useFrame, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { useLatest } from '../frames/use-latest.ts';
import type { SceneHands } from '../view/index.ts';

/** Where hands lead what follows them, one thing a side; a target is a few whole numbers, as its stream has them. */
export interface Leading<S extends string, T extends readonly number[]> {
  /** Where a hand wants it, whether the match has heard of it or not. */
  readonly wanted: (side: S) => T;
  readonly lead: (side: S, to: T) => void;
}

/** What a game knows of it. */
export interface Led<G extends GameShape, S extends string, T extends readonly number[]> {
  readonly sides: readonly S[];
  readonly seatOf: (match: Match<G>, side: S) => Seat;
  readonly isLed: (match: Match<G>, side: S) => boolean;
  /** Where the match has it go. */
  readonly headsFor: (match: Match<G>, side: S) => T;
  /** As far as it gets. */
  readonly within: (match: Match<G>, side: S, to: T) => T;
  /** One after the other is heard of, or each by itself. */
  readonly turns: 'inTurn' | 'each';
}

/** A chair is heard thirty times a second. */
const TURN_TICKS = 4;

/** Every target is told until the match has it, so that none is lost where one chair has two hands; nobody leads what is somebody else's. */
export function useLeading<G extends GameShape, S extends string, T extends readonly number[]>(
  running: Running<G>,
  seats: readonly Seat[],
  onSteer: SceneHands<G>['onSteer'],
  led: Led<G, S, T>,
): Leading<S, T> {
  const invalidate = useThree((three) => three.invalidate);
  const open = useRef(new Map<S, T>());
  const told = useRef(new Map<S, number>());
  const here = useLatest(seats);
  const isTurnOf = (side: S, waiting: readonly S[], tick: number): boolean =>
    led.turns === 'inTurn'
      ? side === waiting[Math.floor(tick / TURN_TICKS) % waiting.length]
      : tick - (told.current.get(side) ?? -TURN_TICKS) >= TURN_TICKS;
  useFrame(() => {
    const match = running.match();
    const waiting = led.sides.filter((side) => open.current.has(side));
    // Held, nobody is heard: it is told when the clock runs again.
    if (waiting.length === 0 || match.pausedAt !== null) return;
    const tick = running.tick();
    for (const side of waiting) {
      const target = led.within(match, side, open.current.get(side)!);
      // Who must stand still now is not moved later by what a hand wanted before.
      if (!led.isLed(match, side) || isSame(target, led.headsFor(match, side))) open.current.delete(side);
      else if (isTurnOf(side, waiting, tick)) {
        told.current.set(side, tick);
        onSteer(led.seatOf(match, side), target);
      }
    }
    invalidate();
  });
  return useMemo(
    () => ({
      wanted: (side) => open.current.get(side) ?? led.headsFor(running.match(), side),
      lead: (side, to) => {
        const match = running.match();
        if (!here.current.includes(led.seatOf(match, side)) || !led.isLed(match, side)) return;
        open.current.set(side, led.within(match, side, to));
        invalidate();
      },
    }),
    [running, here, invalidate, led],
  );
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((number, i) => number === b[i]);
