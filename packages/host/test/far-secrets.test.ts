import { accept, ChanceStream, type Game, type Seat } from '@bande/core';
import { BareTable, FarChair, FarEnd, HereChair, Room, type RoomState, type Told } from '@bande/host';
import { expect, test } from 'vitest';
import { HandClock } from './hand-clock.ts';
import { live, one, snatch } from './snatch.ts';
import type { Toy } from './toy/state.ts';

const mine = { kind: 'take', count: 2 } as const;

/** Both take at the same time, and neither sees what the other takes. */
const secret: Game<Toy> = {
  ...snatch,
  sealed: ({ state }) => (state.turns < 2 ? [0, 1] : []),
  happen: {
    ...snatch.happen,
    byAction: ({ setup: { seating } }, seat, { count }) =>
      accept([{ kind: 'taken', by: seating[seat] ?? 'first', count }]),
  },
};

interface Line {
  readonly end: FarEnd<Toy>;
  readonly told: Told<Toy>[];
  readonly chair: () => FarChair<Toy>;
}

/** A room with somebody far away on each seat, and one who watches; `from`: it was put back. */
function house(from?: RoomState<Toy>) {
  const clock = new HandClock();
  const room = new Room<Toy>({
    game: secret,
    table: BareTable.start(secret, live),
    chance: new ChanceStream('s'),
    ...(from === undefined ? {} : { from }),
    sitters: [
      { kind: 'elsewhere', name: 'Ada' },
      { kind: 'elsewhere', name: 'Zuse' },
    ],
    clock,
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const lineFor = (seats: readonly Seat[]): Line => {
    const told: Told<Toy>[] = [];
    let far: FarChair<Toy> | null = null;
    const hear = (some: readonly Told<Toy>[]): void => {
      told.push(...some);
      const [opened] = some;
      if (opened?.kind === 'opened')
        far = new FarChair({ game: secret, seats, roller: () => null, clock, send: () => {}, opened });
      far?.hear(some);
    };
    const end = new FarEnd(room, { seats, clock, send: hear });
    end.open();
    return { end, told, chair: () => far! };
  };
  room.goOn();
  room.roll();
  return { clock, room, lineFor };
}
const deed = (seat: Seat, action: object): object => ({ kind: 'act', n: 0, seat, action, meant: 12 });

test('what a seat has chosen in secret is told to it alone, also when it comes again and after the server has fallen', () => {
  const { clock, room, lineFor } = house();
  const ada = lineFor([0]);
  ada.end.hear(deed(0, mine));
  expect(ada.chair().sees).toMatchObject({ sealed: [0], chosen: [{ by: 0, action: mine }], seats: [] });
  clock.pass(50);
  ada.end.open();
  expect(ada.chair().sees).toMatchObject({ sealed: [0], chosen: [{ by: 0, action: mine }], seats: [] });
  expect(new HereChair(room, { seats: [0] }).sees.chosen).toEqual([{ by: 0, action: mine }]);
  const back = house(JSON.parse(JSON.stringify(room.state)) as RoomState<Toy>);
  const again = back.lineFor([0]).chair().sees;
  expect(again).toMatchObject({ sealed: [0], chosen: [{ by: 0, action: mine }] });
  expect(back.lineFor([1]).chair().sees).toMatchObject({ sealed: [0], chosen: [] });
});

test('the other seat and whoever watches never see it, whatever they say', () => {
  const { clock, room, lineFor } = house();
  const [ada, zuse, watcher] = [lineFor([0]), lineFor([1]), lineFor([])];
  ada.end.hear(deed(0, mine));
  for (const { end } of [zuse, watcher]) {
    for (const seat of [0, 1] as const) {
      end.hear({ kind: 'open', seats: [0] });
      end.hear({ kind: 'open' });
      end.hear({ kind: 'withdraw', seat: 0 });
      end.hear({ kind: 'steer', seat, to: [1] });
      end.hear({ ...deed(0, one), n: 5 + seat });
      end.hear({ kind: 'giveUp', seat: 0 });
    }
    clock.pass(200);
  }
  expect([room.sealed, room.state.sealed]).toEqual([[0], [{ by: 0, action: mine }]]);
  for (const { told, chair } of [zuse, watcher]) {
    expect(JSON.stringify(told)).not.toMatch(/"chosen"|"count":2/);
    expect(chair().sees).toMatchObject({ sealed: [0], chosen: [] });
  }
  expect(JSON.stringify(ada.told)).toMatch(/"chosen"/);
  // When all have chosen it is everybody's, and nobody's secret.
  zuse.end.hear({ ...deed(1, one), n: 9 });
  clock.pass(100);
  for (const { chair } of [ada, zuse, watcher]) expect(chair().sees).toMatchObject({ sealed: [], chosen: [] });
  expect(JSON.stringify(watcher.told)).toMatch(/"together"/);
});
