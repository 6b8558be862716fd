import {
  inPlay,
  LiveMatch,
  playTick,
  seconds,
  type Input,
  type Match,
  type Motion,
  type PlayTick,
  type Setup,
} from '@bande/core';
import { BareTable, botIds, botsBySeat, Course, playerNamed, playMatch, playOut } from '@bande/host';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

/** Without the option of a second roll, so that the dice of a seed do not matter. */
const short = (settings: object = {}): Setup<Toy> => ({ ...setup(settings), edition: 'toy-short' });

const setup = (settings: object = {}, seats: 2 | 4 = 2): Setup<Toy> => ({
  edition: 'toy',
  seating: toy.seatings[seats === 2 ? 0 : 1] ?? [],
  mode: 'paced',
  settings: toy.schemas.settings.parse(settings),
});

test('the same seed gives the same match, another seed another one', () => {
  const [once, again, other] = ['a', 'a', 'b'].map((seed) => playMatch(toy, setup(), { seed, bots: ['random'] }));
  expect(again).toEqual(once);
  expect(other?.hash).not.toBe(once?.hash);
});

test('a hundred random matches come to their end, with two seats and with four', () => {
  for (let i = 0; i < 100; i++) {
    const played = playMatch(toy, setup({}, i % 2 === 0 ? 2 : 4), { seed: `m${i}`, bots: ['random', 'random'] });
    expect(played.trouble).toBeNull();
    expect(Math.max(...Object.values(played.score ?? {}))).toBe(3);
  }
});

test('a recording table and the bare one play the same match', () => {
  const live = LiveMatch.start(toy, setup());
  const recorded = playOut(toy, live, { seed: 's', bots: ['random', 'greedy'] });
  const bare = playMatch(toy, setup(), { seed: 's', bots: ['random', 'greedy'] });
  expect(recorded).toEqual(bare);
  expect(live.inputs).toHaveLength(bare.length.inputs);
  expect(bare.calls['TOY-1.3']).toBe(
    live.log.flatMap(({ rulings }) => rulings).filter(({ call }) => call === 'point').length,
  );
});

test('an action costs its pace, a roll costs nothing', () => {
  const inputs: Input<Toy>[] = [];
  playMatch(toy, setup(), {
    seed: 's',
    bots: ['greedy'],
    paceTicks: seconds(7),
    onInput: (input) => inputs.push(input),
  });
  const actions = inputs.filter((input) => input.kind === 'action' && input.action.kind === 'take');
  expect(actions.map(({ tick }) => tick)).toEqual(actions.map((_, i) => seconds(7) * (i + 1)));
});

test('whoever needs longer than the limit loses his turn, and full time still comes', () => {
  const played = playMatch(toy, short({ minutes: 10 }), { seed: 's', bots: ['greedy'], paceTicks: seconds(61) });
  expect(played.trouble).toBeNull();
  expect(played.calls['TOY-2.3']).toBe(9);
  expect(played.length.ticks).toBe(seconds(600));
  expect(played.length.actions).toBe(0);
});

test('a choice that falls after the final whistle is not entered', () => {
  const played = playMatch(toy, setup({ minutes: 1.1, points: 1000, heap: 200 }), { seed: 's', bots: ['random'] });
  expect(played.trouble).toBeNull();
  expect(played.length.ticks).toBe(seconds(66));
});

test('a match that does not end is broken off and says so', () => {
  const played = playMatch(toy, setup({ points: 1000 }), { seed: 's', bots: ['random'], maxInputs: 20 });
  expect(played.trouble).toEqual({ kind: 'tooLong', reason: 'not over after 20 inputs' });
  expect(played.score).toBeNull();
});

test('a refused action changes nothing, and another one may be chosen', () => {
  const table = BareTable.start(toy, short());
  const course = new Course(toy, table, { seed: 's' });
  const asked = course.toAct();
  const before = table.match;
  expect(course.answer(0, { kind: 'take', count: 7 })).toMatchObject({
    code: 'againstTheRules',
    paragraphs: ['TOY-1.2'],
  });
  expect(table.match).toBe(before);
  expect(course.toAct()).toEqual(asked);
  expect(course.answer(0, { kind: 'take', count: 1 })).toBeNull();
  expect(course.actionsOf(0)).toBe(1);
});

test('an action that is refused anyway does not let time pass', () => {
  const table = BareTable.start(toy, short({ minutes: 0.1 }));
  const course = new Course(toy, table, { seed: 's' });
  course.toAct();
  expect(course.answer(0, { kind: 'take', count: 7 })).toMatchObject({ code: 'againstTheRules' });
  expect(table.match.tick).toBe(0);
  expect(course.answer(0, { kind: 'take', count: 1 })).toBeNull();
  expect(course.toAct()).toEqual([]);
  expect(course.actions).toBe(0);
  expect(table.match.outcome).not.toBeNull();
});

