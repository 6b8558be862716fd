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

describe('one hand', () => {
  test('is captured, moves what it holds and lets it go, and nobody else hears of it', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ id: 7, at: [100, 100], t: 10 });
    expect([...table.captured]).toEqual([7]);
    expect(table.cursor()).toBe('grabbing');
    table.move({ id: 7, at: [130, 140], t: 20 });
    expect(grip.last()).toMatchObject({ from: [1, 1], at: [1.3, 1.4], far: 50, across: 30, down: 40, ms: 10 });
    expect(table.up({ id: 7, at: [130, 140], t: 30 }).defaultPrevented).toBe(true);
    expect(grip.notes).toEqual(['move', 'release']);
    expect(table.cursor()).toBe('');
  });
  test('near the edge of the page is full when it has come there, held and let go alike', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ id: 7, at: [100, 72], t: 10 });
    table.move({ id: 7, at: [100, 12], t: 20 });
    expect(grip.last()).toMatchObject({ far: 60, full: 60 });
    table.up({ id: 7, at: [100, 12], t: 30 });
    expect(grip.last()).toMatchObject({ far: 60, full: 60 });
  });
  test('that finds nothing is left to the camera', () => {
    const table = tableWith();
    table.down({ at: [BESIDE, 0] });
    expect(table.captured.size).toBe(0);
    expect(table.up({ at: [BESIDE, 0] }).defaultPrevented).toBe(false);
  });
  test('shows where there is something to take hold of', () => {
    const table = tableWith();
    table.move({ at: [100, 0], buttons: 0 });
    expect(table.cursor()).toBe('grab');
    table.move({ at: [BESIDE, 0], buttons: 0 });
    expect(table.cursor()).toBe('');
  });
  test('is read at every place the device has seen, each at its own time', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0], t: 0, kind: 'touch' });
    const between = [
      { at: [-20, 0], t: 20 },
      { at: [-50, 0], t: 28 },
      { at: [-80, 0], t: 36 },
    ] as const;
    table.move({ at: [-80, 0], t: 36, kind: 'touch', between });
    expect(grip.notes).toEqual(['move']);
    // One event told of all three: 70 ms before it is lifted it was at the second of them.
    table.up({ at: [-80, 0], t: 100, kind: 'touch' });
    expect(grip.last()).toMatchObject({ far: 50, ms: 28 });
  });
  test('is read from the event itself where a browser keeps nothing in between', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.move({ at: [-60, 0], t: 8, between: [] });
    expect(grip.last().far).toBe(60);
    table.move({ at: [-90, 0], t: 16, between: null });
    expect(grip.last().far).toBe(90);
  });
  test.each(['pointercancel', 'lostpointercapture'] as const)('%s calls it off, once', (kind) => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.move({ at: [-60, 0] });
    table.lose(kind);
    table.lose('lostpointercapture');
    table.up({ at: [-60, 0] });
    expect(grip.notes).toEqual(['move', 'cancel']);
  });
  test('that is let go loses its capture without being called off', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.move({ at: [-60, 0] });
    table.up({ at: [-60, 0] });
    table.lose('lostpointercapture');
    expect(grip.notes).toEqual(['move', 'release']);
  });
  test('whose release nobody saw is called off when it comes back', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.move({ at: [-60, 0], buttons: 0 });
    table.up({ at: [-60, 0] });
    expect(grip.notes).toEqual(['cancel']);
  });
  test('is called off when the table is left', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.leave();
    table.up({ at: [-60, 0] });
    expect(grip.notes).toEqual(['cancel']);
    expect(table.cursor()).toBe('');
  });
});

