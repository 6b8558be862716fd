import { tippKick } from '@bande/games/tipp-kick';
import { light } from '@bande/games/tipp-kick/view/light.ts';
import { legalActions, registered, type Action, type AnyShape, type Seat } from '@bande/core';
import { beforeAll, expect, test } from 'vitest';
import { parted, secretLine } from '../src/table/bar/turn-words.ts';
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
  expect(session.snapshot.sealed).toEqual([0]);
  session.act(first(session.snapshot.legal, 'keep'));
  expect(here().inputs).toBe(2);
  expect(session.snapshot.sealed).toEqual([]);
});

test('the line tells the second of them that the first has chosen, and what is asked of himself', () => {
  const { session } = laid(game, { sitters: ['human', 'human'], mode: 'paced', settings: { limits: false } });
  session.act(first(session.snapshot.legal, 'ready'));
  session.shown();
  expect(parted(session.snapshot).chosen).toEqual([]);
  session.act(first(session.snapshot.legal, 'shoot'));
  const { chosen, open } = parted(session.snapshot);
  const said = (view: object): readonly string[] =>
    secretLine(view as never, session.snapshot.match, chosen, open[0]).map(({ en }) => en);
  expect(said(light)).toEqual([
    'Red has pressed: the ball flies when the keeper is set.',
    'Blue: place your keeper, then press “Keeper set”.',
  ]);
  const { dutyTo: _, ...plain } = light;
  expect(said(plain)).toEqual(['Red has chosen in secret.', 'Blue sets the keeper in secret.']);
});

test('a task that is judged stands still: what moves comes to rest, and nobody plays on', () => {
  const { session, hand } = laid(game, { sitters: ['human', 'human'], mode: 'live', settings: { limits: false } });
  const red = 0 as Seat;
  const may = (kind: string): Action<AnyShape> => first(legalActions(game, session.snapshot.match, red), kind);
  const isMoving = (): boolean =>
    (session.snapshot.match.state as { readonly movement?: object | null }).movement !== null;
  const shot = may('shoot');
  expect(session.act(shot, red)).toBeNull();
  session.shown();
  for (let i = 0; i < 20 && !isMoving(); i++) hand.pass(50);
  session.standStill();
  expect(session.snapshot.match.state).toMatchObject({ movement: { by: 'red' } });
  hand.pass(10_000);
  session.shown();
  const { inputs, match } = session.snapshot;
  expect(match.state).toMatchObject({ movement: null });
  expect(session.snapshot.seats).toEqual([]);
  expect(session.act(may('defend') ?? shot, red)).toMatchObject({ code: 'notYourTurn' });
  session.steer(red, [100, 80, 0, 0]);
  hand.pass(10_000);
  expect(session.snapshot.inputs).toBe(inputs);
  expect(session.snapshot.match.tick).toBe(match.tick);
});
