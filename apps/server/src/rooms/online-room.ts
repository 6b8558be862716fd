import { ChanceStream, joinedSeed, type AnyGame, type AnyShape, type Ending, type Seat } from '@bande/core';
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
import { Attendance } from './attendance.ts';
import { Delayed } from './delayed.ts';
import type { Comer, Kept, MatchPlan, NewRow, Next, Seating, WrittenMatch } from './plan.ts';
import { Presence } from './presence.ts';
import { putBack } from './put-back.ts';
import { Rows } from './rows.ts';

interface OnlineParts {
  readonly id: string;
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly seating: Seating;
  readonly written: WrittenMatch;
  /** Where the same people play on, where they do. */
  readonly next?: Next | null;
  readonly clock: Clock;
  readonly send: (lines: readonly number[], text: string) => void;
  readonly bye: (line: number, why: Bye) => void;
  readonly think: (bot: string, seed: string) => Thinker<AnyShape>;
  readonly lead: (bot: string, seed: string) => Leader<AnyShape>;
}

/** One match on the server: the room of the host, whoever is on the line to it, and the rows of its log. */
export class OnlineRoom {
  readonly #parts: OnlineParts;
  readonly #table: RestTable<AnyShape>;
  #chance: ChanceStream;
  readonly #presence: Presence;
  #bots: Readonly<Record<string, string>>;
  #room: Room<AnyShape>;
  #ends = new Map<Seat, FarEnd<AnyShape>>();
  #delayed: Delayed | null = null;
  readonly #attendance: Attendance;
  #seating: Seating;
  #leadsTo: Next | null;
  readonly #rows: Rows;
  /** What was under way beside the match when the last row was cut. */
  #underWay: readonly unknown[] = [];
  #wantsHold = false;

  constructor(parts: OnlineParts) {
    this.#parts = parts;
    const { game, plan, written, seating, clock, send, bye } = parts;
    const { kept } = written;
    this.#attendance = new Attendance({ send, bye, now: clock.now, epoch: written.epoch });
    [this.#seating, this.#leadsTo] = [seating, parts.next ?? null];
    this.#bots = kept?.bots ?? plan.bots;
    const back = putBack(game, plan, seating.shares, written);
    this.#table = back.table;
    const { epoch, row } = written;
    this.#rows = new Rows({ match: parts.id, epoch, row, first: this.#table.inputCount });
    this.#chance = back.chance;
    this.#room = this.#roomFrom(back.room);
    for (const seat of this.#people) this.#endFor(seat, kept?.next[seat] ?? 0);
    if (plan.mayWatch) this.#delayed = this.#delay();
    this.#presence = new Presence({
      seats: this.#people,
      clock,
      waited: kept?.paused ?? [],
      goesOn: kept?.room?.hasBegun ?? false,
      hold: (isHeld) => this.#hold(isHeld),
      onChange: () => this.#tellPeople(),
    });
    this.#room.goOn();
  }

  get isLeft(): boolean {
    return this.#attendance.isEmpty;
  }

  // ── who is on the line ───────────────────────────────────────────────────────────────────────────────────────────

