import { ChanceStream, joinedSeed, type AnyGame, type AnyShape, type Shares } from '@bande/core';
import { RestTable, type RoomState } from '@bande/host';
import type { MatchPlan, WrittenMatch } from './plan.ts';

interface PutBack {
  readonly table: RestTable<AnyShape>;
  readonly chance: ChanceStream;
  /** null: nothing was under way. */
  readonly room: RoomState<AnyShape> | null;
}

/** A match as it was written down, or as it begins, to the same bits: what another engine wrote was cut back to its rest before. */
export function putBack(
  game: AnyGame,
  plan: MatchPlan,
  shares: Shares,
  { table: written, kept }: WrittenMatch,
): PutBack {
  const chance = new ChanceStream(joinedSeed(plan.seed, shares), kept?.drawn ?? 0);
  return { table: tableOf(game, plan, written), chance, room: kept?.room ?? null };
}

function tableOf(game: AnyGame, { setup }: MatchPlan, written: WrittenMatch['table']): RestTable<AnyShape> {
  if (written === null) return RestTable.start(game, setup);
  const { rest, base = rest === null ? { after: 0, match: game.start(setup) } : undefined, since, reached } = written;
  const back = RestTable.putBack(game, { rest, ...(base === undefined ? {} : { base }), since, reached });
  if (!back.ok) throw new Error(`an input of the log is refused: ${back.refusal.code}`);
  return back.value;
}
