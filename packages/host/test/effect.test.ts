import { BareTable, Host, MOST_AHEAD, MOST_LATE, type Swing } from '@bande/host';
import { ChanceStream, LiveMatch, tick, type Input, type Refusal, type Tick } from '@bande/core';
import { expect, test } from 'vitest';
import { live, one, snatch } from './snatch.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

interface Hosted {
  readonly table: LiveMatch<Toy>;
  readonly host: Host<Toy>;
  readonly missed: [Swing<Toy>, Refusal][];
}

function hosted(game = snatch): Hosted {
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
const at = (now: number, meant: number): readonly [Tick, Tick] => [tick(now), tick(meant)];

test('a hand far away meets at the tick it was meant for, though it is heard of eight ticks later', () => {
  const { table, host } = hosted();
  // Let go at 487, heard at 495: it still meets at 499 and not at 507.
  expect(host.act(0, one, ...at(495, 499))).toMatchObject({ ok: true, value: { released: 487, contact: 499 } });
  host.advance(tick(498));
  expect(table.match.state.heap).toBe(30);
  host.advance(tick(499));
  expect(actionsIn(table)).toEqual([{ tick: 499, kind: 'action', by: 0, action: one }]);
});

test('what is heard too late for its tick takes effect at the first open one, and the record says what it was meant for', () => {
  const { table, host } = hosted();
  expect(host.act(0, one, ...at(510, 499))).toMatchObject({ ok: true, value: { released: 498, contact: 510 } });
  expect(actionsIn(table)).toEqual([{ tick: 510, enteredAt: 499, kind: 'action', by: 0, action: one }]);
});

test.each([
  ['late', 500 - MOST_LATE - 1],
  ['ahead', 500 + MOST_AHEAD + 1],
])('%s: what is further from its tick than that is refused, and nothing has happened', (code, meant) => {
  const { table, host } = hosted();
  expect(host.act(0, one, ...at(500, meant))).toMatchObject({ ok: false, refusal: { code } });
  host.advance(tick(700));
  expect([actionsIn(table), host.swings, host.meant]).toEqual([[], [], []]);
});

test('both bounds themselves still count', () => {
  for (const meant of [500 - MOST_LATE, 500 + MOST_AHEAD])
    expect(hosted().host.act(0, one, ...at(500, meant)).ok).toBe(true);
});

test('an action without a swing waits for its tick, too, and no hand is seen', () => {
  const { table, host } = hosted(toy);
  host.act(0, one, ...at(100, 110));
  expect([host.swings, host.meant.length, actionsIn(table)]).toEqual([[], 1, []]);
  host.advance(tick(120));
  expect(actionsIn(table)).toEqual([{ tick: 110, kind: 'action', by: 0, action: one }]);
});

test('an action without a swing that comes late takes effect at once and keeps its tick', () => {
  const { table, host } = hosted(toy);
  expect(host.act(0, one, ...at(100, 92))).toEqual({ ok: true, value: null });
  expect(actionsIn(table)).toEqual([{ tick: 100, enteredAt: 92, kind: 'action', by: 0, action: one }]);
});

test('who has no right any more at its tick is told so', () => {
  const { host, missed } = hosted();
  host.act(0, { kind: 'take', count: 20 }, ...at(95, 100));
  host.act(1, { kind: 'take', count: 20 }, ...at(96, 101));
  host.advance(tick(200));
  expect(missed.map(([{ seat }, { code }]) => [seat, code])).toEqual([[1, 'againstTheRules']]);
});

test('a pause holds what was meant for a later tick, as it holds every hand', () => {
  const { table, host } = hosted();
  host.act(0, one, ...at(100, 110));
  host.hold('host', { kind: 'pause' }, tick(105));
  host.hold('host', { kind: 'resume' }, tick(1105));
  host.advance(tick(1200));
  expect(actionsIn(table).map(({ tick: when }) => when)).toEqual([1110]);
});

// ── dice that are drawn elsewhere ─────────────────────────────────────────────────────────────────────────────────

test('a host without dice never draws: it stops where they are asked for, says so, and goes on when they have come', () => {
  const truth = new Host(toy, LiveMatch.start(toy, live), { chance: new ChanceStream('s') });
  truth.rollAlone();
  const table = BareTable.start(toy, live);
  const client = new Host(toy, table, { chance: null });
  expect(client.awaits).toEqual(toy.chance(table.match));
  client.rollAlone();
  client.roll();
  client.advance(tick(50));
  expect([table.match.tick, client.act(0, one)]).toEqual([
    0,
    { ok: false, refusal: { code: 'chanceAwaited', paragraphs: [] } },
  ]);
  const rolled = client.enter({
    tick: tick(0),
    kind: 'chance',
    by: 'host',
    draws: new ChanceStream('s').draw(client.awaits!),
  });
  expect([rolled.ok, client.awaits]).toEqual([true, null]);
  for (const host of [truth, client]) host.advance(tick(50));
  expect(client.match).toEqual(truth.match);
});

test('dice that somebody throws himself stop no clock: nobody knows when he will', () => {
  const client = new Host(toy, BareTable.start(toy, live), { chance: null, rolls: () => false });
  client.advance(tick(50));
  expect([client.awaits, client.match.tick]).toEqual([null, 50]);
});
