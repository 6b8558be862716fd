import { checkEquipment } from '@bande/games/subbuteo/referee/equipment.ts';
import { describe, expect, test } from 'vitest';
import { bounds, breaches, changed, demands, FIRST, KEEPER, yes } from './equipment-check.ts';
import { figure, homologated, set } from './equipment-set.ts';

describe('sets', () => {
  const reserve = { ...figure, role: 'reserveKeeper', baseColour: 'yellow' };
  const first = { ...figure, number: 10 };
  const figures = (...list: readonly object[]): readonly unknown[] => breaches('sides.0.figures', list);

  test('FISTF-III.4.2.1 ten, one and one', () => {
    expect(breaches(`${FIRST}.number`, 9)).toEqual([['FISTF-III.4.2.1', 9]]);
    expect(breaches(`${FIRST}.number`, 11)).toEqual([['FISTF-III.4.2.1', 11]]);
    expect(figures({ ...figure, number: 4 }, { ...figure, number: 6 }, reserve)).toEqual([]);
    expect(figures(first)).toEqual([['FISTF-III.4.2.1', 0]]);
    expect(breaches('sides.0.keepers', [])).toEqual([['FISTF-III.4.2.1', 0]]);
  });
  test('FISTF-II.1.5.2 FISTF-II.1.5.3 no second keeper, no second reserve keeper; spare keepers may lie ready', () => {
    const [keeper] = (set.sides[0] as { readonly keepers: readonly object[] }).keepers;
    expect(breaches('sides.0.keepers', [keeper, keeper])).toEqual([['FISTF-II.1.5.2', 2]]);
    expect(breaches('sides.0.keepers', [keeper, { ...keeper, use: 'substitute' }])).toEqual([]);
    expect(figures(first, { ...reserve, number: 2 })).toEqual([['FISTF-II.1.5.3', 2]]);
  });
  test('FISTF-III.4.2.2 one type', () => {
    expect(figures({ ...figure, number: 9 }, { ...figure, model: 'second series' }, reserve)).toEqual([
      ['FISTF-III.4.2.2', 'toccer toccer – –, toccer toccer – second series'],
    ]);
    expect(figures(first, { ...reserve, model: 'second series' })).toHaveLength(1);
  });
  test('FISTF-III.4.2.3 one painting, the reserve keeper’s too', () => {
    expect(figures(first, { ...reserve, paint: 'green' })).toEqual([['FISTF-III.4.2.3', 'red and white, green']]);
    expect(figures(first, { ...reserve, paint: 'Red and white ' })).toEqual([]);
    expect(breaches(`${FIRST}.paint`, undefined)).toEqual([['FISTF-III.4.2.3', null]]);
  });
  test('FISTF-III.4.2.4 one colour of bases', () => {
    expect(figures({ ...figure, number: 9 }, { ...figure, baseColour: 'pink' }, reserve)).toEqual([
      ['FISTF-III.4.2.4', 'red, pink'],
    ]);
    expect(breaches(`${FIRST}.baseColour`, undefined)).toEqual([['FISTF-III.4.2.4', null]]);
  });
  test('FISTF-III.4.2.5 the base of the reserve keeper is unlike all others of both sides', () => {
    for (const baseColour of ['red', 'blue', 'green', undefined])
      expect(breaches('sides.0.figures.1.baseColour', baseColour).find(([law]) => law === 'FISTF-III.4.2.5')).toEqual([
        'FISTF-III.4.2.5',
        baseColour ?? null,
      ]);
    expect(breaches('sides.0.figures.1.baseColour', 'white')).toEqual([]);
  });
  test('SHORT-reserve.1 by the short rules base or painting, against outfield figures', () => {
    const list = { ...set, rules: 'short-2016' };
    const reserveIs = (more: object): readonly unknown[] =>
      breaches('sides.0.figures', [first, { ...reserve, ...more }], list);
    expect(reserveIs({ baseColour: 'green' })).toEqual([]);
    expect(reserveIs({ baseColour: 'red', paint: 'black' })).toEqual([]);
    expect(reserveIs({ baseColour: 'red' })).toEqual([['SHORT-reserve.1', 'red']]);
    expect(reserveIs({ baseColour: 'blue' })).toEqual([['SHORT-reserve.1', 'blue']]);
  });
  test('FISTF-II.4.1.2.1 bases of both sides are neither the same nor similar', () => {
    expect(breaches(`${FIRST}.baseColour`, 'Blue')).toEqual([['FISTF-II.4.1.2.1', 'blue']]);
    expect(breaches('basesAlike', ['start'])).toEqual([['FISTF-II.4.1.2.1', 'similar']]);
  });
  test('FISTF-II.2.5.1.3 a substitute is like the one it comes on for', () => {
    const spare = { ...figure, use: 'substitute' };
    expect(figures(first, reserve, spare, { ...reserve, use: 'substitute' })).toEqual([]);
    for (const more of [{ baseColour: 'pink' }, { paint: 'green' }, { model: 'old' }])
      expect(figures(first, reserve, { ...spare, ...more })).toEqual([['FISTF-II.2.5.1.3', expect.any(String)]]);
    expect(figures(first, reserve, { ...spare, role: 'reserveKeeper' })).toHaveLength(1);
    expect(figures(first, reserve, { ...spare, baseHeight: 7.1 })).toEqual([['FISTF-III.4.1.1.1', 7.1]]);
  });
  test('FISTF-II.2.5.4.2 FISTF-II.2.5.4.3 at half-time others may come, within the same rules', () => {
    const second = { ...first, use: 'secondHalf', baseColour: 'white', paint: 'all white', model: 'new' };
    const keeper = { ...second, number: 1, role: 'reserveKeeper', baseColour: 'black' };
    const change = (more: object): readonly unknown[] => figures(first, reserve, { ...second, ...more }, keeper);
    expect(change({})).toEqual([]);
    expect(change({ baseColour: 'blue' })).toEqual([['FISTF-II.2.5.4.3', 'blue']]);
    expect(change({ number: 11 })).toEqual([['FISTF-III.4.2.1', 11]]);
    expect(change({ height: 36.1 })).toEqual([['FISTF-III.4.3.2.4', 36.1]]);
    const list = changed(set, 'sides.0.figures', [first, reserve, second, keeper]);
    expect(breaches('basesAlike', ['secondHalf'], list)).toEqual([['FISTF-II.2.5.4.3', 'similar']]);
  });
});

