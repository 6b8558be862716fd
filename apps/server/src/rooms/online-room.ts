import type { AnyGame, AnyShape, ChanceStream, Ending, Seat } from '@bande/core';
import {
  FarEnd,
  RestTable,
  Room,
  type Clock,
  type Leader,
  type RoomState,
  type Sitter,
  type Thinker,
} from '@bande/host';
import type { Bye, Claim, FromPage, Person, ToPage } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { Delayed } from './delayed.ts';
import { Party } from './party.ts';
import type { Comer, Kept, MatchPlan, NewRow, WrittenMatch } from './plan.ts';
import { Presence } from './presence.ts';
import { putBack } from './put-back.ts';
import { Rows } from './rows.ts';

interface OnlineParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly names: readonly (string | null)[];
  readonly written: WrittenMatch;
  readonly clock: Clock;
  readonly send: (lines: readonly number[], text: string) => void;
  readonly bye: (line: number, why: Bye) => void;
  readonly think: (bot: string, seed: string) => Thinker<AnyShape>;
  readonly lead: (bot: string, seed: string) => Leader<AnyShape>;
}

/** What a page says about its line is shown to the others. */
interface LineSaid {
  readonly trip: number | undefined;
  readonly later: number | undefined;
}

/** One match on the server: the room of the host, whoever is on the line to it, and the rows of its log. */
export class OnlineRoom {
  readonly #parts: OnlineParts;
  readonly #table: RestTable<AnyShape>;
  readonly #chance: ChanceStream;
  readonly #presence: Presence;
  #bots: Readonly<Record<string, string>>;
  #room: Room<AnyShape>;
  #ends = new Map<Seat, FarEnd<AnyShape>>();
  #delayed: Delayed | null = null;
  /** Who sits on a seat. */
  readonly #seated = new Map<Seat, Party>();
  readonly #watching = new Set<Party>();
  readonly #lines = new Map<number, { readonly party: Party; readonly seat: Seat | null }>();
  readonly #said = new Map<Seat, LineSaid>();
  #names: readonly (string | null)[];
  readonly #rows: Rows;
  #sealed = 0;
  #wantsHold = false;

