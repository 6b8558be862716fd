import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { quickAim, slipped, type Slip, type Wish } from '@bande/games/tipp-kick/aim/index.ts';
import { FACES } from '@bande/games/tipp-kick/ball/solid.ts';
import { topColour } from '@bande/games/tipp-kick/ball/top.ts';
import type { Lie } from '@bande/games/tipp-kick/motion/index.ts';
import { plateWith, withDefender } from './plates.ts';
import { rehearse } from './rehearse.ts';

beforeAll(loadEngine);

const random = createRandom(`tipp-kick aim ${process.env['BANDE_SEED'] ?? ''}`);
const any = (): number => random.below(2001) / 1000 - 1;
/** A good hand: within one degree and three in a hundred. */
const slip = (): Slip => ({ facing: Math.round(any() * 10), strength: any() * 0.03 });
/** White's own faces are the seven that lie on black. */
const OWN = FACES.flatMap(({ colour }, i) => (colour === 'black' ? [i] : []));
const lies = (each: number): readonly Lie[] =>
  OWN.flatMap((face) => Array.from({ length: each }, () => plateWith(face, 0, 0, random.below(360))));
const setUp = (): Wish => ({ facing: 900, distance: 150 + random.below(251), loft: 'flat', colour: 'keep' });

describe('a good set-up of 15 to 40 cm', () => {
  it('keeps its colour in more than 80 of 100, on all seven own faces, with the errors of a good hand', () => {
    const each = 12 * Number(process.env['SOAK'] ?? 1);
    const kept = lies(each).map((lie) => {
      const wish = setUp();
      return rehearse(lie, 'red', slipped(quickAim(lie, wish), slip())).top === topColour(lie.ball);
    });
    // Of these 84 at least 80 % with three standard errors to spare: 92 %.
    expect(kept.filter(Boolean).length / kept.length).toBeGreaterThan(0.92);
    for (const i of OWN.keys())
      expect(kept.slice(i * each, (i + 1) * each).filter(Boolean).length / each).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a shot', () => {
  const metBy = (lie: Lie, wish: Wish): boolean =>
    rehearse(lie, 'red', quickAim(lie, wish)).sightings.some(
      (one) => one.kind === 'touch' && one.side === 'blue' && one.figure === 'kicker',
    );
  /** Two kicker lengths before the ball stands a kicker of 78 mm ['DTKV-6.K8']. */
  const covered = (face: number): Lie => withDefender(plateWith(face, 0, -30_000, 13 * face), 0, -30_000 + 16_400);

  it('along the felt is stopped by the kicker in its way; a chip goes over it', () => {
    const flat = OWN.filter((face) => metBy(covered(face), { facing: 900, speed: 4, loft: 'flat', colour: 'any' }));
    const chip = OWN.filter((face) => metBy(covered(face), { facing: 900, speed: 4, loft: 'chip', colour: 'any' }));
    expect(flat).toHaveLength(7);
    expect(chip.length).toBeLessThanOrEqual(1);
  });

  it('grows with its strength, from a set-up of a few centimetres to more than seven metres a second on average', () => {
    const paces = [0, 200, 400, 600, 800, 1000].map((strength) => {
      const lie = plateWith(4, 20_000, -40_000);
      return rehearse(lie, 'red', { ...quickAim(lie, { facing: 900, loft: 'flat', colour: 'any' }), strength });
    });
    for (const [i, { distance }] of paces.slice(1, 3).entries()) expect(distance).toBeGreaterThan(paces[i]!.distance);
    expect(paces[0]!.distance).toBeGreaterThan(20);
    expect(paces[0]!.distance).toBeLessThan(60);
    const over = paces.at(-1)!.sightings.find(({ kind }) => kind === 'over')!;
    expect(over.tick).toBeLessThan(2 + (0.95 / 7.5) * 120);
  });
});
