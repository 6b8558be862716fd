import { MODES } from '@bande/core';
import { z } from 'zod';
import { COUNTS, RESTARTS } from './consequences.ts';
import { colour, kickerNumber, place, POSTURES, side, where } from './events.ts';
import { PERIODS } from './state.ts';
import { readSettings, settingsSchema } from './settings.ts';

const bySides = <T extends z.ZodType>(one: T) => z.strictObject({ red: one.optional(), blue: one.optional() });
const count = z.number().int().min(0).max(99);

const restart = z.strictObject({
  kind: z.enum([...RESTARTS]),
  by: side,
  at: place.optional(),
  where: where.optional(),
  corner: z.enum(['west', 'east']).optional(),
  laid: z.boolean().default(true),
  released: z.boolean().default(true).describe('of a penalty: the referee has released it'),
});
const defender = z.strictObject({
  at: place.optional(),
  facing: z.number().min(-180).max(180).optional(),
  posture: z.enum([...POSTURES]).default('standing'),
  gapMm: z.number().min(0).max(2000).optional(),
  onLine: z.boolean().optional(),
  inArea: z.boolean().optional(),
  legSpread: z.boolean().default(false),
  fixed: z.boolean().default(false),
  put: z.enum(['before', 'since', 'moving']).default('since').describe('before the ball came to lie, or since then'),
});

/** A scenario's position; what is left out has its start value. */
export const givenSchema = z.strictObject({
  mode: z.enum([...MODES]).default('live'),
  settings: settingsSchema.default(readSettings({})),
  plate: z.boolean().default(false).describe('physics moves what lies on the plate; otherwise everything is told'),
  period: z.enum([...PERIODS]).default('firstHalf'),
  white: side.optional().describe('who plays with white; left out: by the period and the match sheet'),
  score: z.strictObject({ red: count.default(0), blue: count.default(0) }).default({ red: 0, blue: 0 }),
  turn: side.optional().describe('whose ball it is, at rest'),
  ball: z
    .strictObject({
      at: place.optional(),
      where: where.optional(),
      top: colour.optional(),
      reach: side.nullable().optional().describe('within reach of whose keeper'),
    })
    .default({}),
  restart: restart.optional(),
  repetition: z
    .strictObject({
      by: side,
      as: z
        .enum([...RESTARTS])
        .nullable()
        .default(null),
      likePenalty: z.boolean().default(false),
    })
    .optional(),
  setUps: z
    .strictObject({
      used: z.number().int().min(0).max(1).default(0),
      keeperOnly: z.boolean().default(false),
      handling: z.boolean().default(false),
    })
    .default({ used: 0, keeperOnly: false, handling: false })
    .describe('of whoever has the ball'),
  defence: bySides(defender).default({}),
  kicker: bySides(kickerNumber).default({}),
  counts: bySides(
    z.strictObject({
      ...(Object.fromEntries(COUNTS.map((name) => [name, count.optional()])) as Record<
        (typeof COUNTS)[number],
        z.ZodOptional<typeof count>
      >),
      gone: z.array(kickerNumber).optional(),
    }),
  ).default({}),
  signal: z.boolean().default(false).describe('the signal has sounded'),
  held: z.boolean().default(false),
  addedSeconds: z.number().min(0).max(3600).default(0),
  secondsLeft: z.number().min(0).max(3600).optional(),
});
export type Given = z.output<typeof givenSchema>;

const both = <T extends z.ZodType>(one: T) => z.strictObject({ red: one, blue: one });
const restarts = z.enum([...RESTARTS]);
const secondsShown = z.number().min(0).max(3600).nullable();

/** The state as an outsider reads it. */
export const stateSchema = z.strictObject({
  phase: z.enum(['moving', 'restart', 'play', 'open', 'finished']),
  period: z.enum([...PERIODS]),
  score: both(count),
  white: side,
  turn: side.nullable(),
  ball: z.strictObject({
    at: place.optional(),
    where: where.optional(),
    top: colour.nullable().optional(),
    reach: side.nullable().optional(),
  }),
  restart: z
    .strictObject({
      kind: restarts,
      by: side,
      at: place.nullable(),
      where: where.nullable(),
      corner: z.enum(['west', 'east']).nullable(),
      laid: z.boolean(),
      released: z.boolean(),
      given: z.boolean().describe('for an offence, while the ball still moves'),
      misplaced: z.enum(['untold', 'told']).nullable().optional(),
    })
    .nullable(),
  repetition: z.strictObject({ by: side, as: restarts.nullable(), likePenalty: z.boolean() }).nullable(),
  movement: z
    .strictObject({
      by: side,
      with: z.enum(['kicker', 'keeper']),
      as: restarts.nullable(),
      last: side.describe('whose figure touched the ball last'),
      atGoal: z.boolean().describe('it has touched the opponent’s goal or a figure of his'),
    })
    .nullable(),
  setUps: z.strictObject({
    of: side.nullable(),
    used: z.number().int().min(0).max(1),
    keeperOnly: z.boolean(),
    handling: z.boolean(),
  }),
  defence: both(
    z
      .strictObject({
        at: place.optional(),
        facing: z.number().optional(),
        posture: z.enum([...POSTURES]),
        gapMm: z.number().optional(),
        onLine: z.boolean().optional(),
        inArea: z.boolean().optional(),
        legSpread: z.boolean(),
        fixed: z.boolean(),
        put: z.enum(['before', 'since', 'moving']),
      })
      .nullable(),
  ),
  kicker: both(kickerNumber),
  counts: both(
    z.strictObject({
      ...(Object.fromEntries(COUNTS.map((name) => [name, count])) as Record<(typeof COUNTS)[number], typeof count>),
      gone: z.array(kickerNumber),
    }),
  ),
  options: z.array(z.strictObject({ name: z.string(), owner: side, choices: z.array(z.string()) })),
  signal: z.boolean(),
  held: z.boolean(),
  away: side.nullable().describe('who has left the plate'),
  urged: z.boolean(),
  open: z.enum(['out', 'colour', 'draw']).nullable().describe('what the referee still has to say'),
  addedSeconds: z.number().min(0),
  secondsLeft: secondsShown,
  shotSecondsLeft: secondsShown,
  defenceSecondsLeft: secondsShown,
});
