import {
  actionStepSchema,
  belongsTo,
  clockStepSchema,
  diceStepSchema,
  endedStepSchema,
  ENDINGS,
  endingSchema,
  enteredSchema,
  factStepSchema,
  SCENARIO_BOUNDS,
  scenarioSchema,
  SEATS,
  stepExpectSchema,
  waitStepSchema,
  wantedBreachSchema,
  wantedLegalSchema,
  wantedRefusalSchema,
  wantedRulingSchema,
  type AnyGame,
} from '@bande/core';
import { z } from 'zod';
import { partOf } from './part-of.ts';

/** The core's scenario schemas take every game; here the words of one game are filled in, so that a reason can name the field. */

/** The words of a game that several places need. */
function wordsOf(game: AnyGame) {
  const side = z.enum([...game.sides]);
  return {
    side,
    seat: z.literal(SEATS).describe('a chair, from 0'),
    paragraph: z.enum(Object.keys(game.rulebook), {
      error: ({ input }) => `${game.id} has no paragraph ${String(input)}`,
    }),
    /** A paragraph or one above it. */
    cited: z
      .string()
      .refine((id) => Object.keys(game.rulebook).some((one) => belongsTo(one, id)), {
        error: ({ input }) => `${game.id} has no paragraph ${String(input)}`,
      })
      .describe('a paragraph, or one above it, which stands for any of its children'),
    choice: z.strictObject({ kind: z.literal('choose'), choice: z.string() }).describe('an open option is taken'),
    /** A stroke or move in words must be one that the game can read. */
    inWords: z
      .string()
      .refine((words) => game.notation.readAction(words) !== null, {
        error: ({ input }) => `not an action of ${game.id}: ${String(input)}`,
      })
      .describe('an action in the notation of the game'),
  };
}
type GameWords = ReturnType<typeof wordsOf>;

/** What may be expected: the rulings, a part of the state, and what may be done. */
function expectedOf(game: AnyGame, words: GameWords) {
  const { side, cited, choice, inWords } = words;
  const ruling = wantedRulingSchema.extend({
    paragraph: cited.optional(),
    call: game.schemas.call.optional(),
    paragraphs: z.array(cited).optional(),
    for: side.optional(),
    against: side.optional(),
  });
  const actions = z
    .array(z.union([inWords, choice, partOf(game.schemas.action)]))
    .max(SCENARIO_BOUNDS.actions)
    .optional();
  const legal = wantedLegalSchema.extend({
    exactly: actions.describe(
      'these and no others; an empty list: nothing. Where there are endlessly many, say only the kinds: [{kind: …}]',
    ),
    among: actions.describe('these, perhaps among others'),
    not: actions.describe('none of these'),
  });
  return {
    rulings: z.array(ruling).optional().describe('each must be among those given'),
    state: partOf(game.schemas.state).optional().describe('a part of the state'),
    legal: z
      .partialRecord(z.enum([...game.sides, ...SEATS.map(String)]), legal)
      .optional()
      .describe('by side or seat'),
    outcome: outcomeOf(words).nullable().optional().describe('a part of the outcome; null: the match goes on'),
  };
}

/** Every field may be left out. */
function outcomeOf({ side, cited }: GameWords) {
  const score = z.partialRecord(side, z.int()).optional();
  const paragraphs = z.array(cited).optional();
  return z.strictObject({
    winner: side.nullable().optional().describe('null: nobody'),
    score: score.describe('what counts'),
    paragraphs,
    how: z
      .strictObject({ kind: z.enum(ENDINGS), by: side.optional() })
      .nullable()
      .optional()
      .describe('where it was not played to its end'),
    awarded: z
      .strictObject({ played: score, paragraphs })
      .nullable()
      .optional()
      .describe('what was played where another score counts'),
    shootOut: score.nullable().describe('its goals, where it decided the match'),
  });
}

function makeSteps(game: AnyGame) {
  const words = wordsOf(game);
  const { side, seat, cited, choice, inWords } = words;
  const refusal = wantedRefusalSchema.extend({ paragraphs: z.array(cited).optional() });
  const expected = expectedOf(game, words);
  const beside = {
    refused: z
      .union([z.literal(true), refusal])
      .optional()
      .describe('this step is refused; true: for whatever reason'),
    expect: stepExpectSchema
      .extend(expected)
      .optional()
      .describe('the rulings of this step alone, and the state and the legal actions after it'),
  };
  const fact = factStepSchema.extend({ fact: enteredSchema(game), ...beside });
  const act = actionStepSchema.extend({
    by: z.union([side, seat]),
    do: z.union([inWords, choice, game.schemas.action]),
    ...beside,
  });
  return {
    words,
    refusal,
    expected,
    fact,
    step: z.union([
      act,
      fact,
      diceStepSchema.extend(beside),
      clockStepSchema.extend(beside),
      endedStepSchema.extend({ ended: endingSchema(game.sides), ...beside }),
      waitStepSchema.extend(beside),
    ]),
  };
}

const steps = new WeakMap<AnyGame, ReturnType<typeof makeSteps>>();

/** Made once, so that what several printed schemas need is one and the same part. */
function stepsOfGame(game: AnyGame): ReturnType<typeof makeSteps> {
  const made = steps.get(game) ?? makeSteps(game);
  steps.set(game, made);
  return made;
}

/** One thing that happens in a scenario of this game. */
export const scenarioStepSchema = (game: AnyGame): z.ZodType => stepsOfGame(game).step;

export function rulingSchema(game: AnyGame): z.ZodType {
  const { side, paragraph } = stepsOfGame(game).words;
  return z.object({
    call: game.schemas.call,
    paragraphs: z.array(paragraph),
    evidence: z.array(z.number().int()),
    for: side.optional(),
    against: side.optional(),
    where: z.string().optional(),
    restart: z.string().optional(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  });
}

const scenarios = new WeakMap<AnyGame, z.ZodType>();

/** A scenario of one game; an entry of a file may also say `game:`. Made once: a file has hundreds of entries. */
export function gameScenarioSchema(game: AnyGame): z.ZodType {
  const schema = scenarios.get(game) ?? makeScenarioSchema(game);
  scenarios.set(game, schema);
  return schema;
}

function makeScenarioSchema(game: AnyGame): z.ZodType {
  const { words, refusal, expected, fact, step } = stepsOfGame(game);
  const breach = wantedBreachSchema.extend({ paragraph: words.cited.optional() });
  return scenarioSchema.extend({
    paragraphs: z.array(words.paragraph).min(1),
    edition: z.enum(game.editions.map(({ id }) => id)).optional(),
    given: game.schemas.given.optional().describe('the position; what is left out has its start value'),
    steps: z.array(step).max(SCENARIO_BOUNDS.steps).optional().describe('what happens, one thing after the other'),
    facts: z
      .array(z.union([enteredSchema(game), fact]))
      .max(SCENARIO_BOUNDS.steps)
      .optional()
      .describe('short for steps that are facts; each may be written without the word fact'),
    actions: z
      .array(step)
      .max(SCENARIO_BOUNDS.steps)
      .optional()
      .describe('short for steps; after the facts, if there are both'),
    equipment: game.schemas.equipment.optional().describe('instead of a position and steps: the things to be checked'),
    expect: scenarioSchema.shape.expect.extend({
      ...expected,
      refusal: refusal.optional().describe('a step that does not say so itself is refused'),
      breaches: z.array(breach).optional(),
      warnings: z.array(breach).optional(),
    }),
  });
}
