import { sql } from 'kysely';
import type { BaseOfRows, Kept, MatchPlan, NewRow, RowBody, WrittenMatch } from '../rooms/plan.ts';
import { baseAfter, writtenFrom } from '../rooms/written.ts';
import type { Engine } from './engine.ts';
import type { StoredMatch } from './match-store.ts';

/** So many rows are read at once: others who ask the store meanwhile wait no longer than for that. */
const ROWS_AT_ONCE = 2_000;

/** A row of the log: its number, and how far time had come. */
export interface LogPlace {
  readonly row: number;
  readonly reached: number;
}

/** How a match stands from which another engine goes on. */
interface CutBack {
  readonly plan: MatchPlan;
  readonly base: BaseOfRows | null;
  /** The number of the next row. */
  readonly row: number;
  readonly reached: number;
  readonly kept: Kept;
}

/** The log of matches on the server: who may write it, and everything that was entered in them. */
export class LogStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** From now on the match is this owner's, and whoever had it writes no row any more. */
  async claim(match: string, owner: string): Promise<number> {
    const { rows } = await this.#engine.use((db) =>
      sql<{
        epoch: number;
      }>`update matches set epoch = epoch + 1, owner = ${owner}, lease = now() where id = ${match} returning epoch`.execute(
        db,
      ),
    );
    return Number(rows[0]?.epoch);
  }

  /** One commit for all of them; what comes back is kept. Rows of an older epoch are nobody's. */
  async append(rows: readonly NewRow[]): Promise<ReadonlySet<string>> {
    const given = JSON.stringify(rows.map(({ isOver: over, ...row }) => ({ ...row, over })));
    const { rows: kept } = await this.#engine.use((db) =>
      sql<{ match: string; row: number }>`
        with given as (
          select * from json_to_recordset(${given}::json) as
            one(match text, epoch int, row int, first int, count int, reached bigint, body text, base text, over boolean)
        ), live as (
          select id, epoch from matches where id in (select match from given) for share
        ), kept as (
          insert into match_log (match, row, first, count, reached, body)
          select given.match, given.row, given.first, given.count, given.reached, given.body
          from given join live on live.id = given.match and live.epoch = given.epoch
          on conflict do nothing returning match, row
        ), news as (
          select match, epoch, (array_agg(base order by row desc) filter (where base is not null))[1] as base, bool_or(over) as over,
            max(reached) as reached
          from given group by match, epoch
        ), told as (
          update matches set base = coalesce(news.base, matches.base), state = case when over then 'over' when news.reached > 0 then 'going' else matches.state end, touched_at = now()
          from news where matches.id = news.match and matches.epoch = news.epoch 
            and (news.base is not null or over or (matches.state = 'waiting' and news.reached > 0)) returning 1
        )
        select match, row from kept`.execute(db),
    );
    return new Set(kept.map(({ match, row }) => `${match} ${row}`));
  }

  /** Another engine goes on from the last rest: what came after it is given up, and a row says how it stands there. */
  async cutBack(match: string, { plan, base, row, reached, kept }: CutBack): Promise<void> {
    const after = plan.goesOn?.after ?? 0;
    const body = JSON.stringify({ inputs: [], kept } satisfies RowBody);
    await this.#engine.use((db) =>
      sql`with gone as (
          delete from match_log where match = ${match} and (first + count > ${after} or first >= ${after}) returning 1
        ), stands as (
          insert into match_log (match, row, first, count, reached, body)
          values (${match}, ${row}, ${after}, 0, ${reached}, ${body}) returning 1
        )
        update matches set plan = ${JSON.stringify(plan)}, base = ${base === null ? null : JSON.stringify(base)}
        where id = ${match}`.execute(db),
    );
  }

  /** How it stood when the last row was written. */
  async written(match: string): Promise<Omit<WrittenMatch, 'epoch'>> {
    const stored = await this.#engine.use((db) =>
      db.selectFrom('matches').select('base').where('id', '=', match).executeTakeFirst(),
    );
    const base = stored?.base === null || stored === undefined ? null : (JSON.parse(stored.base) as BaseOfRows);
    const after = baseAfter(base);
    const rows = await this.#engine.use((db) =>
      db
        .selectFrom('match_log')
        .select(['row', 'first', 'reached', 'body'])
        .where('match', '=', match)
        .where((one) =>
          one.or([
            one(sql<number>`first + count`, '>', after),
            one('row', '=', sql<number>`(select max(row) from match_log where match = ${match})`),
          ]),
        )
        .orderBy('row')
        .execute(),
    );
    return writtenFrom(
      base,
      rows.map((row) => ({ ...row, reached: Number(row.reached) })),
    );
  }

  /** The last row, or the last before this one; null: there is none. */
  async last(match: string, before: number | null = null): Promise<LogPlace | null> {
    const found = await this.#engine.use((db) => {
      const rows = db.selectFrom('match_log').select(['row', 'reached']).where('match', '=', match);
      return (before === null ? rows : rows.where('row', '<', before))
        .orderBy('row', 'desc')
        .limit(1)
        .executeTakeFirst();
    });
    return found === undefined ? null : { row: found.row, reached: Number(found.reached) };
  }

  /** What this engine has entered up to this row, as texts that are lists of lists of inputs: nothing of what was under way beside it is read. */
  async entered({ id: match, plan }: Pick<StoredMatch, 'id' | 'plan'>, until: number): Promise<readonly string[]> {
    const texts: string[] = [];
    for (let after = -1; ;) {
      const { rows } = await this.#engine.use((db) =>
        sql<{ inputs: string | null; last: number | null }>`
          select '[' || string_agg((body::json -> 'inputs')::text, ',' order by row) || ']' as inputs, max(row) as last
          from (
            select row, body from match_log where match = ${match} and row > ${after} and row <= ${until} and first >= ${plan.goesOn?.after ?? 0} and count > 0
            order by row limit ${ROWS_AT_ONCE}) as page`.execute(db),
      );
      const [page] = rows;
      if (page === undefined || page.inputs === null || page.last === null) return texts;
      texts.push(page.inputs);
      after = page.last;
    }
  }
}
