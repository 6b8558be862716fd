import { CARROM, run, type Run } from '@bande/physics';
import { discsBefore, flickOf } from '../motion.ts';
import type { Match, Running } from '../state.ts';

/** A stroke with the ways of all pieces, worked out once. */
const known = new WeakMap<object, Run>();
export function runOf(match: Match, running: Running): Run {
  const before = known.get(running);
  if (before !== undefined) return before;
  const computed = strokeOf(match, running);
  known.set(running, computed);
  return computed;
}

export const strokeOf = (match: Match, stroke: Omit<Running, 'from' | 'until' | 'told'>): Run => run(CARROM, discsBefore(match, stroke), flickOf(match, stroke), { paths: true });
