import { gameNamed, type AnyGame, type AnyShape, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { FarChair, type Told } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { InOrder, type Person, type ToPage, type Waiting } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { OnlineRoom } from '../src/rooms/online-room.ts';
import type { BaseOfRows, MatchPlan, NewRow, WrittenMatch } from '../src/rooms/plan.ts';
import { writtenFrom } from '../src/rooms/written.ts';

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

/** A page with one line, in a time of its own. */
export class Page {
  readonly #inOrder = new InOrder();
  readonly #game: AnyGame;
  readonly #seat: Seat | null;
  readonly #clock: HandClock;
  readonly #ask: (asked: unknown) => void;
  chair: FarChair<AnyShape> | null = null;
  people: readonly Person[] = [];
  waits: Waiting | null = null;
  bye: string | null = null;
  differs = 0;
  told = 0;
  durable = 0;

  constructor(game: AnyGame, seat: Seat | null, clock: HandClock, ask: (asked: unknown) => void) {
    [this.#game, this.#seat, this.#clock, this.#ask] = [game, seat, clock, ask];
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    if (message.kind === 'told') this.told = message.m + 1;
    if (message.kind === 'durable') this.durable = message.m;
    if (message.kind === 'people') [this.people, this.waits] = [message.people, message.waits];
    if (message.kind !== 'told' && message.kind !== 'time') return;
    const told = this.#inOrder.hear(message) as readonly Told<AnyShape>[];
    const opened = told.find((one) => one.kind === 'opened');
    if (opened !== undefined && this.chair === null)
      this.chair = new FarChair({
        game: this.#game,
        seats: this.#seat === null ? [] : [this.#seat],
        roller: () => null,
        clock: this.#clock,
        send: (asked) => this.#ask(asked),
        opened,
        onDiffers: () => this.differs++,
      });
    this.chair?.hear(told);
  }
}

/** A match on a server whose store takes a while. */
export class House {
  readonly clock = new HandClock();
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly rows: NewRow[] = [];
  readonly pages = new Map<number, Page>();
  room: OnlineRoom;
  /** The store keeps nothing for now. */
  isDown = false;
  #stop: () => void = () => {};

  constructor(id: string, mode: 'live' | 'paced') {
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
        for (const line of lines) this.pages.get(line)?.hear(text);
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

  comes(line: number, seat: Seat | null, session = `session${line}`): Page {
    const page =
      this.pages.get(line) ??
      new Page(this.game, seat, this.clock, (asked) => this.room.heard(line, { kind: 'ask', asked }));
    this.pages.set(line, page);
    this.room.came(line, { seat, session });
    return page;
  }
}