  constructor(parts: OnlineParts) {
    this.#parts = parts;
    const { game, plan, written, names } = parts;
    const { kept } = written;
    this.#names = names;
    this.#bots = kept?.bots ?? plan.bots;
    const back = putBack(game, plan, written);
    this.#table = back.table;
    const { epoch, row } = written;
    this.#rows = new Rows({ match: parts.id, epoch, row, first: this.#table.inputCount });
    this.#chance = back.chance;
    this.#room = this.#roomFrom(back.room);
    for (const seat of this.#people) this.#endFor(seat, kept?.next[seat] ?? 0);
    if (plan.mayWatch) this.#delayed = this.#delay();
    this.#presence = new Presence({
      seats: this.#people,
      clock: parts.clock,
      waited: kept?.paused ?? [],
      hold: (isHeld) => this.#hold(isHeld),
      onChange: () => this.#tellPeople(),
    });
    this.#room.goOn();
  }

  get isLeft(): boolean {
    return this.#lines.size === 0;
  }

  // ── who is on the line ───────────────────────────────────────────────────────────────────────────────────────────

  came(line: number, { seat: given, session }: Comer): void {
    const seat = given as Seat | null;
    if (seat === null) return this.#watches(line, session);
    const before = this.#seated.get(seat);
    const isNew = before === undefined || before.session !== session;
    if (isNew && before !== undefined) this.#displace(before);
    const party = isNew ? new Party(session, this.#parts.send) : before;
    this.#seated.set(seat, party);
    this.#lines.set(line, { party, seat });
    const isFirst = party.add(line);
    this.#welcome(line, [seat]);
    this.#presence.came(seat);
    if (isFirst) this.#ends.get(seat)?.open();
    this.#tellPeople();
  }

  #watches(line: number, session: string): void {
    if (this.#delayed === null) return this.#parts.bye(line, 'ended');
    const known = [...this.#watching].find((party) => party.session === session);
    const party = known ?? new Party(session, this.#parts.send);
    this.#watching.add(party);
    this.#lines.set(line, { party, seat: null });
    this.#welcome(line, []);
    if (party.add(line)) party.tell(this.#delayed.opened());
    this.#tellPeople();
  }

  #displace(party: Party): void {
    for (const line of party.lines) {
      this.#lines.delete(line);
      this.#parts.bye(line, 'elsewhere');
    }
  }

  #welcome(line: number, seats: readonly number[]): void {
    const message: ToPage = { kind: 'welcome', seats, engine: ENGINE_VERSION, ms: this.#parts.clock.now() };
    this.#parts.send([line], JSON.stringify(message));
  }

  gone(line: number): void {
    const found = this.#lines.get(line);
    if (found === undefined) return;
    this.#lines.delete(line);
    found.party.remove(line);
    if (found.party.lines.length > 0) return;
    if (found.seat === null) this.#watching.delete(found.party);
    else this.#presence.went(found.seat);
  }

  renamed(names: readonly (string | null)[]): void {
    this.#names = names;
    this.#tellPeople();
  }

  // ── what they say ────────────────────────────────────────────────────────────────────────────────────────────────

  heard(line: number, message: FromPage): void {
    const found = this.#lines.get(line);
    if (found === undefined) return;
    const { party, seat } = found;
    switch (message.kind) {
      case 'hello':
        return;
      case 'beat':
        this.#answerBeat(line, message.at, seat);
        if (seat !== null) this.#said.set(seat, { trip: message.trip, later: message.later });
        return;
      case 'ask':
        if (!party.asksAnew(message.k)) return;
        if (seat !== null) this.#ends.get(seat)?.hear(message.asked);
        else if (this.#delayed !== null && isOpening(message.asked)) party.tell(this.#delayed.opened());
        return;
      case 'phrase':
        if (seat !== null) this.#say({ kind: 'phrase', seat, phrase: message.phrase });
        return;
      case 'claim':
        if (seat !== null) this.#claim(seat, message.claim);
    }
  }

  /** Whoever watches is told the time by what comes two seconds later. */
  #answerBeat(line: number, at: number, seat: Seat | null): void {
    const tick = seat === null ? null : (this.#room.running.tableTick?.() ?? null);
    const beat: ToPage = { kind: 'beat', at, ms: this.#parts.clock.now(), ...(tick === null ? {} : { tick }) };
    this.#parts.send([line], JSON.stringify(beat));
  }

  /** Somebody has not come back, and the other one decides. */
  #claim(by: Seat, claim: Claim): void {
    const { seating } = this.#room.match.setup;
    const lost = this.#people.find((seat) => seating[seat] !== seating[by] && this.#presence.mayGoOnWithout(seat));
    if (lost === undefined || this.#room.match.outcome !== null) return;
    if (claim === 'bot') return this.#seatBot(lost);
    const how: Ending<AnyShape> = claim === 'win' ? { kind: 'left', by: seating[lost]! } : { kind: 'drawAgreed' };
    this.#room.end(how);
  }

  /** A bot goes on for somebody who has left. */
  #seatBot(seat: Seat): void {
    const bot = this.#parts.game.bots[0]?.id;
    if (bot === undefined) return;
    this.#bots = { ...this.#bots, [seat]: bot };
    const { state } = this.#room;
    this.#room.close();
    for (const end of this.#ends.values()) end.close();
    const next = this.#next;
    this.#room = this.#roomFrom(state);
    this.#ends = new Map();
    for (const one of this.#people) this.#endFor(one, next[one] ?? 0);
    if (this.#delayed !== null) {
      this.#delayed.close();
      this.#delayed = this.#delay();
    }
    for (const end of this.#ends.values()) end.open();
    this.#presence.replaced(seat);
    this.#rows.touch();
    this.#room.goOn();
  }

  // ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What has to be written down since the last row; null: nothing. */
  flush(): NewRow | null {
    this.#room.lives();
    this.#holdAtRest();
    if (this.#room.sealed.length !== this.#sealed) this.#rows.touch();
    if (!this.#rows.isTouched) {
      for (const party of this.#seated.values()) party.nothingToStore(this.#room.match.tick);
      return null;
    }
    this.#sealed = this.#room.sealed.length;
    const row = this.#rows.cut(this.#room.match, this.#kept, this.#table, this.#parts.clock.now());
    for (const party of this.#seated.values()) party.mark(row.row, row.reached);
    return row;
  }

  stored(row: number): void {
    for (const party of this.#seated.values()) party.stored(row);
  }

  storeIs(isDown: boolean): void {
    this.#presence.storeIs(isDown);
  }

  close(why: Bye): void {
    for (const line of this.#lines.keys()) this.#parts.bye(line, why);
    this.#presence.close();
    this.#delayed?.close();
    for (const end of this.#ends.values()) end.close();
    this.#room.close();
  }

  get #kept(): Kept {
    return {
      room: this.#room.state,
      drawn: this.#chance.drawn,
      next: this.#next,
      bots: this.#bots,
      paused: this.#presence.waited,
    };
  }
  get #next(): readonly number[] {
    return [0, 1, 2, 3].map((seat) => this.#ends.get(seat as Seat)?.next ?? 0);
  }

  // ── the room ─────────────────────────────────────────────────────────────────────────────────────────────────────

  get #people(): readonly Seat[] {
    return this.#parts.plan.setup.seating
      .map((_, seat) => seat as Seat)
      .filter((seat) => this.#bots[seat] === undefined);
  }

  #roomFrom(from: RoomState<AnyShape> | null): Room<AnyShape> {
    const { game, plan, clock, think, lead, id } = this.#parts;
    const sitters: readonly Sitter[] = plan.setup.seating.map((_, seat) => {
      const bot = this.#bots[seat];
      return bot === undefined ? { kind: 'elsewhere', name: this.#names[seat] ?? '' } : { kind: 'bot', id: bot };
    });
    const botOf = (seat: Seat): string => this.#bots[seat] ?? '';
    const seed = `bots of ${id} ${plan.seed}`;
    const room = new Room<AnyShape>({
      game,
      table: this.#table,
      chance: this.#chance,
      sitters,
      clock,
      ...(from === null ? {} : { from }),
      roller: () => null,
      think: (match, seat) => think(botOf(seat), seed)(match, seat),
      lead: (match, seat, tell) => lead(botOf(seat), seed)(match, seat, tell),
    });
    room.follow({
      heard: (entries, input) => {
        if (input !== null) this.#rows.enter(input);
        else if (entries.length > 0) this.#rows.touch();
      },
      swung: () => this.#rows.touch(),
    });
    return room;
  }

  #endFor(seat: Seat, next: number): void {
    const end = new FarEnd(this.#room, {
      seats: [seat],
      clock: this.#parts.clock,
      next,
      inputs: this.#table.inputCount,
      send: (told) => this.#seated.get(seat)?.tell(told),
    });
    this.#ends.set(seat, end);
  }

  #delay(): Delayed {
    return new Delayed(this.#room, this.#table.inputCount, this.#parts.clock, (told) => {
      for (const party of this.#watching) party.tell(told);
    });
  }

  #hold(isHeld: boolean): void {
    this.#wantsHold = isHeld;
    if (isHeld) return this.#holdAtRest();
    this.#room.letRun('host');
  }

  /** What moves comes to rest first. */
  #holdAtRest(): void {
    if (!this.#wantsHold || this.#room.isHeld || this.#room.match.outcome !== null) return;
    this.#room.reach();
    if (!this.#room.moves) this.#room.hold('host', true);
  }

  #tellPeople(): void {
    const people: readonly Person[] = this.#parts.plan.setup.seating.map((_, index): Person => {
      const seat = index as Seat;
      const name = this.#names[seat] ?? '';
      const being = this.#presence?.of(seat) ?? null;
      if (being === null) return { seat, name: this.#bots[seat] ?? name, is: 'bot' };
      const { trip, later } = this.#said.get(seat) ?? {};
      return {
        seat,
        name,
        ...being,
        ...(trip === undefined ? {} : { trip }),
        ...(later === undefined ? {} : { later }),
      };
    });
    this.#say({ kind: 'people', people, waits: this.#presence?.waits ?? null });
  }

  #say(message: ToPage): void {
    for (const party of [...this.#seated.values(), ...this.#watching]) party.say(message);
  }
}

const isOpening = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'kind' in asked && asked.kind === 'open';
