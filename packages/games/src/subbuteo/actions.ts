import { z } from 'zod';
import { FIGURES, LOOSE, PLAYERS } from './names.ts';

export const LINE_UPS = ['kickOff', 'free', 'shooting'] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** The largest table that chapter III allows has its corners here. */
const MOST_ASIDE = 700;
const MOST_AHEAD = 900;
const within = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most);

export const figure = z.enum([...FIGURES]).describe('R2-R11, B2-B11; R12 and B12 are the reserve keepers');
export const loose = z.enum([...LOOSE]).describe('ball, R2-R12, B2-B12');
export const player = z.enum([...PLAYERS]).describe('R1-R12, B1-B12; shirt 1 is the keeper on his rod');
export const place = z
  .tuple([within(-MOST_ASIDE, MOST_ASIDE), within(-MOST_AHEAD, MOST_AHEAD)])
  .describe('millimetres from the centre spot: east, north; Red’s goal is in the south');
const lean = within(-1, 1).describe('the sine of the keeper’s lean to the east');

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

/** What a player may call for: the only words that are allowed ['FISTF-II.10.7.2.0b']. */
export const REQUESTS = ['distance', 'tick', 'forcingCheck', 'lift'] as const;
export type Request = (typeof REQUESTS)[number];
export const TOSS_CHOICES = ['kickOff', 'end', 'shoot', 'keep'] as const;
export type TossChoice = (typeof TOSS_CHOICES)[number];

/** What a player can do. The keepers are led by streams: see streams.ts. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('flick'),
    ...flickFields,
    tick: z.boolean().default(false).describe('announced as a tick: FISTF-II.13.4.1.2'),
  }),
  z
    .strictObject({ kind: z.literal('shoot'), figure })
    .describe(
      'the hand is set behind the figure for a shot at goal and cannot be withdrawn: FISTF-II.10.8.2, FISTF-II.10.9.2',
    ),
  z
    .strictObject({ kind: z.literal('keep'), at: place, lean: lean.default(0), to: place, toLean: lean.default(0) })
    .describe('in turn, in secret, while the opponent has set his hand: where the keeper stands, and where he goes'),
  z
    .strictObject({ kind: z.literal('place'), what: loose, at: place })
    .describe('puts the ball or a figure that lies still somewhere else, upright'),
  z
    .strictObject({ kind: z.literal('lineUp'), as: z.enum([...LINE_UPS]).default('kickOff') })
    .describe(
      'the usual places: for a kick-off or a goal kick those of one’s own side; on the training pitch everything',
    ),
  z.strictObject({ kind: z.literal('done') }).describe('one’s figures are placed'),
  z
    .strictObject({ kind: z.literal('take'), figure: player, at: place, ball: place.optional() })
    .describe('names and places the figure that takes the restart; at a goal kick and a corner the ball too'),
  z.strictObject({ kind: z.literal('pass') }).describe('does without a block flick or a positional flick'),
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('ask'), what: z.enum([...REQUESTS]), figure: figure.optional() }),
  z.strictObject({ kind: z.literal('reserveIn'), at: place }).describe('the keeper goes, the reserve keeper comes'),
  z.strictObject({ kind: z.literal('reserveOut') }).describe('the reserve keeper goes, the keeper comes back'),
  z.strictObject({ kind: z.literal('chooseAtToss'), choice: z.enum([...TOSS_CHOICES]) }),
]);
export type Action = Readonly<z.output<typeof actionSchema>>;
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
export type Flick = ActionOf<'flick'>;
