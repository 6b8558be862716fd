import { registry } from '@bande/games';
import { light as soccerTactics } from '@bande/games/soccer-tactics/view/light.ts';
import type { Hint } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/app/views.ts';
import { usualSetup } from '../src/session/open.ts';
import { firstNeeded, type Done } from '../src/table/use-hints.ts';

const words = { de: 'x', en: 'x' };
const hints: readonly Hint[] = [
  { id: 'slide', words, until: { dial: 'x', of: 'strike' } },
  { id: 'pull', words, until: { dial: 'force', of: 'strike' } },
  { id: 'letGo', words, until: { acted: 'strike' } },
];
const NOTHING: Done = { byHand: new Set(), acted: new Set(), picked: new Set(), rolled: false };

describe('hints', () => {
  test('come one after the other, each until it has been done', () => {
    expect(firstNeeded(hints, 0, NOTHING)).toBe(0);
    expect(firstNeeded(hints, 0, { ...NOTHING, byHand: new Set(['strike x']) })).toBe(1);
    expect(firstNeeded(hints, 1, { ...NOTHING, byHand: new Set(['strike x']) })).toBe(1);
  });
  test('a dial of another action is no lesson', () => {
    expect(firstNeeded(hints, 0, { ...NOTHING, byHand: new Set(['place x']) })).toBe(0);
  });
  test('whoever has struck needs none of those before', () => {
    expect(firstNeeded(hints, 0, { ...NOTHING, acted: new Set(['strike']) })).toBe(3);
    expect(firstNeeded(hints, 0, { ...NOTHING, acted: new Set(['ready']) })).toBe(0);
  });
  test('what was picked or done for something else is no lesson', () => {
    const { hints: taught } = soccerTactics;
    expect(firstNeeded(taught!, 0, { ...NOTHING, rolled: true })).toBe(1);
    expect(firstNeeded(taught!, 1, { ...NOTHING, picked: new Set(['formation']), acted: new Set(['formation']) })).toBe(
      1,
    );
    expect(firstNeeded(taught!, 1, { ...NOTHING, picked: new Set(['move', 'play']) })).toBe(2);
    expect(firstNeeded(taught!, 2, { ...NOTHING, acted: new Set(['move']) })).toBe(3);
  });
  test('what was learnt stays learnt', () => {
    expect(firstNeeded(hints, 2, NOTHING)).toBe(2);
    expect(firstNeeded(hints, 3, NOTHING)).toBe(3);
  });
});

const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).flatMap((one) => one ?? []);

test.each(games.map(({ game, view }) => ({ id: game.id, game, view })))(
  'a first visitor to $id is not hurried: no clock of a choice runs in what is offered first',
  ({ game, view }) => {
    const match = game.start(usualSetup(game, view.presets[0]?.settings ?? {}, view.presets[0]?.seats));
    expect(view.scoreboard(match).moveSecondsLeft).toBeNull();
    expect(match.clocks.filter(({ name }) => /stroke|move/i.test(name))).toEqual([]);
  },
);
