import { availableParallelism } from 'node:os';
import {
  HUNG_UP_MS,
  JUDGE_COUNTS_HALF_S,
  JUDGE_COUNTS_TWICE_MS,
  JUDGE_BUDGET_MS,
  JUDGE_BUDGET_PER_SECOND_MS,
  JUDGE_LITTLE_MS,
  JUDGE_MOST_MS,
  JUDGE_MS,
  JUDGE_MS_PER_KB,
  JUDGE_QUEUE,
  JUDGE_QUEUE_OF_ONE,
  JUDGE_TIMES,
  RECORD_BYTES,
} from '../limits.ts';

/** What the referee gives to strangers; milliseconds are processor time of its threads. */
export interface Patience {
  readonly threads: number;
  /** For one text: the shortest, so much more for each kB, and at most. */
  readonly ms: number;
  readonly msPerKb: number;
  readonly mostMs: number;
  /** So many times as long on the wall, and the machine is too busy. */
  readonly times: number;
  /** What counts as little: of a text, and of what a client has used lately. */
  readonly littleMs: number;
  /** How many may wait: of all clients, of one. */
  readonly queue: number;
  readonly queueOfOne: number;
  readonly budgetMs: number;
  readonly budgetPerSecondMs: number;
  readonly hungUpMs: number;
}

export const PATIENCE: Patience = {
  threads: Math.max(2, availableParallelism() - 1),
  ms: JUDGE_MS,
  msPerKb: JUDGE_MS_PER_KB,
  mostMs: JUDGE_MOST_MS,
  times: JUDGE_TIMES,
  littleMs: JUDGE_LITTLE_MS,
  queue: JUDGE_QUEUE,
  queueOfOne: JUDGE_QUEUE_OF_ONE,
  budgetMs: JUDGE_BUDGET_MS,
  budgetPerSecondMs: JUDGE_BUDGET_PER_SECOND_MS,
  hungUpMs: HUNG_UP_MS,
};

/** How long a text may be judged: a long match needs more than a short one. */
export const allowanceFor = (text: string, { ms, msPerKb, mostMs }: Patience): number =>
  Math.max(ms, Math.min(mostMs, Math.round(ms + (text.length / 1024) * msPerKb)));

/** Of one who waits: his text, and how many whole seconds he has waited for it, so that those who came together are alike. */
interface Standing {
  readonly text: string;
  readonly waitedS: number;
}

/**
 * Who goes first, the lowest. Of those who have used little lately it is the shortest text, weighed by what its client has used: a single ruling does not wait
 * for the piles of many who come for the first time, nor for the short texts of many who come again and again. Of all others whoever has used least.
 * Waiting lowers it, so that everybody has a turn; nobody who has used much comes before those who have used little by it.
 */
export function standingOf(used: number, { text, waitedS }: Standing, { littleMs }: Patience): number {
  const waited = JUDGE_COUNTS_HALF_S / (JUDGE_COUNTS_HALF_S + waitedS);
  if (used > littleMs) return littleMs + (used - littleMs) * waited;
  const share =
    Math.min(1, text.length / RECORD_BYTES) * ((JUDGE_COUNTS_TWICE_MS + used) / (JUDGE_COUNTS_TWICE_MS + littleMs));
  return littleMs * share * waited;
}
