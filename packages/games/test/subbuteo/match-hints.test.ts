import { LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withCourse, withState, type Match, type State, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { directionOf } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { meant } from '@bande/games/subbuteo/view/aims/ball-line.ts';
import { NO_FLICK } from '@bande/games/subbuteo/view/aims/choosing.ts';
import { explained } from '@bande/games/subbuteo/view/taught/explained.ts';
import { goodPull } from '@bande/games/subbuteo/view/taught/good-pull.ts';
import { trainingHints } from '@bande/games/subbuteo/view/taught/hints.ts';
import { matchHints } from '@bande/games/subbuteo/view/taught/match-hints.ts';
import { describe, expect, test } from 'vitest';
import { RED } from './training/session.ts';

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

describe('a kick-off', () => {
  /** The referee has set everything up: it is Red's to take. */
  const taken = (): LiveMatch<Subbuteo> => {
    const settings = { ...start.setup.settings, limits: false, referee: 'beginner' as const };
    const live = LiveMatch.start(subbuteo, { ...start.setup, settings });
    live.advance(tick(1500));
    return live;
  };
  test('is shown where to let go, and in play nothing is', () => {
    const { match } = taken();
    for (const id of ['match.pullToRing', 'match.letGoInRing']) {
      expect(isOfUse(id, match)).toBe(true);
      expect(isOfUse(id, inPlay({}))).toBe(false);
    }
    for (const id of ['match.pull', 'match.letGo']) expect(isOfUse(id, match)).toBe(false);
    expect(goodPull(match, 'R9')).not.toBeNull();
    expect(goodPull(inPlay({}), 'R9')).toBeNull();
  });
  test.each([
    [0, 1],
    [8, 1],
    [-8, 1],
    [0, 0.6],
    [0, 1.3],
  ])('pulled as shown, %i degrees beside it and %f times as hard, keeps the ball', (aside, share) => {
    const live = taken();
    const { way, strength } = goodPull(live.match, 'R9')!;
    const line = directionOf('R9', -way.x, -way.y) + aside;
    const flick = { ...NO_FLICK, figure: 'R9' as const, direction: line, strength: strength * share };
    live.play({ tick: live.match.tick, kind: 'action', by: RED, action: meant(live.match, flick) });
    live.advance(tick(live.match.tick + 1200));
    expect(live.log.map(({ fact }) => fact.kind)).toContain('ballOverHalfway');
    expect(live.match.state).toMatchObject({ phase: 'play', attacker: 'red', restart: null });
  });
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
