import { LEVELS } from '@bande/kit';
import { z } from 'zod';
import { LINE_UPS } from './actions.ts';
import { FIGURE_SIZE, type FigureSize } from './table-bodies.ts';
import { PITCH, type Pitch } from './table.ts';

const between = (least: number, most: number, usual: number, what: string): z.ZodDefault<z.ZodNumber> =>
  z.number().min(least).max(most).default(usual).describe(what);
const LEAST_DIFFERENCE = 300;

/** Millimetres, within chapter III. */
const pitchSchema = z
  .strictObject({
    length: between(900, 1400, 1200, 'FISTF-III.1.2.1.2'),
    width: between(600, 1000, 800, 'FISTF-III.1.2.1.3'),
    border: between(40, 100, 80, 'FISTF-III.1.1.2.1: cloth beyond the lines'),
    barrierHeight: between(20, 100, 30, 'FISTF-III.1.1.3.1'),
    barrierWidth: between(1, 100, 10, 'FISTF-III.1.1.3.2: at most 100'),
    barrierGap: between(150, 250, 200, 'FISTF-III.1.1.3.3: behind each goal'),
    lineWidth: between(0.5, 3, 2, 'FISTF-III.1.1.6.1: at most 3'),
    centreCircle: between(60, 120, 90, 'FISTF-III.1.2.1.7: radius'),
    penaltyDepth: between(120, 180, 150, 'FISTF-III.1.2.3.1'),
    penaltyWidth: between(300, 480, 400, 'FISTF-III.1.2.3.2'),
    penaltySpot: between(80, 140, 110, 'FISTF-III.1.2.3.4: from the goal line'),
    goalAreaDepth: between(50, 70, 60, 'FISTF-III.1.2.4.1'),
    goalAreaWidth: between(220, 260, 240, 'FISTF-III.1.2.4.2'),
    cornerRadius: between(20, 30, 25, 'FISTF-III.1.2.5'),
    goalDepth: between(60, 90, 70, 'FISTF-III.2.3.5'),
    barThickness: between(1, 5, 4, 'FISTF-III.2.3.4: at most 5'),
  })
  .refine(({ length, width }) => width <= length - LEAST_DIFFERENCE, {
    message: 'FISTF-III.1.2.1.4: the width is at least 300 mm less than the length',
    path: ['width'],
  })
  .refine(({ penaltySpot, penaltyDepth }) => penaltySpot < penaltyDepth, {
    message: 'FISTF-III.1.2.3.4: the penalty spot is inside the penalty area [S-81]',
    path: ['penaltySpot'],
  })
  .refine(({ goalDepth, border, barrierWidth }) => goalDepth <= border + barrierWidth, {
    message: 'FISTF-III.2.1.3: the goals stand on the table, which ends with the barrier',
    path: ['goalDepth'],
  });

/** Millimetres and grams, within chapter III and the annex. */
const figureSchema = z.strictObject({
  baseDiameter: between(16, 21, 21, 'FISTF-III.4.1.1.2'),
  baseHeight: between(5, 7, 6, 'FISTF-III.4.1.1.1'),
  height: between(27, 39, 34, 'FISTF-III.4.1.3'),
  bodyWidth: between(6, 13, 9, 'FISTF-III.4.1.2.1'),
  mass: between(1.5, 2.8, 2.6, 'FISTF-VI.1.1.1: at most 2.8; the least is an assumption'),
});

const SET_PIECES = ['byHand', 'usual'] as const;

