import { registry } from '@bande/games';
import { toy } from '@bande/host/toy';
import { clockNamed, registered, ticksLeft, type Action, type AnyShape } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import { beforeItIsLaid, laid, settled } from './seated.ts';

/** Nim with a die: a minute for every move. */
const game = registered(toy);
const one = { kind: 'take', count: 1 } as Action<AnyShape>;
const never = (): Promise<never> => new Promise(() => {});
const HOUR_MS = 3_600_000;

const tables = (await Promise.all(registry.map(({ id }) => loadGame(id)))).filter((found) => found !== null);

describe.each(tables.map(({ game: { id }, game: played, view: { presets } }) => ({ id, played, presets })))(
  'a table of $id that nobody has seen yet',
  ({ played, presets }) => {
    const [{ settings, seats = 2 } = {}] = presets;
    const sitters = Array.from({ length: seats }, () => 'human');

    test('lets nobody act, offers nothing and keeps its time', () => {
      const { session, hand } = beforeItIsLaid(played, { sitters, ...(settings === undefined ? {} : { settings }) });
      const legal = laid(played, { sitters, ...(settings === undefined ? {} : { settings }) }).session.snapshot;
      hand.pass(HOUR_MS);
      expect(session.snapshot).toMatchObject({ laid: false, seat: null, seats: [], legal: [], rollHere: false });
      session.roll();
      session.skip();
      for (const [seat] of sitters.entries()) session.steer(seat as 0, [0, 0]);
      for (const action of legal.legal.slice(0, 1)) session.act(action, legal.seat);
      expect([session.snapshot.inputs, session.tick, session.running.tick()]).toEqual([0, 0, 0]);
      session.start();
      expect(session.snapshot).toMatchObject({ laid: true, seats: legal.seats, rollHere: legal.rollHere });
      expect(session.tick).toBe(0);
      hand.pass(1000);
      expect(session.tick).toBe(120);
    });
  },
);

test('no bot thinks and none of its dice fall before the table is seen', async () => {
  let asked = 0;
  const { session } = beforeItIsLaid(game, {
    sitters: ['random', 'random'],
    think: () => (asked++, never()),
  });
  await settled();
  expect([asked, session.snapshot.inputs]).toEqual([0, 0]);
  session.start();
  session.shown();
  await settled();
  expect([asked, session.snapshot.inputs]).toEqual([1, 1]);
});

test('whoever goes on after a reload loses no time before he sees the table again', () => {
  const { session, hand } = beforeItIsLaid(game, { sitters: ['human', 'human'] });
  session.pause();
  hand.pass(HOUR_MS);
  session.resume();
  hand.pass(HOUR_MS);
  expect([session.tick, session.snapshot.paused]).toEqual([0, false]);
  session.start();
  hand.pass(1000);
  expect(session.tick).toBe(120);
});

test('while a newcomer is told what to do no clock runs against him; when he has done it, it does', () => {
  const { session, hand } = laid(game, { sitters: ['human', 'human'], settings: { heap: 200 } });
  session.roll();
  session.shown();
  const left = (): number => {
    const { match } = session.snapshot;
    return ticksLeft(clockNamed(match.clocks, match.clocks[0]!.name)!, session.playTick);
  };
  const whole = left();
  expect(session.timeStands).toBe(false);
  session.tellNewcomer(true);
  hand.pass(HOUR_MS);
  expect([left(), session.timeStands]).toEqual([whole, true]);
  expect(session.act(one)).toBeNull();
  session.shown();
  session.roll();
  session.shown();
  session.tellNewcomer(false);
  hand.pass(1000);
  expect([left(), session.timeStands]).toEqual([whole - 120, false]);
});
