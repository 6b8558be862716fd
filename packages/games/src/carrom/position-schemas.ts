import { z } from 'zod';
import { rulebook } from './rulebook.ts';
import { settingsSchema } from './settings.ts';
import { PER_COLOUR, PHASES, PIECE_NAMES } from './state.ts';
import { SIDES } from './table.ts';

const side = z.enum(SIDES);
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const count = z.number().int().min(0).max(999);
const ticks = z.number().int().min(0).max(1_000_000_000);
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ white: value, black: value });
const partly = <T extends z.ZodType>(value: T) => perSide(value).partial();
const place = z.tuple([z.number(), z.number()]);
const piece = z.enum(PIECE_NAMES as [string, ...string[]]);
const onTheBoard = z.number().int().min(0).max(PER_COLOUR);
const standing = z.strictObject({
  game: count,
  games: perSide(count),
  boardNumber: count,
  trial: count,
  points: perSide(count),
  firstBreaker: seat,
  gameBreaker: seat,
  breaker: seat,
  ends: seat,
  endsChanged: z.boolean(),
});

const protest = z.strictObject({
  number: z.number().int().min(1),
  by: side,
  feePaid: z.boolean(),
  handedIn: z.boolean(),
  from: standing,
  endedAgo: ticks.nullable().describe('ticks since its board ended'),
  left: ticks.nullable().describe('ticks left to hand it in, or to decide it'),
  againstForfeit: z.boolean().default(false).describe('it contests that its side has lost the match by law 143'),
});

/** A match as an outsider reads it, and as scenarios give and expect it. `white` and `black` by themselves count pieces on the board by colour; everything else with these names belongs to a side. */
export const stateSchema = z.strictObject({
  phase: z.enum([...PHASES]),
  tossWinner: side.nullable(),
  game: z.number().int().min(1).max(3),
  games: perSide(count).describe('games won'),
  boardNumber: count.describe('number of the board in its game, from 1, in trial boards too'),
  trial: z.number().int().min(0).max(2).describe('trial boards still to be played, the running one included'),
  points: perSide(count),
  firstBreaker: seat.describe('who broke first in game 1'),
  gameBreaker: seat.describe('who broke first in this game'),
  breaker: seat.describe('who breaks in this board: his side has the white pieces'),
  turn: seat,
  ends: seat.describe('quarter turns by which the seats have moved on'),
  endsChanged: z.boolean().describe('the change of ends in game 3 has been made'),
  changeDue: z.boolean().describe('a change of ends was missed'),
  gameOver: z.boolean().describe('the game that the last board belonged to is won'),
  turned: z.number().describe('degrees by which the rack is turned'),
  rack: z
    .array(z.number().int().min(1))
    .max(2)
    .describe('what was drawn for how hands left the rack (CI-80); nothing: it lies exactly, or is to be drawn'),
  white: onTheBoard.describe('white pieces on the board'),
  black: onTheBoard.describe('black pieces on the board'),
  queen: z.enum(['board', 'pending', 'covered']),
  queenSide: side.nullable().describe('who pocketed or covered the queen'),
  uncoveredBy: side.nullable().describe('who last failed to cover the queen'),
  queenRight: perSide(z.boolean()).describe('a piece of the side’s colour has been pocketed in this board'),
  breakMade: z.boolean(),
  attempts: count.describe('attempts to break in this turn'),
  strokesInTurn: count,
  touchedInTurn: z.boolean(),
  coverTries: count.describe('strokes made since the queen was pocketed'),
  idleTurns: perSide(count).describe('turns running without any contact'),
  turns: perSide(count).describe('turns begun in this board'),
  lastShooter: seat.nullable(),
  onlyOpponents: z.boolean().describe('the last stroke pocketed only pieces of the opponent'),
  strikerOf: seat.optional().describe('whose striker still lies on the board'),
  overruns: z
    .number()
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .describe('times in this turn that the player has let his time run out; left out: never'),
  room: z.boolean().describe('there is room to place a piece, as the umpire sees it'),
  held: z.boolean().describe('a request holds play up'),
  measured: z.boolean().describe('the places of the pieces are known'),
  pieces: z
    .partialRecord(piece, place)
    .describe('millimetres from the centre, east and north; pieces left out are pocketed'),
  on: z.partialRecord(piece, piece).optional().describe('pieces that lie on another one'),
  owed: perSide(
    z.strictObject({
      due: count,
      penalty: count,
      returned: count.describe('of the dues, pieces of a stroke that come out again'),
    }),
  ).describe('pieces to be placed that are owed by the side'),
  distractions: perSide(count),
  interval: z
    .strictObject({
      kind: z.enum(['ends', 'rest']),
      ready: perSide(z.boolean()),
      late: perSide(z.boolean()).default({ white: false, black: false }).describe('noted as back too late'),
    })
    .nullable(),
  result: z.strictObject({ winner: side, points: count, extra: count }).nullable().describe('of the board just ended'),
  protests: z.array(protest).describe('open ones, the oldest first'),
  endedAgo: ticks.nullable().describe('ticks since the last board ended; null once the next one is being set up'),
  start: standing,
  decided: side.nullable().describe('who has won, if a protest still holds the result back'),
  decidedBy: z.array(z.string().refine((law) => law in rulebook)).describe('the laws by which it is decided'),
  secondsLeft: z.number().min(0).max(15).nullable().describe('for the stroke'),
  colours: perSide(z.enum(SIDES)).optional().describe('the colour each side has in this board; only described'),
  toAct: z.array(seat).optional(),
  options: z
    .array(z.strictObject({ name: z.string(), owner: side, seat: seat.optional(), choices: z.array(z.string()) }))
    .optional(),
  running: z.unknown().optional(),
  winner: side.nullable().optional(),
});
export type PublicState = z.output<typeof stateSchema>;

/** What is left out is as in the middle of the first board, White to begin his turn. */
export const givenSchema = stateSchema
  .partial()
  .omit({ colours: true, toAct: true, running: true, winner: true })
  .extend({
    games: partly(count).optional(),
    points: partly(count).optional(),
    queenRight: partly(z.boolean()).optional(),
    idleTurns: partly(count).optional(),
    turns: partly(count).optional(),
    distractions: partly(count).optional(),
    owed: partly(
      z.strictObject({ due: count.optional(), penalty: count.optional(), returned: count.optional() }),
    ).optional(),
    settings: settingsSchema.optional(),
    seats: z
      .union([z.literal(1), z.literal(2), z.literal(4)])
      .optional()
      .describe('1: clearing the board alone, 2: singles, 4: doubles'),
    mode: z.enum(['live', 'desk']).optional().describe('at a desk no clock is judged by itself'),
    metres: z
      .partialRecord(piece, place)
      .optional()
      .describe('the pieces to the last bit; written by shared positions'),
  });
export type Given = z.output<typeof givenSchema>;

/** A given position need not draw its racks: they lie exactly, unless its settings say otherwise. */
const withExactRack = (given: unknown): unknown => {
  const said = z.looseObject({ settings: z.looseObject({}) }).safeParse(given);
  return said.success ? { ...said.data, settings: { rack: 'exact', ...said.data.settings } } : given;
};
export const parseGiven = (given: unknown): Given => givenSchema.parse(withExactRack(given));
