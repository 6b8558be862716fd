import { refuse, registered, type Registry } from '@bande/core';
import { toy } from '@bande/host/toy';
import { expect, test } from 'vitest';
import { bande } from './call.ts';

interface Reply {
  readonly error?: string;
  readonly legal?: readonly {
    readonly index: number;
    readonly text: string;
    readonly action: { readonly kind: string };
  }[];
  readonly observation: {
    readonly seat: number;
    readonly side: string;
    readonly tick: number;
    readonly state: { readonly heap: number; readonly winner: string | null };
  };
  readonly reward: number;
  readonly done: boolean;
  readonly applied: boolean;
}

const talk = (...requests: readonly unknown[]): Promise<readonly Reply[]> => talkTo(undefined, requests);

const talkTo = async (registry: Registry | undefined, requests: readonly unknown[]): Promise<readonly Reply[]> => {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { code, out, err } = await bande(['env', 'toy'], lines, registry);
  expect([code, err]).toEqual([0, '']);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);
};

const steps = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({ cmd: 'step', action: 0 }));

test('an episode against a bot comes to an end with a reward for the agent', async () => {
  const replies = await talk(
    { cmd: 'reset', seed: 1, opponent: 'greedy', seat: 1, settings: { points: 1 } },
    ...steps(200),
  );
  const last = replies.find(({ done }) => done);
  expect(replies[0]).toMatchObject({ observation: { side: 'second', seat: 1 }, reward: 0, done: false });
  expect(last?.reward).toBe(last?.observation.state.winner === 'second' ? 1 : -1);
  expect(replies.at(-1)).toEqual({ error: 'the match is over: reset' });
});

test('in self-play the reward is for the side that acted', async () => {
  const replies = await talk({ cmd: 'reset', seed: 'self', settings: { heap: 5, points: 1 } }, ...steps(40));
  const end = replies.findIndex(({ done }) => done);
  expect(replies[end]?.reward).toBe(1);
  expect(new Set(replies.slice(0, end).map(({ observation }) => observation.side))).toEqual(
    new Set(['first', 'second']),
  );
});

test('the same seed gives the same answers', async () => {
  const calls = [{ cmd: 'reset', seed: 9, opponent: 'random' }, ...steps(20), { cmd: 'legal' }];
  expect(await talk(...calls)).toEqual(await talk(...calls));
});

test('an action is an index, a text or itself', async () => {
  const reset = { cmd: 'reset', seed: 'a', edition: 'toy-short' };
  const [, legal] = await talk(reset, { cmd: 'legal' });
  const first = legal?.legal?.[0];
  expect(first).toEqual({ index: 0, text: 'take 1', action: { kind: 'take', count: 1 } });
  const [byIndex, byText, byAction] = await Promise.all(
    [0, first?.text, first?.action].map((action) => talk(reset, { cmd: 'step', action })),
  );
  expect(byText).toEqual(byIndex);
  expect(byAction).toEqual(byIndex);
});

test('an option is chosen like an action', async () => {
  // The first roll of this seed is a six.
  const [, legal, kept] = await talk(
    { cmd: 'reset', seed: 3 },
    { cmd: 'legal' },
    { cmd: 'step', action: 'choose keep' },
  );
  expect(legal?.legal?.map(({ text }) => text)).toEqual(['choose again', 'choose keep']);
  expect(kept).toMatchObject({ applied: true, observation: { tick: 0 } });
});

test('the order of the keys of a choice says nothing', async () => {
  const reset = { cmd: 'reset', seed: 3 };
  const [one, other] = await Promise.all(
    [
      { kind: 'choose', option: 0, choice: 'keep' },
      { choice: 'keep', option: 0, kind: 'choose' },
    ].map((action) => talk(reset, { cmd: 'step', action })),
  );
  expect(one?.[1]).toMatchObject({ applied: true });
  expect(other).toEqual(one);
});

test('what falls due first leaves the choice open', async () => {
  const [, late] = await talk({ cmd: 'reset', seed: 'a', edition: 'toy-short', pace: 61 }, { cmd: 'step', action: 0 });
  expect(late).toMatchObject({ applied: false, observation: { tick: 7200, side: 'second', state: { heap: 21 } } });
});

test.each([
  ['{', 'not JSON'],
  ['[]', 'Invalid input'],
  [{ cmd: 'jump' }, 'cmd: Invalid'],
  [{ cmd: 'step' }, 'action: Invalid'],
  [{ cmd: 'step', action: -1 }, 'there is no action -1'],
  [{ cmd: 'step', action: 'jump' }, 'not an action: jump'],
  [{ cmd: 'step', action: { kind: 'take', count: 'all' } }, 'action.count: '],
  [{ cmd: 'step', action: { kind: 'take', count: 21 } }, 'refused: againstTheRules TOY-1.2'],
  [{ cmd: 'step', action: { kind: 'choose', option: 7, choice: 'x' } }, 'no such choice is open'],
  [{ cmd: 'reset', opponent: 'nobody' }, 'no bot named nobody; known: random, greedy'],
  [{ cmd: 'reset', seat: 3 }, 'there is no seat 3'],
  [{ cmd: 'reset', settings: { heap: 1 } }, 'settings.heap: '],
  [{ cmd: 'reset', edition: 'old' }, 'no edition named old'],
])('the line %j is answered with an error and changes nothing', async (line, reason) => {
  const before = [
    { cmd: 'reset', seed: 'a', edition: 'toy-short' },
    { cmd: 'step', action: 0 },
  ];
  const replies = await talk(...before, line, '', { cmd: 'step', action: 0 });
  expect(replies[2]?.error).toContain(reason);
  expect(replies[3]).toEqual((await talk(...before, { cmd: 'step', action: 0 }))[2]);
});

