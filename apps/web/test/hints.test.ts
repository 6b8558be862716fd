import { registry } from '@bande/games';
import { light as soccerTactics } from '@bande/games/soccer-tactics/view/light.ts';
import { hints as soccerHints } from '@bande/games/soccer-tactics/view/taught/hints.ts';
import type { Hint } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import { setupFor } from '../src/session/open.ts';
import { hintNow, learntBy, stepsAfter, type Done, type Possible } from '../src/table/taught/hints.ts';

const words = { de: 'x', en: 'x' };
const hints: readonly Hint[] = [
  { id: 'slide', words, until: { dial: 'x', of: 'strike' } },
  { id: 'pull', words, until: { dial: 'force', of: 'strike' } },
  { id: 'letGo', words, until: { acted: 'strike' } },
];
const NOTHING: Done = {
  byHand: new Set(),
  acted: new Set(),
  picked: new Set(),
  rolled: false,
  steered: false,
  read: new Set(),
};
const NOBODY: ReadonlySet<string> = new Set();
const learnt = (list: readonly Hint[], done: Partial<Done>, before: readonly string[] = []): readonly string[] => [
  ...learntBy(list, new Set(before), { ...NOTHING, ...done }),
];

describe('what has been learnt', () => {
  test('comes one after the other, each when it has been done', () => {
    expect(learnt(hints, {})).toEqual([]);
    expect(learnt(hints, { byHand: new Set(['strike x']) })).toEqual(['slide']);
    expect(learnt(hints, { byHand: new Set(['place x']) })).toEqual([]);
  });
  test('whoever has struck needs none of those before', () => {
    expect(learnt(hints, { acted: new Set(['strike']) })).toEqual(['slide', 'pull', 'letGo']);
    expect(learnt(hints, { acted: new Set(['ready']) })).toEqual([]);
  });
  test('what was picked or done for something else is no lesson', () => {
    const taught = soccerHints;
    expect(learnt(taught, { rolled: true })).toEqual(['roll']);
    expect(learnt(taught, { picked: new Set(['place']), acted: new Set(['choose']) })).toEqual([]);
    expect(learnt(taught, { acted: new Set(['formation']) })).toEqual(['lineUp']);
    expect(learnt(taught, { picked: new Set(['move']) })).toEqual(['pick']);
    expect(learnt(taught, { acted: new Set(['move']) })).toEqual(['pick', 'go']);
    expect(learnt(taught, { acted: new Set(['play']) })).toEqual(['ball']);
  });
  test('a hand that is led on teaches how to lead it, and nothing else', () => {
    const led: readonly Hint[] = [...hints, { id: 'keeper', words, until: { steered: true } }];
    expect(learnt(led, { steered: true })).toEqual(['keeper']);
    expect(learnt(led, { acted: new Set(['strike']) })).not.toContain('keeper');
  });
  test('stays learnt', () => {
    expect(learnt(hints, {}, ['slide'])).toEqual(['slide']);
  });
});

describe('what is shown is what may be done now', () => {
  const taught = soccerHints;
  const match = {} as never;
  const legal = [
    { kind: 'move', pawn: 'R7', to: 'blue:D6' },
    { kind: 'move', pawn: 'R7', to: 'blue:D5' },
    { kind: 'move', pawn: 'R8', to: 'blue:D6' },
  ] as never;
  const view = soccerTactics as never;
  const shown = (possible: Partial<Possible>, known: readonly string[] = []): string | undefined =>
    hintNow(taught, new Set(known), { dice: false, draft: undefined, begin: NOBODY, finish: NOBODY, ...possible })?.id;

  test('a pawn is pointed at only when no die is to be rolled instead', () => {
    const steps = stepsAfter(view, match, legal, []);
    expect(shown({ ...steps, dice: true })).toBe('roll');
    expect(shown({ ...steps, dice: true }, ['roll'])).toBeUndefined();
    expect(shown(steps, ['roll'])).toBe('pick');
  });
  test('where to go is said while a pawn is picked, not before and not after it was put back', () => {
    const known = ['roll', 'pick'];
    expect(shown(stepsAfter(view, match, legal, ['R7']), known)).toBe('go');
    expect(shown(stepsAfter(view, match, legal, []), known)).toBeUndefined();
    expect(shown(stepsAfter(view, match, legal, ['R7', 'blue:D6']), known)).toBeUndefined();
  });
  test('the ball has a hint of its own, whichever comes first', () => {
    const plays = [{ kind: 'play', to: 'blue:D6' }] as never;
    expect(shown(stepsAfter(view, match, plays, []), ['roll'])).toBe('ball');
    expect(shown(stepsAfter(view, match, plays, []), ['roll', 'ball'])).toBeUndefined();
  });
  test('of a stroke by hand one after the other', () => {
    const possible = { dice: false, draft: 'strike', begin: NOBODY, finish: new Set(['strike']) };
    expect(hintNow(hints, NOBODY, possible)?.id).toBe('slide');
    expect(hintNow(hints, new Set(['slide']), possible)?.id).toBe('pull');
    expect(hintNow(hints, new Set(['slide', 'pull']), possible)?.id).toBe('letGo');
    expect(hintNow(hints, NOBODY, { ...possible, draft: undefined, finish: new Set(['ready']) })).toBeNull();
  });
});

describe('what is of use for a while only', () => {
  const led: readonly Hint[] = [
    ...hints,
    { id: 'goOn', words, until: { read: true }, when: () => true },
    { id: 'keeper', words, until: { steered: true }, when: () => true },
  ];
  const possible: Possible = { dice: false, draft: undefined, begin: NOBODY, finish: NOBODY };
  const all = new Set(hints.map(({ id }) => id));
  const during = (...ids: readonly string[]): Possible => ({ ...possible, isOfUse: ({ id }) => ids.includes(id) });
  test('is shown then, whatever else is not known yet, and never otherwise', () => {
    expect(hintNow(led, NOBODY, during('keeper'))?.id).toBe('keeper');
    expect(hintNow(led, all, during('goOn', 'keeper'))?.id).toBe('goOn');
    expect(hintNow(led, all, during())).toBeNull();
    expect(hintNow(led, all, possible)).toBeNull();
    expect(hintNow(led, all, { ...possible, draft: 'strike' })).toBeNull();
  });
  test('has been learnt when it has stood there for long enough, or was done', () => {
    expect(learnt(led, { read: new Set(['goOn']) })).toEqual(['goOn']);
    expect(learnt(led, { read: new Set(['keeper']) })).toEqual([]);
    expect(learnt(led, { steered: true })).toEqual(['keeper']);
  });
});

const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).flatMap((one) => one ?? []);

test.each(games.map(({ game, view }) => ({ id: game.id, game, view })))(
  'a first visitor to $id is not hurried: no clock of a choice runs in what is offered first',
  ({ game, view }) => {
    const match = game.start(setupFor(game, view.presets[0] ?? {}));
    expect(view.scoreboard(match).moveSecondsLeft).toBeNull();
    expect(match.clocks.filter(({ name }) => /stroke|move/i.test(name))).toEqual([]);
  },
);
