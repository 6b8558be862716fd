import { later, LiveMatch, refuse, seconds, tick, type Answer, type Game, type Seat, type Setup } from '@bande/core';
import { BareTable, Course } from '@bande/host';
import { expect, test } from 'vitest';
import { led, live, one, snatch, SWING } from './snatch.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

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

test('in a live match every seat thinks by itself and is asked again when a hand lets go and when something has happened', () => {
  const patient = (): Answer<Toy> => ({ kind: 'later', at: null });
  const [quick, waiting] = asked([() => one, patient], seconds(6));
  // Two seconds of thought, then the swing; nobody is asked while nothing has happened.
  const contact = seconds(2) + SWING;
  expect(quick).toEqual([0, contact, 2 * contact]);
  expect(waiting).toEqual([0, seconds(2), contact, contact + seconds(2), 2 * contact]);
});

/** More than there is. */
const TOO_MUCH = { kind: 'take', count: 31 } as const;

test('the right to a swing is decided at its contact: whoever waits sees it let go and come to nothing, and it is no action', () => {
  const table = LiveMatch.start(snatch, live);
  const missed: unknown[] = [];
  const course = new Course(snatch, table, {
    seed: 's',
    paceTicks: 0,
    onMissed: ({ seat, action }, { code, paragraphs }) => missed.push([seat, action, code, ...paragraphs]),
  });
  const seats = (): readonly Seat[] => course.toAct().map(({ seat }) => seat);
  const wait = (): unknown => course.answer(0, { kind: 'later', at: null });
  expect(seats()).toEqual([0, 1]);
  expect([wait(), course.answer(1, TOO_MUCH)]).toEqual([null, null]);
  expect([seats(), table.match.tick, course.host.swings.length, missed]).toEqual([[0], 0, 1, []]);
  wait();
  expect([seats(), table.match.tick, course.host.swings.length]).toEqual([[0, 1], SWING, 0]);
  expect(missed).toEqual([[1, TOO_MUCH, 'againstTheRules', 'TOY-1.2']]);
  expect([course.actions, course.missed]).toEqual([0, 1]);
});

test('what has no right when it is chosen may have one at its contact', () => {
  const late: Game<Toy> = {
    ...snatch,
    happen: {
      ...snatch.happen,
      byAction: (match, seat, action) =>
        match.tick < SWING ? refuse('againstTheRules', ['TOY-1.2']) : snatch.happen.byAction(match, seat, action),
    },
  };
  const course = new Course(late, BareTable.start(late, live), { seed: 's', paceTicks: 0 });
  course.toAct();
  expect([course.answer(0, one), course.answer(1, { kind: 'later', at: tick(100) })]).toEqual([null, null]);
  course.toAct();
  course.answer(1, { kind: 'later', at: tick(100) });
  course.toAct();
  expect([course.match.tick, course.match.state.heap, course.actions]).toEqual([SWING, 29, 1]);
});

test('a match in which every swing comes to nothing is broken off', () => {
  const course = new Course(snatch, BareTable.start(snatch, live), { seed: 's', paceTicks: 0, maxInputs: 50 });
  for (let turns = course.toAct(); turns.length > 0; turns = course.toAct())
    for (const { seat } of turns) course.answer(seat, TOO_MUCH);
  expect(course.trouble?.kind).toBe('tooLong');
  expect(course.trouble?.reason).toMatch(/^not over after \d+ inputs and \d+ missed swings$/);
});

test('a hand that is led wakes nobody and undoes no decision', () => {
  const course = new Course(led, BareTable.start(led, live), { seed: 's', paceTicks: seconds(2) });
  course.toAct();
  course.answer(1, one);
  course.answer(0, { kind: 'later', at: tick(30) });
  course.host.steer(0, [5]);
  expect(course.isDecided(1)).toBe(true);
  expect([course.toAct().map(({ seat }) => seat), course.match.tick]).toEqual([[0], 30]);
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

test('whoever is asked again and then acts is entered when he has thought', () => {
  const once = (now: number): Answer<Toy> => (now === 0 ? { kind: 'later', at: tick(30) } : one);
  const patient = (): Answer<Toy> => ({ kind: 'later', at: null });
  const [first] = asked([once, patient], seconds(4));
  expect(first).toEqual([0, 30, 30 + seconds(2) + SWING]);
});

test('nobody is asked for ever at one tick: whoever wants to be asked at once is asked at the next', () => {
  const [first] = asked([(now) => ({ kind: 'later', at: tick(now) }), () => ({ kind: 'later', at: null })], 3);
  expect(first).toEqual([0, 1, 2]);
});

test('an action that was legal when it was chosen and is refused when its time has come costs that time', () => {
  const brief: Game<Toy> = {
    ...snatch,
    swing: () => 0,
    happen: {
      ...snatch.happen,
      byAction: (match, seat, action) =>
        match.tick < 100 ? snatch.happen.byAction(match, seat, action) : refuse('againstTheRules', ['TOY-1.2']),
    },
  };
  const course = new Course(brief, BareTable.start(brief, live), { seed: 's', paceTicks: seconds(2) });
  for (const { seat } of course.toAct()) course.answer(seat, one);
  expect(course.toAct().map(({ seat }) => seat)).toContain(0);
  expect([course.match.tick, course.actions]).toEqual([seconds(2), 0]);
});
