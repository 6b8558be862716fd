import { painted } from '@bande/stage/painted-shape';
import type { BufferGeometry } from 'three';
import { KEEPER } from '../../table.ts';
import type { Settings } from '../../settings.ts';
import { BOOTS, BOX, BUTTONS, EYES, HAIR, METAL, SKIN, type Kit } from '../colours.ts';
import { ball, bar, block, cap, joinedUp, limb, profile, taper } from './shapes.ts';

/** A keeper as motion/bodies.ts has him: forward is y, the origin is the axis of the rod below the middle of the figure. */
const { width, height, thickness, rodLength, rodDiameter, rodHeight, boxWidth, boxDepth, boxHeight } = KEEPER;
const [FLOOR, TOP] = [0 - rodHeight, height - rodHeight];
const [FRONT, REAR] = [thickness / 2, -thickness / 2];
const END = REAR - rodLength;

/** Half of an outline, from the middle below to the middle above: feet apart, arms up, everything within the plate. */
const HALF: readonly (readonly [x: number, z: number])[] = [
  [0.003, FLOOR],
  [0.0275, FLOOR],
  [0.0275, FLOOR + 0.046],
  [0.0255, FLOOR + 0.0535],
  [0.019, FLOOR + 0.0545],
  [0.0145, FLOOR + 0.049],
  [0.0085, FLOOR + 0.0525],
  [0.007, FLOOR + 0.06],
];
const OUTLINE = [...HALF, ...HALF.toReversed().map(([x, z]) => [0 - x, z] as const)];

/** Raised a little on a face of the plate. */
function relief(kit: Kit, way: 1 | -1): readonly BufferGeometry[] {
  const y = way * FRONT;
  const slab = (x: readonly [number, number], z: readonly [number, number], out: number): BufferGeometry =>
    block(x, way > 0 ? [y - 0.001, y + out] : [y - out, y + 0.001], z);
  return [
    // Shorts and boots, a shirt with a band across it, gloves in the upper corners.
    painted(slab([-0.013, -0.002], [FLOOR + 0.003, FLOOR + 0.017], 0.0008), kit.shorts),
    painted(slab([0.002, 0.013], [FLOOR + 0.003, FLOOR + 0.017], 0.0008), kit.shorts),
    painted(slab([-0.0145, -0.0015], [FLOOR, FLOOR + 0.0045], 0.0014), BOOTS),
    painted(slab([0.0015, 0.0145], [FLOOR, FLOOR + 0.0045], 0.0014), BOOTS),
    painted(slab([-0.0125, 0.0125], [FLOOR + 0.03, FLOOR + 0.0355], 0.0009), kit.relief),
    ...([-1, 1] as const).flatMap((side) => [
      painted(ball([side * 0.0215, y, FLOOR + 0.0485], 0.0046, 1.1), kit.relief),
    ]),
  ];
}

/** Feet apart and arms up: the rigid one of a tournament, who fills his plate. */
function blockKeeper(kit: Kit): readonly BufferGeometry[] {
  return [
    painted(profile(OUTLINE, [REAR, FRONT], 0.0007), kit.keeper),
    ...relief(kit, 1),
    ...relief(kit, -1),
    painted(ball([0, 0, TOP - 0.0062], 0.0059, 1.05), SKIN),
    painted(cap([0, -0.0008, TOP - 0.0056], 0.0062, 0.5), HAIR),
    painted(ball([-0.0021, 0.0054, TOP - 0.0055], 0.0006), EYES),
    painted(ball([0.0021, 0.0054, TOP - 0.0055], 0.0006), EYES),
  ];
}

/** The household one: a figure on a foot, one arm up to each side, who falls to where a button sends him. */
function divingKeeper(kit: Kit): readonly BufferGeometry[] {
  const arm = (side: number): readonly BufferGeometry[] => [
    painted(limb([side * 0.009, 0, FLOOR + 0.041], [side * 0.0195, 0, FLOOR + 0.051], 0.0031), kit.keeper),
    painted(ball([side * 0.0232, 0, FLOOR + 0.0542], 0.0043, 1.1), kit.relief),
  ];
  const leg = (side: number): readonly BufferGeometry[] => [
    painted(limb([side * 0.0052, 0, FLOOR + 0.024], [side * 0.013, 0, FLOOR + 0.0065], 0.0036), kit.socks),
    painted(
      block([side * 0.013 - 0.0045, side * 0.013 + 0.0045], [-0.003, 0.0048], [FLOOR + 0.002, FLOOR + 0.006]),
      BOOTS,
    ),
  ];
  return [
    painted(block([-width / 2, width / 2], [REAR, FRONT], [FLOOR, FLOOR + 0.0025]), kit.base),
    ...leg(1),
    ...leg(-1),
    painted(taper([0, 0, FLOOR + 0.019], 0.009, 0.0098, 0.009).scale(1, 0.5, 1), kit.shorts),
    painted(taper([0, 0, FLOOR + 0.0265], 0.0175, 0.0088, 0.0112).scale(1, 0.46, 1), kit.keeper),
    painted(block([-0.0095, 0.0095], [-0.0048, 0.0048], [FLOOR + 0.032, FLOOR + 0.0355]), kit.relief),
    ...arm(1),
    ...arm(-1),
    painted(ball([0, 0, TOP - 0.0075], 0.0058, 1.1), SKIN),
    painted(cap([0, -0.0008, TOP - 0.0069], 0.0062, 0.5), HAIR),
    painted(ball([-0.0021, 0.0053, TOP - 0.007], 0.0006), EYES),
    painted(ball([0.0021, 0.0053, TOP - 0.007], 0.0006), EYES),
  ];
}

/** The rod goes back under the net to the box that a hand holds. */
function rodAndBox(kit: Kit, keeper: Settings['keeper']): readonly BufferGeometry[] {
  const lid = boxHeight - rodHeight;
  const box = [
    [-boxWidth / 2, FLOOR],
    [boxWidth / 2, FLOOR],
    [boxWidth / 2, lid],
    [-boxWidth / 2, lid],
  ] as const;
  const button = (x: number, colour: string): BufferGeometry =>
    painted(taper([x, END - boxDepth / 2, lid - 0.0005], 0.0035, 0.0055, 0.005), colour);
  const top =
    keeper === 'buttons'
      ? [button(-0.01, BUTTONS.left), button(0.01, BUTTONS.right)]
      : [
          painted(
            block(
              [-boxWidth / 2 + 0.004, boxWidth / 2 - 0.004],
              [END - boxDepth + 0.004, END - 0.004],
              [lid, lid + 0.0008],
            ),
            kit.keeper,
          ),
        ];
  return [
    painted(bar('y', END - 0.002, REAR + 0.001, [0, 0, 0], rodDiameter / 2), METAL.bright),
    painted(profile(box, [END - boxDepth, END], 0.0012), BOX),
    ...top,
  ];
}

export const keeperShape = (kit: Kit, keeper: Settings['keeper']): BufferGeometry =>
  joinedUp([...(keeper === 'buttons' ? divingKeeper(kit) : blockKeeper(kit)), ...rodAndBox(kit, keeper)]);
