import { checkEquipment } from '@bande/games/subbuteo/referee/equipment.ts';
import { describe, expect, test } from 'vitest';
import { bounds, breaches, checked, demands, FIRST, short, yes } from './equipment-check.ts';
import { german, homologated, newDesign, withFigures } from './equipment-set.ts';

describe('figures', () => {
  test('FISTF-III.4.0 the federation says which definition applies', () => {
    expect(breaches('federation', undefined)).toEqual([['FISTF-III.4.0', null]]);
    expect(checked('federation', 'DSTFB').breaches.every(({ paragraph }) => paragraph.startsWith('FISTF-VI'))).toBe(
      true,
    );
    expect(checkEquipment({ ...german, federation: 'DSTFB' }).ok).toBe(true);
  });
  test('FISTF-I.4.1 FISTF-III.4.1 round, firmly joined', () => {
    expect(yes('FISTF-III.4.1', `${FIRST}.roundBase`)).toEqual([]);
    const loose = [
      ['FISTF-I.4.1', false],
      ['FISTF-III.4.1', false],
    ];
    expect(breaches(`${FIRST}.firmlyJoined`, false)).toEqual(loose);
  });
  test('FISTF-I.4.2 FISTF-III.4.1.2.3 a human body', () =>
    expect(breaches(`${FIRST}.humanBody`, false)).toEqual([
      ['FISTF-I.4.2', false],
      ['FISTF-III.4.1.2.3', false],
    ]));
  test('FISTF-II.1.4.1.1 polished with whatever suits', () =>
    expect(breaches(`${FIRST}.polish`, 'car wax')).toEqual([]));
  test.each([
    ['FISTF-III.4.1.1.1', 'baseHeight', [5, 7], [4.9, 7.1]],
    ['FISTF-III.4.1.1.2', 'baseDiameter', [16, 21], [15.9, 21.1]],
    ['FISTF-III.4.1.2.1', 'upperWidth', [6, 13], [5.9, 13.1]],
    ['FISTF-III.4.1.2.2', 'upperThickness', [1, 6], [6.1]],
    ['FISTF-III.4.1.3', 'height', [27, 39], [26.9, 39.1]],
  ])('%s %s within %j', (paragraph, what, good, bad) => {
    for (const place of [0, 1])
      expect(bounds(paragraph, `sides.1.figures.${place}.${what}`, good, bad, { list: newDesign })).toEqual([]);
  });
});

