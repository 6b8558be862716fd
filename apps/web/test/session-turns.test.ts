import { toy } from '@bande/host/toy';
import { registered, seconds, tick, type Action, type AnyShape, type Input } from '@bande/core';
import { ENGINE_VERSION, verify } from '@bande/record';
import { expect, test } from 'vitest';
import { TableClock } from '@bande/host';
import { newTable, tableFrom, setupFor } from '../src/session/open.ts';
import { laid, settled } from './seated.ts';
import { reopenTable } from './reopened.ts';

/** Nim with a die: somebody rolls, then takes as many; a minute for every move. */
const game = registered(toy);
const one = { kind: 'take', count: 1 } as Action<AnyShape>;
const never = (): Promise<never> => new Promise(() => {});

test('dice of both are rolled here if anybody sits here, and by themselves if nobody does', () => {
  const shared = laid(game, { sitters: ['human', 'random'], think: never });
  expect(shared.session.snapshot).toMatchObject({ rollHere: true, inputs: 0 });
  const alone = laid(game, { sitters: ['random', 'random'], think: never });
  expect(alone.session.snapshot).toMatchObject({ rollHere: false, inputs: 1 });
  const theirs = laid(game, { sitters: ['human', 'random'], think: never, roller: () => 'second' });
  expect(theirs.session.snapshot).toMatchObject({ rollHere: false, inputs: 1 });
});

test('nobody else acts while the page still shows what happened', async () => {
  let asked = 0;
  const { session } = laid(game, {
    sitters: ['human', 'random'],
    settings: { heap: 200 },
    think: () => (asked++, Promise.resolve(one)),
  });
  session.roll();
  session.shown();
  session.act(one);
  await settled();
  expect(session.snapshot).toMatchObject({ busy: true, inputs: 2 });
  session.shown();
  session.roll();
  await settled();
  expect(asked).toBe(0);
  session.shown();
  await settled();
  expect(asked).toBe(1);
  expect(session.snapshot.inputs).toBe(4);
});

test('a bot is asked once, however often the page is told something meanwhile', async () => {
  let asked = 0;
  const { session } = laid(game, { sitters: ['random', 'human'], think: () => (asked++, never()) });
  session.roll();
  session.shown();
  for (let i = 0; i < 3; i++) session.tellNewcomer(i % 2 === 0);
  await settled();
  expect([asked, session.snapshot.thinking]).toEqual([1, 0]);
});

test('a thought that comes too late, when a clock has run out or the table is left, changes nothing', async () => {
  const answers: ((action: Action<AnyShape>) => void)[] = [];
  const { session, hand } = laid(game, {
    sitters: ['random', 'human'],
    think: () => new Promise((answer) => answers.push(answer)),
  });
  session.roll();
  session.shown();
  hand.pass(61_000);
  const { inputs } = session.snapshot;
  answers[0]!(one);
  await settled();
  expect(session.snapshot.inputs).toBe(inputs);

  const left = laid(game, { sitters: ['random', 'human'], think: () => new Promise((answer) => answers.push(answer)) });
  left.session.roll();
  left.session.shown();
  left.session.close();
  answers.at(-1)!(one);
  await settled();
  expect(left.session.course.inputs).toHaveLength(1);
});

test('a bot that wants to be asked later is asked then, though nothing else has happened', async () => {
  const ticks: number[] = [];
  const { session, hand } = laid(game, {
    sitters: ['random', 'human'],
    think: ({ tick: now }) => (ticks.push(now), Promise.resolve({ kind: 'later', at: tick(now + 240) } as const)),
  });
  session.roll();
  session.shown();
  for (let s = 0; s < 5; s++) {
    await settled();
    hand.pass(1000);
  }
  expect(ticks).toEqual([0, 240, 480]);
});

test('dice thrown while the table is paused do not fall', () => {
  const { session } = laid(game, { sitters: ['human', 'human'] });
  session.pause();
  session.roll();
  expect(session.course.inputs.map(({ kind }) => kind)).toEqual(['clock']);
});

test('dice that were asked for when a clock ran out are drawn again by a reload', () => {
  const { session, hand, table } = laid(game, { sitters: ['human', 'human'] });
  session.roll();
  session.shown();
  hand.pass(61_000);
  session.shown();
  session.roll();
  const again = reopenTable(
    game,
    { header: table.recorder.header, from: null, inputs: session.course.inputs, reached: session.reached },
    'seed',
  );
  const request = { what: 'test', faces: [6, 6, 6, 6] };
  expect(again?.chance.draw(request)).toEqual(table.chance.draw(request));
});

