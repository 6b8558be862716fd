import { tippKick } from '@bande/games/tipp-kick';
import { registered, type Action, type AnyShape } from '@bande/core';
import { beforeAll, expect, test } from 'vitest';
import { laid } from './seated.ts';

beforeAll(() => tippKick.prepare!());
const game = registered(tippKick);

const first = (actions: readonly Action<AnyShape>[], kind: string): Action<AnyShape> =>
  actions.find((one) => one.kind === kind)!;

test('two at one device choose in secret one after the other, and then it comes to light', () => {
  const { session } = laid(game, { sitters: ['human', 'human'], mode: 'paced', settings: { limits: false } });
  const here = () => ({ seat: session.snapshot.seat, seats: session.snapshot.seats, inputs: session.snapshot.inputs });
  expect(here()).toMatchObject({ seat: 1 });
  session.act(first(session.snapshot.legal, 'ready'));
  session.shown();
  expect(here()).toEqual({ seat: 0, seats: [0, 1], inputs: 1 });
  session.act(first(session.snapshot.legal, 'shoot'));
  expect(here()).toEqual({ seat: 1, seats: [1], inputs: 1 });
  session.act(first(session.snapshot.legal, 'keep'));
  expect(here().inputs).toBe(2);
});
