import { createRandom, tick } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { FarClock } from '../src/far-clock.ts';
import { HandClock } from './hand-clock.ts';

const A_MS = 0.12;
const BEAT_MS = 33;
/** What a quarter of a second is at the table. */
const JUMP = 30;

/** A room whose time began so many ticks before this page's, and a line that takes as long as it likes both ways. */
function beating(there: () => number, back: () => number, start = 5000) {
  const clock = new HandClock();
  const room = { start };
  const at = (): number => room.start + clock.ms * A_MS;
  const far = new FarClock(clock.now, tick(Math.floor(at())));
  const beat = (): void => {
    const sent = clock.ms;
    clock.after(there(), () => {
      const told = at();
      clock.after(back(), () => far.timed({ at: sent, tick: told }));
    });
  };
  const pass = (ms: number, look: (before: number) => void = () => {}): void => {
    for (let passed = 0; passed < ms; passed += BEAT_MS) {
      beat();
      const before = far.exact;
      clock.pass(BEAT_MS);
      look(before);
    }
  };
  return { clock, far, room, at, pass };
}

test('however much a line trembles, the room’s time is known as well as its quickest answer allows', () => {
  const random = createRandom('trembling');
  const slow = (): number => 60 + random.below(10) + (random.below(10) === 0 ? 250 : 0);
  const { far, at, pass } = beating(slow, slow);
  pass(3000);
  for (let i = 0; i < 50; i++) {
    pass(100);
    // Both ways differ by ten milliseconds at most where nothing was held up.
    expect(Math.abs(far.exact - at())).toBeLessThan(10 * A_MS);
  }
});

test('the first answer sets it at once, for nothing has been drawn yet', () => {
  const { far, at, pass, clock } = beating(
    () => 60,
    () => 60,
  );
  clock.pass(500);
  far.reached(tick(Math.floor(at()) - 8));
  pass(200);
  expect(far.exact).toBeCloseTo(at(), 6);
});

test('what is drawn goes faster or slower by a fiftieth at most, and comes there', () => {
  const random = createRandom('steered');
  let longer = 0;
  const { far, at, pass } = beating(
    () => 60 + longer + random.below(40),
    () => 60 + random.below(40),
  );
  pass(4000);
  longer = 100;
  const paces: number[] = [];
  pass(8000, (before) => paces.push((far.exact - before) / (BEAT_MS * A_MS)));
  // Rounding of a float is no step.
  expect(Math.max(...paces)).toBeLessThan(1.0201);
  expect(Math.min(...paces)).toBeGreaterThan(0.9799);
  // And it did have to be led: one way takes longer now, and half of that is nobody's to know.
  expect(Math.max(...paces.map((pace) => Math.abs(pace - 1)))).toBeGreaterThan(0.019);
  expect(Math.abs(far.exact - at() - 50 * A_MS)).toBeLessThan(40 * A_MS);
});

describe('a room whose time is set anew', () => {
  test('by more than a quarter of a second: it is followed there at once', () => {
    const { far, room, at, pass } = beating(
      () => 60,
      () => 60,
    );
    pass(1000);
    room.start -= 4 * JUMP;
    pass(150);
    expect(far.exact).toBeCloseTo(at(), 6);
  });

  test('by less: little by little', () => {
    const { far, room, at, pass } = beating(
      () => 60,
      () => 60,
    );
    pass(1000);
    room.start += JUMP - 2;
    const before = far.exact;
    pass(150);
    expect(far.exact - before).toBeLessThan(200 * A_MS * 1.02);
    pass(15_000);
    expect(far.exact).toBeCloseTo(at(), 6);
  });
});

test('while it is held it stands, whatever comes, and goes on from half a round trip after what was told', () => {
  const { clock, far, pass } = beating(
    () => 60,
    () => 60,
  );
  pass(1000);
  far.stands(tick(6000));
  pass(1000);
  clock.pass(200);
  expect([far.exact, far.untilMs(tick(6001))]).toEqual([6000, Infinity]);
  far.reached(tick(6000));
  expect(far.exact).toBeCloseTo(6000 + 60 * A_MS, 6);
  clock.pass(100);
  expect(far.exact).toBeCloseTo(6000 + 160 * A_MS, 6);
});

test('where nobody tells the time it is never behind what was told, and comes back from far ahead', () => {
  const clock = new HandClock();
  const far = new FarClock(clock.now, tick(0));
  far.reached(tick(20));
  expect(far.exact).toBe(20);
  clock.pass(400);
  far.reached(tick(30));
  expect(far.exact).toBe(68);
  clock.pass(400);
  far.reached(tick(40));
  expect(far.exact).toBe(40);
});

test('an answer without a time, or from the future, is none', () => {
  const clock = new HandClock();
  const far = new FarClock(clock.now, tick(7));
  far.timed({ at: 0 });
  far.timed({ at: 5, tick: 900 });
  expect(far.exact).toBe(7);
});
