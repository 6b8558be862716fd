import { z } from 'zod';

const ROUNDS = ['early', 'quarterFinal'] as const;

/** The table of the match, within chapter I; on the slowest of these a full stroke still runs three and a half lengths ['ICF-A.1.4']. */
const tableSchema = z.strictObject({
  friction: z.number().min(0.05).max(0.15).default(0.1).describe('piece on board: more powder, less of it (ICF-F.1)'),
  cushion: z
    .number()
    .min(0.7)
    .max(0.85)
    .default(0.7)
    .describe('share of the speed that the frame gives back (ICF-A.2.1)'),
  frameHeight: z.number().min(19).max(25.4).default(22).describe('millimetres (ICF-A.2.3)'),
  pocketDiameter: z.number().min(43).max(46).default(44.5).describe('millimetres (ICF-A.3.1)'),
  pieceMass: z.number().min(5).max(5.5).default(5.25).describe('grams (ICF-B.5)'),
  strikerMass: z.number().min(5).max(15).default(15).describe('grams (ICF-C.3)'),
});

/** What is agreed before the match; everything has the value of the laws unless somebody says otherwise. */
export const settingsSchema = z.strictObject({
  round: z
    .enum([...ROUNDS])
    .default('early')
    .describe('ICF-56b.1: eight boards before the quarter-finals; ICF-56c: from the quarter-finals on no limit'),
  boards: z
    .literal([1, 8])
    .default(8)
    .describe('ICF-56a.2: boards in a game before the quarter-finals; 1 for a quick match'),
  games: z.literal([1, 3]).default(3).describe('ICF-57: best of three; 1 for a short match'),
  trialBoards: z.boolean().default(true).describe('ICF-40: two boards that do not count, one for each side to break'),
  toss: z.boolean().default(true).describe('ICF-39a.1; without it White sits south and breaks'),
  clocks: z
    .boolean()
    .default(true)
    .describe('ICF-46.2, ICF-50.1, ICF-61, ICF-88, ICF-138: the time limits; friends may play without'),
  table: tableSchema.default(tableSchema.parse({})).describe('the table used is part of the match'),
  rack: z
    .enum(['byHand', 'exact'])
    .default('byHand')
    .describe(
      'CI-80: tiny gaps and a slight turn are drawn for every rack, as hands leave them; exact: every piece touches its neighbours, every rack is the same',
    ),
  rated: z.boolean().default(false).describe('the table then shows no guide line'),
  strictPlacing: z
    .boolean()
    .default(false)
    .describe(
      'ICF-85.2, ICF-89b.2, ICF-114.2: a piece put down wrongly is a foul; otherwise the table does not take it',
    ),
});
export type Settings = Readonly<z.output<typeof settingsSchema>>;

export const readSettings = (given: unknown): Settings => settingsSchema.parse(given);
