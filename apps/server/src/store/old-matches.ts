import { sql } from 'kysely';
import { LOG_KEPT_DAYS, WAITED_FOR_HOURS } from '../limits.ts';
import type { Engine } from './engine.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

/** What of matches on the server nobody needs any more. One that goes on is never among it. */
export class OldMatches {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** `standing`: somebody is at these just now. How many matches, and of how many the log, were deleted. */
  async delete(now: Date, standing: readonly string[]): Promise<{ readonly matches: number; readonly logs: number }> {
    const kept = JSON.stringify(standing);
    const matches = await this.#deleteWaiting(new Date(now.getTime() - WAITED_FOR_HOURS * AN_HOUR), kept);
    const logs = await this.#deleteLogs(new Date(now.getTime() - LOG_KEPT_DAYS * A_DAY), kept);
    // A table that stays where it is never becomes shorter (known-pages.ts); its space is used again.
    if (matches + logs > 0)
      await this.#engine.use((db) => sql`vacuum (truncate false) match_log, matches, seats`.execute(db));
    return { matches, logs };
  }

  /** Nobody has joined, or all have and nobody has begun. */
  async #deleteWaiting(before: Date, standing: string): Promise<number> {
    const { rows } = await this.#engine.use((db) =>
      sql`delete from matches where created_at < ${before.toISOString()} and state in ('waiting', 'going')
        and id not in (select json_array_elements_text(${standing}::json))
        and (state = 'waiting' or (select count(*) from seats where match = matches.id and token <> '')
          < json_array_length(plan::json -> 'setup' -> 'seating') - (select count(*) from json_object_keys(plan::json -> 'bots')))
        returning 1`.execute(db),
    );
    return rows.length;
  }

  /** Their records tell all of them; address, people and where they played on stay. */
  async #deleteLogs(before: Date, standing: string): Promise<number> {
    const { rows } = await this.#engine.use((db) =>
      sql`with past as (
          update matches set state = 'past', base = null
          where state = 'over' and record is not null and touched_at < ${before.toISOString()}
          and id not in (select json_array_elements_text(${standing}::json)) returning id
        ), gone as (
          delete from match_log where match in (select id from past) returning 1
        )
        select id from past`.execute(db),
    );
    return rows.length;
  }
}
