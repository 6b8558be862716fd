import { hashOf, type AnyGame, type AnyShape, type Setup } from '@bande/core';
import { inOneGo, mixed } from '@bande/core/mixture';
import { registry } from '@bande/games';
import { beforeAll, describe, expect, test } from 'vitest';

/** 100 here, 1,000 in a soak. */
const RUNS = process.env['SOAK'] === undefined ? 100 : 1000;
const SEED = process.env['BANDE_SEED'] ?? '';

/** Nothing is drawn on the training pitch, and at the plate only sides for extra time and corners over the very middle of the goal. */
const WITHOUT_DICE: ReadonlySet<string> = new Set(['subbuteo', 'tipp-kick']);
/** In turn a keeper is not led but chosen with the shot. */
const LED_LIVE_ONLY: ReadonlySet<string> = new Set(['tipp-kick']);
const ofItsOwn = ({ id, streams }: AnyGame): readonly string[] => [
  ...(WITHOUT_DICE.has(id) ? [] : ['chance']),
  ...(streams === undefined || LED_LIVE_ONLY.has(id) ? [] : ['stream']),
];

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

describe.each(registry.map((game) => ({ id: game.id, game })))('a match of $id, however it came about', ({ game }) => {
  const setup: Setup<AnyShape> = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: 'paced',
    settings: game.schemas.settings.parse({}),
  };
  test('is the same inputs in one go, as they were entered and as they count', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < RUNS; i++) {
      const { live, done } = mixed(game, setup, `${SEED}${game.id} ${i}`, 40);
      for (const [what, n] of done) seen.set(what, (seen.get(what) ?? 0) + n);
      for (const which of ['asEntered', 'asTheyCount'] as const) {
        const straight = inOneGo(live, setup, which);
        expect(straight.log).toEqual(live.log);
        expect(hashOf(straight.match)).toBe(hashOf(live.match));
      }
    }
    const steps = ['action', 'late', 'clock', 'correction', 'reload', 'advance', ...ofItsOwn(game)];
    for (const what of steps) expect([what, (seen.get(what) ?? 0) > RUNS / 20]).toEqual([what, true]);
  });
});
