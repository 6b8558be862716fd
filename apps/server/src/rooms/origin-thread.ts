import { workerData } from 'node:worker_threads';
import { gameNamed, hashOf, type AnyShape, type Match, type Registry } from '@bande/core';
import { headerOf, resume } from '@bande/record';
import { answering } from '../thread.ts';
import type { MatchPlan } from './plan.ts';

/** A match of an older engine, where it came to rest last. */
export interface OldRest {
  readonly plan: MatchPlan;
  readonly rest: { readonly after: number; readonly match: Match<AnyShape> };
}

const { registry } = (await import(workerData as string)) as { readonly registry: Registry };

/** Whether this engine goes on from there: what it does not know as a position of its game it does not take up. */
answering(async (request) => {
  const { plan, rest } = request as OldRest;
  const game = gameNamed(registry, plan.game);
  if (game === undefined) throw new Error(`no game named ${plan.game}`);
  await game.prepare?.();
  const { after, match } = rest;
  const header = { ...headerOf(game, plan.setup, { seedCommitment: plan.seedCommitment }), engine: plan.engine };
  const rests = [{ after, hash: hashOf(match) }];
  return resume(game, { header, rests, lastRest: match, inputs: { length: after }, end: null }, null).ok;
});
