import type { Action, GameShape } from '@bande/core';
import type { Draft } from '../view/index.ts';
import type { Grip, Touch } from './grip.ts';

/** Grips of the same kind, whatever a game takes hold of. */

interface Turning {
  readonly holds: string;
  /** By how much one turn goes on, and between which ends. */
  readonly step: number;
  readonly least: number;
  readonly most: number;
}

/** It leads something along, and turns it meanwhile; where it was led and turned it stays. */
export function leadingGrip({ holds, step, least, most }: Turning, go: (touch: Touch, turned: number) => void): Grip {
  let turned = 0;
  let last: Touch | null = null;
  const move = (touch: Touch): void => {
    last = touch;
    go(touch, turned);
  };
  return {
    holds,
    move,
    release: () => {},
    cancel: () => {},
    turn: (steps) => {
      turned = Math.max(least, Math.min(most, turned + steps * step));
      if (last !== null) move(last);
    },
  };
}

interface Setting<G extends GameShape, A extends Action<G>> {
  readonly holds: string;
  readonly draft: Draft<G> | null;
  /** What is being set, as the draft says now; null: something else is. */
  readonly read: () => A | null;
  readonly move: (now: A, touch: Touch) => A;
  readonly turn?: (now: A, steps: number) => A;
}

/** It sets a draft and does nothing: that is left to a button. Called off, all is as it was before. */
export function settingGrip<G extends GameShape, A extends Action<G>>(setting: Setting<G, A>): Grip {
  const { holds, draft, read, move, turn } = setting;
  const before = read();
  const change = (to: (now: A) => A): void => {
    const now = read();
    if (now !== null) draft?.set(to(now));
  };
  return {
    holds,
    move: (touch) => change((now) => move(now, touch)),
    release: () => {},
    cancel: () => {
      if (before !== null) draft?.set(before);
    },
    ...(turn === undefined ? {} : { turn: (steps: number) => change((now) => turn(now, steps)) }),
  };
}
