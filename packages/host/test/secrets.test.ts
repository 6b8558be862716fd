import {
  accept,
  ChanceStream,
  LiveMatch,
  refuse,
  seconds,
  tick,
  type Game,
  type Input,
  type Seat,
  type Setup,
} from '@bande/core';
import { Asking, BareTable, Course, Host, playMatch } from '@bande/host';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const one = { kind: 'take', count: 1 } as const;
const two = { kind: 'take', count: 2 } as const;

/** Both take at the same time, and neither sees what the other takes; from the third turn on in the open. */
const secret: Game<Toy> = {
  ...toy,
  legal: () => [one],
  pace: seconds(3),
  swing: () => 12,
  sealed: ({ state }) => (state.turns < 2 ? [0, 1] : []),
  happen: {
    ...toy.happen,
    byAction: ({ state, setup: { seating } }, seat, { count }) =>
      count <= state.heap
        ? accept([{ kind: 'taken', by: seating[seat] ?? 'first', count }])
        : refuse('againstTheRules', ['TOY-1.2']),
  },
};
const setup: Setup<Toy> = {
  edition: 'toy-short',
  seating: ['first', 'second'],
  mode: 'paced',
  settings: toy.schemas.settings.parse({ points: 1, heap: 30 }),
};

function hosted(game = secret): { table: LiveMatch<Toy>; host: Host<Toy> } {
  const table = LiveMatch.start(game, setup);
  const host = new Host(game, table, { chance: new ChanceStream('s') });
  host.rollAlone();
  return { table, host };
}
const deedsIn = (inputs: readonly Input<Toy>[]): readonly [string, number][] =>
  inputs.filter(({ kind }) => kind !== 'chance').map(({ kind, tick: at }) => [kind, at]);

test('what seats do that choose in secret is kept until all have chosen, and comes to light at one tick, without a swing', () => {
  const { table, host } = hosted();
  expect(host.act(1, two, tick(30))).toEqual({ ok: true, value: null });
  expect([host.sealed, host.swings, table.match.state.heap]).toEqual([[1], [], 30]);
  host.act(0, one, tick(50));
  expect([host.sealed, table.match.state.heap]).toEqual([[], 27]);
  expect(deedsIn(table.inputs)).toEqual([['together', 50]]);
});

test('a choice that could not be made is refused at once, and the other one stays secret', () => {
  const { host } = hosted();
  host.act(0, one);
  expect(host.act(1, { kind: 'take', count: 99 })).toMatchObject({ ok: false, refusal: { code: 'againstTheRules' } });
  expect(host.sealed).toEqual([0]);
});

test('nobody chooses while the clock is held', () => {
  const { host } = hosted();
  host.hold('host', { kind: 'pause' });
  expect(host.act(0, one)).toMatchObject({ ok: false, refusal: { code: 'paused' } });
});

test('what was chosen in secret for something that is past is nobody’s choice', () => {
  const once: Game<Toy> = { ...secret, sealed: ({ state }) => (state.turns === 0 ? [0, 1] : []) };
  const { host } = hosted(once);
  host.act(0, one);
  host.advance(seconds(61)); // the time for the move is over
  expect(host.sealed).toEqual([]);
});

test('in the open again a hand swings', () => {
  const { table, host } = hosted();
  host.act(0, one);
  host.act(1, one);
  host.rollAlone();
  expect(host.act(0, one)).toMatchObject({ ok: true, value: { contact: 12 } });
  expect(table.match.state.heap).toBe(28);
});

test('in a match of its own time both are asked, each once, and their time passes as the game says', () => {
  const inputs: Input<Toy>[] = [];
  const course = new Course(secret, BareTable.start(secret, setup), {
    seed: 's',
    onInput: (input) => inputs.push(input),
  });
  const asked: Seat[] = [];
  for (let i = 0; i < 3; i++)
    for (const { seat } of course.toAct()) {
      asked.push(seat);
      expect(course.answer(seat, one)).toBeNull();
    }
  expect(asked).toEqual([0, 1, 0]);
  expect(deedsIn(inputs)).toEqual([['together', seconds(6)]]);
});

test('a whole match with secrets comes to its end, the same way every time', () => {
  const [played, again] = ['s', 's'].map((seed) => playMatch(secret, setup, { seed, bots: ['random'] }));
  expect(played?.trouble).toBeNull();
  expect(again?.hash).toBe(played?.hash);
});

test('a bot that has chosen in secret is not asked again, and the other one is', async () => {
  const { host, table } = hosted();
  const asked: Seat[] = [];
  const asking = new Asking<Toy>({
    host,
    seats: [0, 1],
    think: (_, seat) => (asked.push(seat), Promise.resolve(one)),
    act: (seat, action) => void host.act(seat, action),
    onWaiting: () => {},
    onTrouble: (reason) => expect(reason).toBe(''),
  });
  asking.ask();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([0, 1]);
  expect(table.match.state.heap).toBe(28);
});
