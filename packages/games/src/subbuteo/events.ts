import { z } from 'zod';
import { flickFields, figure, LINE_UPS, loose, place } from './actions.ts';
import { FIGURES, KEEPERS, SIDES } from './names.ts';

const side = z.enum([...SIDES]);
const player = z.enum([...FIGURES, ...KEEPERS]).describe('R1-R11, B1-B11; shirt 1 is the keeper on his rod');
export const LINES = ['south', 'north', 'west', 'east'] as const;
const line = z.enum([...LINES]).describe('south and north are the goal lines, west and east the touchlines');
export const OBSTACLES = ['post', 'crossbar', 'net', 'barrier'] as const;
/** What a figure can be off: the field, the cloth around it, the table. */
export const GROUNDS = ['field', 'cloth', 'table'] as const;

/** What can take place on the pitch, whoever saw it: the physics, or a person. Nothing here is an opinion. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flicked'), by: side, ...flickFields }),
  z.strictObject({ kind: z.literal('placed'), by: side, what: loose, at: place }),
  z.strictObject({ kind: z.literal('linedUp'), by: side, as: z.enum([...LINE_UPS]) }),
  z.strictObject({
    kind: z.literal('ballTouched'),
    touchedBy: player,
    atRest: z.boolean().default(true).describe('the figure or keeper stood still'),
    ballRolling: z.boolean().default(false).describe('the ball was moving already'),
  }),
  z.strictObject({
    kind: z.literal('figuresTouched'),
    touchedBy: player,
    touched: player,
    atRest: z.boolean().default(true).describe('the touched one stood still'),
    ballRolling: z.boolean().default(false).describe('the ball was moving'),
  }),
  z.strictObject({ kind: z.literal('rebounded'), what: loose, from: z.enum([...OBSTACLES]) }),
  z
    .strictObject({ kind: z.literal('ballOver'), line })
    .describe('wholly beyond the line as seen from above (FISTF-I.7.1), in the goal or beside it'),
  z
    .strictObject({ kind: z.literal('ballInGoal'), goal: side.describe('whose goal') })
    .describe('wholly over the goal line between the posts and below the crossbar'),
  z.strictObject({ kind: z.literal('ballBack'), line }).describe('some of it is over the field again'),
  z.strictObject({ kind: z.literal('ballLanded') }).describe('bounced on the cloth'),
  z.strictObject({ kind: z.literal('ballFell') }).describe('off the table'),
  z
    .strictObject({ kind: z.literal('figureLeft'), figure, ground: z.enum([...GROUNDS]) })
    .describe(
      'the field: wholly beyond a line (FISTF-I.7.2); the cloth: some of the base stands on the board (FISTF-II.2.1.2.3); the table: fell',
    ),
  z.strictObject({ kind: z.literal('figureBack'), figure, ground: z.enum(['field', 'cloth']) }),
  z.strictObject({ kind: z.literal('toppled'), figure }).describe('knocked over: it is falling'),
  z.strictObject({ kind: z.literal('layDown'), figure }),
  z.strictObject({ kind: z.literal('rested'), what: loose }).describe('came to rest'),
]);
export type Event = Readonly<z.output<typeof eventSchema>>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
export type Line = (typeof LINES)[number];
export type Ground = (typeof GROUNDS)[number];
export type Obstacle = (typeof OBSTACLES)[number];
