import { workerData } from 'node:worker_threads';
import { gameNamed, type Registry, type Shares, type Tick } from '@bande/core';
import { headerOf, Recorder, writeRecord } from '@bande/record';
import { answering } from '../thread.ts';
import { inputsIn } from './entered.ts';
import type { MatchPlan } from './plan.ts';

/** A match that is over: what was agreed, who played it, and what was entered. */
export interface Finished {
  readonly plan: MatchPlan;
  readonly players: readonly string[];
  readonly shares: Shares;
  /** Each a list of lists of inputs. */
  readonly entered: readonly string[];
  readonly reached: number;
}

/** Runs inside the thread: a long match takes seconds to be played again. */
const { registry } = (await import(workerData as string)) as { readonly registry: Registry };

answering(async (request) => {
  const { plan, players, shares, entered, reached } = request as Finished;
  const game = gameNamed(registry, plan.game);
  if (game === undefined) throw new Error(`no game named ${plan.game}`);
  await game.prepare?.();
  const header = headerOf(game, plan.setup, { seedCommitment: plan.seedCommitment, shares, players });
  const recorder = Recorder.again(game, { header, from: plan.goesOn?.from ?? null });
  for (const input of inputsIn(entered)) {
    const done = recorder.play(input);
    if (!done.ok) throw new Error(`an input of the log is refused: ${done.refusal.code}`);
  }
  recorder.advance(reached as Tick);
  return writeRecord(recorder.record(plan.seed));
});
