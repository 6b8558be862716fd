import { commitment } from '@bande/core';
import type { MatchNotice, SeatTaken } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { Refused } from '../http/answer.ts';
import type { WantedMatch } from '../referee/job.ts';
import { isTokenOf, namesIn, newToken, type MatchStore, type StoredMatch } from '../store/match-store.ts';
import type { Matches } from './matches.ts';
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

/** Where matches are begun and asked for, before anybody has a line to them. */
export class Reception {
  readonly #parts: ReceptionParts;

  constructor(parts: ReceptionParts) {
    this.#parts = parts;
  }

  create({ wanted: { game, bots, mayWatch }, setup }: WantedMatch): Promise<StoredMatch> {
    const seed = newToken();
    const [engine, seedCommitment] = [ENGINE_VERSION, commitment(seed)];
    return this.#parts.store.addMatch({ game, setup, bots, mayWatch, engine, seed, seedCommitment });
  }

  async find(name: string): Promise<StoredMatch> {
    const found = /^(?:[0-9a-f]{24}|[A-Za-z]{6})$/.test(name) ? await this.#parts.store.match(name) : null;
    if (found === null) throw new Refused(404, 'there is no such match');
    return found;
  }

  /** Takes a seat: this one, or the first that is free. */
  async take(match: StoredMatch, player: KnownPlayer, name: string, wanted: number | null): Promise<SeatTaken> {
    const { setup, bots } = match.plan;
    const isTaken = (seat: number): boolean => match.seats.some((one) => one.seat === seat) || bots[seat] !== undefined;
    const free = setup.seating.map((_, seat) => seat).filter((seat) => !isTaken(seat));
    const seat = wanted ?? free[0];
    if (match.state === 'over') throw new Refused(409, 'the match is over');
    if (seat === undefined || !free.includes(seat)) throw new Refused(409, 'every seat is taken');
    const token = newToken();
    if (!(await this.#parts.store.takeSeat(match.id, seat, player.id, name, token)))
      throw new Refused(409, 'somebody has just taken this seat');
    const names = namesIn(match.plan, [...match.seats, { seat, name }]);
    this.#parts.matches.tell({ kind: 'names', match: match.id, names });
    return { match: match.id, seat, token };
  }

  /** The seats that these tokens are for. */
  seatsBy({ seats }: StoredMatch, tokens: readonly string[]): readonly number[] {
    return seats.filter((one) => tokens.some((token) => isTokenOf(one, token))).map(({ seat }) => seat);
  }

  noticeOf(match: StoredMatch, yours: readonly number[]): MatchNotice {
    const { id, code, plan, state, record, seats } = match;
    const { edition, mode, settings, seating } = plan.setup;
    return {
      id,
      code,
      game: plan.game,
      edition,
      mode: mode as MatchNotice['mode'],
      settings,
      seating,
      names: namesIn(plan, seats),
      bots: plan.bots,
      mayWatch: plan.mayWatch,
      state,
      yours,
      record,
    };
  }

  /** JSON of what has been played; `yours`: the seats of whoever asks. */
  soFar(match: StoredMatch, yours: readonly number[]): Promise<string> {
    if (yours.length === 0 && !match.plan.mayWatch) throw new Refused(403, 'nobody may watch this match');
    return this.#parts.soFars.of(match, yours.length > 0);
  }
}
