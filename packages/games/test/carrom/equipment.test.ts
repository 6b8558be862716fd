import type { Breach, EquipmentReport } from '@bande/core';
import { checkEquipment } from '@bande/games/carrom/referee/equipment.ts';
import { rulebook } from '@bande/games/carrom/rulebook.ts';
import { describe, expect, test } from 'vitest';
import { CARROM } from '../../src/carrom/table-bodies.ts';
import { set } from './equipment-set.ts';
import * as table from '@bande/games/carrom/table.ts';

type Node = Record<string, unknown>;
/** `strikers.0.mass` set to a value. */
function checked(path: string, value: unknown): EquipmentReport {
  const copy: Node = structuredClone(set);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let home = copy;
  for (const key of keys) home = home[key] as Node;
  home[last] = value;
  return checkEquipment(copy);
}

type Short = readonly [paragraph: string, found: Breach['found'] | undefined];
const short = ({ paragraph, found }: Breach): Short => [paragraph, found];
const breaches = (path: string, value: unknown): readonly Short[] => checked(path, value).breaches.map(short);
/** What is hinted at; failures would stand before. */
const hints = (path: string, value: unknown): readonly Short[] => [
  ...breaches(path, value),
  ...(checked(path, value).warnings ?? []).map(short),
];

/** What was found against what should be; nothing if all is well. */
const unless = (found: unknown, expected: unknown): readonly unknown[] =>
  JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];

/** The mistakes the check makes: values within the bounds must pass, each one beyond them is the only breach, and a measure not taken is one too. */
const bounds = (
  paragraph: string,
  path: string,
  good: readonly unknown[],
  bad: readonly (string | number | boolean)[],
  put: (value: unknown) => unknown = (value) => value,
): readonly unknown[] => [
  ...good.flatMap((value) => unless(breaches(path, put(value)), [])),
  ...bad.flatMap((value) => unless(breaches(path, put(value)), [[paragraph, value]])),
  ...unless(
    breaches(path, undefined).every(([law, found]) => law === paragraph && found === null) &&
      breaches(path, undefined).length > 0,
    true,
  ),
];
const listed = (value: unknown): unknown => [value];
const yes = (paragraph: string, path: string): readonly unknown[] => bounds(paragraph, path, [true], [false]);
const no = (paragraph: string, path: string): readonly unknown[] => bounds(paragraph, path, [false], [true]);
/** The same where the laws give no tolerance: a hint and no failure [CI-58]. */
const mildBounds = (
  paragraph: string,
  path: string,
  good: readonly number[],
  bad: readonly number[],
): readonly unknown[] => [
  ...good.flatMap((value) => unless(hints(path, [value]), [])),
  ...bad.flatMap((value) => [
    ...unless(hints(path, [value]), [[paragraph, value]]),
    ...unless(checked(path, [value]).ok, true),
  ]),
];

test('a set within the laws has no breach and no hint', () =>
  expect(checkEquipment(set)).toEqual({ ok: true, breaches: [] }));
test('a thing that is not in the list is refused at the door', () => {
  expect(() => checkEquipment({ ...set, whistle: true })).toThrow(/whistle/);
  expect(() => checked('table.height', -1)).toThrow(/height/);
});
test('a breach names the thing, its value and what is allowed', () => {
  expect(checked('strikers', [set.strikers[0], { ...set.strikers[0], mass: 15.01 }])).toEqual({
    ok: false,
    breaches: [{ paragraph: 'ICF-C.3', item: 'strikers 2.mass', found: 15.01, allowed: 'at most 15' }],
  });
  expect(checked('board.pockets.diameters', [4.45, 4.45, 4.61, 4.45]).breaches).toEqual([
    { paragraph: 'ICF-A.3.1', item: 'board.pockets.diameters 3', found: 4.61, allowed: '4.3 to 4.6' },
  ]);
});
test('an empty list of measures counts as not measured', () =>
  expect(breaches('pieces.masses', [])).toEqual([['ICF-B.5', null]]));
