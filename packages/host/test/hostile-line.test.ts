import { ChanceStream, tick, type Game, type Input, type Seat, type Tick } from '@bande/core';
import { BareTable, FarChair, FarEnd, HereChair, Host, Room, type Asked, type Sitter, type Told } from '@bande/host';
import { describe, expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { led, live, one, snatch } from './snatch.ts';
import type { Toy } from './toy/state.ts';

const SITTERS: readonly Sitter[] = [{ kind: 'here' }, { kind: 'elsewhere', name: 'Zuse' }];
type Opened = Extract<Told<Toy>, { kind: 'opened' }>;

/** A room, and the end of a line over which a stranger sends whatever he likes for the second seat. */
function lineTo(game: Game<Toy> = snatch, seats: readonly Seat[] = [1]) {
  const [clock, sent, inputs]: [HandClock, Told<Toy>[], Input<Toy>[]] = [new HandClock(), [], []];
  const room = new Room({
    game,
    table: BareTable.start(game, live),
    chance: new ChanceStream('s'),
    sitters: SITTERS,
    clock,
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  room.follow({ heard: (_, input) => void (input !== null && input.kind === 'action' && inputs.push(input)) });
  const end = new FarEnd(room, { seats, clock, send: (told) => sent.push(...told) });
  room.goOn();
  room.roll();
  end.hear({ kind: 'open' });
  return { clock, room, end, sent, inputs };
}
const deed = (n: number, meant: number, action: unknown = one): object => ({ kind: 'act', n, seat: 1, action, meant });
const openedIn = (sent: readonly Told<Toy>[]): Opened => sent.find((told): told is Opened => told.kind === 'opened')!;

describe('what a stranger sends', () => {
  const strange: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['another kind', { kind: 'win' }],
    ['no action', deed(0, 20, null)],
    ['an action of another kind', deed(0, 20, { kind: 'zzz' })],
    ['an action beyond its bounds', deed(0, 20, { kind: 'take', count: 1e9 })],
    ['an action with more to it', deed(0, 20, { ...one, junk: 'x' })],
    ['half a tick', deed(0, 20.5)],
    ['no tick', deed(0, Number.NaN)],
    ['a seat that is none', { ...deed(0, 20), seat: 7 }],
    ['no target', { kind: 'steer', n: 0, seat: 1, to: null }],
    ['a target of other things', { kind: 'steer', n: 0, seat: 1, to: ['a'] }],
    ['too long a target', { kind: 'steer', n: 0, seat: 1, to: [1, 2, 3] }],
  ];
  test.each(strange)('%s: nothing happens, and time goes on', (_, message) => {
    const { clock, room, end, inputs } = lineTo(led);
    clock.pass(100);
    end.hear(message);
    clock.pass(1000);
    expect([inputs, room.running.swings?.(), room.tick]).toEqual([[], [], 132]);
  });

  test('a deed that is no deed is answered, so that nobody waits for it', () => {
    const { end, sent } = lineTo();
    end.hear(deed(5, 20, { kind: 'zzz' }));
    expect(sent.at(-1)).toMatchObject({ kind: 'heard', n: 5, refusal: { code: 'notOffered' } });
  });

  test('whoever lets a clock go on that is not held sets nobody’s time back', () => {
    const { clock, room, end } = lineTo();
    for (let i = 0; i < 200; i++) {
      end.hear({ kind: 'propose', n: i, what: 'goOn' });
      clock.pass(5);
    }
    expect(room.tick).toBe(120);
  });

  test('a room that is closed does nothing more', () => {
    const { clock, room, end } = lineTo();
    clock.pass(500);
    const before = room.match;
    room.close();
    for (const message of [
      deed(0, 70),
      { kind: 'propose', n: 1, what: 'pause' },
      { kind: 'giveUp', n: 2, seat: 1 },
      { kind: 'withdraw', n: 3, seat: 1 },
    ])
      end.hear(message);
    clock.pass(500);
    expect(room.match).toBe(before);
  });
});

test('what came of a deed and that it was heard are told in one piece: whoever draws ahead never has it twice', () => {
  const { clock, room } = lineTo({ ...snatch, swing: () => 0 });
  const pieces: (readonly Told<Toy>[])[] = [];
  const end = new FarEnd(room, { seats: [1], clock, send: (told) => pieces.push(told) });
  end.hear({ kind: 'open' });
  pieces.length = 0;
  end.hear(deed(0, room.now));
  expect(pieces.map((told) => told.map(({ kind }) => kind))).toEqual([['played', 'hands', 'heard', 'hands']]);
});

test('what was still on its way when a line was closed is not heard at either end', () => {
  const { clock, room, end, sent } = lineTo();
  let timers = 0;
  const after = (ms: number, run: () => void): (() => void) => (timers++, clock.after(ms, run));
  const parts = { game: snatch, seats: [1] as const, roller: () => null, send: () => {}, opened: openedIn(sent) };
  const far = new FarChair({ ...parts, clock: { now: clock.now, after } });
  end.hear(deed(0, room.now + 12));
  const swinging = sent.splice(0);
  far.close();
  end.close();
  far.hear(swinging);
  end.hear({ kind: 'giveUp', n: 1, seat: 1 });
  expect([timers, far.running.swings?.(), room.match.outcome, sent]).toEqual([0, [], null, []]);
});

test('whoever comes again on the same line is heard from his first deed on', () => {
  const { clock, room, end, sent, inputs } = lineTo();
  for (const n of [0, 1]) {
    end.hear(deed(n, room.now + 12));
    clock.pass(200);
  }
  sent.length = 0;
  end.hear({ kind: 'open' });
  const asked: Asked<Toy>[] = [];
  const roller = (): null => null;
  const parts = { game: snatch, seats: [1] as const, roller, clock, send: (one: Asked<Toy>) => void asked.push(one) };
  const far = new FarChair({ ...parts, opened: openedIn(sent) });
  expect(far.act(one, 1)).toBeNull();
  for (const message of asked) end.hear(message);
  clock.pass(500);
  expect(inputs).toHaveLength(3);
  expect(sent).toContainEqual({ kind: 'heard', n: 2, refusal: null });
});

test('a far chair whose match is another one asks once for everything anew, however much comes until then', () => {
  const { clock, sent } = lineTo();
  const asked: Asked<Toy>[] = [];
  const roller = (): null => null;
  const parts = { game: snatch, seats: [1] as const, roller, clock, send: (one: Asked<Toy>) => void asked.push(one) };
  const far = new FarChair({ ...parts, opened: openedIn(sent) });
  const wrong: Told<Toy> = { kind: 'closed', tick: far.verified.tick, hash: '0'.repeat(64) };
  for (let i = 0; i < 5; i++) far.hear([wrong, wrong]);
  expect(asked).toEqual([{ kind: 'open' }]);
  far.hear([openedIn(sent), wrong]);
  expect(asked).toEqual([{ kind: 'open' }, { kind: 'open' }]);
});

test('a far chair comes back to the time of a room that has slept', () => {
  const { clock, room, end, sent } = lineTo();
  const asked: Asked<Toy>[] = [];
  const roller = (): null => null;
  const parts = { game: snatch, seats: [1] as const, roller, clock, send: (one: Asked<Toy>) => void asked.push(one) };
  const far = new FarChair({ ...parts, opened: openedIn(sent) });
  const goOn = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 10) {
      clock.pass(10);
      far.hear(sent.splice(0));
      for (const message of asked.splice(0)) end.hear(message);
    }
  };
  goOn(500);
  room.lives();
  clock.ms += 20_000;
  room.lives();
  goOn(1000);
  expect(far.act(one, 1)).toBeNull();
  goOn(500);
  expect([far.missed, Math.abs(far.match.tick - room.match.tick) < 60]).toEqual([null, true]);
});

