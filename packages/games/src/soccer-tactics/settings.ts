import { z } from 'zod';
import { COLOURS, type Settings } from './state.ts';
import { AREA_COLUMNS, type AreaColumns } from './table.ts';

const colour = z.enum([...COLOURS]);
const colours = z
  .strictObject({ red: colour, blue: colour })
  .refine(({ red, blue }) => red !== blue, 'the two sides must differ in colour (STW-0.16)');

const faces = z.number().int().min(0).max(60);

/** What players may agree; everything has the value of the booklet unless they say otherwise. */
export const settingsSchema = z.strictObject({
  halfMinutes: z.number().positive().max(600).default(45).describe('STW-0.18'),
  extraMinutes: z.number().positive().max(600).default(15).describe('STW-11C.1.2'),
  defenderBonus: z
    .union([z.literal(1), z.literal(2)])
    .default(1)
    .describe('STW-12A.1: 2 is variant A'),
  shotDevice: z.enum(['spinner', 'die']).default('spinner').describe('STW-12B.1: die is variant B'),
  penaltyArea: z
    .enum(Object.keys(AREA_COLUMNS) as [AreaColumns, ...AreaColumns[]])
    .default('C-F')
    .describe('reading I-03'),
  spinnerLine: z
    .number()
    .int()
    .min(0)
    .max(450)
    .default(0)
    .describe('width of a line in tenths of a degree, reading I-27'),
  shotDie: z
    .strictObject({ ball: faces, flag: faces, keeper: faces })
    .refine(({ ball, flag, keeper }) => ball + flag + keeper > 0, 'a die without faces')
    .default({ ball: 4, flag: 2, keeper: 2 })
    .describe('faces of the shooting die, reading I-28'),
  moveClock: z.boolean().default(true).describe('the 60-second limits, STW-11A.1'),
  firstGoalWins: z
    .boolean()
    .optional()
    .describe('reading I-52, a house rule: the first goal ends the match; left out, more goals in the time win'),
  colours: colours.default({ red: 'red', blue: 'blue' }),
});

export const readSettings = (given: unknown): Settings => settingsSchema.parse(given);
