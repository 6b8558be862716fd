import { MODES } from '@bande/core';
import { z } from 'zod';
import { figure, LINE_UPS, place, player, TOSS_CHOICES } from './actions.ts';
import { RESTARTS } from './consequences.ts';
import { LINES, where } from './events.ts';
import { BODIES, FIGURES, LOOSE, SIDES } from './names.ts';
import { settingsSchema } from './settings.ts';
import { PERIODS, PHASES, PLAY_KINDS, STEPS } from './state.ts';
import { QUARTERS } from './zones.ts';

const body = z.enum([...BODIES]);
const loose = z.enum([...LOOSE]);
const side = z.enum([...SIDES]);
const figures = z.array(figure).max(FIGURES.length);
const restart = z.enum([...RESTARTS]);
const small = z.number().int().min(0).max(99);
const bySide = <T extends z.ZodType>(of: T) => z.strictObject({ red: of, blue: of });
const outTo = z.enum(['cloth', 'barrier', 'table']);
const quarter = z.enum([...QUARTERS]).nullable();

const restartGiven = z.strictObject({
  kind: restart,
  by: side,
  at: place.optional(),
  where: where.optional(),
  step: z
    .enum([...STEPS])
    .optional()
    .describe('left out: the first one of its kind'),
  taker: player.optional(),
  flicksLeft: bySide(z.number().int().min(0).max(3)).partial().default({}),
  faults: z.number().int().min(0).max(1).default(0),
  inHaste: z
    .boolean()
    .optional()
    .describe('ten seconds to place; left out at a kick-off: as after a goal where somebody has scored'),
});
const playGiven = z.strictObject({
  by: player,
  zone: side.nullable().optional().describe('the shooting zone that the ball was wholly inside'),
  quarter: quarter.optional().describe('where the ball was'),
  from: quarter.optional().describe('where the figure was'),
  as: z
    .enum([...PLAY_KINDS])
    .optional()
    .describe('left out: a keeper plays as a keeper, a figure by a flick'),
  restart: restart.optional(),
  firstOfReserve: z.boolean().default(false),
  afterSignal: z.boolean().default(false),
  over: z.boolean().default(false).describe('the ball has come to rest since'),
});
const touchGiven = z.strictObject({
  by: player,
  atRest: z.boolean().default(true),
  quarter: quarter.optional(),
  zone: side.nullable().optional(),
  beyondMm: z.number().min(0).max(200).optional(),
  atEdge: z.boolean().default(false),
});
const countsGiven = z.strictObject({
  offences: small,
  keeperJerks: small,
  keeperOverLine: small,
  yellow: z.boolean(),
  orange: z.boolean(),
  substitutions: z.number().int().min(0).max(3),
  keeperChanged: z.boolean(),
  figures: z.number().int().min(0).max(10),
  broken: z.number().int().min(0).max(10),
});
const reserveGiven = z.strictObject({
  is: z.enum(['off', 'on', 'gone']),
  fresh: z.boolean(),
  waits: z.boolean(),
  mayReturn: z.boolean(),
});