const FREE = { discBase: undefined };
describe('types of figures', () => {
  test('FISTF-III.4.3.2 only approved designs', () => {
    expect(breaches(`${FIRST}.upperPart`, undefined).map(([law]) => law)).toContain('FISTF-III.4.3.2');
    for (const [upperPart, base] of [
      ['other', 'h0'],
      ['h0', 'other'],
      ['h0', 'sports'],
      ['flat', 'h0'],
      ['zeugo', 'toccer'],
    ])
      expect(checkEquipment(withFigures({ upperPart, base })).breaches.map(short)).toEqual(
        Array.from({ length: 4 }, () => ['FISTF-III.4.3.2', `${upperPart} on ${base}`]),
      );
    expect(checkEquipment(withFigures({ upperPart: 'h0', base: 'sports', homologation: homologated })).ok).toBe(true);
  });
  test.each([
    [
      'FISTF-III.4.3.2.1',
      { upperPart: 'flat', base: 'flat', make: 'newfooty' },
      [17, 18],
      [16.9, 18.1],
      [35, 39],
      [34.9],
    ],
    ['FISTF-III.4.3.2.2', { upperPart: 'h0', base: 'h0', make: 'plug' }, [18, 21], [17.9], [28, 31], [27.9, 31.1]],
    ['FISTF-III.4.3.2.3', { upperPart: 'sports', base: 'sports' }, [20.5, 21], [20.49], [35, 37], [34.9, 37.1]],
    [
      'FISTF-III.4.3.2.4',
      { upperPart: 'toccer', base: 'toccer', discBase: true },
      [20.5, 21],
      [20.49],
      [34, 36],
      [33.9, 36.1],
    ],
    ['FISTF-III.4.3.2.5', { upperPart: 'h0', base: 'profibase' }, [18, 21], [17.9], [27, 39], []],
    ['FISTF-III.4.3.2.7', { upperPart: 'zeugo', base: 'zeugo' }, [18, 21], [17.9], [28, 31], [27.9, 31.1]],
  ] as const)('%s its base and its height', (paragraph, kind, diameters, wrongDiameters, heights, wrongHeights) => {
    const list = withFigures({ ...FREE, ...kind, baseDiameter: diameters[0], height: heights[0] });
    const faults = (what: string, values: readonly number[]): readonly unknown[] =>
      values.map((value) => breaches(`${FIRST}.${what}`, value, list));
    expect(faults('baseDiameter', diameters)).toEqual([[], []]);
    expect(faults('height', heights)).toEqual([[], []]);
    expect(faults('baseDiameter', wrongDiameters)).toEqual(wrongDiameters.map((value) => [[paragraph, value]]));
    expect(faults('height', wrongHeights)).toEqual(wrongHeights.map((value) => [[paragraph, value]]));
  });
  test('FISTF-III.4.3.2.1 FISTF-III.4.3.2.2 the makes of flat figures and of H0', () => {
    const flat = withFigures({ ...FREE, upperPart: 'flat', base: 'flat', make: 'swiss', baseDiameter: 17, height: 36 });
    const h0 = withFigures({ ...FREE, upperPart: 'h0', base: 'h0', make: 'bar', baseDiameter: 20, height: 30 });
    const laws = (list: object, make: string | undefined): readonly string[] =>
      checkEquipment(withEvery(list, { make })).breaches.map(({ paragraph }) => paragraph);
    for (const make of ['english', 'subbuteo', 'swiss', 'german', 'newfooty']) expect(laws(flat, make)).toEqual([]);
    for (const make of ['moulded', 'walking', 'bar', 'plug']) expect(laws(h0, make)).toEqual([]);
    for (const make of ['plug', 'other', undefined])
      expect(new Set(laws(flat, make))).toEqual(new Set(['FISTF-III.4.3.2.1']));
    for (const make of ['swiss', 'other', undefined])
      expect(new Set(laws(h0, make))).toEqual(new Set(['FISTF-III.4.3.2.2']));
  });
  test('FISTF-III.4.3.2.4 a base like a disc', () => expect(yes('FISTF-III.4.3.2.4', `${FIRST}.discBase`)).toEqual([]));
  test('FISTF-III.4.3.2.5 Profibase carries H0, and Woodentop, nothing else', () => {
    for (const upperPart of ['flat', 'sports', 'toccer', 'zeugo'])
      expect(checkEquipment(withFigures({ upperPart, base: 'profibase' })).breaches.map(short)).toEqual(
        Array.from({ length: 4 }, () => ['FISTF-III.4.3.2.5', upperPart]),
      );
  });
  test('FISTF-III.4.3.2.6 Woodentop: wood, 30 to 32 mm, on H0, Profibase or Sports', () => {
    const woodentop = (base: string): object =>
      withFigures({ ...FREE, upperPart: 'woodentop', base, material: 'wood', upperHeight: 31, height: 37 });
    for (const base of ['h0', 'profibase', 'sports']) expect(checkEquipment(woodentop(base)).breaches).toEqual([]);
    for (const base of ['flat', 'zeugo', 'toccer'])
      expect(checkEquipment(woodentop(base)).breaches.map(short)).toContainEqual(['FISTF-III.4.3.2.6', base]);
    const list = woodentop('sports');
    expect(bounds('FISTF-III.4.3.2.6', `${FIRST}.upperHeight`, [30, 32], [29.9, 32.1], { list })).toEqual([]);
    expect(bounds('FISTF-III.4.3.2.6', `${FIRST}.material`, ['wood'], ['plastic', 'metal'], { list })).toEqual([]);
    expect(breaches(`${FIRST}.baseDiameter`, 20, list)).toEqual([['FISTF-III.4.3.2.3', 20]]);
    expect(breaches(`${FIRST}.baseDiameter`, 17.9, woodentop('h0'))).toEqual([['FISTF-III.4.3.2.2', 17.9]]);
  });
  test('FISTF-III.4.3.1.1 FISTF-III.4.3.1.2 FISTF-III.4.3.3 FISTF-III.4.3.4.1 another design needs a whole homologation', () => {
    const laws = ['FISTF-III.4.3.1.1', 'FISTF-III.4.3.1.2', 'FISTF-III.4.3.3', 'FISTF-III.4.3.4.1'];
    expect(demands(laws, FIRST, newDesign)).toEqual([]);
  });
  test('FISTF-I.16.2 what nobody homologated is no type', () =>
    expect(breaches(`${FIRST}.homologation`, undefined, newDesign)).toEqual([['FISTF-III.4.3.2', 'other on other']]));
});

/** All figures of a list changed alike. */
function withEvery(list: object, more: object): object {
  const { sides } = list as { readonly sides: readonly { readonly figures: readonly object[] }[] };
  return {
    ...list,
    sides: sides.map((side) => ({ ...side, figures: side.figures.map((one) => ({ ...one, ...more })) })),
  };
}

