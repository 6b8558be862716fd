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

const talk = async (...requests: readonly unknown[]): Promise<readonly Reply[]> => {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { code, out, err } = await bande(['env', 'toy'], lines);
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
