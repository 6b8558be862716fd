import {
  accept,
  ChanceStream,
  later,
  LiveMatch,
  refuse,
  seconds,
  tick,
  type Answer,
  type Game,
  type Input,
  type Refusal,
  type Seat,
  type Setup,
} from '@bande/core';
import { BareTable, Course, Host, type Swing } from '@bande/host';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const SWING = 12;
const one = { kind: 'take', count: 1 } as const;
const all = { kind: 'take', count: 21 } as const;

/** Whoever is quicker takes: both may at any time, and a hand needs its swing to get there. */
const snatch: Game<Toy> = {
  ...toy,
  legal: () => [one],
  swing: () => SWING,
  happen: {
    ...toy.happen,
    byAction: ({ state, setup }, seat, { count }) =>
      count <= state.heap
        ? accept([{ kind: 'taken', by: setup.seating[seat] ?? 'first', count }])
        : refuse('againstTheRules', ['TOY-1.2']),
  },
};
const live: Setup<Toy> = {
  edition: 'toy-short',
  seating: ['first', 'second'],
  mode: 'live',
  settings: toy.schemas.settings.parse({ points: 1000, heap: 30 }),
};

function hosted(): { table: LiveMatch<Toy>; host: Host<Toy>; missed: [Swing<Toy>, Refusal][] } {
  const table = LiveMatch.start(snatch, live);
  const missed: [Swing<Toy>, Refusal][] = [];
  const host = new Host(snatch, table, {
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

// ── in its own time ───────────────────────────────────────────────────────────────────────────────────────────────

/** Plays with these answers, seat by seat, and tells at which ticks each seat was asked. */
function asked(answers: readonly ((now: number) => Answer<Toy>)[], until: number): readonly (readonly number[])[] {
  const table = BareTable.start(snatch, live);
  const course = new Course(snatch, table, { seed: 's', paceTicks: seconds(2) });
  const ticks: number[][] = [[], []];
  for (let turns = course.toAct(); turns.length > 0 && table.match.tick < until; turns = course.toAct()) {
    for (const { seat } of turns) {
      ticks[seat]!.push(table.match.tick);
      expect(course.answer(seat, answers[seat]!(table.match.tick))).toBeNull();
    }
  }
  return ticks;
}

test('in a live match every seat thinks by itself and is asked again when something has happened', () => {
  const patient = (): Answer<Toy> => ({ kind: 'later', at: null });
  const [quick, waiting] = asked([() => one, patient], seconds(6));
  // Two seconds of thought, then the swing; nobody is asked while nothing has happened.
  const contact = seconds(2) + SWING;
  expect(quick).toEqual([0, contact, 2 * contact]);
  expect(waiting).toEqual([0, contact, 2 * contact]);
});

test('whoever says when to be asked again is asked then', () => {
  const dozing = (now: number): Answer<Toy> => ({ kind: 'later', at: later(tick(now), 30) });
  const [first] = asked([dozing, dozing], 100);
  expect(first).toEqual([0, 30, 60, 90]);
});

test('if everybody waits for something and nothing is due, the match is stuck and says so', () => {
  const still = { ...snatch, start: (given: Setup<Toy>) => ({ ...toy.start(given), clocks: [] }), chance: () => null };
  const course = new Course(still, BareTable.start(still, live), { seed: 's' });
  for (const { seat } of course.toAct()) course.answer(seat satisfies Seat, { kind: 'later', at: null });
  expect(course.toAct()).toEqual([]);
  expect(course.trouble?.kind).toBe('stuck');
});
