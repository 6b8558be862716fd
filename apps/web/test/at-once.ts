import type { SlowWork } from '../src/session/slices.ts';

/** All of it at once, as nobody but a test may wait. */
export function atOnce<R>(work: SlowWork<R>): R {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
