import type { Random } from '@bande/core';
import type { HandClock } from '@bande/host/hand-clock';

/** One way over a line: what is sent is done when it arrives. */
export type Way = (arrives: () => void) => void;

/** How a line is, in milliseconds; `loss`: the share of chunks that are lost. */
export interface LineManner {
  readonly oneWay: number;
  readonly jitter: number;
  readonly loss: number;
}

/** 120 ms there and back, one chunk in fifty lost. */
export const BAD: LineManner = { oneWay: 60, jitter: 10, loss: 0.02 };

/** A lost chunk arrives when the one behind it (a beat later) has got there, has been complained about, and it was sent again; so long everything behind it waits. */
export const heldUntil = ({ oneWay }: LineManner): number => 1.5 * 2 * oneWay + 33;

export const straight: Way = (arrives) => arrives();

/** A way over TCP, in a time of its own: late, trembling, and in order. */
export function badWay(clock: HandClock, random: Random, manner: LineManner): Way {
  let free = 0;
  return (arrives) => {
    const isLost = random.below(1000) < manner.loss * 1000;
    const takes = random.below(manner.jitter + 1) + (isLost ? heldUntil(manner) : manner.oneWay);
    free = Math.max(free, clock.ms + takes);
    clock.after(free - clock.ms, arrives);
  };
}
