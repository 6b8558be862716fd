import { ChanceStream, type Seat } from '@bande/core';
import { BareTable, FarChair, FarEnd, Room, type Asked, type Told } from '@bande/host';
import { expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { led, live } from './snatch.ts';
import type { Toy } from './toy/state.ts';

const ONE_WAY = 60;
/** A hand tells thirty times a second where it is, and the picture is looked at more often. */
const [TOLD_MS, LOOK_MS] = [34, 4];

/** A room, and a chair at the other end of a line that takes its time both ways. */
function farAway(seats: readonly Seat[] = [1]) {
  const [clock, roller] = [new HandClock(), (): null => null];
  const room = new Room<Toy>({
    game: led,
    table: BareTable.start(led, live),
    chance: new ChanceStream('hands'),
    sitters: [{ kind: 'here' }, { kind: 'elsewhere', name: 'Zuse' }],
    clock,
    roller,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  let far: FarChair<Toy> | null = null;
  const send = (asked: Asked<Toy>): void => void clock.after(ONE_WAY, () => end.hear(asked));
  const hear = (told: readonly Told<Toy>[]): void => {
    const [opened] = told;
    if (opened?.kind === 'opened') far ??= new FarChair({ game: led, seats, roller, clock, send, opened });
    far?.hear(told);
  };
  const end = new FarEnd(room, { seats, clock, send: (told) => void clock.after(ONE_WAY, () => hear(told)) });
  room.goOn();
  room.roll();
  send({ kind: 'open' });
  clock.pass(300);
  return { clock, room, far: far as unknown as FarChair<Toy> };
}

test('one’s own hand is drawn where it was led last, and never goes back for what the room does not know yet', () => {
  const { clock, room, far } = farAway();
  const wrong: (readonly [number, number])[] = [];
  for (let to = 1; to <= 60; to++) {
    far.steer(1, [to]);
    for (let ms = 0; ms < TOLD_MS; ms += LOOK_MS) {
      clock.pass(LOOK_MS);
      if (far.match.state.turns !== to) wrong.push([to, far.match.state.turns]);
    }
  }
  expect(wrong).toEqual([]);
  clock.pass(1000);
  expect([room.match.state.turns, far.verified.state.turns, far.match.state.turns]).toEqual([60, 60, 60]);
});

test('a hand that is told of faster than it is heard comes to its last place, and nothing of it is left', () => {
  const { clock, room, far } = farAway();
  for (let to = 1; to <= 200; to++) {
    far.steer(1, [to % 7]);
    clock.pass(5);
  }
  far.steer(1, [42]);
  clock.pass(1000);
  expect([room.match.state.turns, far.match.state.turns]).toEqual([42, 42]);
  // Whoever else leads it now is seen: what was asked for a second ago is past.
  room.steer(1, [5]);
  clock.pass(200);
  expect([room.match.state.turns, far.match.state.turns]).toEqual([5, 5]);
});

test('a hand that was led while the clock is held heads there when play goes on', () => {
  const { clock, room, far } = farAway();
  room.hold('host', true);
  clock.pass(200);
  for (let to = 1; to <= 100; to++) {
    far.steer(1, [to]);
    clock.pass(TOLD_MS);
  }
  expect(far.match.state.turns).toBe(far.verified.state.turns);
  room.hold('host', false);
  clock.pass(500);
  expect([room.match.state.turns, far.match.state.turns]).toEqual([100, 100]);
});