test('a part without any measure is in breach of every law that asks for one', () => {
  const empty = checkEquipment({
    board: {},
    pieces: {},
    strikers: [],
    table: {},
    seats: [],
    powder: {},
    nets: [],
    light: {},
  });
  const found = new Set([...empty.breaches, ...(empty.warnings ?? [])].map(({ paragraph }) => paragraph));
  const free = new Set(['ICF-I', 'ICF-A.5.5', 'ICF-A.7.2', 'ICF-D.3', 'ICF-H.4']);
  const laws = Object.entries(rulebook)
    .filter(([id, { kind }]) => kind === 'equipment' && !free.has(id))
    .map(([id]) => id);
  expect([...found].toSorted()).toEqual([...laws, 'ICF-115.2'].toSorted());
});

test('ICF-I each of the eight parts must be there', () => {
  for (const part of Object.keys(set))
    expect(checked(part, undefined)).toEqual({
      ok: false,
      breaches: [{ paragraph: 'ICF-I', item: part, found: null, allowed: 'present and checked' }],
    });
  expect(checkEquipment({}).breaches).toHaveLength(8);
});

describe('board', () => {
  test('ICF-A.1.1 plywood or wood as smooth', () =>
    expect(bounds('ICF-A.1.1', 'board.material', ['plywood', 'smoothWood'], ['other'])).toEqual([]));
  test('ICF-A.1.2 at least 8 mm thick', () =>
    expect(bounds('ICF-A.1.2', 'board.thicknessMm', [8, 20], [7.99])).toEqual([]));
  test('ICF-A.1.3 a smooth square of 73.5 to 74 cm, all sides', () => {
    expect(bounds('ICF-A.1.3', 'board.sides', [73.5, 74], [73.49, 74.01], (value) => [74, value])).toEqual([]);
    expect(yes('ICF-A.1.3', 'board.smooth')).toEqual([]);
  });
  test('ICF-A.1.4 three and a half runs', () =>
    expect(bounds('ICF-A.1.4', 'board.runs', [3.5, 5], [3.49])).toEqual([]));
  test('ICF-A.2.1 a frame of rosewood or other hardwood with good rebound', () => {
    expect(bounds('ICF-A.2.1', 'board.frame.material', ['rosewood', 'hardwood'], ['other'])).toEqual([]);
    expect(yes('ICF-A.2.1', 'board.frame.goodRebound')).toEqual([]);
  });
  test('ICF-A.2.2 inner corners rounded', () => expect(yes('ICF-A.2.2', 'board.frame.roundedInside')).toEqual([]));
  test('ICF-A.2.3 a frame 1.90 to 2.54 cm high', () =>
    expect(bounds('ICF-A.2.3', 'board.frame.height', [1.9, 2.54], [1.89, 2.55])).toEqual([]));
  test('ICF-A.2.4 a frame 6.35 to 7.60 cm wide', () =>
    expect(bounds('ICF-A.2.4', 'board.frame.width', [6.35, 7.6], [6.34, 7.61])).toEqual([]));
  test('ICF-A.2.5 supports joined to the frame', () => expect(yes('ICF-A.2.5', 'board.frame.supports')).toEqual([]));
  test('ICF-A.3.1 four round pockets of 4.30 to 4.60 cm', () => {
    expect(
      bounds('ICF-A.3.1', 'board.pockets.diameters', [4.3, 4.6], [4.29, 4.61], (value) => [4.45, 4.45, 4.45, value]),
    ).toEqual([]);
    expect(breaches('board.pockets.diameters', [4.45, 4.45, 4.45])).toEqual([['ICF-A.3.1', 3]]);
    expect(yes('ICF-A.3.1', 'board.pockets.round')).toEqual([]);
  });
  test('ICF-A.3.2 wood cut away at the pockets', () =>
    expect(yes('ICF-A.3.2', 'board.pockets.woodCutAway')).toEqual([]));
  test('ICF-A.4a.1 two straight black lines on each side', () => {
    expect(bounds('ICF-A.4a.1', 'board.baseLines.count', [8], [7, 9])).toEqual([]);
    expect(
      ['straight', 'black', 'parallelToFrame'].flatMap((what) => yes('ICF-A.4a.1', `board.baseLines.${what}`)),
    ).toEqual([]);
  });
  test('ICF-A.4a.2 base lines of 46.70 to 47.30 cm', () =>
    expect(bounds('ICF-A.4a.2', 'board.baseLines.lengths', [46.7, 47.3], [46.69, 47.31], listed)).toEqual([]));
  test('ICF-A.4a.2 a deviation that differs from side to side is worth a hint', () => {
    expect(hints('board.baseLines.lengths', [47, 47.15, 47, 47])).toEqual([]);
    expect(hints('board.baseLines.lengths', [46.9, 47.06, 47, 47])).toEqual([['ICF-A.4a.2', 0.16]]);
  });
  test('ICF-A.4a.3 the lower line 0.50 to 0.65 cm wide', () =>
    expect(bounds('ICF-A.4a.3', 'board.baseLines.lowerWidths', [0.5, 0.65], [0.49, 0.66], listed)).toEqual([]));
  test('ICF-A.4a.4 10.15 cm from the frame', () =>
    expect(mildBounds('ICF-A.4a.4', 'board.baseLines.fromFrame', [10, 10.3], [9.99, 10.31])).toEqual([]));
  test('ICF-A.4a.5 3.18 cm between the lines', () =>
    expect(mildBounds('ICF-A.4a.5', 'board.baseLines.apart', [3.03, 3.33], [3.02, 3.34])).toEqual([]));
  test('ICF-A.4b.1 eight base circles of 3.18 cm', () => {
    expect(bounds('ICF-A.4b.1', 'board.baseCircles.count', [8], [7, 9])).toEqual([]);
    expect(mildBounds('ICF-A.4b.1', 'board.baseCircles.diameters', [3.03, 3.33], [3.02, 3.34])).toEqual([]);
  });
  test('ICF-A.4b.2 filled red, 2.54 cm', () => {
    expect(yes('ICF-A.4b.2', 'board.baseCircles.redFilled')).toEqual([]);
    expect(mildBounds('ICF-A.4b.2', 'board.baseCircles.redDiameters', [2.39, 2.69], [2.38, 2.7])).toEqual([]);
  });
  test('ICF-A.4b.3 base circles touch their lines', () =>
    expect(yes('ICF-A.4b.3', 'board.baseCircles.touchTheLines')).toEqual([]));
  test('ICF-A.4b.4 about 1.27 cm between neighbouring circles', () =>
    expect(mildBounds('ICF-A.4b.4', 'board.baseCircles.gaps', [1.12, 1.42], [1.11, 1.43])).toEqual([]));
  test('ICF-A.5.1 four black arrows, at most 0.15 cm thick', () => {
    expect(bounds('ICF-A.5.1', 'board.arrows.count', [4], [3, 5])).toEqual([]);
    expect(bounds('ICF-A.5.1', 'board.arrows.thickness', [0.1, 0.15], [0.16], listed)).toEqual([]);
    expect(yes('ICF-A.5.1', 'board.arrows.black')).toEqual([]);
  });
  test('ICF-A.5.2 arrows through the gap at the pocket', () =>
    expect(yes('ICF-A.5.2', 'board.arrows.throughTheGap')).toEqual([]));
  test('ICF-A.5.3 the tip 5 cm from the pocket', () =>
    expect(mildBounds('ICF-A.5.3', 'board.arrows.fromPocket', [4.85, 5.15], [4.84, 5.16])).toEqual([]));
  test('ICF-A.5.4 an arrow of at most 26.70 cm', () =>
    expect(bounds('ICF-A.5.4', 'board.arrows.lengths', [10, 26.7], [26.71], listed)).toEqual([]));
  test('ICF-A.5.5 the ornamental arc may be there or not', () =>
    expect(mildBounds('ICF-A.5.5', 'board.arrows.arcDiameters', [5.2, 5.35, 5.5], [5.19, 5.51])).toEqual([]));
  test('ICF-A.6.1 a centre circle of 3.02 to 3.34 cm, exactly in the middle', () => {
    expect(bounds('ICF-A.6.1', 'board.centreCircle.diameter', [3.02, 3.34], [3.01, 3.35])).toEqual([]);
    expect(yes('ICF-A.6.1', 'board.centreCircle.centred')).toEqual([]);
  });
  test('ICF-A.6.2 black outline, red filling', () => {
    expect(yes('ICF-A.6.2', 'board.centreCircle.blackOutline')).toEqual([]);
    expect(yes('ICF-A.6.2', 'board.centreCircle.redFilled')).toEqual([]);
  });
  test('ICF-A.7.1 a black outer circle of 16.70 to 17.30 cm around the middle', () => {
    expect(bounds('ICF-A.7.1', 'board.outerCircle.diameter', [16.7, 17.3], [16.69, 17.31])).toEqual([]);
    expect(yes('ICF-A.7.1', 'board.outerCircle.centred')).toEqual([]);
    expect(yes('ICF-A.7.1', 'board.outerCircle.black')).toEqual([]);
  });
  test('ICF-A.7.2 any decoration inside the outer circle', () =>
    expect(hints('board.outerCircle.decoration', 'a golden star')).toEqual([]));
});

