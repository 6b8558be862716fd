import { describe, expect, test } from 'vitest';
import type { Grip, Spot } from '../src/hands/grip.ts';
import { fakeTable, notedGrip } from './fake-table.ts';

/** Where nothing can be taken hold of. */
const BESIDE = 900;
const tableWith = (...grips: readonly Grip[]) => {
  const left = [...grips];
  const grab = ([x]: Spot): Grip | null => (x * 100 >= BESIDE ? null : (left.shift() ?? null));
  return fakeTable({ grab, offers: ([x]) => x * 100 < BESIDE });
};

describe('two fingers that come down together', () => {
  const pinched = (second: readonly [number, number], more: Partial<Grip> = {}) => {
    const [first, other] = [notedGrip({ holds: 'striker', ...more }), notedGrip({ holds: 'striker' })];
    const table = tableWith(first, other);
    table.down({ id: 1, at: [100, 100], t: 0, kind: 'touch' });
    table.move({ id: 1, at: [94, 100], t: 80, kind: 'touch' });
    table.down({ id: 2, at: second, t: 120, kind: 'touch' });
    return { table, notes: () => [first.notes, other.notes] };
  };
  test.each([
    ['on the same', [300, 100]],
    ['one of them on nothing', [BESIDE, 100]],
  ] as const)('%s are the camera’s until both are lifted: nothing turns and nothing is let go', (_, at) => {
    const { table, notes } = pinched(at);
    expect(table.toCamera).toEqual([1]);
    table.move({ id: 1, at: [20, 100], t: 200, kind: 'touch' });
    table.move({ id: 2, at: [at[0] + 80, 100], t: 200, kind: 'touch' });
    expect(table.up({ id: 1, at: [20, 100], t: 600, kind: 'touch' }).defaultPrevented).toBe(false);
    // Whoever sets the first one down again goes on pinching.
    table.down({ id: 3, at: [100, 100], t: 900, kind: 'touch' });
    table.move({ id: 3, at: [20, 100], t: 950, kind: 'touch' });
    table.up({ id: 3, at: [20, 100], t: 1200, kind: 'touch' });
    table.up({ id: 2, at: [at[0] + 80, 100], t: 1300, kind: 'touch' });
    expect(notes()).toEqual([['move', 'cancel'], []]);
    expect(table.cursor()).toBe('');
  });
  test('are the camera’s too where the first one has found nothing', () => {
    const grip = notedGrip();
    const table = tableWith(grip, notedGrip());
    table.down({ id: 1, at: [BESIDE, 0], t: 0, kind: 'touch' });
    table.down({ id: 2, at: [100, 0], t: 100, kind: 'touch' });
    table.move({ id: 2, at: [20, 0], t: 200, kind: 'touch' });
    for (const id of [1, 2]) table.up({ id, at: [20, 0], t: 400, kind: 'touch' });
    expect(grip.notes).toEqual([]);
    table.down({ id: 3, at: [100, 0], t: 450, kind: 'touch' });
    table.move({ id: 3, at: [20, 0], t: 500, kind: 'touch' });
    expect(table.captured).toEqual(new Set([3]));
  });
  test('leave a thumb that rests beside the table where it is: a later one plays', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ id: 1, at: [BESIDE, 0], t: 0, kind: 'touch' });
    table.down({ id: 2, at: [100, 0], t: 400, kind: 'touch' });
    table.move({ id: 2, at: [20, 0], t: 500, kind: 'touch' });
    expect(grip.notes).toEqual(['move']);
  });
  test('are two hands where each takes hold of a thing of its own', () => {
    const [one, other] = [notedGrip({ holds: 'R9' }), notedGrip({ holds: 'B4' })];
    const table = tableWith(one, other);
    for (const id of [1, 2]) table.down({ id, at: [100 * id, 0], t: id, kind: 'touch' });
    for (const id of [1, 2]) table.move({ id, at: [100 * id, 60], t: 300, kind: 'touch' });
    for (const id of [1, 2]) table.up({ id, at: [100 * id, 60], t: 500, kind: 'touch' });
    expect([one.notes, other.notes, table.toCamera]).toEqual([['move', 'release'], ['move', 'release'], []]);
  });
  test('move no camera under a pull of somebody else: the second of them turns', () => {
    const [far, near] = [notedGrip({ holds: 'R9' }), notedGrip({ holds: 'B4' })];
    const table = tableWith(far, near);
    table.down({ id: 1, at: [0, 0], t: 0, kind: 'touch' });
    table.move({ id: 1, at: [-60, 0], t: 200, kind: 'touch' });
    table.down({ id: 2, at: [300, 0], t: 900, kind: 'touch' });
    table.down({ id: 3, at: [BESIDE, 0], t: 950, kind: 'touch' });
    table.move({ id: 3, at: [BESIDE + 30, 0], t: 990, kind: 'touch' });
    expect([far.notes, near.notes, table.toCamera]).toEqual([['move'], ['turn 1'], []]);
  });
  test.each([
    ['late', 0, 300],
    ['while it is pulled', -40, 120],
  ] as const)('are none where the second one comes %s: it turns', (_, pulledTo, t) => {
    const grip = notedGrip({ holds: 'striker' });
    const table = tableWith(grip);
    table.down({ id: 1, at: [0, 0], t: 0, kind: 'touch' });
    table.move({ id: 1, at: [pulledTo, 0], t: 80, kind: 'touch' });
    table.down({ id: 2, at: [BESIDE, 0], t, kind: 'touch' });
    table.move({ id: 2, at: [BESIDE + 30, 0], t: t + 20, kind: 'touch' });
    expect([grip.notes, table.toCamera]).toEqual([['move', 'turn 1'], []]);
  });
  test.each([
    ['of one hand, one of them on the bare table, are the camera’s', 0, true],
    ['of one hand, each on a thing, are two hands', 0, false],
    ['of two people are two hands, wherever they come down', 1, true],
  ] as const)('%s', (_, by, loose) => {
    const [one, other] = [notedGrip({ holds: 'R5', by: 0 }), notedGrip({ holds: 'R9', by, loose })];
    const table = tableWith(one, other);
    for (const id of [1, 2]) table.down({ id, at: [100 * id, 0], t: 100 * id, kind: 'touch' });
    for (const id of [1, 2]) table.move({ id, at: [100 * id, 60], t: 300, kind: 'touch' });
    for (const id of [1, 2]) table.up({ id, at: [100 * id, 60], t: 500, kind: 'touch' });
    const isPinch = by === 0 && loose;
    const pulled = ['move', 'release'];
    expect([one.notes, other.notes]).toEqual(isPinch ? [['cancel'], []] : [pulled, pulled]);
    expect(table.toCamera).toEqual(isPinch ? [1] : []);
  });
});
