import { checkEquipment } from '@bande/games/subbuteo/referee/equipment.ts';
import { figureSizeOf, readSettings, settingsSchema } from '@bande/games/subbuteo/settings.ts';
import { describe, expect, test } from 'vitest';
import { ballBody, KEEPER_SIZE } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';
import { newDesign, set, withFigures, homologated } from './equipment-set.ts';

const mm = (metres: number): number => Math.round(metres * 1e6) / 1000;

type Sizes = Readonly<Record<string, number>>;
/** What somebody would enter who measures the table of a match with these sizes. */
function measured(pitch: Sizes, figures: Sizes): object {
  const { length = 0, border = 0, goalDepth = 0, barThickness = 0 } = pitch;
  const beyond = { beyondTouchlines: [border, border], beyondGoalLines: [border, border] };
  const behind = Math.max(0, border - goalDepth);
  const { table, cloth, field, goals, ball } = set;
  const both = <T>(thing: T): readonly T[] => [thing, thing];
  const quarter = length / 4;
  return {
    ...withFigures({ upperPart: 'other', base: 'other', homologation: homologated, ...sizesOf(figures) }),
    table: {
      ...table,
      ...beyond,
      behindGoals: [behind, behind],
      barrier: {
        ...table.barrier,
        height: pitch['barrierHeight'],
        width: pitch['barrierWidth'],
        gaps: both(pitch['barrierGap']),
      },
    },
    cloth: { ...cloth, ...beyond, lineWidths: [pitch['lineWidth']] },
    field: {
      ...field,
      length,
      width: pitch['width'],
      halves: [length / 2, length / 2],
      quarters: [quarter, quarter, quarter, quarter],
      centreCircle: { radius: pitch['centreCircle'], centred: true },
      penaltyAreas: both({
        ...field.penaltyAreas[0],
        depth: pitch['penaltyDepth'],
        width: pitch['penaltyWidth'],
        spot: pitch['penaltySpot'],
      }),
      goalAreas: both({ ...field.goalAreas[0], depth: pitch['goalAreaDepth'], width: pitch['goalAreaWidth'] }),
      corners: Array.from({ length: 4 }, () => pitch['cornerRadius']),
    },
    goals: both({
      ...goals[0],
      height: mm(PITCH.goal.height),
      width: mm(PITCH.goal.width),
      depth: goalDepth,
      thickness: [barThickness],
    }),
    ball: { ...ball, diameter: mm(ballBody().height), mass: ballBody().mass * 1000 },
  };
}
const sizesOf = ({ baseDiameter = 0, baseHeight = 0, height = 0, bodyWidth = 0, mass = 0 }: Sizes): object => ({
  baseDiameter,
  baseHeight,
  height,
  upperWidth: bodyWidth,
  mass,
});

const usual = readSettings({});

interface Range {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** What has to give way at either end. */
  readonly atLeast?: Sizes;
  readonly atMost?: Sizes;
}
/** Every size that a match can be set to. */
const PITCH_SIZES: readonly Range[] = [
  { name: 'length', least: 900, most: 1400, atLeast: { width: 600 } },
  { name: 'width', least: 600, most: 1000, atMost: { length: 1400 } },
  { name: 'border', least: 40, most: 100, atLeast: { goalDepth: 60, barrierWidth: 30 } },
  { name: 'barrierHeight', least: 20, most: 100 },
  { name: 'barrierWidth', least: 1, most: 100 },
  { name: 'barrierGap', least: 150, most: 250 },
  { name: 'lineWidth', least: 0.5, most: 3 },
  { name: 'centreCircle', least: 60, most: 120 },
  { name: 'penaltyDepth', least: 120, most: 180 },
  { name: 'penaltyWidth', least: 300, most: 480 },
  { name: 'penaltySpot', least: 80, most: 140 },
  { name: 'goalAreaDepth', least: 50, most: 70 },
  { name: 'goalAreaWidth', least: 220, most: 260 },
  { name: 'cornerRadius', least: 20, most: 30 },
  { name: 'goalDepth', least: 60, most: 90 },
  { name: 'barThickness', least: 1, most: 5 },
];
/** No rule gives a least width of barrier, lines and bars: the program needs some. */
const NO_LEAST = new Set(['barrierWidth', 'lineWidth', 'barThickness']);