describe('pieces', () => {
  test('ICF-B.1 round, of good wood', () => {
    expect(yes('ICF-B.1', 'pieces.round')).toEqual([]);
    expect(yes('ICF-B.1', 'pieces.goodWood')).toEqual([]);
  });
  test('ICF-B.2 3.02 to 3.18 cm across', () =>
    expect(bounds('ICF-B.2', 'pieces.diameters', [3.02, 3.18], [3.01, 3.19], listed)).toEqual([]));
  test('ICF-B.3 0.70 to 0.90 cm high', () =>
    expect(bounds('ICF-B.3', 'pieces.heights', [0.7, 0.9], [0.69, 0.91], listed)).toEqual([]));
  test('ICF-B.4 edges rounded and even', () => expect(yes('ICF-B.4', 'pieces.evenEdges')).toEqual([]));
  test('ICF-B.5 5.00 to 5.50 g', () =>
    expect(bounds('ICF-B.5', 'pieces.masses', [5, 5.5], [4.99, 5.51], listed)).toEqual([]));
  test('ICF-B.6 nine white, nine black, one red, all alike', () => {
    expect(bounds('ICF-B.6', 'pieces.white', [9], [8, 10])).toEqual([]);
    expect(bounds('ICF-B.6', 'pieces.black', [9], [8, 10])).toEqual([]);
    expect(bounds('ICF-B.6', 'pieces.red', [1], [0, 2])).toEqual([]);
    expect(yes('ICF-B.6', 'pieces.alike')).toEqual([]);
  });
  test('ICF-B.7 they slide flat', () => expect(yes('ICF-B.7', 'pieces.slideFlat')).toEqual([]));
});

