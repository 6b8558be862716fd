import { measures } from '@bande/core';
import { z } from 'zod';

/**
 * Chapter I: what a set must be like, centimetres and grams unless the name says otherwise. All bounds are inclusive.
 * A part that is left out counts as missing, a measure that is left out as not taken; a list has one entry for each thing measured.
 */
const { count, each, one, yesNo } = measures;

const board = z.strictObject({
  material: z.enum(['plywood', 'smoothWood', 'other']).optional(),
  thicknessMm: one,
  sides: each.describe('the sides of the playing surface'),
  smooth: yesNo,
  runs: one.describe('lengths of the surface that a striker of 15 g covers at full force'),
  frame: z
    .strictObject({
      material: z.enum(['rosewood', 'hardwood', 'other']).optional(),
      goodRebound: yesNo,
      roundedInside: yesNo,
      height: one.describe('above the playing surface'),
      width: one,
      supports: yesNo,
    })
    .optional(),
  pockets: z.strictObject({ diameters: each, round: yesNo, woodCutAway: yesNo }).optional(),
  baseLines: z
    .strictObject({
      count,
      straight: yesNo,
      black: yesNo,
      parallelToFrame: yesNo,
      lengths: each.describe('over the outer ends of the base circles [CI-56]'),
      lowerWidths: each,
      fromFrame: each.describe('to the edge of the lower line that faces the middle of the board [CI-56]'),
      apart: each.describe('clear between the two lines [CI-56]'),
    })
    .optional(),
  baseCircles: z
    .strictObject({
      count,
      diameters: each,
      redDiameters: each,
      redFilled: yesNo,
      touchTheLines: yesNo.describe('both lines of their side and the neighbouring upper line drawn on'),
      gaps: each.describe('between the circles of neighbouring sides'),
    })
    .optional(),
  arrows: z
    .strictObject({
      count,
      black: yesNo,
      thickness: each,
      throughTheGap: yesNo.describe('at 45 degrees between the base circles at the centre of the pocket'),
      fromPocket: each.describe('from the tip to the edge of the pocket'),
      lengths: each,
      arcDiameters: each.describe('the ornamental arcs, if there are any'),
    })
    .optional(),
  centreCircle: z.strictObject({ diameter: one, centred: yesNo, blackOutline: yesNo, redFilled: yesNo }).optional(),
  outerCircle: z
    .strictObject({ diameter: one, centred: yesNo, black: yesNo, decoration: z.string().optional() })
    .optional(),
});
const pieces = z.strictObject({
  round: yesNo,
  goodWood: yesNo,
  diameters: each,
  heights: each,
  evenEdges: yesNo.describe('rounded and even'),
  masses: each,
  white: count,
  black: count,
  red: count,
  alike: yesNo,
  slideFlat: yesNo,
});
const striker = z.strictObject({
  player: z.string().optional(),
  roundAndEven: yesNo,
  diameter: one,
  mass: one,
  material: z.enum(['wood', 'plastic', 'bone', 'stone', 'metal', 'other']).optional(),
  visibleMetal: yesNo,
  engraving: z.enum(['none', 'decent', 'offensive']).optional(),
  approved: yesNo.describe('by the umpire or chief umpire, before play'),
});
const light = z.strictObject({
  shade: z.enum(['cylindrical', 'square', 'other']).optional(),
  metalShade: yesNo,
  onlySurfaceAndFrame: yesNo.describe('the light falls on nothing else'),
  whiteInside: yesNo,
  watts: one,
  clearGlass: yesNo,
  dazzles: yesNo.describe('somebody is dazzled'),
});

export const equipmentSchema = z.strictObject({
  board: board.optional(),
  pieces: pieces.optional(),
  strikers: z.array(striker).optional(),
  table: z
    .strictObject({
      height: one,
      level: yesNo,
      steady: yesNo,
      shims: yesNo.describe('something is laid under table or stand'),
    })
    .optional(),
  seats: z
    .array(
      z.strictObject({
        player: z.string().optional(),
        kind: z.enum(['stool', 'chair', 'armchair']).optional(),
        height: one,
      }),
    )
    .optional(),
  powder: z
    .strictObject({
      goodQuality: yesNo,
      damp: yesNo,
      fromContainer: yesNo.describe('spread evenly from a bag or container'),
    })
    .optional(),
  nets: z.array(z.strictObject({ holds: count.describe('pieces') })).optional(),
  light: light.optional(),
});

export type Equipment = z.output<typeof equipmentSchema>;