describe('the annex', () => {
  test('FISTF-VI.1.0b joined to the upper side', () =>
    expect(yes('FISTF-VI.1.0b', `${FIRST}.joinedToTheTop`, german)).toEqual([]));
  test('FISTF-I.4.1 FISTF-I.4.2 chapter I holds here too', () => {
    expect(yes('FISTF-I.4.1', `${FIRST}.firmlyJoined`, german)).toEqual([]);
    expect(yes('FISTF-I.4.2', `${FIRST}.humanBody`, german)).toEqual([]);
  });
  test.each([
    ['FISTF-VI.1.1.1', 'mass', [1, 2.8], [2.81]],
    ['FISTF-VI.1.1.2', 'height', [27, 39], [26.9, 39.1]],
    ['FISTF-VI.1.2.1.2', 'upperWidth', [6, 13], [5.9, 13.1]],
    ['FISTF-VI.1.2.2', 'upperThickness', [1, 6], [6.1]],
    ['FISTF-VI.1.3.3', 'baseHeight', [5, 7], [4.9, 7.1]],
    ['FISTF-VI.1.3.4.2', 'widestBelowTop', [0, 1.1], [1.2]],
  ])('%s %s within %j', (paragraph, what, good, bad) => {
    expect(bounds(paragraph, `${FIRST}.${what}`, good, bad, { list: german })).toEqual([]);
  });
  test.each([
    ['FISTF-VI.1.2.1.1', 'footballerInAction'],
    ['FISTF-VI.1.3.1.1', 'symmetric'],
    ['FISTF-VI.1.3.1.2', 'cutEllipsoid'],
  ])('%s %s', (paragraph, what) => {
    expect(yes(paragraph, `${FIRST}.${what}`, german)).toEqual([]);
  });
  test('FISTF-VI.1.3.2 any upper edge', () =>
    expect(
      ['plain', 'cut', 'rounded', undefined].flatMap((edge) => breaches(`${FIRST}.upperEdge`, edge, german)),
    ).toEqual([]));
  test('FISTF-VI.1.3.4.1 16 to 21 mm', () => {
    const small = withEvery(german, { baseDiameter: 17, topDiameter: 15 });
    expect(breaches(`${FIRST}.baseDiameter`, 16, small)).toEqual([]);
    expect(breaches(`${FIRST}.baseDiameter`, 15.9, small)).toEqual([['FISTF-VI.1.3.4.1', 15.9]]);
    expect(breaches(`${FIRST}.baseDiameter`, 21, german)).toEqual([]);
    expect(breaches(`${FIRST}.baseDiameter`, 21.1, german)).toEqual([['FISTF-VI.1.3.4.1', 21.1]]);
  });
  test('FISTF-VI.1.3.4.3 the rim stands out at most 2 mm over the upper side', () => {
    expect(breaches(`${FIRST}.topDiameter`, 19, german)).toEqual([]);
    expect(breaches(`${FIRST}.topDiameter`, 18.9, german)).toEqual([['FISTF-VI.1.3.4.3', 2.1]]);
    expect(breaches(`${FIRST}.topDiameter`, undefined, german)).toEqual([['FISTF-VI.1.3.4.3', null]]);
  });
  test('FISTF-VI.1.3.5a outwards: nothing further', () => {
    const outwards = withEvery(german, { underside: 'outwards', bottomDiameter: 19 });
    expect(checkEquipment(outwards).breaches).toEqual([]);
    expect(breaches(`${FIRST}.underside`, undefined, german)).toEqual([['FISTF-VI.1.3.5a', null]]);
  });
  test('FISTF-VI.1.3.5b FISTF-VI.1.3.5d inwards: at most 1 mm, and a smaller foot', () => {
    const list = withEvery(german, { underside: 'inwards', hollow: 0.5, bottomDiameter: 14 });
    expect(bounds('FISTF-VI.1.3.5b', `${FIRST}.hollow`, [0.1, 1], [1.1], { list })).toEqual([]);
    expect(breaches(`${FIRST}.bottomDiameter`, 15, list)).toEqual([]);
    expect(breaches(`${FIRST}.bottomDiameter`, 15.1, list)).toEqual([['FISTF-VI.1.3.5d', 4.9]]);
  });
  test('FISTF-VI.1.3.5c FISTF-VI.1.3.5d flat: a smaller foot', () => {
    const list = withEvery(german, { underside: 'flat', bottomDiameter: 15 });
    expect(checkEquipment(list).breaches).toEqual([]);
    expect(breaches(`${FIRST}.bottomDiameter`, 15.1, list)).toEqual([['FISTF-VI.1.3.5d', 4.9]]);
    expect(breaches(`${FIRST}.bottomDiameter`, undefined, list)).toEqual([['FISTF-VI.1.3.5d', null]]);
  });
  test('FISTF-III.4.3.2 types do not matter there, set and colours do', () => {
    expect(checkEquipment(withEvery(german, { upperPart: 'other', base: undefined })).breaches).toEqual([]);
    expect(breaches(`${FIRST}.number`, 9, german)).toEqual([['FISTF-III.4.2.1', 9]]);
  });
});