describe('striker', () => {
  test('ICF-C.1 round and even', () => expect(yes('ICF-C.1', 'strikers.0.roundAndEven')).toEqual([]));
  test('ICF-C.2 at most 4.13 cm, and not smaller than the gap between the lines', () =>
    expect(bounds('ICF-C.2', 'strikers.0.diameter', [3.18, 4.13], [3.17, 4.14])).toEqual([]));
  test('ICF-C.3 at most 15 g, no minimum', () =>
    expect(bounds('ICF-C.3', 'strikers.0.mass', [1, 15], [15.01])).toEqual([]));
  test('ICF-C.4 anything but metal', () =>
    expect(bounds('ICF-C.4', 'strikers.0.material', ['wood', 'plastic', 'bone', 'stone', 'other'], ['metal'])).toEqual(
      [],
    ));
  test('ICF-C.5 no visible metal parts', () => expect(no('ICF-C.5', 'strikers.0.visibleMetal')).toEqual([]));
  test('ICF-C.6 engravings, but none that offend', () =>
    expect(bounds('ICF-C.6', 'strikers.0.engraving', ['none', 'decent'], ['offensive'])).toEqual([]));
  test('ICF-115.2 approved before play', () => expect(yes('ICF-115.2', 'strikers.0.approved')).toEqual([]));
});