  came(line: number, comer: Comer): void {
    // Whoever was replaced by a bot watches what it makes of his match.
    const isReplaced = comer.seat !== null && this.#bots[comer.seat] !== undefined;
    const seat = isReplaced ? null : (comer.seat as Seat | null);
    if (isReplaced) this.#delayed ??= this.#delay();
    if (seat === null && this.#delayed === null) return this.#parts.bye(line, 'ended');
    const { party, isFirst } = this.#attendance.came(line, { ...comer, seat });
    if (seat !== null) {
      this.#presence.came(seat);
      if (isFirst) this.#ends.get(seat)?.open();
    } else if (isFirst && this.#delayed !== null) party.tell(this.#delayed.opened());
    const { goesOn } = this.#parts.plan;
    if (goesOn !== undefined) party.say({ kind: 'engine', from: goesOn.engine });
    if (this.#leadsTo !== null) party.say(nextIn(this.#leadsTo));
    this.#tellPeople();
  }

  gone(line: number): void {
    const seat = this.#attendance.gone(line);
    if (seat !== null) this.#presence.went(seat);
  }

  /** The same people play on elsewhere: whoever is here, and whoever comes, is told. */
  leads(next: Next): void {
    this.#leadsTo = next;
    this.#attendance.say(nextIn(next));
  }

  /** Somebody has sat down, or put something into the seed: that is over before the first dice fall, as the clock waits for all. */
  seat(seating: Seating): void {
    const { seed } = this.#parts.plan;
    const isSame = joinedSeed(seed, seating.shares) === joinedSeed(seed, this.#seating.shares);
    this.#seating = seating;
    if (!isSame && this.#chance.drawn === 0) {
      this.#chance = new ChanceStream(joinedSeed(seed, seating.shares));
      this.#furnish();
      this.#room.goOn();
    }
    this.#tellPeople();
  }

  // ── what they say ────────────────────────────────────────────────────────────────────────────────────────────────

  heard(line: number, message: FromPage): void {
    const found = this.#attendance.of(line);
    if (found === undefined) return;
    const { party, seat } = found;
    switch (message.kind) {
      case 'hello':
        return;
      case 'beat':
        return this.#attendance.beat(
          line,
          message,
          found.seat === null ? null : (this.#room.running.tableTick?.() ?? null),
        );
      case 'ask':
        if (seat !== null) this.#ends.get(seat)?.hear(message.asked);
        else if (this.#delayed !== null && isOpening(message.asked)) party.tell(this.#delayed.opened());
        return;
      case 'phrase':
        if (seat !== null) this.#attendance.say({ kind: 'phrase', seat, phrase: message.phrase });
        return;
      case 'claim':
        if (seat !== null) this.#claim(seat, message.claim);
    }
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
    this.#furnish();
    this.#presence.replaced(seat);
    this.#rows.touch();
    this.#room.goOn();
  }

  /** The same match in a room with other bots or dice; everybody is told anew how it stands. */
  #furnish(): void {
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
  }

  // ── the log ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What has to be written down since the last row; null: nothing. `isLast`: the server is being closed. */
  flush(isLast = false): NewRow | null {
    this.#room.lives();
    this.#holdAtRest();
    if (isLast && this.#rows.isBehind(this.#table)) this.#rows.touch();
    // A deed that waits for its tick, and a choice in secret, are told to be heard and are no input yet.
    const { swings, sealed } = this.#room.state;
    if (swings.pending !== this.#underWay[0] || sealed !== this.#underWay[1]) this.#rows.touch();
    if (!this.#rows.isTouched) {
      for (const party of this.#attendance.seated) party.nothingToStore(this.#room.match.tick);
      return null;
    }
    this.#underWay = [swings.pending, sealed];
    const row = this.#rows.cut(this.#room.match, this.#kept, this.#table, this.#parts.clock.now(), isLast);
    for (const party of this.#attendance.seated) party.mark(row.row, row.reached);
    return row;
  }

  stored(row: number): void {
    for (const party of this.#attendance.seated) party.stored(row);
  }

  storeIs(isDown: boolean): void {
    this.#presence.storeIs(isDown);
  }

  close(why: Bye): void {
    this.#attendance.byeAll(why);
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
      return bot === undefined
        ? { kind: 'elsewhere', name: this.#seating.names[seat] ?? '' }
        : { kind: 'bot', id: bot };
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
      send: (told) => this.#attendance.on(seat)?.tell(told),
    });
    this.#ends.set(seat, end);
  }

  #delay(): Delayed {
    return new Delayed(this.#room, this.#table.inputCount, this.#parts.clock, (told) => {
      for (const party of this.#attendance.watching) party.tell(told);
    });
  }

  #hold(isHeld: boolean): void {
    this.#wantsHold = isHeld;
    if (isHeld) return this.#holdAtRest();
    // A pause that players have agreed on is theirs, whoever was away in it.
    if (!this.#room.offers.isTheirPause) this.#room.letRun('host');
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
      const name = this.#seating.names[seat] ?? '';
      const being = this.#presence?.of(seat) ?? null;
      if (being === null) return { seat, name: this.#bots[seat] ?? name, is: 'bot' };
      return { seat, name, ...being, ...this.#attendance.saidBy(seat) };
    });
    this.#attendance.say({ kind: 'people', people, waits: this.#presence?.waits ?? null });
  }
}

const nextIn = ({ match, by, game }: Next): ToPage => ({ kind: 'next', match, by, game });

const isOpening = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'kind' in asked && asked.kind === 'open';
