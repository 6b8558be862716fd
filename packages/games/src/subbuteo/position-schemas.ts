import { MODES } from '@bande/core';
import { z } from 'zod';
import { LINE_UPS, place } from './actions.ts';
import { eventSchema, LINES } from './events.ts';
import { BODIES, FIGURES, LOOSE, SIDES } from './names.ts';
import { settingsSchema } from './settings.ts';

const body = z.enum([...BODIES]);
const loose = z.enum([...LOOSE]);

/** A scenario's position: a line-up, and what lies elsewhere. */
export const givenSchema = z.strictObject({
  lineUp: z
    .enum([...LINE_UPS])
    .default('kickOff')
    .describe('kickOff: by Red; free: all figures beside the pitch'),
  places: z.partialRecord(loose, place).default({}),
  seats: z.literal([1, 2]).default(2).describe('1: one person has everything'),
  mode: z.enum([...MODES]).default('live'),
  settings: settingsSchema.prefault({}),
});
export type Given = z.output<typeof givenSchema>;

/** The state as outsiders read it. */
export const stateSchema = z.strictObject({
  places: z
    .partialRecord(body, z.tuple([z.number(), z.number()]))
    .describe('millimetres from the centre spot: east, north; what has fallen from the table has none'),
  moving: z.array(body),
  lying: z.array(z.enum([...FIGURES])),
  fallen: z.array(loose).describe('off the table'),
  ballOver: z
    .enum([...LINES])
    .nullable()
    .describe('the line that the whole ball is beyond'),
  off: z
    .partialRecord(z.enum([...FIGURES]), z.enum(['field', 'cloth']))
    .describe('figures off the field, off the cloth'),
});
export type PublicState = z.output<typeof stateSchema>;

// ── a position as it is shared ────────────────────────────────────────────────────────────────────────────────────

/** Metres, seconds, metres and radians a second: no table has more. */
const MOST = 1e5;
const number = z.number().min(-MOST).max(MOST);
const numbers = (most: number): z.ZodArray<z.ZodNumber> => z.array(number).max(most);
const MOST_PATH = 26 * 20;
const piece = z.strictObject({
  t: number,
  x: z.number().min(-3).max(3),
  y: z.number().min(-3).max(3),
  z: number.optional(),
  vx: number.optional(),
  vy: number.optional(),
  vz: number.optional(),
  spin: number.optional(),
  spinX: number.optional(),
  spinY: number.optional(),
  angle: z.number().optional(),
  place: z.number().int().min(0).max(3).optional(),
  marks: numbers(8).optional(),
  own: numbers(8).optional(),
  path: numbers(MOST_PATH).optional(),
});
const index = z
  .number()
  .int()
  .min(0)
  .max(BODIES.length - 1);
const hand = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

/** Everything of a state, its times counted from now. */
export const positionSchema = z.strictObject({
  motion: z.strictObject({
    t: number,
    events: z.number().int().min(0),
    pieces: z.array(piece).length(BODIES.length),
    leans: z.array(z.tuple([index, index, number])).max(BODIES.length * BODIES.length),
  }),
  pending: z.array(z.strictObject({ at: z.number().int(), event: eventSchema })).max(100),
  told: z.strictObject({
    ballOver: z.enum([...LINES]).nullable(),
    off: z.partialRecord(z.enum([...FIGURES]), z.enum(['field', 'cloth'])),
    until: number,
  }),
  hands: z.strictObject(Object.fromEntries(SIDES.map((side) => [side, hand])) as Record<'red' | 'blue', typeof hand>),
});