describe('table, seats, powder, nets, light', () => {
  test('ICF-D.1 a table of 63 to 70 cm', () =>
    expect(bounds('ICF-D.1', 'table.height', [63, 70], [62.99, 70.01])).toEqual([]));
  test('ICF-D.2 level and steady', () => {
    expect(yes('ICF-D.2', 'table.level')).toEqual([]);
    expect(yes('ICF-D.2', 'table.steady')).toEqual([]);
  });
  test('ICF-D.3 shims under the table are allowed', () => expect(hints('table.shims', true)).toEqual([]));
  test('ICF-E.1 seats of 40 to 50 cm', () =>
    expect(bounds('ICF-E.1', 'seats.0.height', [40, 50], [39.99, 50.01])).toEqual([]));
  test('ICF-E.2 no armrests', () =>
    expect(bounds('ICF-E.2', 'seats.0.kind', ['stool', 'chair'], ['armchair'])).toEqual([]));
  test('ICF-F.1 good powder', () => expect(yes('ICF-F.1', 'powder.goodQuality')).toEqual([]));
  test('ICF-F.2 dry powder', () => expect(no('ICF-F.2', 'powder.damp')).toEqual([]));
  test('ICF-F.3 spread from a bag or container', () => expect(yes('ICF-F.3', 'powder.fromContainer')).toEqual([]));
  test('ICF-G.1 a net under each pocket', () => {
    expect(breaches('nets', set.nets.slice(1))).toEqual([['ICF-G.1', 3]]);
    expect(breaches('nets', [...set.nets, { holds: 19 }])).toEqual([['ICF-G.1', 5]]);
  });
  test('ICF-G.2 each net holds ten pieces', () => expect(bounds('ICF-G.2', 'nets.0.holds', [10, 11], [9])).toEqual([]));
  test('ICF-H.1 a round or square shade that lights surface and frame only', () => {
    expect(bounds('ICF-H.1', 'light.shade', ['cylindrical', 'square'], ['other'])).toEqual([]);
    expect(yes('ICF-H.1', 'light.onlySurfaceAndFrame')).toEqual([]);
    expect([true, false].map((value) => hints('light.metalShade', value))).toEqual([[], [['ICF-H.1', false]]]);
  });
  test('ICF-H.2 white inside', () => expect(yes('ICF-H.2', 'light.whiteInside')).toEqual([]));
  test('ICF-H.3 60 to 100 watts, clear glass preferred', () => {
    expect(bounds('ICF-H.3', 'light.watts', [60, 100], [59.9, 100.1])).toEqual([]);
    expect([true, false].map((value) => hints('light.clearGlass', value))).toEqual([[], [['ICF-H.3', false]]]);
  });
  test('ICF-H.4 a lamp that dazzles somebody is hung elsewhere on request', () =>
    expect([false, true].map((value) => hints('light.dazzles', value))).toEqual([[], [['ICF-H.4', true]]]));
});

/** Metres as centimetres, without the dust of binary fractions. */
const cm = (metres: number): number => Math.round(metres * 1e6) / 1e4;

test('the table of the program is itself within the laws', () => {
  const { board, pieces, strikers } = set;
  const report = checkEquipment({
    ...set,
    board: {
      ...board,
      sides: [cm(2 * CARROM.half), cm(2 * table.HALF)],
      frame: { ...board.frame, height: cm(CARROM.frameHeight), width: cm(CARROM.frameWidth) },
      pockets: {
        ...board.pockets,
        diameters: [CARROM.pocketRadius, CARROM.pocketRadius, table.POCKET_RADIUS, table.POCKET_RADIUS].map((radius) =>
          cm(2 * radius),
        ),
      },
      baseLines: {
        ...board.baseLines,
        lengths: [cm(2 * (table.BASE_CIRCLE + table.BASE_CIRCLE_RADIUS))],
        fromFrame: [cm(table.HALF - table.BASE_LINE) - 3.18 / 2],
      },
      baseCircles: {
        ...board.baseCircles,
        diameters: [cm(2 * table.BASE_CIRCLE_RADIUS)],
        gaps: [cm((table.BASE_LINE - table.BASE_CIRCLE) * Math.SQRT2 - 2 * table.BASE_CIRCLE_RADIUS)],
      },
      arrows: { ...board.arrows, thickness: [cm(2 * table.ARROW_HALF_WIDTH)] },
      centreCircle: { ...board.centreCircle, diameter: cm(2 * table.CENTRE_RADIUS) },
      outerCircle: { ...board.outerCircle, diameter: cm(2 * table.OUTER_RADIUS) },
    },
    pieces: {
      ...pieces,
      diameters: [cm(2 * table.PIECE_RADIUS)],
      heights: [cm(table.PIECE_HEIGHT)],
      masses: [table.PIECE_MASS * 1000],
    },
    strikers: [{ ...strikers[0], diameter: cm(2 * table.STRIKER_RADIUS), mass: table.STRIKER_MASS * 1000 }],
  });
  expect(report).toEqual({ ok: true, breaches: [] });
});
