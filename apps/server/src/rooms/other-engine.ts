import { createHash } from 'node:crypto';
import { commitment } from '@bande/core';
import { compareVersions, ENGINE_VERSION } from '@bande/record';
import type { LogStore } from '../store/log-store.ts';
import type { StoredMatch } from '../store/match-store.ts';
import { Thread } from '../thread.ts';
import type { OldRest } from './origin-thread.ts';
import type { GoesOn, Kept, MatchPlan, WrittenMatch } from './plan.ts';

type Written = Omit<WrittenMatch, 'epoch'>;

/**
 * A match that another engine has begun goes on from its last rest, as a match of its own with dice of its own; where this engine cannot take it up
 * there, it begins anew. What came after the rest is given up, once and for all, before anybody is told how it stands.
 */
export async function goOnWithThisEngine(log: LogStore, games: string, match: StoredMatch): Promise<void> {
  const { plan } = match;
  if (compareVersions(plan.engine, ENGINE_VERSION) > 0)
    throw new Error(`match ${match.id} is of engine ${plan.engine}, which is newer than this one`);
  const written = await log.written(match.id);
  const rest = await knownRest(games, plan, written);
  const before = plan.goesOn?.after ?? 0;
  const from = rest === null ? null : { engine: plan.engine, inputs: rest.after - before, match: rest.match };
  const goesOn: GoesOn = { engine: plan.engine, from, after: rest?.after ?? 0 };
  const seed = nextSeed(plan);
  await log.cutBack(match.id, {
    plan: { ...plan, engine: ENGINE_VERSION, seed, seedCommitment: commitment(seed), goesOn },
    base: rest === null ? null : { rest },
    row: written.row,
    reached: rest?.match.tick ?? 0,
    kept: keptOf(written),
  });
}

/** Where nothing had been entered it begins anew, and is a whole match. */
async function knownRest(games: string, plan: MatchPlan, { table }: Written): Promise<OldRest['rest'] | null> {
  const rest = table?.rest ?? null;
  if (rest === null || rest.after === 0) return null;
  const thread = new Thread(new URL('origin-thread.ts', import.meta.url), games);
  try {
    return (await thread.ask({ plan, rest } satisfies OldRest)) === true ? rest : null;
  } finally {
    await thread.end();
  }
}

/** Rolls that have been seen do not come again. It follows from the seed that was committed to: nobody chooses it when he knows what players have put in. */
const nextSeed = ({ seed, engine }: MatchPlan): string =>
  createHash('sha256').update(`goes on ${seed} ${engine}`).digest('hex').slice(0, 32);

/** Nothing is under way at a rest. */
const keptOf = ({ kept }: Written): Kept => ({
  room: null,
  drawn: 0,
  next: kept?.next ?? [],
  bots: kept?.bots ?? {},
  paused: kept?.paused ?? [],
});
