import { workerData } from 'node:worker_threads';
import { gameNamed, type AnyShape, type Input, type Registry, type Tick } from '@bande/core';
import { Recorder, writeRecord } from '@bande/record';
import { answering } from '../thread.ts';
import type { MatchPlan } from './plan.ts';

/** A match that is over: what was agreed, who played it, and what was entered. */
export interface Finished {
  readonly plan: MatchPlan;
  readonly players: readonly string[];
  readonly inputs: readonly Input<AnyShape>[];
  readonly reached: number;
}

/** Runs inside the thread: a long match takes seconds to be played again. */
const { registry } = (await import(workerData as string)) as { readonly registry: Registry };

answering(async (request) => {
  const { plan, players, inputs, reached } = request as Finished;
  const game = gameNamed(registry, plan.game);
  if (game === undefined) throw new Error(`no game named ${plan.game}`);
  await game.prepare?.();
  const recorder = Recorder.start(game, plan.setup, { seedCommitment: plan.seedCommitment, players });
  for (const input of inputs) {
    const done = recorder.play(input);
    if (!done.ok) throw new Error(`an input of the log is refused: ${done.refusal.code}`);
  }
  recorder.advance(reached as Tick);
  return writeRecord(recorder.record(plan.seed));
});