test('a table that was left stands still: no clock, no pause', () => {
  const { session, hand } = laid(game, { sitters: ['human', 'human'] });
  session.roll();
  session.shown();
  session.close();
  hand.pass(600_000);
  session.pause();
  session.resume();
  expect(session.course.inputs).toHaveLength(1);
});

test('a clock that was stopped by a move does not ring', () => {
  const { session, hand } = laid(game, { sitters: ['human', 'human'], settings: { heap: 200 } });
  session.roll();
  session.shown();
  hand.pass(50_000);
  session.act(one);
  session.shown();
  session.roll();
  session.shown();
  const { inputs } = session.snapshot;
  hand.pass(20_000);
  expect(session.snapshot.inputs).toBe(inputs);
});

test('a pause shows nothing of its own: what is being shown stays', () => {
  const { session } = laid(game, { sitters: ['human', 'human'] });
  session.roll();
  const { fresh } = session.snapshot;
  expect(fresh.map(({ fact }) => fact.kind)).toContain('rolled');
  session.pause();
  expect(session.snapshot).toMatchObject({ fresh, busy: true, paused: true });
});

test('every accepted input is kept under its number', () => {
  const kept: Input<AnyShape>[] = [];
  const { session } = laid(game, { sitters: ['human', 'human'], kept });
  session.roll();
  session.shown();
  session.act(one);
  expect(session.act({ kind: 'take', count: 99 } as Action<AnyShape>)).not.toBeNull();
  expect(kept).toEqual(session.course.inputs);
});

test('nobody gives up for a bot', () => {
  const { session } = laid(game, { sitters: ['random', 'human'], think: never });
  session.roll();
  session.shown();
  session.giveUp(0, one);
  expect(session.course.inputs).toHaveLength(1);
});

test('in the pause a match is ended before its end, and nothing is held any more', () => {
  const { session } = laid(game, { sitters: ['human', 'human'] });
  session.roll();
  session.shown();
  session.act(one);
  session.pause();
  session.end({ kind: 'resigned', by: 'first' });
  const { match, paused } = session.snapshot;
  expect(match.outcome).toMatchObject({ winner: 'second', how: { kind: 'resigned', by: 'first' } });
  expect([match.pausedAt, paused]).toEqual([null, false]);
  expect(verify(game, session.course.record()).ok).toBe(true);
});

test('a bot that breaks the rules is told to the player', async () => {
  const { session } = laid(game, {
    sitters: ['random', 'human'],
    think: () => Promise.resolve({ kind: 'take', count: 99 } as Action<AnyShape>),
  });
  session.roll();
  session.shown();
  await settled();
  expect(session.snapshot.trouble).toBe('a bot was refused: TOY-1.2');
});

test('a clock of the table goes on from where it is set, and never rings too early', () => {
  let ms = 0;
  const clock = new TableClock(() => ms, tick(100));
  ms = 1000;
  expect(clock.tick).toBe(220);
  clock.setTo(tick(500));
  expect(clock.tick).toBe(500);
  expect(clock.untilMs(tick(501))).toBe(9);
  ms += clock.untilMs(tick(501));
  expect(clock.tick).toBe(501);
  expect(clock.untilMs(tick(1))).toBe(0);
});

test('a match kept by another engine is not taken up; one that began elsewhere goes on from there', () => {
  const table = newTable(game, setupFor(game, {}), ['human', 'human'], 'seed');
  expect(reopenTable(game, { header: table.recorder.header, from: null, inputs: [] }, 'seed')).not.toBeNull();
  expect(
    reopenTable(
      game,
      { header: { ...table.recorder.header, engine: `${ENGINE_VERSION}0` }, from: null, inputs: [] },
      'seed',
    ),
  ).toBeNull();
  table.recorder.advance(seconds(9));
  const { match } = table.recorder;
  const elsewhere = tableFrom(game, match, 1, ['human', 'human'], 'other');
  const { from, header } = elsewhere.recorder.record();
  expect(reopenTable(game, { header, from, inputs: [] }, 'other')?.recorder.match).toEqual(match);
  expect(verify(game, elsewhere.recorder.record())).toMatchObject({ ok: true });
});
