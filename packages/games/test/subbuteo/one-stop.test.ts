import type { LogEntry } from '@bande/core';
import type { Fact, Ruling, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { inOne } from '@bande/games/subbuteo/view/words/one-stop.ts';
import { describe, expect, test } from 'vitest';

type Entry = LogEntry<Subbuteo>;
const entry = (fact: object, ...rulings: readonly object[]): Entry => ({
  source: 'physics',
  fact: { id: 1, tick: 1, ...fact } as unknown as Fact,
  rulings: rulings.map((one) => ({ paragraphs: [], evidence: [], ...one }) as unknown as Ruling),
});
const told = (...entries: readonly Entry[]): readonly (string | null)[] | null => {
  const stop = inOne(entries);
  return stop === null ? null : [stop.cause.en, stop.then?.en ?? null];
};

const offer = (name: 'back' | 'sanction', ...choices: readonly object[]): object => ({
  kind: 'offer',
  name,
  to: 'blue',
  choices,
});
const MISS = { call: 'change', for: 'blue', against: 'red', paragraphs: ['FISTF-II.5.1.2.1'] };
const BACK = {
  call: 'back',
  for: 'blue',
  against: 'red',
  paragraphs: ['FISTF-II.5.3.4.1'],
  then: [offer('back', { choice: 'back', call: 'backTaken' }, { choice: 'leave', call: 'leftAsItIs' })],
};
const FOUL = {
  call: 'foul',
  for: 'blue',
  against: 'red',
  detail: { figure: 'R3', met: 'R8' },
  then: [offer('sanction', { choice: 'take', call: 'freeKick' }, { choice: 'playOn', call: 'playOn' })],
};
const missed = entry({ kind: 'rested', what: 'R9' }, BACK, MISS);
const out = entry(
  { kind: 'ballOver', line: 'north', inGoal: false },
  { call: 'goalKick', for: 'blue', against: 'red' },
);

describe('a stop of play is told by what it came of and what comes of it', () => {
  test('a miss that met figures: who it was, and what may be called', () => {
    expect(told(missed)).toEqual(['Red 9 missed the ball and met figures.', 'Blue may call “Back!”.']);
  });
  test('what was called then, or whose ball it stays; where nobody was asked it is no card', () => {
    const taken = entry({ kind: 'optionTaken' }, { call: 'backTaken', for: 'blue' });
    expect(told(missed, taken)).toEqual([
      'Red 9 missed the ball and met figures.',
      'Back: everything stands as before the flick.',
    ]);
    const left = { call: 'leftAsItIs', for: 'blue' };
    expect(told(missed, entry({ kind: 'optionLapsed', tick: 480 }, left))).toEqual([
      'Red 9 missed the ball and met figures.',
      'Blue’s ball.',
    ]);
    expect(told(missed, entry({ kind: 'optionLapsed' }, left))).toBeNull();
  });
  test('goal kick, and no Back beside it', () => {
    expect(told(missed, out)).toEqual(['Ball over Blue’s goal line.', 'Goal kick for Blue.']);
  });
  test('an offence, what may be chosen for it, and what was; a card goes with it', () => {
    const cause = 'Foul: Red 3 met Red 8 before the ball.';
    const foul = entry({ kind: 'ballTouched', touchedBy: 'R3' }, FOUL);
    expect(told(foul)).toEqual([cause, 'Blue may choose: free kick or play on.']);
    const taken = entry({ kind: 'optionTaken' }, { call: 'freeKick', for: 'blue' });
    expect(told(foul, taken)).toEqual([cause, 'Free kick for Blue.']);
    const cautioned = entry(
      { kind: 'optionTaken' },
      { call: 'yellowCard', against: 'red' },
      { call: 'penalty', for: 'blue' },
    );
    expect(told(foul, cautioned)).toEqual([cause, 'Yellow card for Red, penalty for Blue.']);
  });
  test('the end of time on the way is no cause of what was chosen', () => {
    const foul = entry({ kind: 'ballTouched', touchedBy: 'R3' }, FOUL);
    const signal = entry({ kind: 'clockRanOut' }, { call: 'signal' });
    const taken = entry({ kind: 'optionTaken' }, { call: 'freeKick', for: 'blue' });
    expect(told(foul, signal, taken)?.[0]).toContain('Foul');
  });
  test('a goal, and who kicks off; or the end that it brings', () => {
    const goal = entry({ kind: 'ballOver' }, { call: 'goal', for: 'red', against: 'blue' });
    expect(told(goal)).toEqual(['Goal for Red!', 'Kick-off for Blue.']);
    const end = entry({ kind: 'playedOut' }, { call: 'matchOver', for: 'red' });
    expect(told(goal, end)).toEqual(['Goal for Red!', 'Full time: Red wins.']);
    expect(told(end)).toEqual(['Time is over.', 'Full time: Red wins.']);
  });
  test('nothing of what the referee sees to himself', () => {
    const placed = entry({ kind: 'placingDue' }, { call: 'placing' }, { call: 'illegalPosition', against: 'red' });
    expect(told(placed)).toBeNull();
    expect(told(out, placed)).toEqual(['Ball over Blue’s goal line.', 'Goal kick for Blue.']);
  });
  test('the paragraphs of a card are those of what it says', () => {
    expect(inOne([missed, out])?.rulings.map(({ call }) => call)).toEqual(['goalKick']);
  });
});
