import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/index.ts';
import { inOneGo, mixed } from './mixture.ts';
import { rally, rallySetup } from './rally.ts';

/** 100 here, 1,000 in a soak. */
const RUNS = process.env['SOAK'] === undefined ? 100 : 1000;
const SEED = process.env['BANDE_SEED'] ?? '';

describe('a live match, however it came about', () => {
  const all = Array.from({ length: RUNS }, (_, i) => mixed(rally, rallySetup, `${SEED}rally ${i}`, 150));

  test.each(['asEntered', 'asTheyCount'] as const)('is the same inputs in one go, %s', (which) => {
    for (const { live } of all) {
      const straight = inOneGo(live, rallySetup, which);
      expect(straight.log).toEqual(live.log);
      expect(hashOf(straight.match)).toBe(hashOf(live.match));
    }
  });

  test('every kind of step was among them, and bodies met', () => {
    const seen = new Map<string, number>();
    for (const { done, live } of all) {
      for (const [what, n] of done) seen.set(what, (seen.get(what) ?? 0) + n);
      for (const { fact } of live.log) seen.set(fact.kind, (seen.get(fact.kind) ?? 0) + 1);
    }
    const steps = ['action', 'late', 'stream', 'chance', 'clock', 'mode', 'correction', 'reload', 'advance'];
    const facts = [
      'flicked',
      'met',
      'goal',
      'thrown',
      'optionTaken',
      'optionLapsed',
      'clockRanOut',
      'paused',
      'resumed',
    ];
    for (const what of [...steps, ...facts]) expect([what, (seen.get(what) ?? 0) > RUNS / 20]).toEqual([what, true]);
  });
});