/** What is agreed before; the pitch used is part of it. */
export const settingsSchema = z.strictObject({
  training: z
    .boolean()
    .default(false)
    .describe('the training pitch: figures are flicked at any time, nothing is judged, nothing is counted'),
  lineUp: z
    .enum([...LINE_UPS])
    .optional()
    .describe('how everything stands on the training pitch at first; left out, for a kick-off'),
  halfMinutes: z.number().positive().max(60).default(15).describe('FISTF-II.3.1.1.1'),
  extraMinutes: z.number().positive().max(60).default(10).describe('FISTF-II.3.3.1.1.1'),
  knockOut: z
    .boolean()
    .default(false)
    .describe('FISTF-II.3.3.1.1.1: a draw is followed by extra time and, if need be, by a shoot-out'),
  shootOutOnly: z.boolean().default(false).describe('nothing but a shoot-out: FISTF-II.17.1.3'),
  limits: z
    .boolean()
    .default(true)
    .describe(
      'FISTF-II.10.8.2, FISTF-II.10.8.3, FISTF-II.4.2.5.2, FISTF-II.15.2.1.5.1: the time limits; friends may play without',
    ),
  toss: z.boolean().default(true).describe('FISTF-II.4.1.1.1; without it Red kicks off, or shoots first'),
  referee: z
    .enum([...LEVELS])
    .optional()
    .describe(
      'how much the referee asks: beginner: nothing, and he sets everything up himself; player: what changes possession or a chance of a goal; left out, all that FISTF has him ask [S-297]',
    ),
  setPieces: z
    .enum([...SET_PIECES])
    .default('byHand')
    .describe(
      'usual: nobody places figures; after a moment the referee goes on with the usual ones, as where time runs out [S-132]',
    ),
  freeKickSeconds: z
    .number()
    .min(0.6)
    .max(10)
    .optional()
    .describe(
      'so long each side may move figures by flicks or ask for distance at a free kick before a referee who sets pieces up himself goes on (FISTF-II.11.2.2.1); left out, only for a moment',
    ),
  keeperHelp: z
    .boolean()
    .default(true)
    .describe(
      'a hand is kept within the goal area and, at a penalty, still: FISTF-II.8.2.1.2, FISTF-II.12.2.4.3 cannot be broken',
    ),
  cautionAfter: z
    .number()
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe(
      'FISTF-II.10.1: so many offences of one player are repeated ones, which the program cautions; 0: it never does',
    ),
  preview: z
    .enum(['full', 'short', 'none'])
    .default('short')
    .describe('how much of a flick is shown before it, the same for both'),
  pitch: pitchSchema.default(pitchSchema.parse({})),
  figures: figureSchema.default(figureSchema.parse({})),
});
export type Settings = Readonly<z.output<typeof settingsSchema>>;

export const readSettings = (given: unknown): Settings => settingsSchema.parse(given);

const metres = (millimetres: number): number => millimetres / 1000;

export function pitchOf({ pitch }: Settings): Pitch {
  const { goalDepth, barThickness, ...more } = pitch;
  const inMetres = Object.fromEntries(Object.entries(more).map(([name, size]) => [name, metres(size)]));
  return {
    ...(inMetres as unknown as Omit<Pitch, 'goal'>),
    goal: { ...PITCH.goal, depth: metres(goalDepth), barThickness: metres(barThickness) },
  };
}

/** Foot, rim and shoulder are as far from the edges of the base as they always are: the annex limits these differences. */
export function figureSizeOf({ figures }: Settings): FigureSize {
  const baseRadius = metres(figures.baseDiameter) / 2;
  const baseHeight = metres(figures.baseHeight);
  const [wider, higher] = [baseRadius - FIGURE_SIZE.baseRadius, baseHeight - FIGURE_SIZE.baseHeight];
  return {
    baseRadius,
    baseHeight,
    height: metres(figures.height),
    bodyRadius: metres(figures.bodyWidth) / 2,
    trunkRadius: FIGURE_SIZE.trunkRadius,
    mass: figures.mass / 1000,
    footRadius: FIGURE_SIZE.footRadius + wider,
    rimHeight: FIGURE_SIZE.rimHeight + higher,
    shoulderRadius: FIGURE_SIZE.shoulderRadius + wider,
    centreHeight: FIGURE_SIZE.centreHeight * (baseHeight / FIGURE_SIZE.baseHeight),
  };
}
