import { TICKS_PER_SECOND } from '@bande/core';
import { useRunning } from '@bande/stage';
import type { Running as RunningMatch } from '@bande/host';
import { useRef } from 'react';
import { motionOf } from '../../motion.ts';
import type { Carrom, Running } from '../../state.ts';

/** Something falls: what, and into which of the four pockets. */
interface Pot {
  readonly disc: string;
  readonly pocket: number;
}

interface Course {
  readonly of: Running;
  readonly pots: readonly (Pot & { readonly t: number })[];
  /** How many have fallen, and how far the stroke had come then. */
  fallen: number;
  time: number;
}

/** What falls in the last frames of a stroke may be over before it is drawn. */
const UNSEEN = 0.3;

/** Tells of everything that falls, once, when it does. */
export function usePots(running: RunningMatch<Carrom>, onPot: (pot: Pot) => void): void {
  const course = useRef<Course | null>(null);
  const tellUntil = (one: Course, time: number): void => {
    const due = one.pots.filter(({ t }, i) => i >= one.fallen && t <= time);
    one.fallen += due.length;
    one.time = Math.max(one.time, time);
    for (const pot of due) onPot(pot);
  };
  useRunning(running, (now, tick) => {
    const { running: of } = now.state;
    const before = course.current;
    if (of === null) {
      if (before !== null) tellUntil(before, before.time + UNSEEN);
      course.current = null;
      return false;
    }
    const time = (tick - of.from) / TICKS_PER_SECOND;
    if (before?.of === of) tellUntil(before, time);
    else {
      const pots = motionOf(now, of).contacts.filter((contact) => contact.kind === 'pocketed');
      // Whoever comes later has missed what fell before.
      course.current = { of, pots, fallen: pots.filter(({ t }) => t < time - UNSEEN).length, time };
    }
    return false;
  });
}
