import { ChanceStream, type Game, type Input } from '@bande/core';
import { BareTable, FarChair, FarEnd, Room, type Asked, type Told } from '@bande/host';
import { expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { led, live, one, snatch } from './snatch.ts';
import type { Toy } from './toy/state.ts';

type Opened = Extract<Told<Toy>, { kind: 'opened' }>;

/** A room, its end of a line, and a chair whose words are kept until the test lets them arrive, as often and in whatever order it likes. */
function between(game: Game<Toy>, next = 0) {
  const [clock, sent, said, inputs]: [HandClock, Told<Toy>[], Asked<Toy>[], Input<Toy>[]] = [
    new HandClock(),
    [],
    [],
    [],
  ];
  const room = new Room({
    game,
    table: BareTable.start(game, live),
    chance: new ChanceStream('s'),
    sitters: [{ kind: 'here' }, { kind: 'elsewhere', name: 'Zuse' }],
    clock,
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  room.follow({ heard: (_, input) => void (input?.kind === 'action' && inputs.push(input)) });
  const end = new FarEnd(room, { seats: [1], clock, next, send: (told) => sent.push(...told) });
  room.goOn();
  room.roll();
  end.hear({ kind: 'open' });
  const opened = sent.find((told): told is Opened => told.kind === 'opened')!;
  sent.length = 0;
  const chair = new FarChair({
    game,
    seats: [1],
    roller: () => null,
    clock,
    send: (asked) => void said.push(asked),
    opened,
  });
  const tell = (): void => chair.hear(sent.splice(0));
  return { clock, room, end, said, inputs, chair, tell };
}

test('a target that comes on the slower line leads no hand back to where it was', () => {
  const { clock, room, end, said, chair } = between(led);
  for (const to of [10, 20, 30]) {
    chair.steer(1, [to]);
    clock.pass(40);
  }
  const [first, second, third] = said;
  for (const asked of [first, third, second, first, second]) {
    end.hear(asked);
    clock.pass(40);
  }
  expect(room.match.state.turns).toBe(30);
});

test('a hand that is stopped is stopped once: what comes late on the other line does not stop the next one', () => {
  const { clock, room, end, said, chair, inputs, tell } = between(snatch);
  const told = (asked: Asked<Toy> | undefined): void => {
    end.hear(asked);
    tell();
  };
  chair.act(one, 1);
  told(said[0]);
  chair.withdraw(1);
  told(said[1]);
  clock.pass(300);
  tell();
  chair.act(one, 1);
  told(said[2]);
  for (const asked of said.slice(0, 2)) told(asked);
  expect(room.running.swings?.()).toHaveLength(1);
  clock.pass(300);
  expect(inputs).toHaveLength(1);
});

test('a stop that comes after the next deed is for the one before it', () => {
  const { clock, end, said, chair, inputs } = between(snatch);
  chair.withdraw(1);
  chair.act(one, 1);
  end.hear(said[1]);
  end.hear(said[0]);
  clock.pass(300);
  expect(inputs).toHaveLength(1);
});

test('a deed that was held up is done, though something newer has come before it', () => {
  const { clock, end, said, chair, inputs } = between({ ...led, swing: () => 12 });
  chair.act(one, 1);
  chair.steer(1, [5]);
  end.hear(said[1]);
  end.hear(said[0]);
  end.hear(said[0]);
  clock.pass(300);
  expect(inputs).toHaveLength(1);
});

test('what was heard before a match was put back is not heard again', () => {
  const { clock, end, said, chair, inputs } = between(snatch, 5);
  end.hear({ kind: 'act', n: 4, seat: 1, action: one, meant: 20 });
  clock.pass(300);
  expect(inputs).toHaveLength(0);
  chair.act(one, 1);
  expect(said[0]).toMatchObject({ n: 5 });
});

test('a deed that never arrived is told to whoever did it as late, once the room has passed it by', () => {
  const { clock, chair, tell } = between(snatch);
  expect(chair.act(one, 1)).toBeNull();
  clock.pass(200);
  tell();
  expect(chair.missed).toBeNull();
  clock.pass(200);
  tell();
  expect([chair.missed, chair.lateShare]).toEqual([{ seat: 1, refusal: { code: 'late', paragraphs: [] } }, 0.05]);
});