test('a bot that breaks the rules is named and the match broken off', () => {
  const cheat = {
    ...toy,
    bots: [
      {
        id: 'cheat',
        title: { de: '', en: '' },
        create: () => ({ choose: () => ({ kind: 'take', count: 7 }) as const }),
      },
    ],
  };
  const { trouble } = playMatch(cheat, short(), { seed: 's', bots: ['cheat'] });
  expect(trouble).toEqual({
    kind: 'refused',
    reason: '{"count":7,"kind":"take"} of seat 0 at tick 0: againstTheRules TOY-1.2',
  });
});

test('a game in which nothing can go on is stuck, not endless', () => {
  const frozen = { ...toy, chance: () => null, start: (given: Setup<Toy>) => ({ ...toy.start(given), clocks: [] }) };
  expect(playMatch(frozen, setup(), { seed: 's', bots: ['random'] }).trouble?.kind).toBe('stuck');
});

test('bots are named; unknown ones and wrong numbers of them are not played', () => {
  expect(botIds(toy)).toEqual(['random', 'greedy']);
  expect(() => playMatch(toy, setup(), { seed: 's', bots: ['nobody'] })).toThrow('no bot named nobody');
  expect(() => playMatch(toy, setup(), { seed: 's', bots: ['random', 'random', 'random'] })).toThrow(
    '3 bots for 2 seats',
  );
});

test('whoever acts twice running thinks twice', () => {
  const table = BareTable.start(toy, { ...short({ heap: 200 }), seating: ['first'] });
  const course = new Course(toy, table, { seed: 's' });
  for (const time of [15, 30, 45]) {
    course.toAct();
    expect(course.answer(0, { kind: 'take', count: 1 })).toBeNull();
    expect(table.match.tick).toBe(seconds(time));
  }
  expect(course.actions).toBe(3);
});

test('the time already spent on a choice counts, though something happened meanwhile', () => {
  const at = inPlay(seconds(5));
  const next = (match: Match<Toy>, until: PlayTick): Motion<Toy> | null =>
    playTick(match) < at && until >= at ? { at, state: match.state, event: { kind: 'rolled', value: 4 } } : null;
  const disturbed = { ...toy, happen: { ...toy.happen, next } };
  const table = BareTable.start(disturbed, short());
  const course = new Course(disturbed, table, { seed: 's' });
  course.toAct();
  expect(course.answer(0, { kind: 'take', count: 1 })).toBeNull();
  course.toAct();
  expect(course.actions).toBe(0);
  expect(table.match.tick).toBe(seconds(5));
  expect(course.answer(0, { kind: 'take', count: 1 })).toBeNull();
  expect(table.match.tick).toBe(seconds(15));
});

test('bots of one seed think the same on the same seat, and not the same on two', () => {
  const legal = Array.from({ length: 100 }, (_, i) => ({ kind: 'take', count: i }) as const);
  const thoughts = (seat: 0 | 1): readonly unknown[] => {
    const player = playerNamed(toy, 'random', 's', seat);
    return Array.from({ length: 10 }, () => player.choose(toy.start(short()), seat, legal));
  };
  expect(thoughts(0)).toEqual(thoughts(0));
  expect(thoughts(0)).not.toEqual(thoughts(1));
});

test('one bot per side plays for its partners too, wherever they sit', () => {
  const beside: Setup<Toy> = { ...setup({}, 4), seating: ['first', 'first', 'second', 'second'] };
  expect(botsBySeat(toy, beside, ['random', 'greedy'])).toEqual(['random', 'random', 'greedy', 'greedy']);
  expect(botsBySeat(toy, beside, ['greedy'])).toEqual(['greedy', 'greedy', 'greedy', 'greedy']);
  expect(botsBySeat(toy, beside, ['greedy', 'random', 'random', 'random'])).toEqual([
    'greedy',
    'random',
    'random',
    'random',
  ]);
});

test('of two seats that may act, the one that has waited longer acts', () => {
  const both = { ...toy, legal: () => [{ kind: 'take', count: 1 } as const] };
  const course = new Course(both, BareTable.start(both, short()), { seed: 's' });
  expect(course.toAct().map(({ seat }) => seat)).toEqual([0]);
  course.answer(0, { kind: 'take', count: 1 });
  expect(course.toAct().map(({ seat }) => seat)).toEqual([1]);
});
