import { availableParallelism } from 'node:os';
import {
  HUNG_UP_MS,
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

/**
 * Who goes first, the lowest. Of those who have used little lately it is the shortest text, whatever each has used: a single ruling does not wait for the piles
 * of many who come for the first time. Of all others whoever has used least.
 */
export const standingOf = (used: number, text: string, { littleMs }: Patience): number =>
  used > littleMs ? used : Math.min(1, text.length / RECORD_BYTES) * littleMs;
