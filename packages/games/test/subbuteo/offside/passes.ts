import { scenarioSchema, type Random } from '@bande/core';
import { foe, type Side, type Spot } from './opinion.ts';

/** Passes among figures that stand near every boundary of the rule. */

export interface Trial {
  readonly short: boolean;
  readonly keeperOut: boolean;
  readonly restart: string | null;
  readonly passive: boolean;
  /** Of the attacker who plays north: where his figures, the defenders and the ball are. */
  readonly attackers: Readonly<Record<number, Spot>>;
  readonly defenders: Readonly<Record<number, Spot>>;
  readonly ball: Spot;
  readonly angle: number;
  readonly strength: number;
}

const pick = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)]!;
const chance = (random: Random, share: number): boolean => random.unit() < share;
const round = (value: number): number => Math.round(100 * value) / 100;
const between = (random: Random, low: number, high: number): number => round(low + random.unit() * (high - low));

/** Shirts in columns of their own, so that nobody stands in anybody's way; the ball goes along the west. */
const DEFENDERS = [3, 4, 5, 6] as const;
const ATTACKERS = [8, 10, 11] as const;
const RESTARTS = ['freeKick', 'throwIn', 'corner', 'goalKick', 'penalty', null, null, null, null, null, null] as const;

export function trialOf(random: Random): Trial {
  const ball: Spot = [-300, between(random, 150, 560)];
  const [most, share] = pick(random, [[590, 0.15] as const, [380, 0] as const]);
  const deep = DEFENDERS.map(() => (chance(random, share) ? between(random, 612, 640) : between(random, 200, most)));
  const near = (): number => {
    const line = pick(random, [...deep, ball[1] + 0.5, 311.5, 583 - 10.5, between(random, 250, 590)]);
    return round(line + pick(random, [0, 0, -0.05, 0.05, -20, 20]));
  };
  return {
    short: chance(random, 0.5),
    keeperOut: chance(random, 0.3),
    restart: pick(random, RESTARTS),
    passive: chance(random, 0.2),
    defenders: Object.fromEntries(DEFENDERS.map((shirt, i) => [shirt, [140 + 35 * i, deep[i]!]])),
    attackers: Object.fromEntries(ATTACKERS.map((shirt, i) => [shirt, [285 + 35 * i, near()]])),
    ball,
    angle: pick(random, [0, 0, 0, 0, 90, 180, -45]),
    strength: between(random, 0.04, 0.3),
  };
}

export const VECTORS: Readonly<Record<number, Spot>> = {
  0: [0, 1],
  90: [1, 0],
  180: [0, -1],
  [-45]: [-Math.SQRT1_2, Math.SQRT1_2],
};

export function behind({ ball: [x, y], angle }: Pick<Trial, 'ball' | 'angle'>): Spot {
  const [dx, dy] = VECTORS[angle]!;
  return [x - 30 * dx, y - 30 * dy];
}

/** As the attacker sees it, or turned by half a turn for Blue. */
export function told(
  { short, keeperOut, restart, passive, attackers, defenders, ball, angle, strength }: Trial,
  side: Side,
) {
  const [own, others, way] = side === 'red' ? ['R', 'B', 1] : ['B', 'R', -1];
  const at = ([x, y]: Spot): Spot => [way * x + 0, way * y + 0];
  const places = Object.fromEntries([
    ['ball', at(ball)],
    [`${own}9`, at(behind({ ball, angle }))],
    ...Object.entries(attackers).map(([shirt, spot]) => [`${own}${shirt}`, at(spot)]),
    ...Object.entries(defenders).map(([shirt, spot]) => [`${others}${shirt}`, at(spot)]),
    ...(keeperOut ? [[`${others}12`, at([100, 570])]] : []),
  ]) as Record<string, Spot>;
  return scenarioSchema.parse({
    title: 'a pass',
    paragraphs: ['FISTF-II.13.1.2.1'],
    edition: short ? 'short-2016' : 'fistf-4.0',
    given: {
      lineUp: 'free',
      attacker: side,
      settings: { limits: false },
      places,
      ...(keeperOut ? { reserve: { [foe(side)]: { is: 'on' } } } : {}),
      ...(restart === null ? {} : { restart: { kind: restart, by: side, step: 'released', taker: `${own}9` } }),
      ...(passive ? { passive: [`${own}10`], rolling: true } : {}),
    },
    steps: [{ by: side, do: `flick ${own}9 direction=${angle} strength=${strength}` }, { wait: 360 }],
    expect: {},
  });
}
