import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { BaseOfRows, MatchPlan, NewRow, RowBody, WrittenMatch } from '../rooms/plan.ts';
import type { Finished } from '../rooms/record-thread.ts';
import { baseAfter, writtenFrom } from '../rooms/written.ts';
import type { Engine } from './engine.ts';

/** Letters that nobody mistakes for others when he reads them out. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CODE_LETTERS = 6;

export interface StoredMatch {
  readonly id: string;
  readonly code: string;
  readonly plan: MatchPlan;
  readonly state: 'waiting' | 'going' | 'over';
  readonly record: string | null;
  readonly seats: readonly StoredSeat[];
}

interface StoredSeat {
  readonly seat: number;
  readonly name: string;
  readonly player: string;
  /** SHA-256 of its token. */
  readonly token: string;
}

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(16).toString('hex');

/** Whether it is the token of this seat, in a time that tells nothing. */
export const isTokenOf = ({ token }: Pick<StoredSeat, 'token'>, given: string): boolean =>
  timingSafeEqual(Buffer.from(token), Buffer.from(tokenHash(given)));

const newCode = (): string => Array.from(randomBytes(CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');

interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly plan: string;
  readonly state: string;
  readonly record: string | null;
}

/** Who sits where, by seat; null: nobody yet, or a bot. */
export const namesIn = (
  { setup }: Pick<MatchPlan, 'setup'>,
  seats: readonly Pick<StoredSeat, 'seat' | 'name'>[],
): readonly (string | null)[] => setup.seating.map((_, at) => seats.find(({ seat }) => seat === at)?.name ?? null);

/** Players, matches on the server, who sits where, and the log of their inputs. */
export class MatchStore {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A guest is a player from his first visit. */
  async addPlayer(name: string): Promise<{ readonly id: string; readonly secret: string }> {
    const [id, secret] = [randomBytes(9).toString('hex'), newToken()];
    await this.#engine.use((db) =>
      db
        .insertInto('players')
        .values({ id, name, secret: tokenHash(secret) })
        .execute(),
    );
    return { id, secret };
  }

  async playerOf(id: string, secret: string): Promise<{ readonly id: string; readonly name: string } | null> {
    const found = await this.#engine.use((db) =>
      db.selectFrom('players').select(['id', 'name', 'secret']).where('id', '=', id).executeTakeFirst(),
    );
    return found !== undefined && isTokenOf({ token: found.secret }, secret) ? found : null;
  }

  async rename(player: string, name: string): Promise<void> {
    await this.#engine.use((db) => db.updateTable('players').set({ name }).where('id', '=', player).execute());
  }

  async addMatch(plan: MatchPlan): Promise<StoredMatch> {
    const id = randomBytes(12).toString('hex');
    for (;;) {
      const code = newCode();
      const added = await this.#engine.use((db) =>
        db
          .insertInto('matches')
          .values({ id, code, game: plan.game, plan: JSON.stringify(plan), state: 'waiting' })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('id')
          .execute(),
      );
      if (added.length > 0) return { id, code, plan, state: 'waiting', record: null, seats: [] };
    }
  }

  /** By its id or its six letters. */
  async match(name: string): Promise<StoredMatch | null> {
    const isCode = name.length === CODE_LETTERS;
    const row: MatchRow | undefined = await this.#engine.use((db) =>
      db
        .selectFrom('matches')
        .select(['id', 'code', 'plan', 'state', 'record'])
        .where(isCode ? 'code' : 'id', '=', isCode ? name.toUpperCase() : name)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const seats = await this.#engine.use((db) =>
      db
        .selectFrom('seats')
        .select(['seat', 'name', 'player', 'token'])
        .where('match', '=', row.id)
        .orderBy('seat')
        .execute(),
    );
    return { ...row, plan: JSON.parse(row.plan) as MatchPlan, state: row.state as StoredMatch['state'], seats };
  }

  /** Whether it was free. */
  async takeSeat(match: string, seat: number, player: string, name: string, token: string): Promise<boolean> {
    const added = await this.#engine.use((db) =>
      db
        .insertInto('seats')
        .values({ match, seat, player, name, token: tokenHash(token) })
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doNothing())
        .returning('seat')
        .execute(),
    );
    return added.length > 0;
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
          select match, epoch, (array_agg(base order by row desc) filter (where base is not null))[1] as base, bool_or(over) as over
          from given group by match, epoch
        ), told as (
          update matches set base = coalesce(news.base, matches.base), state = case when over then 'over' else 'going' end, touched_at = now()
          from news where matches.id = news.match and matches.epoch = news.epoch and (news.base is not null or over) returning 1
        )
        select match, row from kept`.execute(db),
    );
    return new Set(kept.map(({ match, row }) => `${match} ${row}`));
  }

  /** Another engine goes on from the last rest: what came after it is given up. */
  async cutBack({ id, plan }: StoredMatch, after: number, engine: string): Promise<void> {
    const next = JSON.stringify({ ...plan, engine } satisfies MatchPlan);
    await this.#engine.use((db) =>
      sql`with gone as (delete from match_log where match = ${id} and first + count > ${after} returning 1)
        update matches set plan = ${next} where id = ${id}`.execute(db),
    );
  }

  /** Its record is kept among the others. */
  async hasRecord(match: string, record: string): Promise<void> {
    await this.#engine.use((db) => db.updateTable('matches').set({ record }).where('id', '=', match).execute());
  }

  /** Those that are over and have no record yet. */
  async unrecorded(): Promise<readonly string[]> {
    const rows = await this.#engine.use((db) =>
      db.selectFrom('matches').select('id').where('state', '=', 'over').where('record', 'is', null).execute(),
    );
    return rows.map(({ id }) => id);
  }

  /** Everything that was entered in a match that is over; null: it has its record already. */
  async finished(id: string): Promise<Finished | null> {
    const match = await this.match(id);
    if (match === null || match.record !== null || match.state !== 'over') return null;
    const rows = await this.#engine.use((db) =>
      db.selectFrom('match_log').select(['body', 'reached']).where('match', '=', id).orderBy('row').execute(),
    );
    const { plan, seats } = match;
    return {
      plan,
      players: namesIn(plan, seats).map((name, seat) => plan.bots[seat] ?? name ?? ''),
      inputs: rows.flatMap(({ body }) => (JSON.parse(body) as RowBody).inputs),
      reached: Number(rows.at(-1)?.reached ?? 0),
    };
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
}
