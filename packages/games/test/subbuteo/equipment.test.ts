import { checkEquipment } from '@bande/games/subbuteo/referee/equipment.ts';
import { rulebook } from '@bande/games/subbuteo/rulebook.ts';
import { describe, expect, test } from 'vitest';
import { bounds, breaches, changed, checked, demands, KEEPER, short, yes } from './equipment-check.ts';
import { german, homologated, newDesign, set } from './equipment-set.ts';

/** Two sides, of which one is measured anew. */
const pair = (value: unknown): unknown => (value === undefined ? value : [value, 80]);

test('a list within the rules has no breach', () => {
  for (const list of [set, newDesign, german]) expect(checkEquipment(list)).toEqual({ ok: true, breaches: [] });
});
test('a thing that is not in the list is refused at the door', () => {
  expect(() => checkEquipment({ ...set, whistle: true })).toThrow(/whistle/);
  expect(() => checked('table.height', -1)).toThrow(/height/);
});
test('a breach names the thing, its value and what is allowed', () => {
  expect(checked('table.barrier.gaps', [200, 251])).toEqual({
    ok: false,
    breaches: [{ paragraph: 'FISTF-III.1.1.3.3', item: 'table.barrier.gaps 2', found: 251, allowed: '150 to 250' }],
  });
  expect(checked(`${KEEPER}.rod.length`, 150.1).breaches).toEqual([
    { paragraph: 'FISTF-III.5.2.1.1', item: 'sides 1.keepers 1.rod.length', found: 150.1, allowed: 'at most 150' },
  ]);
});
test('FISTF-IV.1.5.2 each of the six parts must be there, and both sides', () => {
  for (const part of ['table', 'cloth', 'field', 'goals', 'ball', 'sides'])
    expect(checked(part, undefined).breaches).toEqual([
      { paragraph: 'FISTF-IV.1.5.2', item: part, found: null, allowed: 'present and checked' },
    ]);
  expect(checkEquipment({}).breaches).toHaveLength(6);
  expect(breaches('sides', set.sides.slice(1))).toEqual([['FISTF-IV.1.5.2', 1]]);
});
test('a part without any measure is in breach of every rule that asks for one', () => {
  const bare = { table: {}, cloth: {}, field: {}, goals: [{}, {}], ball: {} };
  const empty = [{ figures: [{ role: 'reserveKeeper' }, {}], keepers: [{ handle: {} }, {}] }, {}];
  const of = (list: object): readonly string[] =>
    checkEquipment({ ...bare, sides: empty, ...list }).breaches.map(({ paragraph }) => paragraph);
  const found = new Set([
    ...of({}),
    ...of({ federation: 'DSTFB' }),
    ...of({ rules: 'short-2016' }),
    ...of({
      ball: { homologation: {} },
      sides: [{ figures: [{ homologation: {} }], keepers: [{ homologation: {} }] }],
    }),
  ]);
  /** Permissions, what hangs on a type or on another value, and what compares. */
  const free = [
    /^FISTF-I\.5\.1$|^FISTF-II\.|^FISTF-III\.(?:1\.2\.(?:1\.4|4\.3)|4\.2\.2)$|^FISTF-III\.[45]\.3\.2\.\d$/,
    /^FISTF-IV|^FISTF-VI\.1\.3\.(?:2|5[bcd])$|^FISTF-V$/,
  ];
  const laws = Object.entries(rulebook)
    .filter(
      ([id, { kind }]) =>
        (kind === 'equipment' || (kind === 'admin' && id.startsWith('FISTF-III'))) && !free.some((one) => one.test(id)),
    )
    .map(([id]) => id);
  expect(laws.filter((id) => !found.has(id))).toEqual([]);
});

