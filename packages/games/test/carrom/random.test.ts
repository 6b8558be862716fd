import { expect, test } from 'vitest';
import { playOut } from './random-play.ts';

const MATCHES = 100 * Number(process.env['SOAK'] ?? 1);

test('a hundred matches by facts always go on to their end', () => {
  let [ended, boards] = [0, 0];
  for (let n = 0; n < MATCHES; n++) {
    const { live, boards: played } = playOut(`facts ${n}`, true, 5000);
    ended += Number(live.match.outcome !== null);
    boards += played;
  }
  expect(ended).toBe(MATCHES);
  expect(boards).toBeGreaterThan(10 * MATCHES);
});

test('matches by real strokes never get stuck', () => {
  for (let n = 0; n < 3; n++) {
    const { live } = playOut(`strokes ${n}`, false, 20_000);
    expect(live.match.outcome).not.toBeNull();
  }
});
