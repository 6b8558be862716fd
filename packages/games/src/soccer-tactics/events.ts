import { z } from 'zod';
import { PAWN_NAMES, PAWN_PATTERN } from './names.ts';
import { rulebook, type Paragraph } from './rulebook.ts';
import { SIDES, SQUARE_NAMES } from './table.ts';
import { SPIN_STEPS } from './turn.ts';

export const side = z.enum(SIDES);
const die = z.number().int().min(1).max(6);
export const pawn = z.enum(PAWN_NAMES as [string, ...string[]]);
export const square = z.enum(SQUARE_NAMES as [string, ...string[]]);
export const paragraph = z.enum(Object.keys(rulebook) as [Paragraph, ...Paragraph[]]);

/** What can take place at the table, whoever saw it: the program, or a person at the desk. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tossRolled'), red: die, blue: die }),
  z.strictObject({
    kind: z.literal('formationSet'),
    side,
    pawns: z.record(z.string().regex(PAWN_PATTERN), square),
    ball: square.optional(),
  }),
  z.strictObject({ kind: z.literal('rollChosen'), side }),
  z.strictObject({ kind: z.literal('rolled'), dice: z.array(die).min(1).max(2) }),
  z.strictObject({ kind: z.literal('pawnMoved'), pawn, to: square, via: square.optional() }),
  z.strictObject({ kind: z.literal('ballPlayed'), to: square, via: square.optional() }),
  z.strictObject({ kind: z.literal('dribbled'), to: square }),
  z.strictObject({ kind: z.literal('duelRolled'), red: die, blue: die }),
  z.strictObject({
    kind: z.literal('shotSpun'),
    turns: z.number().min(0).max(1000).describe('full turns of the arrow'),
    sector: z.enum(['ball', 'flag', 'keeper']),
    onLine: z.boolean().default(false),
    angle: z.number().min(0).lt(SPIN_STEPS).optional().describe('where the arrow stopped, in tenths of a degree'),
  }),
  z.strictObject({ kind: z.literal('shotDieRolled'), face: z.enum(['ball', 'flag', 'keeper']) }),
  z.strictObject({ kind: z.literal('pawnPlaced'), pawn, to: square }),
  z.strictObject({ kind: z.literal('placementPassed'), side }),
  z.strictObject({
    kind: z.literal('breach'),
    by: side,
    paragraph: paragraph.optional().describe('the rule that was broken'),
  }),
  z
    .strictObject({ kind: z.literal('ballSeen'), at: square, pawn: pawn.optional().describe('who has it there') })
    .describe('at a desk: where the ball lies, after a decision that left it out'),
  z.strictObject({ kind: z.literal('delay'), by: side, deliberate: z.boolean() }),
]);
export type Event = z.output<typeof eventSchema>;

export const SECTORS = ['ball', 'flag', 'ball', 'keeper', 'ball', 'flag', 'ball', 'keeper'] as const;
export const SECTOR_WIDTH = SPIN_STEPS / SECTORS.length;
