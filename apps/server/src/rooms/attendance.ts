import type { Seat } from '@bande/core';
import type { Bye, FromPage, ToPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { Party } from './party.ts';
import type { Comer } from './plan.ts';

interface AttendanceParts {
  readonly send: (lines: readonly number[], text: string) => void;
  readonly bye: (line: number, why: Bye) => void;
  readonly now: () => number;
  /** Which owner of the match this is. */
  readonly epoch: number;
}

/** What is told to a page is numbered: more than anybody is told in a millisecond, and in all the time that a match stands in one thread. */
const NUMBERS_A_MS = 16;
const NUMBERS_OF_ONE = 2 ** 36;

/** A line of somebody who sits on a seat, or who watches. */
interface Present {
  readonly party: Party;
  readonly seat: Seat | null;
}

/** What a page says about its line is shown to the others. */
type LineSaid = Pick<Extract<FromPage, { kind: 'beat' }>, 'trip' | 'later'>;

/** Who is on the line to a match: a page on each seat, and those who watch. */
export class Attendance {
  readonly #parts: AttendanceParts;
  readonly #seated = new Map<Seat, Party>();
  readonly #watching = new Set<Party>();
  readonly #lines = new Map<number, Present>();
  readonly #said = new Map<Seat, LineSaid>();
  readonly #openedAt: number;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
    this.#openedAt = parts.now();
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }
  get seated(): Iterable<Party> {
    return this.#seated.values();
  }
  get watching(): Iterable<Party> {
    return this.#watching;
  }

  on(seat: Seat): Party | undefined {
    return this.#seated.get(seat);
  }
  of(line: number): Present | undefined {
    return this.#lines.get(line);
  }
  /** What the page on this seat says about its line. */
  saidBy(seat: Seat): { readonly trip?: number; readonly later?: number } {
    const { trip, later } = this.#said.get(seat) ?? {};
    return { ...(trip === undefined ? {} : { trip }), ...(later === undefined ? {} : { later }) };
  }

  /** Its page, and whether this is its first line: then it has to be told everything. The newest page has the seat. */
  came(line: number, { seat: given, session }: Comer): { readonly party: Party; readonly isFirst: boolean } {
    const seat = given as Seat | null;
    const party = seat === null ? this.#watcher(session) : this.#sitter(seat, session);
    this.#lines.set(line, { party, seat });
    const isFirst = party.add(line);
    this.#sayTo(line, {
      kind: 'welcome',
      seats: seat === null ? [] : [seat],
      engine: ENGINE_VERSION,
      ms: this.#parts.now(),
    });
    return { party, isFirst };
  }

  /** The seat that nobody is on the line for any more; null: nobody has left one. */
  gone(line: number): Seat | null {
    const found = this.#lines.get(line);
    if (found === undefined) return null;
    this.#lines.delete(line);
    found.party.remove(line);
    if (found.party.lines.length > 0) return null;
    if (found.seat === null) this.#watching.delete(found.party);
    return found.seat;
  }

  /** `tick`: the room's table time; by it the page of a seat sets its clock, and whoever watches needs none. */
  beat(line: number, { at, trip, later }: Extract<FromPage, { kind: 'beat' }>, tick: number | null): void {
    this.#sayTo(line, { kind: 'beat', at, ms: this.#parts.now(), ...(tick === null ? {} : { tick }) });
    const seat = this.#lines.get(line)?.seat ?? null;
    if (seat !== null) this.#said.set(seat, { trip, later });
  }

  say(message: ToPage): void {
    for (const party of [...this.#seated.values(), ...this.#watching]) party.say(message);
  }

  byeAll(why: Bye): void {
    for (const line of this.#lines.keys()) this.#parts.bye(line, why);
  }

  #sitter(seat: Seat, session: string): Party {
    const before = this.#seated.get(seat);
    if (before?.session === session) return before;
    for (const line of before?.lines ?? []) {
      this.#lines.delete(line);
      this.#parts.bye(line, 'elsewhere');
    }
    const party = this.#newParty(session);
    this.#seated.set(seat, party);
    return party;
  }

  #watcher(session: string): Party {
    const known = [...this.#watching].find((party) => party.session === session);
    const party = known ?? this.#newParty(session);
    this.#watching.add(party);
    return party;
  }

  /** Numbers go up with the owner of the match and with time: nobody who comes again is told one that he has heard. */
  #newParty(session: string): Party {
    const { epoch, now, send } = this.#parts;
    const from = epoch * NUMBERS_OF_ONE + Math.floor((now() - this.#openedAt) * NUMBERS_A_MS);
    return new Party(session, from, send);
  }

  #sayTo(line: number, message: ToPage): void {
    this.#parts.send([line], JSON.stringify(message));
  }
}