describe('what a match can be set to is what the check allows', () => {
  test('every size is in the table below', () => {
    expect(PITCH_SIZES.map(({ name }) => name).toSorted()).toEqual(Object.keys(usual.pitch).toSorted());
  });

  test.each(PITCH_SIZES)('$name from $least to $most', ({ name, least, most, atLeast = {}, atMost = {} }) => {
    for (const [size, more] of [
      [least, atLeast],
      [most, atMost],
    ] as const) {
      const { pitch, figures } = readSettings({ pitch: { ...more, [name]: size } });
      expect(checkEquipment(measured(pitch, figures)).breaches).toEqual([]);
    }
    for (const [size, more] of [
      [least - 0.1, atLeast],
      [most + 0.1, atMost],
    ] as const) {
      expect(() => readSettings({ pitch: { ...more, [name]: size } })).toThrow(name);
      const pitch = { ...usual.pitch, ...more, [name]: size };
      const forbidden = size > most || !NO_LEAST.has(name);
      expect(checkEquipment(measured(pitch, usual.figures)).ok).toBe(!forbidden);
    }
  });

  test('what hangs on two sizes: width and length, penalty spot and area', () => {
    for (const [pitch, ok] of [
      [{ length: 1000, width: 700 }, true],
      [{ length: 1000, width: 700.1 }, false],
      [{ penaltyDepth: 120, penaltySpot: 119.9 }, true],
      [{ penaltyDepth: 120, penaltySpot: 120 }, false],
    ] as const) {
      expect(settingsSchema.safeParse({ pitch }).success).toBe(ok);
      expect(checkEquipment(measured({ ...usual.pitch, ...pitch }, usual.figures)).ok).toBe(ok);
    }
  });

  test.each([
    ['baseDiameter', 16, 21],
    ['baseHeight', 5, 7],
    ['height', 27, 39],
    ['bodyWidth', 6, 13],
  ])('%s of a figure from %d to %d', (name, least, most) => {
    for (const size of [least, most]) {
      const { pitch, figures } = readSettings({ figures: { [name]: size } });
      expect(checkEquipment(measured(pitch, figures)).breaches).toEqual([]);
    }
    for (const size of [least - 0.1, most + 0.1]) {
      expect(() => readSettings({ figures: { [name]: size } })).toThrow(name);
      expect(checkEquipment(measured(usual.pitch, { ...usual.figures, [name]: size })).ok).toBe(false);
    }
  });

  test('the heaviest figure is that of the annex', () => {
    expect(readSettings({ figures: { mass: 2.8 } }).figures.mass).toBe(2.8);
    expect(() => readSettings({ figures: { mass: 2.81 } })).toThrow('mass');
  });
});

test('the usual figure is a Toccer figure by its base and its height', () => {
  const { baseDiameter, baseHeight, height, bodyWidth } = usual.figures;
  const list = withFigures({ baseDiameter, baseHeight, height, upperWidth: bodyWidth });
  expect(checkEquipment(list).breaches).toEqual([]);
});

test('the program’s own keeper is not too large', () => {
  const { height, halfWidth, halfThickness } = KEEPER_SIZE;
  const sides = (newDesign.sides as readonly { readonly keepers: readonly object[] }[]).map((side) => ({
    ...side,
    keepers: [{ ...side.keepers[0], height: mm(height), width: mm(2 * halfWidth), thickness: mm(2 * halfThickness) }],
  }));
  expect(checkEquipment({ ...newDesign, sides }).breaches).toEqual([]);
});

test('foot, rim, shoulder and trunk of every figure that can be set up, and the bulk of the keeper, are within the annex and chapter III', () => {
  for (const baseDiameter of [16, 18.5, 21])
    for (const baseHeight of [5, 6, 7]) {
      const size = figureSizeOf(readSettings({ figures: { baseDiameter, baseHeight } }));
      const { baseRadius, shoulderRadius, footRadius, rimHeight, trunkRadius } = size;
      expect(mm(size.baseHeight - rimHeight)).toBeLessThanOrEqual(1.1);
      expect(mm(2 * (baseRadius - shoulderRadius))).toBeLessThanOrEqual(2);
      expect(mm(2 * (shoulderRadius - footRadius))).toBeGreaterThanOrEqual(5);
      expect(mm(2 * trunkRadius)).toBeLessThanOrEqual(6);
      expect(footRadius).toBeGreaterThan(0);
    }
  const { height, halfWidth, halfThickness } = KEEPER_SIZE;
  expect(mm(height) * mm(2 * halfWidth) * mm(2 * halfThickness)).toBeLessThanOrEqual(2700);
});
