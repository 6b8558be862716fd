import { LiveMatch } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withCourse, withState, type Match, type State } from '@bande/games/subbuteo/state.ts';
import { explained } from '@bande/games/subbuteo/view/taught/explained.ts';
import { trainingHints } from '@bande/games/subbuteo/view/taught/hints.ts';
import { matchHints } from '@bande/games/subbuteo/view/taught/match-hints.ts';
import { describe, expect, test } from 'vitest';

const { match: start } = LiveMatch.start(subbuteo, {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ toss: false, setPieces: 'usual' }),
});
const inPlay = (change: Partial<State>): Match =>
  withState(start, { phase: 'play', restart: null, attacker: 'red', rolling: false, ...change });
const isOfUse = (id: string, match: Match): boolean | undefined =>
  matchHints(match)
    .find((one) => one.id === id)
    ?.when?.(match, 'red');

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

test('only whoever has the ball is told to press on a figure for it', () => {
  for (const id of ['match.press', 'match.pull', 'match.letGo']) {
    expect([id, isOfUse(id, inPlay({ attacker: 'red' }))]).toEqual([id, true]);
    expect([id, isOfUse(id, inPlay({ attacker: 'blue', block: 'red' }))]).toEqual([id, false]);
  }
});

test('a line is spoken of where one is drawn', () => {
  const pullIn = (preview: 'full' | 'none'): string => {
    const settings = { ...start.setup.settings, preview };
    return matchHints({ ...start, setup: { ...start.setup, settings } }).find(({ id }) => id === 'match.pull')!.words
      .en;
  };
  expect(pullIn('full')).toContain('The line shows');
  expect(pullIn('none')).not.toContain('line');
});

test('on the training pitch a figure behind the ball is spoken of where one stands there', () => {
  const pressIn = (lineUp: 'shooting' | 'free'): string | undefined => {
    const settings = readSettings({ training: true, lineUp });
    const { match } = LiveMatch.start(subbuteo, { edition: 'fistf-4.0', seating: ['red'], mode: 'live', settings });
    return trainingHints(match).find(({ id }) => id === 'press')?.words.en;
  };
  expect(pressIn('shooting')).toBe('Press on the red figure behind the ball.');
  expect(pressIn('free')).toBe('Press on the figure that the hand points at.');
});

describe('a word is explained when it is spoken to somebody', () => {
  const isSpoken = (id: string, match: Match, side: 'red' | 'blue' = 'red'): boolean | undefined =>
    explained(match)
      .find((one) => one.id === id)
      ?.when(match, side);

  test('nobody in midfield is told to shoot', () => {
    expect(isSpoken('match.shoot', inPlay({}))).toBe(false);
  });
  test('Back, while it may be demanded, and to nobody else', () => {
    const offered = inPlay({ offers: [{ option: 3, name: 'back' }] as unknown as State['offers'] });
    const open = { ...offered, options: [{ id: 3, owner: 'red' }] } as unknown as Match;
    expect([isSpoken('match.back', open), isSpoken('match.back', open, 'blue')]).toEqual([true, false]);
    expect(isSpoken('match.back', offered)).toBe(false);
  });
  test('a block flick, to whoever may make one', () => {
    const open = inPlay({ attacker: 'blue', block: 'red' });
    expect([isSpoken('match.block', open), isSpoken('match.block', open, 'blue')]).toEqual([true, false]);
  });
  test('a tick, where one is allowed', () => {
    const allowed = withCourse(inPlay({}), { ...start.state.course, tickAllowed: true });
    expect([isSpoken('match.tick', allowed), isSpoken('match.tick', inPlay({}))]).toEqual([true, false]);
  });
  test('announcing a shot, where that gives time', () => {
    const settings = { ...start.setup.settings, limits: false };
    const ids = (match: Match): readonly string[] => explained(match).map(({ id }) => id);
    expect(ids(start)).toContain('match.announce');
    expect(ids({ ...start, setup: { ...start.setup, settings } })).not.toContain('match.announce');
  });
  test('each with a drawing, and in its meaning stands the word itself', () => {
    for (const { word, words, sign } of explained(start)) {
      expect(sign.shapes.length).toBeGreaterThan(1);
      for (const language of ['de', 'en'] as const)
        expect(words[language].toLowerCase()).toContain(word[language].toLowerCase());
    }
  });
});
