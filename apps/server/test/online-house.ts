import { gameNamed, type AnyGame, type AnyShape, type Input, type Match, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { FarChair, type Told } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { InOrder, type FromPage, type Person, type ToPage, type Waiting } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { OnlineRoom } from '../src/rooms/online-room.ts';
import type { BaseOfRows, MatchPlan, NewRow, RowBody, WrittenMatch } from '../src/rooms/plan.ts';
import { putBack } from '../src/rooms/put-back.ts';
import { writtenFrom } from '../src/rooms/written.ts';
import { straight, type Way } from './bad-line.ts';

const FLUSH_MS = 20;

const planOf = (game: AnyGame, mode: 'live' | 'paced'): MatchPlan => ({
  game: game.id,
  setup: {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode,
    settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
  },
  bots: {},
  mayWatch: true,
  engine: ENGINE_VERSION,
  seed: 'a seed',
  seedCommitment: '',
});

/** What the store would give back of these rows. */
const lastWritten = (rows: readonly NewRow[], epoch: number): WrittenMatch => ({
  epoch,
  ...writtenFrom(JSON.parse(rows.findLast(({ base }) => base !== null)?.base ?? 'null') as BaseOfRows | null, rows),
});

interface PageParts {
  readonly game: AnyGame;
  readonly seat: Seat | null;
  readonly session: string;
  readonly clock: HandClock;
  /** Over all of its lines, or over the first. */
  readonly say: (message: FromPage, everywhere: boolean) => void;
  /** Looks at how things stand before and after something is heard. */
  readonly around?: (page: Page, told: readonly Told<AnyShape>[], hear: () => void) => void;
}

/** A page with one line or two, in a time of its own. */
export class Page {
  readonly #inOrder = new InOrder();
  readonly #parts: PageParts;
  chair: FarChair<AnyShape> | null = null;
  people: readonly Person[] = [];
  waits: Waiting | null = null;
  bye: string | null = null;
  differs = 0;
  told = 0;
  durable = 0;

  constructor(parts: PageParts) {
    this.#parts = parts;
  }

  get session(): string {
    return this.#parts.session;
  }

  /** As often as a page does while something can happen. */
  beats(ms: number): void {
    const { clock, say } = this.#parts;
    say({ kind: 'beat', at: clock.now(), later: this.chair?.later ?? 0 }, false);
    clock.after(ms, () => this.beats(ms));
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    if (message.kind === 'told') this.told = message.m + 1;
    if (message.kind === 'durable') this.durable = message.m;
    if (message.kind === 'beat') this.chair?.timed(message);
    if (message.kind === 'people') [this.people, this.waits] = [message.people, message.waits];
    if (message.kind !== 'told' && message.kind !== 'time') return;
    const told = this.#inOrder.hear(message) as readonly Told<AnyShape>[];
    const opened = told.find((one) => one.kind === 'opened');
    const { game, seat, clock, say, around } = this.#parts;
    if (opened !== undefined && this.chair === null)
      this.chair = new FarChair({
        game,
        seats: seat === null ? [] : [seat],
        roller: () => null,
        clock,
        send: (asked) => say({ kind: 'ask', asked }, true),
        opened,
        onDiffers: () => this.differs++,
      });
    const hear = (): void => this.chair?.hear(told);
    if (around === undefined) hear();
    else around(this, told, hear);
  }
}

interface HouseManner {
  /** How a line is laid: there and back; left out, what is said is heard. */
  readonly way?: () => Way;
  readonly around?: PageParts['around'];
}

/** A match on a server whose store takes a while. */
export class House {
  readonly clock = new HandClock();
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly rows: NewRow[] = [];
  readonly pages = new Map<number, Page>();
  readonly #manner: HouseManner;
  /** What goes over a line to the house, and back. */
  readonly #there = new Map<number, Way>();
  readonly #back = new Map<number, Way>();
  room: OnlineRoom;
  /** The store keeps nothing for now. */
  isDown = false;
  #stop: () => void = () => {};

  constructor(id: string, mode: 'live' | 'paced', manner: HouseManner = {}) {
    this.#manner = manner;
    this.game = gameNamed(registry, id)!;
    this.plan = planOf(this.game, mode);
    this.room = this.#open({ epoch: 1, row: 0, table: null, kept: null });
  }

  #open(written: WrittenMatch): OnlineRoom {
    const nobody = (): never => {
      throw new Error('nobody thinks here');
    };
    const room = new OnlineRoom({
      id: 'm',
      game: this.game,
      plan: this.plan,
      seating: { names: ['Ada', 'Zuse'], shares: [null, null] },
      written,
      clock: this.clock,
      send: (lines, text) => {
        for (const line of lines) this.#back.get(line)?.(() => this.pages.get(line)?.hear(text));
      },
      bye: (line, why) => {
        const page = this.pages.get(line);
        if (page !== undefined) page.bye = why;
      },
      think: () => nobody,
      lead: () => nobody,
    });
    this.#flush(room);
    return room;
  }

  #flush(room: OnlineRoom): void {
    this.#stop = this.clock.after(FLUSH_MS, () => {
      const row = room.flush();
      if (row !== null && !this.isDown)
        this.clock.after(15, () => {
          // Rows of an older epoch are refused by the store.
          if (room !== this.room) return;
          this.rows.push(row);
          room.stored(row.row);
        });
      this.#flush(room);
    });
  }

  /** The server falls, and another one takes the match up; the pages come again. */
  fall(): void {
    this.#stop();
    this.room.close('closing');
    this.room = this.#open(lastWritten(this.rows, 2));
  }

  /** A second line of one session is the same page's. */
  comes(line: number, seat: Seat | null, session = `session${line}`): Page {
    const known = [...this.pages.values()].find((page) => page.session === session);
    const page = known ?? this.#newPage(seat, session);
    this.pages.set(line, page);
    const { way } = this.#manner;
    this.#there.set(line, way?.() ?? straight);
    this.#back.set(line, way?.() ?? straight);
    this.room.came(line, { seat, session });
    return page;
  }

  #newPage(seat: Seat | null, session: string): Page {
    const page: Page = new Page({
      game: this.game,
      seat,
      session,
      clock: this.clock,
      say: (message, everywhere) => {
        const lines = [...this.pages].filter(([, one]) => one === page).map(([line]) => line);
        const text = JSON.stringify(message);
        for (const line of everywhere ? lines : lines.slice(0, 1))
          this.#there.get(line)?.(() => this.room.heard(line, JSON.parse(text) as FromPage));
      },
      ...(this.#manner.around === undefined ? {} : { around: this.#manner.around }),
    });
    return page;
  }

  /** What has been entered and is kept, and the match as another server would put it back. */
  get inputs(): readonly Input<AnyShape>[] {
    return this.rows.flatMap(({ body }) => (JSON.parse(body) as RowBody).inputs);
  }
  get kept(): Match<AnyShape> {
    return putBack(this.game, this.plan, [null, null], lastWritten(this.rows, 2)).table.match;
  }
}