describe('the right button while the left one is held', () => {
  test('comes as a move with another button, and calls it off: letting go does nothing any more', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0] });
    table.move({ at: [-60, 0] });
    table.move({ at: [-60, 0], button: 2, buttons: 3 });
    expect(grip.notes).toEqual(['move', 'cancel']);
    table.move({ at: [-80, 0], button: 2, buttons: 1 });
    table.up({ at: [-80, 0] });
    expect(grip.notes).toEqual(['move', 'cancel']);
  });
  test('calls off its own hand, not that of a finger beside it', () => {
    const [mouse, finger] = [notedGrip(), notedGrip()];
    const table = tableWith(mouse, finger);
    table.down({ id: 1, at: [0, 0] });
    table.down({ id: 2, at: [300, 0], kind: 'touch' });
    table.move({ id: 1, at: [0, 0], button: 2, buttons: 3 });
    expect([mouse.notes, finger.notes]).toEqual([['cancel'], []]);
  });
});

describe('a further finger', () => {
  test('that finds nothing turns what is held, a step for each stretch to the right', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.down({ id: 2, at: [BESIDE, 0], t: 300, kind: 'touch' });
    expect([...table.captured]).toEqual([1, 2]);
    table.move({ id: 2, at: [BESIDE + 50, 0], kind: 'touch' });
    table.move({ id: 2, at: [BESIDE, 0], kind: 'touch' });
    expect(grip.notes).toEqual(['turn 2', 'turn -2']);
  });
  test('up is as good as to the right', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.down({ id: 2, at: [BESIDE, 200], t: 300, kind: 'touch' });
    table.move({ id: 2, at: [BESIDE + 8, 150], kind: 'touch' });
    table.move({ id: 2, at: [BESIDE + 4, 200], kind: 'touch' });
    expect(grip.notes).toEqual(['turn 2', 'turn -2']);
  });
  test('turns by the measure of what is held, where it has one', () => {
    const grip = notedGrip({ holds: 'a', turnPx: 8 });
    const table = tableWith(grip);
    table.down({ id: 1, at: [100, 100], t: 0, kind: 'touch' });
    table.down({ id: 2, at: [200, 300], t: 900, kind: 'touch' });
    table.move({ id: 2, at: [280, 300], t: 950, kind: 'touch' });
    expect(grip.notes).toEqual(['turn 10']);
  });
  test('turns what is held where it would take hold of the same: lifted, it does nothing', () => {
    const [first, second] = [notedGrip({ holds: 'striker' }), notedGrip({ holds: 'striker' })];
    const table = tableWith(first, second);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.move({ id: 1, at: [-60, 0], kind: 'touch' });
    table.down({ id: 2, at: [300, 0], kind: 'touch' });
    table.move({ id: 2, at: [330, 20], kind: 'touch' });
    table.up({ id: 2, at: [330, 20], t: 400, kind: 'touch' });
    expect([first.notes, second.notes]).toEqual([['move', 'turn 1'], []]);
    table.up({ id: 1, at: [-60, 0], t: 500, kind: 'touch' });
    expect(first.notes.at(-1)).toBe('release');
  });
  test('turns what its own hand pulls where it would take hold of what gives way to it, and takes hold of that after another hand', () => {
    for (const [by, leads] of [
      [0, false],
      [1, true],
    ] as const) {
      const [pulled, keeper] = [notedGrip({ by }), notedGrip({ givesWayTo: 0 })];
      const table = tableWith(pulled, keeper);
      table.down({ id: 1, at: [0, 0], t: 0, kind: 'touch' });
      table.move({ id: 1, at: [0, 60], t: 100, kind: 'touch' });
      table.down({ id: 2, at: [300, 500], t: 600, kind: 'touch' });
      table.move({ id: 2, at: [348, 500], t: 650, kind: 'touch' });
      expect(pulled.notes.some((note) => note.startsWith('turn'))).toBe(!leads);
      expect(keeper.notes.includes('move')).toBe(leads);
    }
  });
  test('takes hold of something else by itself: each is let go alone', () => {
    const [one, other] = [notedGrip({ holds: 'R9' }), notedGrip({ holds: 'B4' })];
    const table = tableWith(one, other);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.down({ id: 2, at: [300, 0], kind: 'touch' });
    table.move({ id: 1, at: [-60, 0], kind: 'touch' });
    table.up({ id: 2, at: [300, 0], t: 200, kind: 'touch' });
    expect([one.notes, other.notes]).toEqual([['move'], ['release']]);
  });
  test('turns nothing any more once what it turned is let go or called off', () => {
    for (const end of ['up', 'cancel'] as const) {
      const grip = notedGrip();
      const table = tableWith(grip);
      table.down({ id: 1, at: [0, 0], kind: 'touch' });
      table.down({ id: 2, at: [BESIDE, 0], t: 300, kind: 'touch' });
      if (end === 'up') table.up({ id: 1, at: [0, 0], kind: 'touch' });
      else table.lose('pointercancel', 1);
      table.move({ id: 2, at: [BESIDE + 100, 0], kind: 'touch' });
      expect(grip.notes).toHaveLength(1);
    }
  });
});