test('no hand hangs in the air when the match has ended', () => {
  const { clock, room } = lineTo();
  clock.pass(500);
  new HereChair(room, { seats: [0] }).act(one, 0);
  expect(room.running.swings?.()).toHaveLength(1);
  expect(room.end({ kind: 'resigned', by: 'first' }).ok).toBe(true);
  expect([room.running.swings?.(), room.moves]).toEqual([[], false]);
});

test('a far player gives up for his own side alone, and nothing is called off once somebody has done something', () => {
  const { clock, room, end } = lineTo();
  expect(room.end({ kind: 'calledOff' }).ok).toBe(true);
  const other = lineTo();
  other.end.hear(deed(0, other.room.now + 12));
  other.clock.pass(500);
  expect(other.room.end({ kind: 'calledOff' })).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
  other.end.hear({ kind: 'giveUp', n: 1, seat: 0 });
  expect(other.room.match.outcome).toBeNull();
  other.end.hear({ kind: 'giveUp', n: 2, seat: 1 });
  expect(other.room.match.outcome).toMatchObject({ how: { kind: 'resigned', by: 'second' } });
  end.hear({ kind: 'open' });
  clock.pass(100);
});

// ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** From the second taking on both choose in secret, and no hand swings. */
const secret: Game<Toy> = {
  ...snatch,
  swing: () => 0,
  sealed: ({ state }) => (state.heap < 30 ? [0, 1] : []),
};

test('a deed stamped ahead does not pass by a secret that has begun meanwhile', () => {
  const inputs: (Input<Toy> | null)[] = [];
  const host = new Host(secret, BareTable.start(secret, live), {
    chance: new ChanceStream('s'),
    onHappened: (_, input) => void (input?.kind !== 'chance' && inputs.push(input)),
  });
  host.rollAlone();
  const at = (now: number): Tick => tick(now);
  host.act(1, one, at(50), at(90));
  host.act(0, one, at(60));
  inputs.length = 0;
  host.advance(at(100));
  expect([host.sealed, inputs]).toEqual([[1], []]);
  host.act(0, one, at(110));
  expect(inputs.map((input) => input?.kind)).toEqual(['together']);
});

test('what only waits for its tick is told to nobody but whoever did it', () => {
  const { clock, room, sent } = lineTo(secret, [0]);
  const other: Told<Toy>[] = [];
  const theirs = new FarEnd(room, { seats: [1], clock, send: (told) => other.push(...told) });
  theirs.hear({ kind: 'open' });
  clock.pass(100);
  theirs.hear(deed(0, room.now + 30));
  const waiting = (told: readonly Told<Toy>[]): number =>
    told.reduce((most, one) => Math.max(most, one.kind === 'hands' ? one.pending.length : 0), 0);
  expect([waiting(sent), waiting(other)]).toEqual([0, 1]);
});