/** A scenario's position: a line-up, what lies elsewhere, and how play stands. */
export const givenSchema = z.strictObject({
  lineUp: z
    .enum([...LINE_UPS])
    .default('kickOff')
    .describe('kickOff: by Red; free: all figures beside the pitch; shooting: Red close to the goal'),
  places: z.partialRecord(loose, place).default({}),
  seats: z.literal([1, 2]).default(2).describe('1: one person has everything, on the training pitch'),
  mode: z.enum([...MODES]).default('live'),
  settings: settingsSchema.default(settingsSchema.parse({})),
  measured: z.boolean().optional().describe('whether places are known; left out: not at a desk'),
  phase: z
    .enum([...PHASES])
    .optional()
    .describe('left out: play if an attacker is given, else the start'),
  period: z.enum([...PERIODS]).default('firstHalf'),
  score: bySide(small).default({ red: 0, blue: 0 }),
  attacker: side.optional().describe('who is in possession'),
  rolling: z.boolean().default(false).describe('at a desk: the ball rolls'),
  block: side.optional().describe('who may make a block flick'),
  waiting: z.boolean().default(false).describe('the attacker waits for it'),
  handSet: figure.optional(),
  run: z
    .strictObject({ who: player, plays: z.number().int().min(1).max(3) })
    .optional()
    .describe('plays in a row'),
  keeperTouches: z.number().int().min(0).max(3).default(0),
  ticks: z.number().int().min(0).max(3).default(0),
  tickAllowed: z.boolean().default(false),
  lostBy: z
    .strictObject({
      side,
      run: z.strictObject({ who: player, plays: z.number().int().min(1).max(3) }).optional(),
      ticks: z.number().int().min(0).max(3).default(0),
    })
    .optional()
    .describe('the ball has just touched a resting figure: who had it before, and his counts'),
  play: playGiven.optional().describe('who played the ball last'),
  touch: touchGiven.optional().describe('who touched it last'),
  offFrame: z.boolean().default(false),
  direct: restart.optional().describe('nobody else has touched the ball since this restart'),
  barred: z
    .array(z.strictObject({ figure: player, by: z.enum([...RESTARTS, 'tick']) }))
    .max(4)
    .default([]),
  offside: figures.default([]).describe('figures that were offside when the ball was last touched'),
  passive: figures.default([]),
  pressed: z.boolean().default(false).describe('the ball rests against several figures'),
  restart: restartGiven.optional(),
  reserve: bySide(reserveGiven.partial()).partial().default({}),
  out: z.partialRecord(figure, outTo).default({}),
  lying: figures.default([]),
  atEdge: figures.default([]).describe('placed at the edge of the cloth by the referee and not moved since'),
  counts: bySide(countsGiven.partial()).partial().default({}),
  toss: z.strictObject({ winner: side, choice: z.enum([...TOSS_CHOICES]).optional() }).optional(),
  firstKickOff: side.optional(),
  endsChanged: z.boolean().default(false),
  signal: z.boolean().default(false).describe('the signal has sounded, what moves is played out'),
  secondsLeft: z.number().min(0).max(3600).optional().describe('of the period'),
  lostSeconds: z.number().min(0).max(3600).default(0),
  shootOut: z
    .strictObject({
      first: side,
      shots: bySide(small),
      goals: bySide(small),
      from: z.enum(['west', 'east']).default('west'),
    })
    .optional(),
});
export type Given = z.output<typeof givenSchema>;

/** The state as outsiders read it. */
export const stateSchema = z.strictObject({
  measured: z.boolean(),
  places: z
    .partialRecord(body, z.tuple([z.number(), z.number()]))
    .describe(
      'millimetres from the centre spot: east, north, Red’s goal in the south; what is not on the table has none',
    ),
  moving: z.array(body),
  lying: z.array(figure),
  fallen: z.array(loose).describe('off the table'),
  ballOver: z
    .enum([...LINES])
    .nullable()
    .describe('the line that the whole ball is beyond'),
  ballIn: side.nullable().describe('the shooting zone that the whole ball is inside'),
  off: z.partialRecord(figure, z.enum(['field', 'cloth'])).describe('figures off the field, off the cloth'),
  out: z.partialRecord(figure, outTo).describe('out of play until they are placed'),
  atEdge: z.array(figure),
  phase: z.enum([...PHASES]),
  period: z.enum([...PERIODS]),
  score: bySide(z.number()),
  attacker: side.nullable(),
  rolling: z.boolean(),
  block: side.nullable(),
  waiting: z.boolean(),
  handSet: figure.nullable(),
  run: z.strictObject({ who: player, plays: z.number() }).nullable(),
  keeperTouches: z.number(),
  ticks: z.number(),
  tickAllowed: z.boolean(),
  direct: restart.nullable(),
  barred: z.array(z.strictObject({ figure: player, by: z.enum([...RESTARTS, 'tick']) })),
  offside: z.array(figure),
  passive: z.array(figure),
  pressed: z.boolean(),
  restart: z
    .strictObject({
      kind: restart,
      by: side,
      at: z.tuple([z.number(), z.number()]).nullable(),
      where: where.nullable(),
      step: z.enum([...STEPS]),
      taker: player.nullable(),
      flicksLeft: bySide(z.number()),
      faults: z.number(),
    })
    .nullable(),
  reserve: bySide(reserveGiven),
  counts: bySide(countsGiven),
  options: z.array(z.strictObject({ name: z.string(), owner: side, choices: z.array(z.string()) })),
  firstKickOff: side.nullable(),
  endsChanged: z.boolean(),
  signal: z.boolean(),
  secondsLeft: z.number().nullable(),
  lostSeconds: z.number(),
  shootOut: z
    .strictObject({ first: side, shots: bySide(z.number()), goals: bySide(z.number()), from: z.enum(['west', 'east']) })
    .nullable(),
});
export type PublicState = z.output<typeof stateSchema>;