describe('wheel and keys', () => {
  test('the wheel turns what is held, and is nobody else’s then', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    expect(table.roll(-120).defaultPrevented).toBe(false);
    table.down({ at: [0, 0] });
    expect(table.roll(-120).defaultPrevented).toBe(true);
    table.roll(120);
    expect(grip.notes).toEqual(['turn 1', 'turn -1']);
  });
  test('keys of what is held turn it, with and without shift; others pass by', () => {
    const grip = notedGrip({ keys: { q: -1, e: 1 } });
    const table = tableWith(grip);
    expect(table.press('e').defaultPrevented).toBe(false);
    table.down({ at: [0, 0] });
    expect(table.press('e').defaultPrevented).toBe(true);
    table.press('Q');
    expect(table.press('w').defaultPrevented).toBe(false);
    expect(table.press('e', { ctrlKey: true }).defaultPrevented).toBe(false);
    table.up({ at: [0, 0] });
    expect(table.press('e').defaultPrevented).toBe(false);
    expect(grip.notes).toEqual(['turn 1', 'turn -1', 'release']);
  });
  test('keys turn what has such keys, though something else was taken later', () => {
    const [flick, keeper] = [notedGrip({ keys: { q: -1, e: 1 } }), notedGrip()];
    const table = tableWith(flick, keeper);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.down({ id: 2, at: [300, 0], kind: 'touch' });
    table.press('e');
    expect([flick.notes, keeper.notes]).toEqual([['turn 1'], []]);
  });
  test('Escape calls off every hand on the table and fires none, whatever is lifted later', () => {
    const [one, other] = [notedGrip(), notedGrip()];
    const table = tableWith(one, other);
    expect(table.press('Escape').defaultPrevented).toBe(false);
    table.down({ id: 1, at: [0, 0], kind: 'touch' });
    table.move({ id: 1, at: [-60, 0], kind: 'touch' });
    table.down({ id: 2, at: [300, 0], kind: 'touch' });
    table.down({ id: 3, at: [BESIDE, 0], kind: 'touch' });
    expect(table.press('Escape').defaultPrevented).toBe(true);
    for (const id of [1, 2, 3]) {
      table.move({ id, at: [500, 0], t: 300, kind: 'touch' });
      table.up({ id, at: [500, 0], t: 500, kind: 'touch' });
    }
    expect([one.notes, other.notes]).toEqual([['move', 'cancel'], ['cancel']]);
  });
});

describe('letting go near where a finger came down', () => {
  test('does nothing, however far it was a moment ago', () => {
    const grip = notedGrip();
    const table = tableWith(grip);
    table.down({ at: [0, 0], t: 0, kind: 'touch' });
    table.move({ at: [-120, 0], t: 300, kind: 'touch' });
    table.move({ at: [-4, 0], t: 380, kind: 'touch' });
    table.up({ at: [-4, 0], t: 400, kind: 'touch' });
    expect(grip.last().far).toBe(4);
  });
  test('is as near as what it holds says', () => {
    const grip = notedGrip({ deadZone: 30 });
    const table = tableWith(grip);
    table.down({ at: [0, 0], t: 0, kind: 'touch' });
    table.move({ at: [-120, 0], t: 300, kind: 'touch' });
    table.move({ at: [-24, 0], t: 380, kind: 'touch' });
    table.up({ at: [-24, 0], t: 400, kind: 'touch' });
    expect(grip.last().far).toBe(24);
  });
});
