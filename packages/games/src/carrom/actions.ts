import { z } from 'zod';
import { ENDS } from './table.ts';

const MOST_DEGREES = 180;
const within = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most);

export const strokeFields = {
  x: within(-370, 370).describe('millimetres along the base line, to the right of the player’s middle'),
  angle: within(-MOST_DEGREES, MOST_DEGREES).describe('degrees to the right of straight ahead'),
  force: within(0, 1).describe('share of the greatest speed'),
  spin: within(-1, 1)
    .default(0)
    .describe('struck off centre: 1 spins the striker anticlockwise as fast as it may, -1 clockwise'),
  lift: within(0, 1).default(0).describe('struck from below: share of the greatest upward speed'),
};

/** What a player can do. A due is waived and extra points are demanded by choosing among the options that are open. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('takeSide') }),
  z.strictObject({ kind: z.literal('takeBreak') }),
  z.strictObject({ kind: z.literal('chooseEnd'), end: z.enum([...ENDS]) }),
  z.strictObject({ kind: z.literal('turnRack'), degrees: within(-MOST_DEGREES, MOST_DEGREES) }),
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('strike'), ...strokeFields }),
  z.strictObject({
    kind: z.literal('place'),
    x: within(-370, 370).describe('millimetres from the centre to the east'),
    y: within(-370, 370).describe('millimetres from the centre to the north'),
  }),
  z.strictObject({ kind: z.literal('next') }),
  z.strictObject({ kind: z.literal('concede'), what: z.enum(['game', 'match']) }),
]);
export type Action = Readonly<z.output<typeof actionSchema>>;
export type Strike = Extract<Action, { kind: 'strike' }>;
