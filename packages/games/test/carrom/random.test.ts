import { expect, test } from 'vitest';
import { playOut } from './random-play.ts';

test('hundreds of matches by facts always go on to their end', () => {
  let [ended, boards] = [0, 0];
  for (let n = 0; n < 300; n++) {
    const { live, boards: played } = playOut(`facts ${n}`, true, 5000);
    ended += Number(live.match.outcome !== null);
    boards += played;
  }
  expect(ended).toBe(300);
  expect(boards).toBeGreaterThan(3000);
});

test('matches by real strokes never get stuck', () => {
  for (let n = 0; n < 3; n++) {
    const { live } = playOut(`strokes ${n}`, false, 20_000);
    expect(live.match.outcome).not.toBeNull();
  }
});