describe('table and cloth', () => {
  test('FISTF-I.10.1 hardboard or similar, two goals', () => {
    expect(bounds('FISTF-I.10.1', 'table.material', ['hardboard', 'chipboard', 'similar'], ['other'])).toEqual([]);
    expect(breaches('goals', set.goals.slice(1))).toEqual([['FISTF-I.10.1', 1]]);
    expect(breaches('goals', [...set.goals, set.goals[0]])).toEqual([['FISTF-I.10.1', 3]]);
  });
  test('FISTF-I.10.2 edged all round', () => expect(yes('FISTF-I.10.2', 'table.barrier.allRound')).toEqual([]));
  test('FISTF-I.12 rectangular, smooth, marked', () =>
    expect(['rectangular', 'smooth', 'marked'].flatMap((what) => yes('FISTF-I.12', `cloth.${what}`))).toEqual([]));
  test('FISTF-III.1.1.1.1 the cloth is fixed', () => expect(yes('FISTF-III.1.1.1.1', 'cloth.fixed')).toEqual([]));
  test('FISTF-III.1.1.1.2 70 to 90 cm above the floor', () =>
    expect(bounds('FISTF-III.1.1.1.2', 'table.height', [700, 900], [699.9, 900.1])).toEqual([]));
  test('FISTF-III.1.1.1.3 level', () => expect(yes('FISTF-III.1.1.1.3', 'table.level')).toEqual([]));
  test('FISTF-III.1.1.2.1 cloth and table 4 to 10 cm beyond the lines, on every side', () => {
    for (const what of ['table', 'cloth'])
      for (const where of ['beyondTouchlines', 'beyondGoalLines'])
        expect(bounds('FISTF-III.1.1.2.1', `${what}.${where}`, [40, 100], [39.9, 100.1], { put: pair })).toEqual([]);
    expect(breaches('cloth.beyondTouchlines', [80])).toEqual([['FISTF-III.1.1.2.1', 1]]);
  });
  test('FISTF-III.1.1.2.2 the table ends 0 to 10 cm behind the rear of the goals', () =>
    expect(bounds('FISTF-III.1.1.2.2', 'table.behindGoals', [0, 100], [-0.1, 100.1], { put: pair })).toEqual([]));
  test('FISTF-III.1.1.3.1 a barrier of 2 to 10 cm', () =>
    expect(bounds('FISTF-III.1.1.3.1', 'table.barrier.height', [20, 100], [19.9, 100.1])).toEqual([]));
  test('FISTF-III.1.1.3.2 at most 10 cm wide', () =>
    expect(bounds('FISTF-III.1.1.3.2', 'table.barrier.width', [1, 100], [100.1])).toEqual([]));
  test('FISTF-III.1.1.3.3 gaps of 15 to 25 cm in the middle, behind each goal', () => {
    expect(
      bounds('FISTF-III.1.1.3.3', 'table.barrier.gaps', [150, 250], [149.9, 250.1], { put: (gap) => [200, gap] }),
    ).toEqual([]);
    expect(breaches('table.barrier.gaps', [200])).toEqual([['FISTF-III.1.1.3.3', 1]]);
    expect(yes('FISTF-III.1.1.3.3', 'table.barrier.gapsCentred')).toEqual([]);
  });
  test('FISTF-III.1.1.4 a metre of room', () =>
    expect(bounds('FISTF-III.1.1.4', 'table.room', [1000, 5000], [999.9])).toEqual([]));
  test('FISTF-III.1.1.5.1 even and clean', () => {
    expect(yes('FISTF-III.1.1.5.1', 'cloth.even')).toEqual([]);
    expect(yes('FISTF-III.1.1.5.1', 'cloth.clean')).toEqual([]);
  });
  test('FISTF-III.1.1.5.2 figures glide, the ball runs straight', () => {
    expect(yes('FISTF-III.1.1.5.2', 'cloth.figuresGlide')).toEqual([]);
    expect(yes('FISTF-III.1.1.5.2', 'cloth.ballRunsStraight')).toEqual([]);
  });
  test('FISTF-III.1.1.6.1 lines of at most 3 mm', () =>
    expect(bounds('FISTF-III.1.1.6.1', 'cloth.lineWidths', [0.5, 3], [3.1], { put: (width) => [2, width] })).toEqual(
      [],
    ));
  test('FISTF-III.1.1.6.2 lines that disturb nothing', () =>
    expect(bounds('FISTF-III.1.1.6.2', 'cloth.linesDisturb', [false], [true])).toEqual([]));
});

