import { LiveMatch } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withCourse, withState, type Match, type State } from '@bande/games/subbuteo/state.ts';
import { matchHints } from '@bande/games/subbuteo/view/taught/match-hints.ts';
import { expect, test } from 'vitest';

const { match: start } = LiveMatch.start(subbuteo, {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ toss: false, setPieces: 'usual' }),
});
const inPlay = (change: Partial<State>): Match =>
  withState(start, { phase: 'play', restart: null, attacker: 'red', rolling: false, ...change });
const isOfUse = (id: string, match: Match): boolean | undefined =>
  matchHints.find((one) => one.id === id)?.when?.(match, 'red');

test('whoever has played the ball is told how it goes on, and nobody else', () => {
  const course = { ...start.state.course, run: { who: 'R9', plays: 1 } } as State['course'];
  expect(isOfUse('match.goOn', withCourse(inPlay({}), course))).toBe(true);
  expect(isOfUse('match.goOn', inPlay({}))).toBe(false);
  expect(isOfUse('match.goOn', withCourse(inPlay({ attacker: 'blue' }), course))).toBe(false);
});

test('the keeper is spoken of while the other side attacks, and never while one has the ball', () => {
  expect(isOfUse('match.keeper', inPlay({ attacker: 'red' }))).toBe(false);
  // The ball lies in the middle: nobody's half.
  expect(isOfUse('match.keeper', inPlay({ attacker: 'blue' }))).toBe(false);
  const restart = { by: 'blue', kind: 'shot' } as State['restart'];
  expect(isOfUse('match.keeper', inPlay({ period: 'shootOut', restart }))).toBe(true);
  expect(isOfUse('match.keeper', inPlay({ period: 'shootOut', restart: { ...restart!, by: 'red' } }))).toBe(false);
});

test('nobody in midfield is told to shoot', () => {
  expect(isOfUse('match.shoot', inPlay({}))).toBe(false);
});