describe('keepers', () => {
  test('FISTF-I.5.1 with or without a base', () =>
    expect([true, false, undefined].flatMap((base) => breaches(`${KEEPER}.base`, base))).toEqual([]));
  test('FISTF-I.5.2 at the end of a rod with a handle', () => {
    expect(yes('FISTF-I.5.2', `${KEEPER}.rod.atItsEnd`)).toEqual([]);
    expect(breaches(`${KEEPER}.handle`, undefined)).toEqual([['FISTF-I.5.2', null]]);
  });
  test('FISTF-III.5.1.0a firmly joined', () => expect(yes('FISTF-III.5.1.0a', `${KEEPER}.rod.firm`)).toEqual([]));
  test.each([
    ['FISTF-III.5.1.0b', 'volume', [1, 2700], [2700.1]],
    ['FISTF-III.5.1.1', 'height', [1, 39], [39.1]],
    ['FISTF-III.5.1.2', 'thickness', [1, 6], [6.1]],
    ['FISTF-III.5.1.3', 'width', [1, 21], [21.1]],
    ['FISTF-III.5.2.1.1', 'rod.length', [1, 150], [150.1]],
    ['FISTF-III.5.2.1.2', 'rod.width', [1, 4], [4.1]],
    ['FISTF-III.5.2.2', 'handle.length', [1, 100], [100.1]],
    ['FISTF-III.5.2', 'rod.from', ['figure', 'feet', 'base'], ['other']],
  ] as const)('%s %s within %j', (paragraph, what, good, bad) => {
    expect(bounds(paragraph, `${KEEPER}.${what}`, good, bad)).toEqual([]);
  });
  test('FISTF-III.5.1.4 a human body', () => expect(yes('FISTF-III.5.1.4', `${KEEPER}.humanBody`)).toEqual([]));
  test('FISTF-III.5.2.1.1 a straight rod', () =>
    expect(yes('FISTF-III.5.2.1.1', `${KEEPER}.rod.straight`)).toEqual([]));

  const keeper = (more: object): object =>
    changed(set, KEEPER, { ...(set.sides[0] as { readonly keepers: readonly object[] }).keepers[0], ...more });
  const rod = (from: string): object => ({
    rod: { firm: true, atItsEnd: true, from, straight: true, length: 150, width: 3 },
  });
  const laws = (more: object): readonly string[] =>
    checkEquipment(keeper(more)).breaches.map(({ paragraph }) => paragraph);

  test('FISTF-III.5.3.2 only approved types', () => {
    expect(bounds('FISTF-III.5.3.2', `${KEEPER}.type`, ['zeugo'], ['other'])).toEqual([]);
  });
  test('FISTF-III.5.3.2.1 flat: four makes, no Newfooty', () => {
    for (const make of ['english', 'subbuteo', 'swiss', 'german']) expect(laws({ type: 'flat', make })).toEqual([]);
    for (const make of ['newfooty', 'other', undefined])
      expect(laws({ type: 'flat', make })).toEqual(['FISTF-III.5.3.2.1']);
  });
  test('FISTF-III.5.3.2.2 H0: four postures, metal or plastic', () => {
    const h0 = { type: 'h0', posture: 'jockey', material: 'metal' };
    for (const posture of ['jockey', 'changeableJockey', 'outstretchedArms', 'bentBody'])
      expect(laws({ ...h0, posture })).toEqual([]);
    for (const more of [{ posture: 'other' }, { posture: undefined }, { material: 'wood' }, { material: undefined }])
      expect(laws({ ...h0, ...more })).toEqual(['FISTF-III.5.3.2.2']);
    expect(laws({ ...h0, material: 'plastic' })).toEqual([]);
  });
  test('FISTF-III.5.3.2.3 Sports: rod out of the base, wood or polystyrene', () => {
    const sports = { type: 'sports', material: 'wood', base: true, ...rod('base') };
    for (const more of [{}, { material: 'polystyrene' }]) expect(laws({ ...sports, ...more })).toEqual([]);
    for (const more of [{ material: 'plastic' }, { base: false }, rod('figure')])
      expect(laws({ ...sports, ...more })).toEqual(['FISTF-III.5.3.2.3']);
  });
  test('FISTF-III.5.3.2.4 Toccer: no base, rod out of the feet, metal or plastic', () => {
    const toccer = { type: 'toccer', material: 'metal', base: false, ...rod('feet') };
    for (const more of [{}, { material: 'plastic' }]) expect(laws({ ...toccer, ...more })).toEqual([]);
    for (const more of [{ material: 'wood' }, { base: true }, rod('base')])
      expect(laws({ ...toccer, ...more })).toEqual(['FISTF-III.5.3.2.4']);
  });
  test('FISTF-III.5.3.2.5 Woodentop: wood on a base from which the rod comes', () => {
    const woodentop = { type: 'woodentop', material: 'wood', base: true, ...rod('base') };
    expect(laws(woodentop)).toEqual([]);
    for (const more of [{ material: 'metal' }, { base: false }, rod('feet')])
      expect(laws({ ...woodentop, ...more })).toEqual(['FISTF-III.5.3.2.5']);
  });
  test('FISTF-III.5.3.2.6 Zeugo', () => expect(laws({ type: 'zeugo' })).toEqual([]));
  test('FISTF-III.5.3.1.1 FISTF-III.5.3.1.2 FISTF-III.5.3.3 FISTF-III.5.3.4.1 another type needs a whole homologation', () => {
    const list = keeper({ type: 'other', homologation: homologated });
    const paragraphs = ['FISTF-III.5.3.1.1', 'FISTF-III.5.3.1.2', 'FISTF-III.5.3.3', 'FISTF-III.5.3.4.1'];
    expect(demands(paragraphs, KEEPER, list)).toEqual([]);
  });
});
