import type { AnyShape, Match } from '@bande/core';
import type { Exercise } from '@bande/stage/view';
import { expect, test } from 'vitest';
import { partnerIn } from '../src/session/partner.ts';

const at = (tick: number, ready = false): Match<AnyShape> =>
  ({ tick, held: 0, pausedAt: null, state: { ready } }) as never;
const exercise = (waits: boolean): Exercise<AnyShape> =>
  ({
    meanwhile: [
      {
        after: 100,
        action: { kind: 'shoot' },
        ...(waits
          ? { waits: { until: ({ state }: Match<AnyShape>) => 'ready' in state && state.ready === true, atMost: 1000 } }
          : {}),
      },
    ],
  }) as never;
const ask = async (
  exercise: Exercise<AnyShape>,
  ...matches: readonly Match<AnyShape>[]
): Promise<readonly string[]> => {
  const think = partnerIn(exercise);
  const said: string[] = [];
  for (const match of matches) said.push(((await think(match, 1)) as { kind: string }).kind);
  return said;
};

test('the other side of an exercise does each thing once, when its time has come', async () => {
  expect(await ask(exercise(false), at(50), at(100), at(200))).toEqual(['later', 'shoot', 'later']);
});
test('or waits until the learner is ready', async () => {
  expect(await ask(exercise(true), at(50), at(150), at(180, true), at(200, true))).toEqual([
    'later',
    'later',
    'shoot',
    'later',
  ]);
});
test('but not for ever', async () => {
  expect(await ask(exercise(true), at(50), at(999), at(1000))).toEqual(['later', 'later', 'shoot']);
});
