import { LEVELS } from '@bande/kit';
import { z } from 'zod';
import { SIDES } from './names.ts';

const count = (least: number, usual: number, what: string): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(100).default(usual).describe(what);

/** What is agreed before. Where a reading calls something a policy it is a setting. */
export const settingsSchema = z.strictObject({
  halfMinutes: z.number().positive().max(60).default(5).describe('DTKV-4.1.1'),
  extraMinutes: z.number().positive().max(60).default(2).describe('DTKV-4.2.1'),
  extraTime: z.boolean().default(false).describe('DTKV-4.2.1: a draw is followed by extra time [C-39]'),
  whiteFirst: z
    .enum([...SIDES])
    .default('red')
    .describe('DTKV-9.2.3: who starts with white, by the match sheet'),
  kickers: z.number().int().min(1).max(4).default(1).describe('DTKV-2.1.3: how many kickers each side has at hand'),
  keeper: z
    .enum(['block', 'buttons'])
    .default('block')
    .describe('a rigid one that is led by its box, or one that dives by two buttons: DTKV-2.K29'),
  limits: z.boolean().default(true).describe('DTKV-6.9.1, DTKV-8.5.1: 3 and 7 seconds; friends may play without'),
  referee: z
    .enum([...LEVELS])
    .optional()
    .describe(
      'how much the referee asks: beginner: nothing; player: what changes a chance of a goal; left out, all that the rules have him ask [C-126]',
    ),
  admonishedOverrun: count(1, 2, 'DTKV-8.K19 [C-19]: the overrun of the 7 seconds that brings an admonition'),
  punishedOverrun: count(1, 3, 'DTKV-8.K20 [C-19]: the one that is punished as time-wasting'),
  cautionedOffence: count(1, 2, 'DTKV-15.3.3 [C-34]: the gross offence that brings a caution'),
  removalSeconds: z.number().min(0).max(60).default(3).describe('DTKV-14.K3 [C-12]: time enough to take a kicker away'),
  shotsFinish: z
    .boolean()
    .default(false)
    .describe('DTKV-4.K1 [C-27]: a ball that moves at the signal is played out instead'),
  preview: z
    .enum(['full', 'short', 'none'])
    .default('short')
    .describe('how much of a shot is shown before it, the same for both'),
});
export type Settings = Readonly<z.output<typeof settingsSchema>>;
export const readSettings = (given: unknown): Settings => settingsSchema.parse(given);