describe('field', () => {
  test('FISTF-III.1.2.1.1 rectangular', () => expect(yes('FISTF-III.1.2.1.1', 'field.rectangular')).toEqual([]));
  test('FISTF-III.1.2.1.2 90 to 140 cm long', () => {
    expect(bounds('FISTF-III.1.2.1.2', 'field.length', [1100, 1400], [1400.1])).toEqual([]);
    const narrow = changed(set, 'field.width', 600);
    expect(breaches('field.length', 900, narrow)).toEqual([]);
    // Whatever is shorter is also too short for the narrowest field.
    expect(breaches('field.length', 899.9, narrow)).toEqual([
      ['FISTF-III.1.2.1.2', 899.9],
      ['FISTF-III.1.2.1.4', 299.9],
    ]);
  });
  test('FISTF-III.1.2.1.3 60 to 100 cm wide', () =>
    expect(
      bounds('FISTF-III.1.2.1.3', 'field.width', [600, 1000], [599.9, 1000.1], {
        list: changed(set, 'field.length', 1400),
      }),
    ).toEqual([]));
  test('FISTF-III.1.2.1.4 30 cm longer than wide', () => {
    const list = changed(set, 'field.length', 1000);
    expect(breaches('field.width', 700, list)).toEqual([]);
    expect(breaches('field.width', 700.1, list)).toEqual([['FISTF-III.1.2.1.4', 299.9]]);
    expect(breaches('field.width', 600.7, changed(set, 'field.length', 900.7))).toEqual([]);
  });
  test('FISTF-III.1.2.1.5 two equal halves', () => {
    expect(
      bounds('FISTF-III.1.2.1.5', 'field.halves', [600, 600.49], [600.5], {
        put: (half) => (half === undefined ? half : [600, half]),
        found: () => 0.5,
      }),
    ).toEqual([]);
    expect(breaches('field.halves', [600])).toEqual([['FISTF-III.1.2.1.5', 1]]);
    expect(yes('FISTF-III.1.2.1.5', 'field.halfwayLineParallel')).toEqual([]);
  });
  test('FISTF-III.1.2.1.6 the centre spot in the middle', () =>
    expect(yes('FISTF-III.1.2.1.6', 'field.centreSpotCentred')).toEqual([]));
  test('FISTF-III.1.2.1.7 a circle of 6 to 12 cm around it', () => {
    expect(bounds('FISTF-III.1.2.1.7', 'field.centreCircle.radius', [60, 120], [59.9, 120.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.1.7', 'field.centreCircle.centred')).toEqual([]);
  });
  test('FISTF-III.1.2.2.1 four equal quarters', () => {
    expect(breaches('field.quarters', [300, 300.49, 300, 300])).toEqual([]);
    expect(breaches('field.quarters', [300, 300.5, 300, 300])).toEqual([['FISTF-III.1.2.2.1', 0.5]]);
    expect(breaches('field.quarters', [400, 400, 400])).toEqual([['FISTF-III.1.2.2.1', 3]]);
    expect(breaches('field.quarters', undefined)).toEqual([['FISTF-III.1.2.2.1', null]]);
    expect(yes('FISTF-III.1.2.2.1', 'field.shootingLinesParallel')).toEqual([]);
  });
  test('FISTF-III.1.2.3.1 penalty areas 12 to 18 cm deep, on both goal lines', () => {
    expect(bounds('FISTF-III.1.2.3.1', 'field.penaltyAreas.1.depth', [120, 180], [119.9, 180.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.3.1', 'field.penaltyAreas.0.onGoalLine')).toEqual([]);
    expect(breaches('field.penaltyAreas', [set.field.penaltyAreas[0]])).toEqual([['FISTF-III.1.2.3.1', 1]]);
  });
  test('FISTF-III.1.2.3.2 30 to 48 cm wide, in the middle', () => {
    expect(bounds('FISTF-III.1.2.3.2', 'field.penaltyAreas.0.width', [300, 480], [299.9, 480.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.3.2', 'field.penaltyAreas.0.centred')).toEqual([]);
  });
  test('FISTF-III.1.2.3.3 a rectangle', () =>
    expect(yes('FISTF-III.1.2.3.3', 'field.penaltyAreas.0.rectangular')).toEqual([]));
  test('FISTF-III.1.2.3.4 the spot 8 to 14 cm from the line, inside the area, in the middle', () => {
    expect(bounds('FISTF-III.1.2.3.4', 'field.penaltyAreas.0.spot', [80, 140], [79.9, 140.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.3.4', 'field.penaltyAreas.0.spotCentred')).toEqual([]);
    const shallow = changed(set, 'field.penaltyAreas.0.depth', 120);
    expect(breaches('field.penaltyAreas.0.spot', 119.9, shallow)).toEqual([]);
    expect(breaches('field.penaltyAreas.0.spot', 120, shallow)).toEqual([['FISTF-III.1.2.3.4', 120]]);
  });
  test('FISTF-III.1.2.4.1 goal areas 5 to 7 cm deep, on both goal lines', () => {
    expect(bounds('FISTF-III.1.2.4.1', 'field.goalAreas.1.depth', [50, 70], [49.9, 70.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.4.1', 'field.goalAreas.0.onGoalLine')).toEqual([]);
    expect(breaches('field.goalAreas', [set.field.goalAreas[0]])).toEqual([['FISTF-III.1.2.4.1', 1]]);
  });
  test('FISTF-III.1.2.4.2 22 to 26 cm wide, in the middle, joined', () => {
    expect(bounds('FISTF-III.1.2.4.2', 'field.goalAreas.0.width', [220, 260], [219.9, 260.1])).toEqual([]);
    expect(yes('FISTF-III.1.2.4.2', 'field.goalAreas.0.centred')).toEqual([]);
    expect(yes('FISTF-III.1.2.4.2', 'field.goalAreas.0.joined')).toEqual([]);
  });
  test('FISTF-III.1.2.4.3 side lines may go on behind the goal line', () =>
    expect([true, false].flatMap((value) => breaches('field.goalAreas.0.extended', value))).toEqual([]));
  test('FISTF-III.1.2.5 four quarter circles of 2 to 3 cm', () => {
    const corners = (radius: unknown): unknown => (radius === undefined ? radius : [25, radius, 25, 25]);
    expect(bounds('FISTF-III.1.2.5', 'field.corners', [20, 30], [19.9, 30.1], { put: corners })).toEqual([]);
    expect(breaches('field.corners', [25, 25, 25])).toEqual([['FISTF-III.1.2.5', 3]]);
    expect(yes('FISTF-III.1.2.5', 'field.cornersCentred')).toEqual([]);
  });
});

describe('goals', () => {
  test('FISTF-III.2.1.1 in the middle, posts on the line', () => {
    expect(yes('FISTF-III.2.1.1', 'goals.0.centred')).toEqual([]);
    expect(yes('FISTF-III.2.1.1', 'goals.1.postsOnLine')).toEqual([]);
  });
  test('FISTF-III.2.1.2 solid', () => expect(yes('FISTF-III.2.1.2', 'goals.0.solid')).toEqual([]));
  test('FISTF-III.2.1.3 fastened', () => expect(yes('FISTF-III.2.1.3', 'goals.0.fastened')).toEqual([]));
  test('FISTF-III.2.2.1 two posts, one crossbar, two bars a side, one or two at the rear', () => {
    expect(bounds('FISTF-III.2.2.1', 'goals.0.posts', [2], [1, 3])).toEqual([]);
    expect(bounds('FISTF-III.2.2.1', 'goals.0.crossbars', [1], [0, 2])).toEqual([]);
    expect(bounds('FISTF-III.2.2.1', 'goals.0.rearBars', [1, 2], [0, 3])).toEqual([]);
    expect(
      bounds('FISTF-III.2.2.1', 'goals.0.sideBars', [2], [1, 3], {
        put: (bars) => (bars === undefined ? bars : [2, bars]),
      }),
    ).toEqual([]);
    expect(breaches('goals.0.sideBars', [2])).toEqual([['FISTF-III.2.2.1', 1]]);
  });
  test('FISTF-III.2.2.2 a net', () => expect(yes('FISTF-III.2.2.2', 'goals.0.net')).toEqual([]));
  test('FISTF-III.2.3.1 upright posts of 6 cm, to the millimetre', () => {
    expect(bounds('FISTF-III.2.3.1', 'goals.0.height', [59.5, 60, 60.49], [59.49, 60.5])).toEqual([]);
    expect(yes('FISTF-III.2.3.1', 'goals.0.postsUpright')).toEqual([]);
  });
  test('FISTF-III.2.3.2 12.5 cm between them', () =>
    expect(bounds('FISTF-III.2.3.2', 'goals.0.width', [124.5, 125, 125.49], [124.49, 125.5])).toEqual([]));
  test('FISTF-III.2.3.3 crossbar on top, rear bars parallel', () => {
    expect(yes('FISTF-III.2.3.3', 'goals.0.crossbarOnTop')).toEqual([]);
    expect(yes('FISTF-III.2.3.3', 'goals.0.rearBarsParallel')).toEqual([]);
  });
  test('FISTF-III.2.3.4 at most 5 mm thick', () =>
    expect(bounds('FISTF-III.2.3.4', 'goals.0.thickness', [1, 5], [5.1], { put: (bar) => [4, bar] })).toEqual([]));
  test('FISTF-III.2.3.5 6 to 9 cm deep', () =>
    expect(bounds('FISTF-III.2.3.5', 'goals.0.depth', [60, 90], [59.9, 90.1])).toEqual([]));
});

describe('ball', () => {
  test('FISTF-III.3.1.1 a hollow plastic sphere', () =>
    expect(['round', 'hollow', 'plastic'].flatMap((what) => yes('FISTF-III.3.1.1', `ball.${what}`))).toEqual([]));
  test('FISTF-III.3.1.2 22 mm, to the millimetre', () =>
    expect(bounds('FISTF-III.3.1.2', 'ball.diameter', [21.5, 22, 22.49], [21.49, 22.5])).toEqual([]));
  test('FISTF-III.3.1.3 1.5 g, to a tenth', () =>
    expect(bounds('FISTF-III.3.1.3', 'ball.mass', [1.45, 1.5, 1.549], [1.449, 1.55])).toEqual([]));
  test('FISTF-III.3.2 by Subbuteo or Zeugo', () =>
    expect(bounds('FISTF-III.3.2', 'ball.make', ['subbuteo', 'zeugo'], ['other'])).toEqual([]));
  test('FISTF-III.3.3 without agreement a white Tango by Subbuteo', () => {
    expect(bounds('FISTF-III.3.3', 'ball.agreed', [true], [false])).toEqual([]);
    const tango = changed(set, 'ball.whiteTango', true);
    expect([true, false, undefined].flatMap((agreed) => breaches('ball.agreed', agreed, tango))).toEqual([]);
    const zeugo = changed(changed(tango, 'ball.make', 'zeugo'), 'ball.agreed', false);
    expect(checkEquipment(zeugo).breaches.map(short)).toEqual([['FISTF-III.3.3', false]]);
  });
  test('FISTF-III.3.4.1 painted or marked only if both agree', () => {
    expect(bounds('FISTF-III.3.4.1', 'ball.painted', [false], [true])).toEqual([]);
    const painted = changed(set, 'ball.painted', true);
    expect(breaches('ball.paintAccepted', ['red', 'blue'], painted)).toEqual([]);
    for (const who of [[], ['red'], ['blue'], ['red', 'red']])
      expect(breaches('ball.paintAccepted', who, painted)).toEqual([['FISTF-III.3.4.1', true]]);
  });
  test('FISTF-III.3.5.1 FISTF-III.3.5.2 FISTF-III.3.6 FISTF-III.3.7.1 another make needs a whole homologation', () => {
    const other = changed(changed(set, 'ball.make', 'other'), 'ball.homologation', homologated);
    const laws = ['FISTF-III.3.5.1', 'FISTF-III.3.5.2', 'FISTF-III.3.6', 'FISTF-III.3.7.1'];
    expect(demands(laws, 'ball', other)).toEqual([]);
  });
});