test('before the first reset there is nothing to do', async () => {
  expect(await talk({ cmd: 'legal' })).toEqual([{ error: 'reset first' }]);
});

test('nothing may be done for some time, and one is asked again then', async () => {
  const [, waited, again] = await talk(
    { cmd: 'reset', seed: 'a', edition: 'toy-short' },
    { cmd: 'step', action: null, ticks: 30 },
    { cmd: 'step', action: null },
  );
  expect(waited).toMatchObject({ applied: true, done: false, observation: { tick: 30, seats: [0], underWay: [] } });
  expect(again).toMatchObject({ observation: { tick: 42 } });
});

test('a seat that is not to choose cannot act for the one that is', async () => {
  const [, other, own] = await talk(
    { cmd: 'reset', seed: 'a', edition: 'toy-short', mode: 'live' },
    { cmd: 'step', action: 0, seat: 1 },
    { cmd: 'step', action: 0, seat: 0 },
  );
  expect(other).toEqual({ error: 'seat 1 is not to choose now' });
  expect(own).toMatchObject({ applied: true, observation: { seats: [1] } });
});

test('in a live match a seat that has waited may act afterwards', async () => {
  const [, waited, acted] = await talk(
    { cmd: 'reset', seed: 'a', edition: 'toy-short', mode: 'live' },
    { cmd: 'step', action: null, ticks: 30, seat: 0 },
    { cmd: 'step', action: 0, seat: 0 },
  );
  expect(waited).toMatchObject({ observation: { tick: 30, seats: [0] } });
  expect(acted).toMatchObject({ applied: true, observation: { seats: [1], state: { heap: 20 } } });
});

/** Both may take at any time; a hand needs twelve ticks, and the heap is always out of reach. A hand that is led makes the heap as large as it is told. */
const slow: typeof toy = {
  ...toy,
  swing: () => 12,
  streams: { size: 1, steer: ({ state }, _, [to = 0]) => (state.heap === to ? null : { ...state, heap: to }) },
  legal: () => [{ kind: 'take', count: 1 }],
  happen: { ...toy.happen, byAction: () => refuse('againstTheRules', ['TOY-1.2']) },
};
const LIVE = { cmd: 'reset', seed: 'a', edition: 'toy-short', mode: 'live', pace: 0 };

test('whoever waits sees that a hand has let go, and a swing that came to nothing is told', async () => {
  const [, decided, seen, missed, after] = await talkTo(
    [registered(slow)],
    [
      LIVE,
      { cmd: 'step', action: 0, seat: 0 },
      { cmd: 'step', action: null, seat: 1, ticks: 60 },
      { cmd: 'step', action: null, seat: 1, ticks: 60 },
      { cmd: 'step', action: null, seat: 1, ticks: 60 },
    ],
  );
  const swing = { seat: 0, action: { kind: 'take', count: 1 } };
  expect(decided).toMatchObject({ applied: true, missed: [], observation: { tick: 0, seats: [1], underWay: [] } });
  expect(seen).toMatchObject({ missed: [], observation: { tick: 0, seats: [1], underWay: [swing] } });
  const refusal = { code: 'againstTheRules', paragraphs: ['TOY-1.2'] };
  expect(missed).toMatchObject({
    missed: [{ ...swing, refusal }],
    observation: { tick: 12, seats: [1, 0], underWay: [], state: { heap: 21 } },
  });
  expect(after).toMatchObject({ missed: [], observation: { tick: 12, seats: [0] } });
});

test('a swing that comes to nothing before anybody is asked again has not been applied', async () => {
  const alone: typeof toy = { ...slow, legal: (match, seat) => (seat === 0 ? slow.legal(match, seat) : []) };
  const [, missed] = await talkTo([registered(alone)], [LIVE, { cmd: 'step', action: 0 }]);
  expect(missed).toMatchObject({ applied: false, missed: [{ seat: 0 }], observation: { tick: 12, seats: [0] } });
});

test('a hand is steered by a line, without time passing, and is on its way', async () => {
  const lines = [
    LIVE,
    { cmd: 'stream', to: [7], seat: 1 },
    { cmd: 'stream', to: [8], seat: 1 },
    { cmd: 'step', action: null, seat: 0, ticks: 6 },
    { cmd: 'step', action: null, seat: 1, ticks: 60 },
  ];
  const replies = await talkTo([registered(slow)], lines);
  expect(replies.slice(1, 3)).toMatchObject([
    { applied: true, observation: { tick: 0, seats: [0, 1], state: { heap: 7 } } },
    { applied: true, observation: { tick: 0, seats: [0, 1], state: { heap: 7 } } },
  ]);
  expect(replies[4]).toMatchObject({ observation: { tick: 6, seats: [0], state: { heap: 8 } } });
});

test.each([
  [{ cmd: 'stream', to: [1, 2] }, 'to: a target has 1 whole numbers'],
  [{ cmd: 'stream', to: [1.5] }, 'to[0]: '],
  [{ cmd: 'stream' }, 'to: '],
  [{ cmd: 'stream', to: [1], seat: 1 }, 'seat 1 is not yours'],
  [{ cmd: 'stream', to: [1], seat: 2 }, 'seat 2 is not yours'],
])('a hand cannot be steered by %j', async (line, reason) => {
  const replies = await talkTo([registered(slow)], [{ ...LIVE, opponent: 'greedy' }, line]);
  expect(replies[1]?.error).toContain(reason);
});

test('where there is no hand, none is steered', async () => {
  expect(await talk({ cmd: 'stream', to: [1] })).toEqual([{ error: 'reset first' }]);
  expect((await talk(LIVE, { cmd: 'stream', to: [1] }))[1]).toEqual({ error: 'toy has no hand to steer' });
});
