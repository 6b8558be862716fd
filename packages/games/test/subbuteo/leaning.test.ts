import { LiveMatch } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { groundIn } from '@bande/games/subbuteo/motion.ts';
import { BODIES, type Figure } from '@bande/games/subbuteo/names.ts';
import { isDenied, rightTo } from '@bande/games/subbuteo/rights.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { expect, test } from 'vitest';

/** As packages/physics numbers it. */
const LYING = 2;

/** R9 stands in the middle, and B4 lies towards it with its head so many millimetres before its base. */
function leaning(gap: number): Match {
  const match = subbuteo.notation.readGiven(
    { lineUp: 'free', places: { ball: [0, 200], R9: [0, 0], B4: [0, 60] }, attacker: 'red' },
    'fistf-4.0',
  );
  const apart = (length: number): number => gapOf(lyingWith(match, length));
  let [low, high] = [0, 0.06];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (apart(middle) > gap / 1000) low = middle;
    else high = middle;
  }
  return lyingWith(match, low);
}

const B4 = BODIES.indexOf('B4');
function lyingWith(match: Match, length: number): Match {
  const { motion } = match.state;
  const piece = { ...motion.pieces[B4]!, place: LYING, own: [0, -1, length, 0] };
  return { ...match, state: { ...match.state, motion: { ...motion, pieces: motion.pieces.with(B4, piece) } } };
}
const gapOf = (match: Match): number =>
  groundIn(match).motions.gapOf(match.state.motion, match.state.motion.t, 'B4', 'R9');

const mayFlick = (match: Match, figure: Figure): string | null => {
  const right = rightTo(match, figure, false);
  return isDenied(right) ? (right.paragraphs[0] ?? null) : null;
};

test('a figure that another one leans on is entangled and is not flicked', () => {
  expect(mayFlick(leaning(0.001), 'R9')).toBe('FISTF-II.1.2.3');
  expect(mayFlick(leaning(0.001), 'B4')).toBe('FISTF-II.1.2.2');
  expect(mayFlick(leaning(0.001), 'R8')).toBeNull();
});

test('one that lies beside it with green between them hinders nobody', () => {
  expect(mayFlick(leaning(0.1), 'R9')).toBeNull();
});

test('on a screen such a flick is refused, and it is none of those that are offered', () => {
  const live = new LiveMatch(subbuteo, leaning(0.001));
  const action = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.3, nail: 0, tick: false } as const;
  expect(live.play({ tick: live.match.tick, kind: 'action', by: 0, action })).toMatchObject({
    ok: false,
    refusal: { code: 'againstTheRules', paragraphs: ['FISTF-II.1.2.3'] },
  });
  const offered = subbuteo.legal(live.match, 0).filter(({ kind }) => kind === 'flick');
  expect(offered.some((one) => 'figure' in one && one.figure === 'R9')).toBe(false);
});
