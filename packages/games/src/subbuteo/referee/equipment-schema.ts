import { measures } from '@bande/core';
import { z } from 'zod';

/**
 * Chapter III and the annex: what a match is played with, millimetres and grams. All bounds are inclusive. A part that is left out counts as missing, a measure
 * that is left out as not taken; a list has one entry for each thing measured. There is no check for the indoor rules, which the text leaves out [S-83].
 */
const { count, each, one, word, yesNo } = measures;

const barrier = z.strictObject({
  allRound: yesNo.describe('a barrier or another obstacle all round'),
  height: one,
  width: one,
  gaps: each.describe('behind each goal'),
  gapsCentred: yesNo,
});
const table = z.strictObject({
  material: z.enum(['hardboard', 'chipboard', 'similar', 'other']).optional(),
  level: yesNo,
  height: one.describe('of the playing surface above the floor'),
  beyondTouchlines: each,
  beyondGoalLines: each.describe('beside the goals'),
  behindGoals: z
    .array(z.number())
    .optional()
    .describe('from the rear of each goal to the edge of the table; below 0: the goal stands out over it [S-79]'),
  room: one.describe('free space around the table, where it is narrowest'),
  barrier: barrier.optional(),
});
const cloth = z.strictObject({
  fixed: yesNo.describe('carefully fixed on its board'),
  rectangular: yesNo,
  smooth: yesNo.describe('of smooth fabric'),
  marked: yesNo.describe('all markings are there'),
  beyondTouchlines: each,
  beyondGoalLines: each,
  even: yesNo,
  clean: yesNo.describe('nothing on it that disturbs'),
  figuresGlide: yesNo,
  ballRunsStraight: yesNo,
  lineWidths: each,
  linesDisturb: yesNo.describe('lines hinder ball or figures'),
});
/** What a penalty area and a goal area are both looked at for. */
const area = {
  onGoalLine: yesNo.describe('adjoins the goal line'),
  depth: one.describe('length of the side lines'),
  width: one.describe('between the side lines'),
  centred: yesNo,
};
const field = z.strictObject({
  rectangular: yesNo,
  length: one,
  width: one,
  halves: each.describe('length of each half'),
  halfwayLineParallel: yesNo.describe('to the goal lines'),
  centreSpotCentred: yesNo.describe('on the halfway line, equally far from both touchlines'),
  centreCircle: z.strictObject({ radius: one, centred: yesNo.describe('around the centre spot') }).optional(),
  quarters: each.describe('length of each quarter, from goal line to goal line'),
  shootingLinesParallel: yesNo.describe('to the goal lines'),
  penaltyAreas: z
    .array(
      z.strictObject({
        ...area,
        rectangular: yesNo.describe('at right angles to the goal line and joined'),
        spot: one.describe('penalty spot to goal line'),
        spotCentred: yesNo.describe('equally far from both touchlines'),
      }),
    )
    .optional(),
  goalAreas: z
    .array(
      z.strictObject({
        ...area,
        joined: yesNo,
        extended: yesNo.describe('side lines drawn on behind the goal line'),
      }),
    )
    .optional(),
  corners: each.describe('radius of each quarter circle'),
  cornersCentred: yesNo.describe('around the points where the lines meet'),
});
const goal = z.strictObject({
  centred: yesNo.describe('in the middle of the goal line'),
  postsOnLine: yesNo,
  solid: yesNo.describe('of firm material that neither bends nor breaks'),
  fastened: yesNo.describe('mechanically to the table'),
  posts: count,
  crossbars: count,
  sideBars: z.array(z.number().int().nonnegative()).optional().describe('on each side'),
  rearBars: count,
  net: yesNo.describe('well fastened to posts, crossbar and bars'),
  postsUpright: yesNo.describe('and parallel'),
  height: one.describe('length of the posts'),
  width: one.describe('between the posts'),
  crossbarOnTop: yesNo,
  rearBarsParallel: yesNo.describe('to the crossbar'),
  thickness: each.describe('of posts, crossbar and bars'),
  depth: one.describe('goal line to rear'),
});

/** What a design that is in none of the lists needs. */
const homologation = z.strictObject({
  granted: yesNo.describe('before the match'),
  byTheBoard: yesNo.describe('by the FISTF Board of Directors'),
  sample: yesNo.describe('a sample was handed in'),
  termsAccepted: yesNo.describe('the applicant accepts the conditions'),
  industriallyMade: yesNo,
  anyQuantity: yesNo.describe('sold in any quantity wanted'),
  sportingGroundsOnly: yesNo,
});
const SIDES = ['red', 'blue'] as const;
const ball = z.strictObject({
  round: yesNo,
  hollow: yesNo,
  plastic: yesNo,
  diameter: one,
  mass: one,
  make: z.enum(['subbuteo', 'zeugo', 'other']).optional(),
  homologation: homologation.optional(),
  agreed: yesNo.describe('both players agree on this ball'),
  whiteTango: yesNo,
  painted: yesNo.describe('painted or marked'),
  paintAccepted: z.array(z.enum(SIDES)).optional().describe('who agrees to a painted or marked ball'),
});

