import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { MatchPlan, Next, Seating } from '../rooms/plan.ts';
import type { Engine } from './engine.ts';

/** Letters that nobody mistakes for others when he reads them out. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const CODE_LETTERS = 6;
const TOKEN_BYTES = 16;

export interface StoredMatch {
  readonly id: string;
  readonly code: string;
  readonly plan: MatchPlan;
  readonly state: 'waiting' | 'going' | 'over';
  /** Over, and only its record is left. */
  readonly isPast: boolean;
  readonly record: string | null;
  /** Where the same people play on. */
  readonly next: Next | null;
  readonly seats: readonly StoredSeat[];
}

interface StoredSeat {
  readonly seat: number;
  readonly name: string;
  readonly player: string;
  /** SHA-256 of its token; empty: it is kept for somebody. */
  readonly token: string;
  /** His part of the seed. */
  readonly share: string | null;
}

/** A seat that is kept for somebody until he comes. */
type KeptSeat = Omit<StoredSeat, 'token' | 'share'>;

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex');

/** Whether it is the token of this seat, in a time that tells nothing. */
export const isTokenOf = ({ token }: Pick<StoredSeat, 'token'>, given: string): boolean =>
  token !== '' && timingSafeEqual(Buffer.from(token), Buffer.from(tokenHash(given)));

/** Whoever has a seat has this token for his seat in the next match: however often he asks, on whatever device, it is the same, and the store does not know it. */
export const nextToken = (token: string, next: string): string =>
  createHash('sha256')
    .update(`next ${token} ${next}`)
    .digest('hex')
    .slice(0, 2 * TOKEN_BYTES);

const newId = (): string => randomBytes(12).toString('hex');
const newCode = (): string => Array.from(randomBytes(CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');

interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly plan: string;
  readonly state: string;
  readonly record: string | null;
  readonly next: string | null;
}

/** Who sits where, by seat; null: nobody yet, or a bot. */
const namesIn = (
  { setup }: Pick<MatchPlan, 'setup'>,
  seats: readonly Pick<StoredSeat, 'seat' | 'name'>[],
): readonly (string | null)[] => setup.seating.map((_, at) => seats.find(({ seat }) => seat === at)?.name ?? null);

/** Who sits where, and what they have put into the seed. */
export const seatingOf = ({ plan, seats }: Pick<StoredMatch, 'plan' | 'seats'>): Seating => ({
  names: namesIn(plan, seats),
  shares: plan.setup.seating.map((_, at) => seats.find(({ seat }) => seat === at)?.share ?? null),
});

/** As a record names them: people by their names, bots by their ids. */
export const playersIn = ({ plan, seats }: Pick<StoredMatch, 'plan' | 'seats'>): readonly string[] =>
  namesIn(plan, seats).map((name, seat) => plan.bots[seat] ?? name ?? '');

/** Players, matches on the server, and who sits where. */
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
    const id = newId();
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
      if (added.length > 0)
        return { id, code, plan, state: 'waiting', isPast: false, record: null, next: null, seats: [] };
    }
  }

  /** By its id or its six letters. */
  async match(name: string): Promise<StoredMatch | null> {
    const isCode = name.length === CODE_LETTERS;
    const row: MatchRow | undefined = await this.#engine.use((db) =>
      db
        .selectFrom('matches')
        .select(['id', 'code', 'plan', 'state', 'record', 'next'])
        .where(isCode ? 'code' : 'id', '=', isCode ? name.toUpperCase() : name)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const seats = await this.#engine.use((db) =>
      db
        .selectFrom('seats')
        .select(['seat', 'name', 'player', 'token', 'share'])
        .where('match', '=', row.id)
        .orderBy('seat')
        .execute(),
    );
    const { plan, state, next } = row;
    return {
      ...row,
      plan: JSON.parse(plan) as MatchPlan,
      state: state === 'past' ? 'over' : (state as StoredMatch['state']),
      isPast: state === 'past',
      next: next === null ? null : (JSON.parse(next) as Next),
      seats,
    };
  }

  /** The match in which the same people play on, with their seats kept for them; where there is one already, nothing is made. */
  async addNext(
    after: string,
    plan: MatchPlan,
    seats: readonly KeptSeat[],
    led: Omit<Next, 'match' | 'game'>,
  ): Promise<void> {
    const id = newId();
    const next = JSON.stringify({ match: id, game: plan.game, ...led } satisfies Next);
    for (;;) {
      try {
        await this.#engine.use((db) =>
          sql`with led as (
              update matches set next = ${next} where id = ${after} and next is null returning id
            ), made as (
              insert into matches (id, code, game, plan, state)
              select ${id}, ${newCode()}, ${plan.game}, ${JSON.stringify(plan)}, 'waiting' from led returning id
            )
            insert into seats (match, seat, player, name, token)
            select made.id, given.seat, given.player, given.name, ''
            from made, json_to_recordset(${JSON.stringify(seats)}::json) as given(seat int, player text, name text)`.execute(
            db,
          ),
        );
        return;
      } catch (error) {
        // Once in a hundred million times these letters are another match's.
        if (!(error as Error).message.includes('matches_code_key')) throw error;
      }
    }
  }

  /** Whoever a seat was kept for has come; what he puts into the seed counts when he comes first. */
  async claimSeat(match: string, { seat, token, share }: Pick<StoredSeat, 'seat' | 'token' | 'share'>): Promise<void> {
    await this.#engine.use((db) =>
      sql`update seats set token = ${tokenHash(token)}, share = case when token = '' then ${share} else share end
        where match = ${match} and seat = ${seat}`.execute(db),
    );
  }

  /** Whether it counts: once, and as long as a seat is to be taken. */
  async giveShare({ id, plan }: StoredMatch, seat: number, share: string): Promise<boolean> {
    const people = plan.setup.seating.length - Object.keys(plan.bots).length;
    const { rows } = await this.#engine.use((db) =>
      sql`update seats set share = ${share} where match = ${id} and seat = ${seat} and share is null
        and (select count(*) from seats where match = ${id} and token <> '') < ${people} returning seat`.execute(db),
    );
    return rows.length > 0;
  }

  /** Whether it was free. */
  async takeSeat(match: string, { token, ...seat }: StoredSeat): Promise<boolean> {
    const added = await this.#engine.use((db) =>
      db
        .insertInto('seats')
        .values({ match, ...seat, token: tokenHash(token) })
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doNothing())
        .returning('seat')
        .execute(),
    );
    return added.length > 0;
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
}
