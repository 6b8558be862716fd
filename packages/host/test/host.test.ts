import { ChanceStream, LiveMatch, seconds, tick, type Input, type Refusal, type Seat } from '@bande/core';
import { Asking, Host, type Swing } from '@bande/host';
import { expect, test } from 'vitest';
import { led, live, one, snatch, SWING } from './snatch.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const all = { kind: 'take', count: 21 } as const;

function hosted(game = snatch): { table: LiveMatch<Toy>; host: Host<Toy>; missed: [Swing<Toy>, Refusal][] } {
  const table = LiveMatch.start(game, live);
  const missed: [Swing<Toy>, Refusal][] = [];
  const host = new Host(game, table, {
    chance: new ChanceStream('s'),
    onMissed: (swing, refusal) => missed.push([swing, refusal]),
  });
  host.rollAlone();
  return { table, host, missed };
}
const actionsIn = ({ inputs }: LiveMatch<Toy>): readonly Input<Toy>[] => inputs.filter(({ kind }) => kind === 'action');

test('a hand let go is seen by all, and in the match only at its contact', () => {
  const { table, host } = hosted();
  host.advance(tick(100));
  expect(host.act(0, one)).toMatchObject({ ok: true, value: { seat: 0, action: one, released: 100, contact: 112 } });
  expect(host.swings).toHaveLength(1);
  host.advance(tick(111));
  expect([table.match.state.heap, actionsIn(table)]).toEqual([30, []]);
  host.advance(tick(500));
  expect([table.match.state.heap, host.swings]).toEqual([29, []]);
  expect(actionsIn(table)).toEqual([{ tick: 112, kind: 'action', by: 0, action: one }]);
});

test('both hands are under way at once, and each has its own contact', () => {
  const { table, host } = hosted();
  host.act(1, one);
  host.advance(tick(5));
  host.act(0, one);
  expect(host.swings.map(({ seat, contact }) => [seat, contact])).toEqual([
    [1, 12],
    [0, 17],
  ]);
  host.advance(tick(50));
  expect(actionsIn(table).map(({ by, tick: at }) => [by, at])).toEqual([
    [1, 12],
    [0, 17],
  ]);
});

test('without a right at its contact a hand is refused with the paragraph, and nothing has happened', () => {
  const { table, host, missed } = hosted();
  host.act(0, { kind: 'take', count: 20 });
  host.advance(tick(3));
  host.act(1, { kind: 'take', count: 20 });
  host.advance(tick(100));
  expect(missed.map(([{ seat }, { code, paragraphs }]) => [seat, code, paragraphs])).toEqual([
    [1, 'againstTheRules', ['TOY-1.2']],
  ]);
  expect([table.match.state.heap, actionsIn(table).length]).toEqual([10, 1]);
});

test('a hand that stops before its contact has done nothing', () => {
  const { table, host } = hosted();
  host.act(0, one);
  host.advance(tick(11));
  host.withdraw(0);
  host.advance(tick(100));
  expect([table.match.state.heap, host.swings]).toEqual([30, []]);
});

test('a seat has one hand', () => {
  const { host } = hosted();
  host.act(0, one);
  expect(host.act(0, one)).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
});

test('where a seat has several hands, each is under way by itself', () => {
  const { table, host } = hosted({ ...snatch, handFor: (_match, _seat, { count }) => `${count}` });
  const two = { kind: 'take', count: 2 } as const;
  expect([host.act(0, one).ok, host.act(0, two).ok, host.act(0, one).ok]).toEqual([true, true, false]);
  host.advance(tick(100));
  expect(actionsIn(table).map(({ by, tick: at }) => [by, at])).toEqual([
    [0, 12],
    [0, 12],
  ]);
  expect(table.match.state.heap).toBe(27);
});

test('a pause in mid-swing holds the hand where it is', () => {
  const { table, host } = hosted();
  host.act(0, one);
  host.advance(tick(8));
  host.hold('host', { kind: 'pause' });
  host.advance(tick(1000));
  expect(table.match.state.heap).toBe(30);
  host.hold('host', { kind: 'resume' });
  host.advance(tick(1003));
  expect(table.match.state.heap).toBe(30);
  host.advance(tick(1004));
  expect(table.match.state.heap).toBe(29);
});

test('time that passes in pieces or in one go gives the same match', () => {
  const [whole, pieces] = [hosted(), hosted()];
  for (const { host } of [whole, pieces]) host.act(0, all);
  whole.host.advance(seconds(200));
  for (let at = 1; at <= 200; at++) pieces.host.advance(seconds(at));
  expect(pieces.table.match).toEqual(whole.table.match);
  expect(pieces.table.inputs).toEqual(whole.table.inputs);
});

