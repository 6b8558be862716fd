import { z } from 'zod';
import { CARD_PLACES, PAWN_NAMES } from './names.ts';
import { settingsSchema } from './settings.ts';
import { CONTESTS, LOCKS, PAWNS_PER_SIDE, PERIODS, PHASES } from './state.ts';
import { SIDES, SQUARE_NAMES } from './table.ts';

const side = z.enum(SIDES);
const pawn = z.enum(PAWN_NAMES as [string, ...string[]]);
const square = z.enum(SQUARE_NAMES as [string, ...string[]]);
const pawnPlace = z.union([square, z.enum(['flag', 'line', 'sentOff'])]);
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ red: value, blue: value });
/** Every number has an end: nothing that comes through the door is larger than what a match can show. */
const upTo = (most: number) => z.number().int().min(0).max(most);
const goals = upTo(999);
const LONGEST_PERIOD = 600 * 60;

const restartSchema = z.strictObject({
  kind: z.enum(['goalKick', 'corner', 'freeKick', 'penalty']),
  cause: z.enum(['shot', 'foul', 'offside', 'minor', 'shootOut']),
  for: side,
  square: z.union([square, z.literal('spot')]).nullable(),
  kicker: pawn.nullable(),
  placements: perSide(upTo(3)),
  turn: side,
});

/** A position with everything the rules need to know, as scenarios give it and expect it. */
export const stateSchema = z.strictObject({
  period: z.enum([...PERIODS]),
  phase: z.enum([...PHASES]),
  attacker: side.describe('the A-team: who has the ball, played the free ball, or gets the restart that is set up'),
  toAct: side.nullable().optional().describe('who has to decide now; where it is given it must be true'),
  firstKickOff: side,
  pawns: z.partialRecord(pawn, pawnPlace).describe('pawns that are left out stand in the usual formation'),
  ball: z
    .union([square, z.literal('spot')])
    .nullable()
    .describe('null: nowhere yet, or, at a desk, nobody has said where'),
  carrier: pawn.nullable(),
  lock: pawn.nullable().describe('may not touch the ball before another pawn has'),
  lockCause: z.enum([...LOCKS]),
  roll: upTo(12),
  rollChosen: z.boolean(),
  directPasses: z.union([z.literal(0), z.literal(1)]),
  marks: z.array(pawn).max(PAWNS_PER_SIDE).describe('attackers in offside position when the ball was last played'),
  offsideRow: upTo(16).describe('the row before which the offside zone of that moment ends'),
  noOffside: z.boolean(),
  chance: z.boolean(),
  contest: z.enum([...CONTESTS]),
  reachedBox: z.boolean(),
  lastAttack: z.boolean(),
  goalKick: z.boolean(),
  penalty: z.boolean(),
  afterGoal: z.boolean(),
  delayed: z.boolean(),
  restart: restartSchema.nullable(),
  cautions: perSide(z.partialRecord(z.enum([...CARD_PLACES]), upTo(1))),
  cardsOnTable: z
    .strictObject({ yellow: upTo(16), red: upTo(22) })
    .optional()
    .describe('follows from the cautions and the pawns sent off; where it is given it must be true'),
  score: perSide(goals),
  shootOut: z.strictObject({ first: side, taken: perSide(goals), goals: perSide(goals) }).nullable(),
  secondsLeft: z
    .number()
    .min(0)
    .max(LONGEST_PERIOD)
    .nullable()
    .describe('of the period; null when its clock does not run'),
  options: z
    .array(
      z.strictObject({
        name: z.literal('freeKick'),
        owner: side,
        choices: z.tuple([z.literal('take'), z.literal('decline')]),
      }),
    )
    .max(1)
    .optional(),
  winner: side.nullable().optional().describe('of a finished match'),
});
export type PublicState = z.output<typeof stateSchema>;

/** What is left out is as at the start of a match, or follows from what is given. */
export const givenSchema = stateSchema.partial().extend({
  settings: settingsSchema.optional(),
  seats: z.union([z.literal(2), z.literal(4)]).optional(),
  mode: z.enum(['live', 'desk']).optional().describe('at a desk no clock is judged by itself'),
});
export type Given = z.output<typeof givenSchema>;
