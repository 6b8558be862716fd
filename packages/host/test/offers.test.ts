import { ChanceStream, refuse, type Game, type Input, type Seat, type Setup } from '@bande/core';
import {
  BareTable,
  FarChair,
  FarEnd,
  HereChair,
  LONGEST_PAUSE_MS,
  Room,
  type Asked,
  type Chair,
  type Sitter,
  type Told,
} from '@bande/host';
import { describe, expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { live, one, snatch } from './snatch.ts';
import type { Toy } from './toy/state.ts';

const HERE: Sitter = { kind: 'here' };
const ZUSE: Sitter = { kind: 'elsewhere', name: 'Zuse' };
const BOT: Sitter = { kind: 'bot', id: 'random' };

/** A room with a chair in it for each list of seats, and one at the end of a line. */
function table(sitters: readonly Sitter[], hereSeats: readonly Seat[], farSeats: readonly Seat[] = [1]) {
  const [clock, inputs]: [HandClock, Input<Toy>[]] = [new HandClock(), []];
  const roller = (): null => null;
  const room = new Room({
    game: snatch,
    table: BareTable.start(snatch, live),
    chance: new ChanceStream('s'),
    sitters,
    clock,
    roller,
    // Nothing is chosen for bots here: what they are asked is of no account.
    think: () => new Promise(() => {}),
  });
  room.follow({ heard: (_, input) => void (input !== null && input.kind !== 'chance' && inputs.push(input)) });
  let far: FarChair<Toy> | null = null;
  const told = (messages: readonly Told<Toy>[]): void => {
    const [opened] = messages;
    if (opened?.kind === 'opened') far ??= new FarChair({ game: snatch, seats: farSeats, roller, clock, send, opened });
    far?.hear(messages);
  };
  const end = new FarEnd(room, { seats: farSeats, clock, send: told });
  const send = (asked: Asked<Toy>): void => end.hear(asked);
  room.goOn();
  room.roll();
  end.hear({ kind: 'open' });
  return {
    clock,
    room,
    inputs,
    here: new HereChair(room, { seats: hereSeats }),
    far: far as unknown as Chair<Toy>,
    end,
  };
}
const two = () => table([HERE, ZUSE], [0]);
const kinds = (inputs: readonly Input<Toy>[]): readonly string[] => inputs.map(({ kind }) => kind);

describe('the clock', () => {
  test('is held when both want it, and goes on when both want it; asking alone is no input', () => {
    const { here, far, inputs, room } = two();
    expect(here.hold(true)).toBeNull();
    expect([kinds(inputs), room.isHeld]).toEqual([[], false]);
    expect(far.offers).toEqual([{ what: 'pause', by: 0, agreed: [0], asked: [1] }]);
    expect(far.answer('pause', true)).toBeNull();
    expect([kinds(inputs), room.isHeld, far.offers, here.offers]).toEqual([['clock'], true, [], []]);
    expect(far.hold(false)).toBeNull();
    expect(room.isHeld).toBe(true);
    expect(here.hold(false)).toBeNull();
    expect([kinds(inputs), room.isHeld]).toEqual([['clock', 'clock'], false]);
  });

  test('is not held for ever: after two minutes whoever is there goes on alone', () => {
    const { here, far, clock, room } = two();
    here.hold(true);
    far.hold(true);
    clock.pass(LONGEST_PAUSE_MS - 1);
    here.hold(false);
    expect(room.isHeld).toBe(true);
    clock.pass(31_000);
    far.hold(false);
    expect(room.isHeld).toBe(false);
  });

  test('is not held longer for whoever has asked in vain to go on', () => {
    const { here, far, clock, room } = two();
    here.hold(true);
    far.hold(true);
    clock.pass(LONGEST_PAUSE_MS - 1000);
    expect([here.hold(false), room.isHeld]).toEqual([null, true]);
    clock.pass(1000);
    expect([here.hold(false), room.isHeld, here.offers]).toEqual([null, false, []]);
  });

  test('is not let go on by players where the host or a referee holds it', () => {
    const { here, far, room, clock } = two();
    room.hold('host', true);
    expect(here.hold(false)?.code).toBe('paused');
    far.hold(false);
    expect([far.missed?.refusal.code, room.isHeld]).toEqual(['paused', true]);
    room.hold('host', false);
    clock.pass(100);
    expect(here.hold(false)?.code).toBe('notOffered');
  });

  test('is the host’s where the host holds it over an agreed pause: players do not let it go on', () => {
    const { here, far, room, clock } = two();
    here.hold(true);
    far.hold(true);
    expect(room.hold('host', true)).toBeNull();
    clock.pass(LONGEST_PAUSE_MS);
    expect([here.hold(false)?.code, room.isHeld]).toEqual(['paused', true]);
    expect([room.hold('host', false), room.isHeld]).toEqual([null, false]);
  });

  test('is held at once where nobody else is there: both at one device, or bots alone', () => {
    for (const { here, room } of [table([HERE, HERE], [0, 1], []), table([HERE, BOT], [0], [])]) {
      expect([here.hold(true), room.isHeld]).toEqual([null, true]);
      expect([here.hold(false), room.isHeld]).toEqual([null, false]);
    }
  });
});

describe('an offer', () => {
  test('that nobody answers is gone after half a minute, and is not made again for as long', () => {
    const { here, far, clock, room } = two();
    expect(here.propose('draw')).toBeNull();
    clock.pass(29_000);
    expect(far.offers).toHaveLength(1);
    clock.pass(1_500);
    expect([far.offers, here.offers]).toEqual([[], []]);
    expect(here.propose('draw')?.code).toBe('notOffered');
    expect(far.propose('draw')).toBeNull();
    expect(here.offers).toHaveLength(1);
    clock.pass(31_000);
    expect([here.propose('draw'), room.match.outcome]).toEqual([null, null]);
  });

  test('is taken back by whoever made it, and refused by whoever was asked', () => {
    const { here, far, inputs } = two();
    here.propose('draw');
    here.answer('draw', false);
    expect(far.offers).toEqual([]);
    far.propose('draw');
    here.answer('draw', false);
    expect([far.offers, inputs]).toEqual([[], []]);
    expect(here.answer('draw', true)?.code).toBe('notOffered');
  });

  test('that fits the match no longer is off the table', () => {
    const { here, far, room } = two();
    here.propose('draw');
    far.propose('pause');
    room.hold('host', true);
    expect(here.offers.map(({ what }) => what)).toEqual(['draw']);
    room.end({ kind: 'resigned', by: 'first' });
    expect(here.offers).toEqual([]);
  });

  test('of a draw ends the match when both want it, as the host’s input', () => {
    const { here, far, room, inputs, clock } = two();
    here.act(one, 0);
    clock.pass(500);
    far.propose('draw');
    here.propose('draw');
    expect(inputs.at(-1)).toMatchObject({ kind: 'ended', by: 'host', how: { kind: 'drawAgreed' } });
    expect(room.match.outcome).toMatchObject({ winner: null, how: { kind: 'drawAgreed' } });
    clock.pass(100);
    expect(far.match.outcome).toEqual(room.match.outcome);
  });

  test('of a draw is refused with its paragraph where the book has none, and where only a bot could agree', () => {
    const level = two();
    const game: Game<Toy> = { ...snatch, ended: () => refuse('notOffered', ['TOY-2.2']) };
    const noDraws = new Room({
      game,
      table: BareTable.start(game, live),
      chance: new ChanceStream('s'),
      sitters: [HERE, ZUSE],
      clock: new HandClock(),
      roller: () => null,
      think: () => new Promise(() => {}),
    });
    expect(noDraws.offers.propose([0], 'draw')).toEqual({ code: 'notOffered', paragraphs: ['TOY-2.2'] });
    expect(level.here.propose('draw')).toBeNull();
    expect(table([HERE, BOT], [0], []).here.propose('draw')?.code).toBe('notOffered');
  });

  test('of a rematch comes after the end, and stays when both want it', () => {
    const { here, far, room, clock } = two();
    expect(here.propose('rematch')?.code).toBe('notOffered');
    room.end({ kind: 'resigned', by: 'first' });
    clock.pass(100);
    here.propose('rematch');
    clock.pass(600_000);
    expect(far.offers).toEqual([{ what: 'rematch', by: 0, agreed: [0], asked: [1] }]);
    far.answer('rematch', true);
    const wanted = [{ what: 'rematch', by: 0, agreed: [0, 1], asked: [] }];
    expect([here.offers, far.offers]).toEqual([wanted, wanted]);
    here.answer('rematch', false);
    expect(far.offers).toEqual([]);
  });

  test('is not made, answered or seen by a stranger: whoever only watches is nobody’s side', () => {
    const { room, here, far, end } = table([HERE, ZUSE], [0], []);
    here.hold(true);
    expect([far.propose('pause')?.code, far.answer('pause', true)?.code]).toEqual(['notYourTurn', 'notYourTurn']);
    for (const asked of [
      { kind: 'propose', n: 0, what: 'pause' },
      { kind: 'answer', n: 1, what: 'pause', agrees: true },
    ])
      end.hear(asked);
    expect([room.isHeld, here.offers.length]).toEqual([false, 1]);
    end.hear({ kind: 'propose', n: 2, what: 'win' });
    expect(here.offers).toHaveLength(1);
  });

  test('asks every person, partners too: two devices with a seat of each side have two voices', () => {
    const doubles: Setup<Toy> = { ...live, seating: ['first', 'second', 'first', 'second'] };
    const room = new Room({
      game: snatch,
      table: BareTable.start(snatch, doubles),
      chance: new ChanceStream('s'),
      sitters: [HERE, HERE, ZUSE, BOT],
      clock: new HandClock(),
      roller: () => null,
      think: () => new Promise(() => {}),
    });
    expect(room.offers.propose([0, 1], 'draw')).toBeNull();
    expect(room.offers.standing).toEqual([{ what: 'draw', by: 0, agreed: [0, 1], asked: [2] }]);
    expect(room.match.outcome).toBeNull();
    room.offers.answer([2], 'draw', true);
    expect(room.match.outcome).toMatchObject({ how: { kind: 'drawAgreed' } });
  });

  test('dies with its room', () => {
    const { room, here, clock } = two();
    here.propose('draw');
    room.close();
    clock.pass(60_000);
    expect([here.offers, here.propose('draw')?.code]).toEqual([[], 'matchOver']);
  });
});

describe('a live match is played on in turn', () => {
  test('when both want it, and not before everything has come to rest', () => {
    const { here, far, room, inputs, clock } = two();
    far.propose('inTurn');
    expect(here.offers.map(({ what }) => what)).toEqual(['inTurn']);
    here.propose('inTurn');
    expect([snatch.atRest(room.match), room.match.mode, here.offers]).toEqual([false, 'live', []]);
    here.act(one, 0);
    clock.pass(500);
    expect(room.match.mode).toBe('paced');
    expect(kinds(inputs).filter((kind) => kind === 'mode')).toEqual(['mode']);
    expect(here.propose('inTurn')?.code).toBe('notOffered');
  });
});
