import { z } from 'zod';
import { FIGURES, LOOSE } from './names.ts';

export const LINE_UPS = ['kickOff', 'free'] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** The largest table that chapter III allows has its corners here. */
const MOST_ASIDE = 700;
const MOST_AHEAD = 900;
const within = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most);

export const figure = z.enum([...FIGURES]).describe('R2-R11, B2-B11');
export const loose = z.enum([...LOOSE]).describe('ball, R2-R11, B2-B11');
export const place = z
  .tuple([within(-MOST_ASIDE, MOST_ASIDE), within(-MOST_AHEAD, MOST_AHEAD)])
  .describe('millimetres from the centre spot: east, north');

export const flickFields = {
  figure,
  direction: within(-180, 180).describe('degrees to the right of straight ahead, as the figure’s own side sees it'),
  strength: within(0, 1).describe('share of the greatest speed of a flick'),
  nail: within(-1, 1)
    .default(0)
    .describe(
      'where the nail meets the base: 1 as far right of its middle as it may, which spins and swerves to the right',
    ),
};

/** What a player can do. The keepers are led by streams: see streams.ts. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flick'), ...flickFields }),
  z
    .strictObject({ kind: z.literal('place'), what: loose, at: place })
    .describe('puts the ball or a figure that lies still somewhere else, upright'),
  z
    .strictObject({ kind: z.literal('lineUp'), as: z.enum([...LINE_UPS]) })
    .describe('sets everything up anew: for a kick-off of one’s own side, or all figures beside the pitch'),
]);
export type Action = Readonly<z.output<typeof actionSchema>>;
export type Flick = Extract<Action, { kind: 'flick' }>;