export const MAKES = ['english', 'subbuteo', 'swiss', 'german', 'newfooty'] as const;
const MATERIALS = ['plastic', 'polystyrene', 'wood', 'metal', 'other'] as const;
const USES = ['start', 'substitute', 'secondHalf'] as const;
const use = z.enum(USES).default('start');

/** Figures that are alike are entered once, with their number. */
const figure = z.strictObject({
  role: z.enum(['outfield', 'reserveKeeper']).default('outfield'),
  use,
  number: z.number().int().positive().default(1),
  upperPart: z.enum(['flat', 'h0', 'sports', 'toccer', 'woodentop', 'zeugo', 'other']).optional(),
  base: z.enum(['flat', 'h0', 'sports', 'toccer', 'profibase', 'zeugo', 'other']).optional(),
  make: z.enum([...MAKES, 'moulded', 'walking', 'bar', 'plug', 'other']).optional(),
  model: word.describe('any further name of the type'),
  homologation: homologation.optional(),
  material: z.enum(MATERIALS).optional().describe('of the upper part'),
  paint: word,
  baseColour: word,
  polish: word.describe('what the base is polished with'),
  roundBase: yesNo,
  discBase: yesNo,
  firmlyJoined: yesNo.describe('upper part and base'),
  humanBody: yesNo,
  baseHeight: one,
  baseDiameter: one.describe('the largest'),
  upperWidth: one.describe('where it is widest'),
  upperThickness: one,
  upperHeight: one.describe('without the base'),
  height: one.describe('with the base'),
  mass: one,
  joinedToTheTop: yesNo.describe('the upper part sits on the upper side of the base'),
  footballerInAction: yesNo,
  symmetric: yesNo.describe('the base, around its axis'),
  cutEllipsoid: yesNo.describe('the base seen from the side'),
  upperEdge: z.enum(['plain', 'cut', 'rounded']).optional(),
  widestBelowTop: z
    .number()
    .nonnegative()
    .optional()
    .describe('how far the largest diameter lies below the upper side'),
  topDiameter: one.describe('of the upper side of the base'),
  underside: z.enum(['outwards', 'inwards', 'flat']).optional(),
  hollow: one.describe('how deep an underside is curved inwards'),
  bottomDiameter: one.describe('of an underside that is flat or curved inwards'),
});
const rod = z.strictObject({
  firm: yesNo.describe('the keeper is firmly joined to it'),
  atItsEnd: yesNo.describe('the keeper is at its end'),
  from: z.enum(['figure', 'feet', 'base', 'other']).optional(),
  straight: yesNo,
  length: one.describe('without the handle'),
  width: one.describe('without the handle'),
});
const keeper = z.strictObject({
  use,
  type: z.enum(['flat', 'h0', 'sports', 'toccer', 'woodentop', 'zeugo', 'other']).optional(),
  make: z.enum([...MAKES, 'other']).optional(),
  posture: z.enum(['jockey', 'changeableJockey', 'outstretchedArms', 'bentBody', 'other']).optional(),
  homologation: homologation.optional(),
  material: z.enum(MATERIALS).optional().describe('of the upper part'),
  base: yesNo.describe('he has one'),
  humanBody: yesNo,
  volume: one.describe('cubic millimetres, without the rod'),
  height: one,
  thickness: one,
  width: one,
  rod: rod.optional(),
  handle: z.strictObject({ length: one }).optional(),
});
const side = z.strictObject({
  side: z.enum(SIDES).optional(),
  figures: z.array(figure).default([]),
  keepers: z.array(keeper).default([]),
});

export const equipmentSchema = z.strictObject({
  rules: z.enum(['fistf-4.0', 'short-2016']).default('fistf-4.0').describe('the edition'),
  federation: z.enum(['FISTF', 'DSTFB']).optional().describe('whose definition of a figure applies'),
  table: table.optional(),
  cloth: cloth.optional(),
  field: field.optional(),
  goals: z.array(goal).optional(),
  ball: ball.optional(),
  sides: z.array(side).optional(),
  basesAlike: z
    .array(z.enum(['start', 'secondHalf']))
    .default([])
    .describe('when the referee finds the bases of both sides too similar'),
});

export type Equipment = z.output<typeof equipmentSchema>;
export type Side = z.output<typeof side>;
export type Figure = z.output<typeof figure>;
export type Keeper = z.output<typeof keeper>;
export type Ball = z.output<typeof ball>;
export type Homologation = z.output<typeof homologation>;
