import { createRandom } from '@bande/core';
import { slipOf } from '@bande/games/carrom/bot/noise.ts';
import { struckWith } from '@bande/games/carrom/bot/race.ts';
import { playSolo, soloShot, SOLO_THOUGHT, type SoloThought } from '@bande/games/carrom/bot/solo-think.ts';
import { isCleared, sceneOfSolo, startSolo, strikeSolo, TESTBED, type Solo } from '@bande/games/carrom/bot/solo.ts';
import { QUEEN } from '@bande/games/carrom/state.ts';
import type { Point } from '@bande/games/carrom/table.ts';
import { expect, test } from 'vitest';

/** Less thought than in the bench, so that a test takes no longer than a test may. */
const HASTY: SoloThought = {
  ...SOLO_THOUGHT,
  aims: 6,
  rounds: [{ trials: 3, keep: 1 }],
  stages: [{ upTo: Infinity, sweep: { stands: 1, step: 15, forces: [0.95], keep: 4 }, refine: [] }],
};

const lying = (places: Readonly<Record<number, Point>>): Solo => ({
  ...startSolo,
  pieces: startSolo.pieces.map((_, piece) => places[piece] ?? null),
});
const atPocket: Point = { x: 0.33, y: -0.33 };
const intoIt = { x: 0.22, angle: 125, force: 0.1 };

test('a board is cleared alone, and the same seed thinks of the same stroke', () => {
  const strokes = playSolo(createRandom('think'), createRandom('hand'), HASTY);
  expect(strokes).toBeGreaterThan(8);
  expect(strokes).toBeLessThan(120);
  expect(soloShot(startSolo, createRandom('think'), TESTBED, HASTY)).toEqual(
    soloShot(startSolo, createRandom('think'), TESTBED, HASTY),
  );
});

test('ICF-107a the last piece comes back while the queen lies on the board', () => {
  const solo = lying({ 0: atPocket, [QUEEN]: { x: 0, y: 0.1 } });
  const after = strikeSolo(solo, intoIt);
  expect(after.strokes).toBe(1);
  expect(isCleared(after)).toBe(false);
  expect(after.pieces.filter((at) => at !== null)).toHaveLength(2);
});

test('ICF-92 ICF-15 the queen waits for her cover, and the next piece covers her', () => {
  const pending = strikeSolo(lying({ 0: { x: -0.33, y: -0.33 }, [QUEEN]: atPocket }), intoIt);
  expect(pending).toMatchObject({ queen: 'pending', strokes: 1 });
  const covered = strikeSolo(pending, { ...intoIt, x: -0.22, angle: -125 });
  expect(covered).toMatchObject({ queen: 'covered', strokes: 2 });
  expect(isCleared(covered)).toBe(true);
});

test('ICF-96.1 without a cover she lies in the centre again', () => {
  const pending = strikeSolo(lying({ 0: { x: 0, y: 0.3 }, [QUEEN]: atPocket }), intoIt);
  const missed = strikeSolo(pending, { x: 0, angle: 90, force: 0.1 });
  expect(missed.queen).toBe('board');
  expect(missed.pieces[QUEEN]).toEqual({ x: 0, y: 0 });
});

test('ICF-73.1 ICF-73.2 with the striker the piece of the stroke comes back, and one more', () => {
  const solo = lying({ 0: { x: 0.2, y: 0.2 }, [QUEEN]: { x: 0, y: 0.1 } });
  const after = strikeSolo(solo, { x: 0.22, angle: 127, force: 0.5 });
  expect(after.pieces.filter((at) => at !== null)).toHaveLength(3);
});

test('the hand of the testbed misses, but stays lawful', () => {
  const random = createRandom('hand');
  const scene = sceneOfSolo(startSolo);
  const shot = soloShot(startSolo, createRandom('break'), TESTBED, HASTY);
  const struck = Array.from({ length: 200 }, () => struckWith(scene, shot, TESTBED, slipOf(random)).angle - shot.angle);
  const spread = Math.sqrt(struck.reduce((sum, one) => sum + one * one, 0) / struck.length);
  expect(spread).toBeGreaterThan(1.6);
  expect(spread).toBeLessThan(2.4);
});
