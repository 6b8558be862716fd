import { measures } from '@bande/core';
import { z } from 'zod';
import { PLAN } from './equipment/plan.ts';

/**
 * Rules 1 to 3: what a match is played with, in millimetres and degrees. All bounds are inclusive. A part that is left out counts as missing, a measure that
 * is left out as not taken; a list has one entry for each thing measured. What only the plan would say (1.1) is never asked for and never a failure.
 */
const { count, each, one, word, yesNo } = measures;
const assumed = (value: number, what = ''): z.ZodOptional<z.ZodNumber> =>
  one.describe(`${what}the plan is missing, ${value} is assumed: never a failure`);

const boards = z.strictObject({
  allRound: yesNo,
  rightAngle: yesNo.describe('to the plate'),
  height: one.describe('above the playing surface'),
  gaps: each.describe('opening behind each goal'),
  gapsCentred: yesNo,
  ballPlayable: yesNo.describe('beside the boards the ball can be played properly'),
});
const plate = z.strictObject({
  rectangular: yesNo,
  length: one,
  width: one,
  firmBase: yesNo,
  flatBase: yesNo,
  level: yesNo,
  steady: yesNo.describe('it cannot be moved without great effort'),
  height: one.describe('above the floor'),
  support: z.enum(['legs', 'trestles', 'tables', 'other']).optional(),
  underlay: yesNo.describe('a non-slip one below it'),
  colourMarks: yesNo.describe('white and black at their halves, beside the pitch or on the boards'),
  boards: boards.optional(),
});
const plan = z.strictObject({
  penaltyAreaDepth: assumed(PLAN.penaltyAreaDepth),
  penaltyAreaWidth: assumed(PLAN.penaltyAreaWidth),
  goalAreaDepth: assumed(PLAN.goalAreaDepth),
  goalAreaWidth: assumed(PLAN.goalAreaWidth),
  circleRadius: assumed(PLAN.circleRadius),
  penaltySpot: assumed(PLAN.penaltySpot, 'from the goal line; '),
  goalWidth: assumed(PLAN.goalWidth, 'between the posts; '),
  goalHeight: assumed(PLAN.goalHeight, 'below the bar; '),
});
const pitch = z.strictObject({
  rectangular: yesNo,
  length: one,
  width: one,
  linesVisible: yesNo,
  lineWidths: each,
  corners: each.describe('radius of each quarter circle'),
  plan: plan.optional(),
});
const felt = z.strictObject({
  surface: z.enum(['felt', 'other']).optional(),
  onePiece: yesNo,
  green: yesNo,
  linesContrast: yesNo.describe('the lines stand out clearly'),
  whiteLines: yesNo,
  linesUnbroken: yesNo.describe('recognisable and without gaps everywhere'),
  glued: yesNo.describe('to the plate, so that it cannot slip'),
  holes: yesNo.describe('visible ones'),
  foreignMatter: yesNo.describe('film, lacquer or anything else on the felt of the pitch'),
  protectedBehindGoals: yesNo.describe('by lacquer or film'),
});
const rubber = z.strictObject({
  keeperMoves: yesNo.describe('it leaves the keeper room to move'),
  holdsTheBox: yesNo.describe('it keeps the box behind the goal line'),
  onePiece: yesNo,
  touchesPlate: yesNo,
  diameter: one,
});
const goal = z.strictObject({
  centred: yesNo.describe('behind the goal area'),
  coversLine: yesNo.describe('posts and bar, seen from above'),
  inField: yesNo.describe('posts or bar reach into the field'),
  fastened: yesNo.describe('to the plate'),
  solid: yesNo,
  make: z.enum(['moennig', 'weber', 'other']).optional().describe('licensed by the DTKV: Mönnig and Weber'),
  net: yesNo.describe('it closes the rear'),
  netInField: yesNo.describe('the net reaches past the posts or over the bar into the field'),
  netHolds: yesNo.describe('it does not keep coming off'),
  netFixing: z.enum(['tape', 'other']).optional(),
  rubber: rubber.optional(),
});
const ball = z.strictObject({
  make: z.enum(['mieg', 'other']).optional(),
  blackAndWhite: yesNo,
  sound: yesNo.describe('in regular condition'),
  chosenByReferee: yesNo,
  spares: count,
});

const kicker = z.strictObject({
  use: z.enum(['start', 'substitute']).default('start').describe('a substitute only comes on for a defective kicker'),
  make: z.enum(['mieg', 'other']).optional(),
  otherMaterial: yesNo.describe('than the original'),
  enlarged: yesNo.describe('beyond the raw original'),
  height: one,
  weight: z
    .strictObject({ height: one, diagonal: one, overhangs: yesNo.describe('sideways over the base plate') })
    .optional(),
  button: z.strictObject({ diameter: one, height: one }).optional(),
  tape: z
    .array(z.enum(['suspensionRod', 'back', 'elsewhere']))
    .optional()
    .describe('where there is any'),
  footTuned: yesNo.describe('the standing foot'),
  buildUp: z
    .strictObject({ height: one, width: one, webWidth: one.describe('of the web it sits on') })
    .optional()
    .describe('on the web between standing leg and weight'),
});
const rod = z.strictObject({
  length: one.describe('from box to figure'),
  diameter: one,
  exitFace: z.enum(['longSide', 'shortSide', 'other']).optional(),
  exitCentred: yesNo,
  exitHeight: one.describe('above the surface the box stands on'),
  entryHeight: one.describe('into the figure, above the ground'),
  angle: one.describe('degrees between rod and figure, on the side of the box'),
});
const box = z.strictObject({
  cuboid: yesNo,
  width: one,
  depth: one,
  height: one.describe('without buttons'),
  heightWithButtons: one.describe('never looked at'),
  closedAtExit: yesNo.describe('on the face where the rod comes out'),
  closedFaces: count,
  edges: count,
  material: word,
  mass: one.describe('grams'),
  recesses: z.enum(['none', 'withinFace', 'changingTheShape']).optional(),
  originalButtons: yesNo.describe('of the original kind and size, where there are any'),
  attachments: yesNo.describe('grips, rods or anything else'),
});
const keeper = z.strictObject({
  kind: z.enum(['plain', 'pushButton', 'forwardTipping']).optional(),
  originalMaterial: yesNo,
  figure: z
    .strictObject({ enlarged: yesNo, filed: yesNo, thickness: one.describe('only for its room on the plate') })
    .optional(),
  rod: rod.optional(),
  box: box.optional(),
});
const player = z.strictObject({
  name: word,
  kickers: z.array(kicker).default([]),
  keepers: z.array(keeper).default([]).describe('the one in use and any spare ones'),
});

export const equipmentSchema = z.strictObject({
  plate: plate.optional(),
  pitch: pitch.optional(),
  felt: felt.optional(),
  goals: z.array(goal).optional(),
  ball: ball.optional(),
  players: z.array(player).optional(),
  teamMatch: z.boolean().default(false),
  plates: count.describe('that the home club provides for a team match'),
});

export type Equipment = z.output<typeof equipmentSchema>;
export type Plate = z.output<typeof plate>;
export type Player = z.output<typeof player>;
export type Kicker = z.output<typeof kicker>;
export type Keeper = z.output<typeof keeper>;
