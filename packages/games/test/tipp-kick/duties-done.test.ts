import { later, letPass, play, type Entered } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { readGiven } from '@bande/games/tipp-kick/position-read.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { describe, expect, test } from 'vitest';

/** At a desk a duty that has been done is no longer listed, however it was entered. */

const given = (position: object): Match => readGiven({ mode: 'desk', ...position }, 'dtkv-2012.1');
const told = (match: Match, ...entries: readonly object[]): Match =>
  entries.reduce<Match>((before, entry) => {
    const facts = [entry as Entered<TippKick>];
    const step = play(tippKick, before, { tick: before.tick, kind: 'facts', by: 'referee', facts });
    if (!step.ok) throw new Error(`${JSON.stringify(entry)}: ${step.refusal.detail ?? step.refusal.code}`);
    return step.value.match;
  }, match);
const after = (match: Match, ticks: number): Match => letPass(tippKick, match, later(match.tick, ticks)).match;
const asked = (match: Match): readonly string[] =>
  tippKick
    .duties(match)
    .filter(({ who }) => who === 'referee')
    .map(({ what }) => what);

const did = (deed: string): object => ({ kind: 'refereed', did: deed });
const decided = (call: string, more: object = {}): object => ({ kind: 'decided', call, ...more });

describe('before the match', () => {
  const start = given({});
  test('what he has looked at he need not look at again', () => {
    expect(asked(start)).toEqual(['check', 'giveSignal']);
    const plate = tippKick.duties(told(start, did('checkedPlate'))).find(({ what }) => what === 'check');
    expect(plate?.paragraphs).toEqual(['DTKV-2.K1', 'DTKV-2.K2', 'DTKV-3.K4', 'DTKV-3.K5']);
    expect(asked(told(start, did('checkedPlate'), did('checkedFigures')))).toContain('check');
    expect(asked(told(start, did('checkedPlate'), did('checkedFigures'), did('checkedBall')))).toEqual(['giveSignal']);
  });
  test('as decisions too, in any order', () => {
    const acts = ['checkedBall', 'checkedPlate', 'checkedFigures'].map((one) => decided('refereeActs', { did: one }));
    expect(asked(told(start, ...acts))).toEqual(['giveSignal']);
    expect(asked(told(start, ...acts, did('gaveSignal')))).toEqual([]);
  });
});

describe('before extra time', () => {
  const start = given({ settings: { extraTime: true }, period: 'secondHalf', turn: 'red' });
  const extra = told(start, decided('extraTime'));
  test('sides are drawn once', () => {
    expect(asked(extra)).toEqual(['drawSides', 'giveSignal']);
    expect(asked(told(extra, { kind: 'drawDemanded', by: 'red' }))).toContain('drawSides');
    expect(asked(told(extra, { kind: 'sidesDrawn', white: 'blue' }))).toEqual(['giveSignal']);
    expect(asked(told(extra, { kind: 'drawDemanded', by: 'red' }, decided('sidesDrawn', { white: 'red' })))).toEqual([
      'giveSignal',
    ]);
  });
});

describe('the three seconds', () => {
  const rung = after(told(given({ turn: 'red' }), { kind: 'defenceSet', by: 'blue', gapMm: 200 }), 361);
  test.each([
    ['his order', did('ordered')],
    ['his decision', decided('fixed', { against: 'blue' })],
    ['the breach that it answers', { kind: 'breach', by: 'blue', what: 'stillHolding' }],
    ['his word that they are over', { kind: 'timeIsUp', of: 'defence' }],
  ])('are called over once: %s', (_, entry) => {
    expect(asked(rung)).toContain('orderFixed');
    expect(asked(told(rung, entry))).not.toContain('orderFixed');
  });
  test('also where nobody has told of a kicker', () => {
    const nobody = after(given({ turn: 'red' }), 361);
    expect(asked(nobody)).toContain('orderFixed');
    expect(asked(told(nobody, { kind: 'timeIsUp', of: 'defence' }))).not.toContain('orderFixed');
    expect(asked(told(nobody, did('ordered')))).not.toContain('orderFixed');
  });
});

describe('the last minute', () => {
  const rung = after(given({ period: 'secondHalf', turn: 'red', secondsLeft: 62 }), 250);
  test.each([
    ['his deed', did('announcedLastMinute')],
    ['his decision', decided('lastMinute')],
    ['his watch', { kind: 'timeIsUp', of: 'lastMinute' }],
  ])('is announced once: %s', (_, entry) => {
    expect(asked(rung)).toContain('announceLastMinute');
    expect(asked(told(rung, entry))).not.toContain('announceLastMinute');
  });
});

test.each([
  ['release', given({ restart: { kind: 'penalty', by: 'red', released: false } }), did('released')],
  ['sayWhichCorner', given({ restart: { kind: 'corner', by: 'red' } }), { kind: 'cornerSaid', at: 'west' }],
  ['letPlayGoOn', given({ turn: 'red', held: true }), did('wentOn')],
  [
    'pointOutBall',
    told(given({ restart: { kind: 'goalKick', by: 'red' } }), { kind: 'ballPlaced', by: 'red', at: [0, -300] }),
    did('pointedOutBall'),
  ],
] as const)('%s', (what, match, entry) => {
  expect(asked(match)).toContain(what);
  expect(asked(told(match, entry))).not.toContain(what);
});