test('a hand that is let go while the clock is held is refused', () => {
  const { host } = hosted();
  host.hold('host', { kind: 'pause' });
  expect(host.act(0, one)).toMatchObject({ ok: false, refusal: { code: 'paused' } });
  expect(host.swings).toEqual([]);
});

test('a deed of a later tick comes after the hands that are under way until then', () => {
  const { table, host, missed } = hosted();
  host.act(0, one);
  host.hold('host', { kind: 'pause' }, tick(40));
  expect(table.inputs.filter(({ kind }) => kind !== 'chance').map(({ kind, tick: at }) => [kind, at])).toEqual([
    ['action', SWING],
    ['clock', 40],
  ]);
  expect(missed).toEqual([]);
});

test('dice do not fall while the clock is held, nor when what falls due before has put an end to them', () => {
  const table = LiveMatch.start(toy, { ...live, settings: { ...live.settings, minutes: 1 } });
  const host = new Host(toy, table, { chance: new ChanceStream('s'), rolls: () => false });
  host.hold('host', { kind: 'pause' });
  host.roll();
  expect(table.inputs).toHaveLength(1);
  host.hold('host', { kind: 'resume' });
  host.roll(seconds(61));
  expect(table.match.outcome).not.toBeNull();
  expect(table.inputs).toHaveLength(2);
});

test('what a hand has withdrawn is not revealed', () => {
  const { table, host } = hosted();
  host.seal(0, one, [0, 1]);
  host.withdraw(0);
  expect(host.sealed).toEqual([]);
  host.seal(1, one, [0, 1]);
  expect([host.sealed, actionsIn(table)]).toEqual([[1], []]);
});

test('sealed actions of which one is refused are all given back', () => {
  const { table, host } = hosted();
  host.seal(0, one, [0, 1]);
  expect(host.seal(1, { kind: 'take', count: 99 }, [0, 1])).toMatchObject({
    ok: false,
    refusal: { code: 'againstTheRules' },
  });
  expect([host.sealed, table.match.state.heap]).toEqual([[], 30]);
});

// ── hands that move all the time ──────────────────────────────────────────────────────────────────────────────────

function leading(): { table: LiveMatch<Toy>; host: Host<Toy> } {
  const table = LiveMatch.start(led, live);
  const host = new Host(led, table, { chance: new ChanceStream('s') });
  host.rollAlone();
  return { table, host };
}
const targets = ({ inputs }: LiveMatch<Toy>): readonly unknown[] =>
  inputs.flatMap((input) => (input.kind === 'stream' ? [[input.tick, input.by, ...input.to]] : []));

test('of targets that come too soon the newest counts, as soon as the hand is heard again', () => {
  const { table, host } = leading();
  for (const at of [0, 1, 2, 3]) {
    host.advance(tick(at));
    host.steer(0, [100 + at]);
  }
  host.steer(1, [7]);
  host.advance(tick(100));
  expect(targets(table)).toEqual([
    [0, 0, 100],
    [3, 1, 7],
    [4, 0, 103],
  ]);
});

test('a hand that moves while the clock is held is on its way when play goes on', () => {
  const { table, host } = leading();
  host.hold('host', { kind: 'pause' });
  host.steer(0, [5]);
  host.steer(0, [6], tick(50));
  host.hold('host', { kind: 'resume' }, tick(60));
  host.advance(tick(70));
  expect(targets(table)).toEqual([[60, 0, 6]]);
});

// ── bots that think beside the match ──────────────────────────────────────────────────────────────────────────────

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('in a live match a bot that fails is told of, keeps nobody up, and is asked again when something has happened', async () => {
  const { host } = hosted();
  const [troubles, calls]: [string[], Seat[]] = [[], []];
  const asking = new Asking<Toy>({
    host,
    seats: [0, 1],
    think: (_, seat) => (calls.push(seat), seat === 0 ? Promise.reject(new Error('lost')) : new Promise(() => {})),
    act: () => {},
    onWaiting: () => {},
    onTrouble: (reason) => troubles.push(reason),
  });
  asking.ask();
  await settled();
  expect([asking.thinking, troubles]).toEqual([[1], ['lost']]);
  expect(asking.ask()).toBe(false);
  asking.happened();
  expect(asking.ask()).toBe(true);
  expect(calls).toEqual([0, 1, 0]);
});
