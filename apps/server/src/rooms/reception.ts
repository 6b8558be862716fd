import { commitment } from '@bande/core';
import type { MatchNotice, SeatTaken } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { Refused } from '../http/answer.ts';
import type { NextMatch, WantedMatch } from '../referee/job.ts';
import { isTokenOf, newToken, nextToken, seatingOf, type MatchStore, type StoredMatch } from '../store/match-store.ts';
import type { Matches } from './matches.ts';
import type { MatchPlan, Next } from './plan.ts';
import type { SoFars } from './so-far.ts';

interface ReceptionParts {
  readonly store: MatchStore;
  readonly matches: Matches;
  readonly soFars: SoFars;
}

/** Somebody who is known by his cookie. */
export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
}

/** Which seat somebody wants, null: any, and what he puts into the seed. */
interface SeatWish {
  readonly seat: number | null;
  readonly share?: string | null | undefined;
}

/** A seat, and what shows that it is his. */
export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
}

/** The next match, and by seat where its people sit there. */
interface Led {
  readonly match: StoredMatch;
  readonly seats: Next['seats'];
}

function newPlan(agreed: Pick<MatchPlan, 'game' | 'setup' | 'bots' | 'mayWatch'>): MatchPlan {
  const seed = newToken();
  return { ...agreed, engine: ENGINE_VERSION, seed, seedCommitment: commitment(seed) };
}

export const PAST = 'the match is over; its record tells all of it';

/** Where matches are begun and asked for, before anybody has a line to them. */
export class Reception {
  readonly #parts: ReceptionParts;

  constructor(parts: ReceptionParts) {
    this.#parts = parts;
  }

  create({ wanted: { game, bots, mayWatch }, setup }: WantedMatch): Promise<StoredMatch> {
    return this.#parts.store.addMatch(newPlan({ game, setup, bots, mayWatch }));
  }

  async find(name: string): Promise<StoredMatch> {
    const found = /^(?:[0-9a-f]{24}|[A-Za-z]{6})$/.test(name) ? await this.#parts.store.match(name) : null;
    if (found === null) throw new Refused(404, 'there is no such match');
    return found;
  }

  /** Over, and nobody can be at it any more: another engine has played it, or only its record is left. */
  isPast({ state, plan, isPast }: StoredMatch): boolean {
    return isPast || (state === 'over' && plan.engine !== ENGINE_VERSION);
  }

  /** Takes a seat: this one, or the first that is free. */
  async take(match: StoredMatch, player: KnownPlayer, { seat: wanted, share = null }: SeatWish): Promise<SeatTaken> {
    const { setup, bots } = match.plan;
    const isTaken = (seat: number): boolean => match.seats.some((one) => one.seat === seat) || bots[seat] !== undefined;
    const free = setup.seating.map((_, seat) => seat).filter((seat) => !isTaken(seat));
    const seat = wanted ?? free[0];
    const { name } = player;
    if (match.state === 'over') throw new Refused(409, 'the match is over');
    if (seat === undefined || !free.includes(seat)) throw new Refused(409, 'every seat is taken');
    const token = newToken();
    if (!(await this.#parts.store.takeSeat(match.id, { seat, player: player.id, name, token, share })))
      throw new Refused(409, 'somebody has just taken this seat');
    await this.#tellSeating(match.id);
    return { match: match.id, seat, token };
  }

  /** Part of the seed of somebody who sits already; it comes too late when all seats are taken. */
  async giveShare(match: StoredMatch, seat: number, share: string): Promise<void> {
    if (await this.#parts.store.giveShare(match, seat, share)) await this.#tellSeating(match.id);
  }

  /** As it stands now: somebody else may have sat down at the same time. */
  async #tellSeating(id: string): Promise<void> {
    const match = await this.find(id);
    this.#parts.matches.tell({ kind: 'seating', match: id, seating: seatingOf(match) });
  }

  /** The seats that these tokens are for. */
  held({ seats }: StoredMatch, tokens: readonly string[]): readonly HeldSeat[] {
    return seats.flatMap((one) => {
      const token = tokens.find((given) => isTokenOf(one, given));
      return token === undefined ? [] : [{ seat: one.seat, token }];
    });
  }

  /** The match in which the people of this one play on: what it is, whoever asks first says. */
  async next(match: StoredMatch, by: number, plan: () => NextMatch): Promise<Led> {
    if (match.state !== 'over') throw new Refused(409, 'the match is not over');
    if (match.next === null) {
      const { seats, game, setup, bots } = plan();
      const people = match.seats.flatMap(({ seat, player, name }) => {
        const on = seats[seat] ?? null;
        return on === null ? [] : [{ seat: on, player, name }];
      });
      const next = newPlan({ game, setup, bots, mayWatch: match.plan.mayWatch });
      await this.#parts.store.addNext(match.id, next, people, { by, seats });
    }
    const { next } = await this.find(match.id);
    if (next === null) throw new Refused(503, 'the next match cannot be begun just now');
    this.#parts.matches.tell({ kind: 'next', match: match.id, next });
    return { match: await this.find(next.match), seats: next.seats };
  }

  /** His seats there, that were kept for him. */
  async follow(
    { match: { id }, seats }: Led,
    held: readonly HeldSeat[],
    share: string | null,
  ): Promise<readonly HeldSeat[]> {
    const taken = held.flatMap(({ seat, token }) => {
      const on = seats[seat] ?? null;
      return on === null ? [] : [{ seat: on, token: nextToken(token, id) }];
    });
    for (const seat of taken) await this.#parts.store.claimSeat(id, { ...seat, share });
    await this.#tellSeating(id);
    return taken;
  }

  noticeOf(match: StoredMatch, held: readonly HeldSeat[]): MatchNotice {
    const { id, code, plan, state, record } = match;
    const { edition, mode, settings, seating } = plan.setup;
    return {
      id,
      code,
      game: plan.game,
      edition,
      mode: mode as MatchNotice['mode'],
      settings,
      seating,
      ...seatingOf(match),
      seedCommitment: plan.seedCommitment,
      bots: plan.bots,
      mayWatch: plan.mayWatch,
      state,
      yours: held.map(({ seat }) => seat),
      record,
    };
  }

  /** JSON of what has been played; `held`: the seats of whoever asks. */
  soFar(match: StoredMatch, held: readonly HeldSeat[]): Promise<string> {
    if (held.length === 0 && !match.plan.mayWatch) throw new Refused(403, 'nobody may watch this match');
    if (match.isPast) throw new Refused(410, PAST);
    return this.#parts.soFars.of(match, held.length > 0);
  }
}
