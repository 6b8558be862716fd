import { ChanceStream, joinedSeed, type AnyGame, type AnyShape, type Shares } from '@bande/core';
import { RestTable, type RoomState } from '@bande/host';
import { ENGINE_VERSION } from '@bande/record';
import type { MatchPlan, WrittenMatch } from './plan.ts';

interface PutBack {
  readonly table: RestTable<AnyShape>;
  readonly chance: ChanceStream;
  /** null: another engine goes on from where it came to rest last, and what came after is given up. */
  readonly room: RoomState<AnyShape> | null;
}

/** A match as it was written down, or as it begins. By the engine that wrote it, to the same bits. */
export function putBack(
  game: AnyGame,
  plan: MatchPlan,
  shares: Shares,
  { table: written, kept }: WrittenMatch,
): PutBack {
  const chance = new ChanceStream(joinedSeed(plan.seed, shares), kept?.drawn ?? 0);
  const same = plan.engine === ENGINE_VERSION ? sameEngine(game, plan, written) : null;
  if (same !== null) return { table: same, chance, room: kept?.room ?? null };
  const rest = written?.rest ?? null;
  return { table: rest === null ? RestTable.start(game, plan.setup) : new RestTable(game, rest), chance, room: null };
}

function sameEngine(game: AnyGame, { setup }: MatchPlan, written: WrittenMatch['table']): RestTable<AnyShape> | null {
  if (written === null) return RestTable.start(game, setup);
  const { rest, base = rest === null ? { after: 0, match: game.start(setup) } : undefined, since, reached } = written;
  const back = RestTable.putBack(game, { rest, ...(base === undefined ? {} : { base }), since, reached });
  return back.ok ? back.value : null;
}
