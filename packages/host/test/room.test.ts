import {
  ChanceStream,
  createRandom,
  hashOf,
  playTick,
  type Answer,
  type AnyGame,
  type AnyShape,
  type Game,
  type Match,
  type Random,
  type Seat,
} from '@bande/core';
import { registry } from '@bande/games';
import { BareTable, Room, type RoomState } from '@bande/host';
import { beforeAll, expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { liveSetup } from './led.ts';
import { led, live, one, snatch } from './snatch.ts';
import type { Toy } from './toy/state.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const SEED = 'room';
const STEPS = 80 * Number(process.env['SOAK'] ?? 1);

interface Left {
  readonly match: Match<AnyShape>;
  readonly room: RoomState<AnyShape>;
  readonly drawn: number;
}

/** A room with two people in it; what is left of it is all that a server would store. */
function seated(game: AnyGame, match: Match<AnyShape>, clock: HandClock, from?: Left) {
  const chance = new ChanceStream(SEED, from?.drawn);
  const room = new Room({
    game,
    table: new BareTable(game, match),
    chance,
    ...(from === undefined ? {} : { from: from.room }),
    sitters: match.setup.seating.map(() => ({ kind: 'here' })),
    clock,
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  room.goOn();
  return { room, clock, left: (): Left => ({ match: room.match, room: room.state, drawn: chance.drawn }) };
}
type SeatedRoom = ReturnType<typeof seated>;

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
function putBack(game: AnyGame, { room, clock, left }: SeatedRoom): SeatedRoom {
  const kept = throughText(left());
  room.close();
  return seated(game, kept.match, clock, kept);
}

type Deed = (room: Room<AnyShape>) => unknown;
function deed(game: AnyGame, { match, sealed }: Room<AnyShape>, random: Random): Deed {
  const seat = random.below(match.setup.seating.length) as Seat;
  const which = random.below(8);
  const to = Array.from({ length: game.streams?.size ?? 0 }, () => random.below(600) - 300);
  if (which === 0) return (room) => room.withdraw(seat);
  if (which === 1 && to.length > 0) return (room) => room.steer(seat, to);
  const isHeld = match.pausedAt !== null;
  if (isHeld ? which > 3 : which === 2) return (room) => room.hold('host', !isHeld);
  const legal = sealed.includes(seat) ? [] : game.legal(match, seat);
  const chosen = legal[random.below(legal.length || 1)];
  if (chosen === undefined) return (room) => room.roll();
  const action = game.sample?.(match, seat, chosen, random) ?? chosen;
  return (room) => room.act(seat, action);
}

const cases = registry.flatMap((game) =>
  (['live', 'paced'] as const)
    .filter((mode) => mode === 'paced' || game.ladder?.live !== undefined)
    .map((mode) => [game.id, mode, game] as const),
);
/** What was under way when a room was stopped: a law about nothing would hold, too. */
const seen = { stopped: 0, underWay: 0, held: 0 };

test.each(cases)('%s, %s: a room that is stopped and put back goes on to the same bits', (_, mode, game) => {
  const random = createRandom(`${process.env['BANDE_SEED'] ?? ''}room ${game.id} ${mode}`);
  const start = game.start({ ...liveSetup(game), mode });
  const whole = seated(game, start, new HandClock());
  let stopped = seated(game, start, new HandClock());
  for (let i = 0; i < STEPS && whole.room.match.outcome === null; i++) {
    const does = deed(game, whole.room, random);
    const ms = 50 * random.below(8);
    for (const { room, clock } of [whole, stopped]) {
      does(room);
      clock.pass(ms);
      room.reach();
    }
    if (random.below(3) === 0) {
      seen.stopped++;
      if (stopped.room.state.swings.pending.length > 0) seen.underWay++;
      if (stopped.room.isHeld) seen.held++;
      stopped = putBack(game, stopped);
    }
    expect(hashOf(stopped.room.match)).toBe(hashOf(whole.room.match));
  }
  expect(throughText(stopped.left())).toEqual(throughText(whole.left()));
});

test('rooms were stopped with hands under way and with the clock held', () => {
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

test('a room that is put back knows that somebody has led a hand: nothing is called off any more', () => {
  const game = led as unknown as AnyGame;
  const before = seated(game, game.start(live), new HandClock());
  before.room.roll();
  before.clock.pass(200);
  before.room.steer(0, [7]);
  before.clock.pass(200);
  const after = putBack(game, before);
  expect(after.room.end({ kind: 'calledOff' })).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
});

test('a pause that players have agreed on is theirs to end when the room is put back', () => {
  const game = led as unknown as AnyGame;
  const before = seated(game, game.start(live), new HandClock());
  expect(before.room.offers.propose([0, 1], 'pause')).toBeNull();
  const after = putBack(game, before);
  expect([after.room.isHeld, after.room.offers.propose([0, 1], 'goOn'), after.room.isHeld]).toEqual([
    true,
    null,
    false,
  ]);
});

test('a hand that has met by now is not withdrawn, though the timer is late', () => {
  const game = snatch as unknown as AnyGame;
  const { room, clock } = seated(game, game.start(live), new HandClock());
  room.roll();
  const before = room.match.facts;
  room.act(0, one);
  clock.ms += 500;
  room.withdraw(0);
  expect([room.match.facts > before, room.running.swings?.()]).toEqual([true, []]);
});

test('whoever follows the match as it runs sees what was on the way, though the timer is late; who draws it is told once', () => {
  const game = snatch as unknown as AnyGame;
  const { room, clock } = seated(game, game.start(live), new HandClock());
  room.roll();
  room.act(0, one);
  const [on, told] = [[] as number[], [] as number[]];
  const leave = room.running.follow!(() => on.push(playTick(room.match)));
  room.running.subscribe(() => told.push(playTick(room.match)));
  clock.ms += 500;
  room.reach();
  expect([on.length, told.length]).toEqual([1, 1]);
  expect(on[0]).toBeLessThan(told[0]!);
  leave();
  room.act(0, one);
  clock.ms += 500;
  room.reach();
  expect(on).toHaveLength(1);
});

test('what a bot answers while the clock is held lets no time pass, and it is asked again when play goes on', async () => {
  const answers: ((answer: Answer<Toy>) => void)[] = [];
  const clock = new HandClock();
  const room = new Room<Toy>({
    game: snatch,
    table: BareTable.start(snatch, live),
    chance: new ChanceStream(SEED),
    sitters: [{ kind: 'here' }, { kind: 'bot', id: 'random' }],
    clock,
    roller: () => null,
    think: () => new Promise((answer) => answers.push(answer)),
  });
  room.goOn();
  room.roll();
  clock.pass(500);
  room.hold('host', true);
  const { tick } = room.match;
  clock.pass(3000);
  answers[0]?.(one);
  await new Promise((resolve) => setImmediate(resolve));
  expect([room.match.tick, answers.length]).toEqual([tick, 1]);
  room.hold('host', false);
  expect(answers).toHaveLength(2);
});

test('a timer that was set by a wrong picture of what comes costs a look a tick, and the match nothing', () => {
  const wrong = new WeakSet<object>();
  const game: Game<Toy> = {
    ...snatch,
    happen: {
      ...snatch.happen,
      next: (match) => (wrong.has(match) ? { at: playTick(match), state: match.state, event: null } : null),
      foresee(match) {
        const picture = { ...match };
        wrong.add(picture);
        return picture;
      },
    },
  };
  const { room, clock } = seated(game, game.start(live), new HandClock());
  let looks = 0;
  room.subscribe(() => looks++);
  room.roll();
  clock.pass(1000);
  expect(room.tick).toBe(120);
  expect(looks).toBeGreaterThan(100);
  expect(looks).toBeLessThan(150);
});

test('whoever lets a clock go on that runs sets nobody’s time back', () => {
  const { room, clock } = seated(snatch, snatch.start(live), new HandClock());
  clock.pass(10_000);
  const { tick } = room;
  room.letRun();
  expect([room.tick, room.tick > 1000]).toEqual([tick, true]);
});
