import { createRandom, gameNamed, hashOf, type AnyGame, type AnyShape, type Random, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { FarChair, type Told } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { InOrder, type Person, type ToPage, type Waiting } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { beforeAll, expect, test } from 'vitest';
import { OnlineRoom } from '../src/rooms/online-room.ts';
import type { BaseOfRows, MatchPlan, NewRow, WrittenMatch } from '../src/rooms/plan.ts';
import { writtenFrom } from '../src/rooms/written.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const gameOf = (id: string): AnyGame => gameNamed(registry, id)!;
const FLUSH_MS = 20;
const FALLS = 4 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? '';

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
class Page {
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
class House {
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
    this.game = gameOf(id);
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
      names: ['Ada', 'Zuse'],
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

function does({ chair }: Page, seat: Seat, random: Random): void {
  if (chair === null) return;
  const { game, match } = chair;
  if (game.streams !== undefined && random.below(3) === 0)
    chair.steer(
      seat,
      Array.from({ length: game.streams.size }, () => random.below(600) - 300),
    );
  if (chair.sees.rolls) chair.roll();
  const legal = chair.sees.seat === seat ? chair.sees.legal : [];
  const chosen = legal[random.below(Math.max(1, legal.length))];
  if (chosen !== undefined)
    chair.act(chosen.kind === 'choose' ? chosen : (game.sample?.(match, seat, chosen, random) ?? chosen), seat);
}

function play(house: House, pages: readonly Page[], times: number, random: Random): void {
  for (let i = 0; i < times; i++) {
    for (const [seat, page] of pages.entries()) does(page, seat as Seat, random);
    house.clock.pass(random.below(150));
  }
}

const isOver = ([page]: readonly Page[]): boolean => (page?.chair?.verified.outcome ?? null) !== null;

const CASES = registry.map((game) => [game.id, game.ladder?.live === undefined ? 'paced' : 'live'] as const);

test.each(CASES)(
  '%s, %s: whenever the server falls, all that was said to be kept is there, and it goes on',
  (id, mode) => {
    const random = createRandom(`${SEED}falls ${id}`);
    const house = new House(id, mode);
    let pages = [house.comes(0, 0), house.comes(1, 1)];
    house.clock.pass(3_500);
    for (let fall = 0; fall < FALLS && !isOver(pages); fall++) {
      play(house, pages, 12, random);
      house.clock.pass(random.below(40));
      const kept = pages.map(({ chair, told, durable }) => (told === durable ? chair!.verified.facts : 0));
      expect(pages.map(({ differs }) => differs)).toEqual([0, 0]);
      house.fall();
      house.pages.clear();
      pages = [house.comes(10 * fall + 10, 0), house.comes(10 * fall + 11, 1)];
      house.clock.pass(100);
      for (const [i, { chair }] of pages.entries()) expect(chair!.verified.facts).toBeGreaterThanOrEqual(kept[i]!);
      house.clock.pass(3_500);
      expect(pages.map(({ chair }) => chair!.verified.pausedAt)).toEqual([null, null]);
    }
    play(house, pages, 5, random);
    house.clock.pass(2_000);
    expect(hashOf(pages[0]!.chair!.verified)).toBe(hashOf(pages[1]!.chair!.verified));
  },
);

test('whoever watches sees what the players saw two seconds ago, the first one at once', () => {
  const random = createRandom('watched');
  const house = new House('subbuteo', 'live');
  const pages = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  const known: [number, number][] = [];
  for (let i = 0; i < 60; i++) {
    play(house, pages, 1, random);
    known.push([house.clock.ms, pages[0]!.chair!.verified.tick]);
  }
  const watcher = house.comes(2, null);
  const ago = known.findLast(([ms]) => ms <= house.clock.ms - 2_000)![1];
  expect(watcher.chair!.verified.tick).toBeLessThanOrEqual(ago + 120);
  expect(watcher.chair!.verified.tick).toBeGreaterThan(ago - 120);
  play(house, pages, 30, random);
  expect(watcher.differs).toBe(0);
  expect(pages[0]!.chair!.verified.tick - watcher.chair!.verified.tick).toBeGreaterThan(180);
  expect(watcher.chair!.act({ kind: 'choose', option: 0, choice: 'x' } as never, 0)?.code).toBe('notYourTurn');
});

test('who is lost is waited for a minute; then the other one may take the match, and nobody before', () => {
  const house = new House('carrom', 'paced');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  play(house, [ada], 6, createRandom('claimed'));
  house.room.gone(1);
  house.clock.pass(5_000);
  expect([ada.waits, ada.people[1]?.is]).toEqual(['lost', 'lost']);
  expect(ada.chair!.verified.pausedAt).not.toBeNull();
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  house.clock.pass(100);
  expect(ada.chair!.verified.outcome).toBeNull();
  house.clock.pass(61_000);
  house.room.heard(0, { kind: 'claim', claim: 'win' });
  house.clock.pass(100);
  expect(ada.chair!.verified.outcome?.how).toEqual({ kind: 'left', by: house.plan.setup.seating[1] });
});

test('who comes back within the minute plays on after a countdown, and a short absence holds nothing', () => {
  const house = new House('carrom', 'paced');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  house.room.gone(1);
  house.clock.pass(1_000);
  house.comes(2, 1, 'again');
  house.clock.pass(100);
  expect(ada.chair!.verified.pausedAt).toBeNull();
  house.room.gone(2);
  house.clock.pass(30_000);
  expect(ada.chair!.verified.pausedAt).not.toBeNull();
  house.comes(3, 1, 'once more');
  expect(ada.waits).toBe('countdown');
  house.clock.pass(3_100);
  expect(ada.chair!.verified.pausedAt).toBeNull();
});

test('the newest page has the seat, and the older one is told', () => {
  const house = new House('carrom', 'paced');
  const first = house.comes(0, 0);
  const second = house.comes(1, 0);
  expect([first.bye, second.bye]).toEqual(['elsewhere', null]);
  expect(second.chair).not.toBeNull();
});

test('while the store is down the clock is held, and says why', () => {
  const house = new House('subbuteo', 'live');
  const [ada] = [house.comes(0, 0), house.comes(1, 1)];
  house.clock.pass(3_500);
  house.room.storeIs(true);
  house.clock.pass(5_000);
  expect([ada.waits, ada.chair!.verified.pausedAt === null]).toEqual(['store', false]);
  house.room.storeIs(false);
  house.clock.pass(4_000);
  expect(ada.chair!.verified.pausedAt).toBeNull();
});
