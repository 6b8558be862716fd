import { z } from 'zod';
import { keepFields, kickerNumber, place, poseFields, strikeFields } from './events.ts';

const within = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most);

/** What a player can do. The keepers are led by streams: see streams.ts. */
export const actionSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('shoot'),
      ...poseFields,
      strength: within(0, 1).describe('share of the hardest press'),
    })
    .describe('the button is pressed, the leg swings'),
  z
    .strictObject({ kind: z.literal('lay'), at: place, face: z.number().int().min(0).max(13), yaw: within(-180, 180) })
    .describe('at a restart: the ball, with this face on top'),
  z
    .strictObject({
      kind: z.literal('defend'),
      at: place,
      facing: within(-180, 180).default(0),
      lying: z.boolean().default(false),
      kicker: kickerNumber.default(1),
    })
    .describe('the kicker is put into the way of the shot and let go'),
  z.strictObject({ kind: z.literal('takeAway') }).describe('one’s own kicker is taken off the pitch'),
  z
    .strictObject({ kind: z.literal('keep'), ...keepFields })
    .describe('in turn, in secret: where the keeper stands, and where he goes with the shot'),
  z
    .strictObject({ kind: z.literal('strike'), ...strikeFields })
    .describe('in turn: the keeper strikes at a ball that lies within his reach, whatever its colour'),
  z
    .strictObject({
      kind: z.literal('ready'),
      alone: z.literal(true).optional().describe('without a kicker in the way: DTKV-6.9.1 lets him, and nobody must'),
    })
    .describe('the defence is set'),
  z.strictObject({ kind: z.literal('changeKicker'), to: kickerNumber }),
  z.strictObject({ kind: z.literal('drawSides') }).describe('before extra time: sides are drawn anew'),
]);
export type Action = Readonly<z.output<typeof actionSchema>>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
