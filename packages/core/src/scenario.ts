import { z } from 'zod';
import { ENDINGS } from './ending.ts';
import { REFUSALS } from './result.ts';
import { SCENARIO_BOUNDS } from './scenario-bounds.ts';
import { SEATS } from './shape.ts';

/** How a scenario is written: one row, one test, the same for every game; `given`, facts and actions are in the game's notation. */

const ticks = z.number().int().nonnegative().max(SCENARIO_BOUNDS.ticks);
const things = z.record(z.string(), z.unknown());

/** A ruling that is looked for: every field that is written must match. */
export const wantedRulingSchema = z.strictObject({
  paragraph: z.string().optional().describe('one that it cites; a parent matches any of its children'),
  times: z.number().int().nonnegative().optional().describe('exactly so many such rulings; 0: none'),
  call: z.string().optional(),
  paragraphs: z.array(z.string()).optional().describe('all that it cites'),
  evidence: z.array(z.number().int()).optional(),
  for: z.string().optional(),
  against: z.string().optional(),
  where: z.string().optional(),
  restart: z.string().optional(),
  detail: things.optional(),
});
export type WantedRuling = z.infer<typeof wantedRulingSchema>;

const wantedActionSchema = z.union([z.string(), z.looseObject({ kind: z.string() })]);
export type WantedAction = z.infer<typeof wantedActionSchema>;

/** What a side (or a seat) may do: an action in the notation, or a part that it has, as `{kind: strike}`. */
export const wantedLegalSchema = z.strictObject({
  exactly: z
    .array(wantedActionSchema)
    .max(SCENARIO_BOUNDS.actions)
    .optional()
    .describe('these and no others; an empty list: nothing'),
  among: z.array(wantedActionSchema).max(SCENARIO_BOUNDS.actions).optional().describe('these, perhaps among others'),
  not: z.array(wantedActionSchema).max(SCENARIO_BOUNDS.actions).optional().describe('none of these'),
});
export type WantedLegal = z.infer<typeof wantedLegalSchema>;

/** What may be expected of a single step and of the whole. */
const expected = {
  rulings: z.array(wantedRulingSchema).optional().describe('each must be among those given'),
  only: z.boolean().optional().describe('no other rulings, no other breaches'),
  inOrder: z
    .boolean()
    .optional()
    .describe('the rulings come in this order; with only, exactly these one after the other'),
  state: things.optional().describe('a part of the state'),
  legal: z.record(z.string(), wantedLegalSchema).optional().describe('by side or seat'),
  outcome: things
    .nullable()
    .optional()
    .describe('a part of the outcome: winner, score, how, awarded, shootOut; null: the match goes on'),
};
export const stepExpectSchema = z.strictObject(expected);
export type StepExpect = z.infer<typeof stepExpectSchema>;

export const wantedRefusalSchema = z.strictObject({
  code: z.enum(REFUSALS).optional(),
  paragraphs: z.array(z.string()).optional(),
});
export type WantedRefusal = z.infer<typeof wantedRefusalSchema>;

/** What may stand beside every step. */
const beside = {
  refused: z
    .union([z.literal(true), wantedRefusalSchema])
    .optional()
    .describe('this step is refused; true: for whatever reason'),
  expect: stepExpectSchema
    .optional()
    .describe('the rulings of this step alone, and the state and the legal actions after it'),
};

/** One thing after the other: a fact is told, a side (or, among partners, a seat) does something, dice fall, the clock is held, the match is given up, or time passes. */
export const factStepSchema = z.strictObject({
  fact: z.looseObject({ kind: z.string() }),
  after: ticks.optional().describe('ticks since the step before'),
  finder: z.string().optional().describe('who found it'),
  ...beside,
});
export const actionStepSchema = z.strictObject({
  by: z.union([z.string(), z.literal(SEATS)]).describe('a side or a seat'),
  do: wantedActionSchema,
  after: ticks.optional().describe('ticks since the step before'),
  ...beside,
});
export const diceStepSchema = z.strictObject({ dice: z.array(z.number().int()).max(SCENARIO_BOUNDS.dice), ...beside });
export const clockStepSchema = z.strictObject({
  clock: z.enum(['pause', 'resume']).describe('the referee holds the clock, or lets it go on'),
  after: ticks.optional().describe('ticks since the step before'),
  ...beside,
});
export const endedStepSchema = z.strictObject({
  ended: z
    .strictObject({
      kind: z.enum(ENDINGS),
      by: z.string().optional().describe('the side that gives up or has left'),
    })
    .describe('the match is not played to its end'),
  after: ticks.optional().describe('ticks since the step before'),
  ...beside,
});
export const waitStepSchema = z.strictObject({ wait: ticks.describe('ticks'), ...beside });
const stepSchema = z.union([
  factStepSchema,
  actionStepSchema,
  diceStepSchema,
  clockStepSchema,
  endedStepSchema,
  waitStepSchema,
]);
export type WrittenStep = z.infer<typeof stepSchema>;

/** A breach that is looked for in equipment, as a ruling is. */
export const wantedBreachSchema = z.strictObject({
  paragraph: z.string().optional(),
  times: z.number().int().nonnegative().optional().describe('exactly so many; 0: none'),
  item: z.string().optional(),
  found: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  allowed: z.string().optional(),
});
export type WantedBreach = z.infer<typeof wantedBreachSchema>;

const list = <T extends z.ZodType>(entry: T): z.ZodArray<T> => z.array(entry).max(SCENARIO_BOUNDS.steps);

export const scenarioSchema = z.strictObject({
  title: z.string().min(1).describe('The name of the scenario, in English'),
  titel: z.string().min(1).optional().describe('The title in German, shown on German pages'),
  paragraphs: z.array(z.string()).min(1),
  edition: z.string().optional(),
  given: things.default({}).describe('the position; what is left out has its start value'),
  steps: list(stepSchema).optional().describe('what happens, one thing after the other'),
  facts: list(z.looseObject({}))
    .optional()
    .describe('short for steps that are facts; each may be written without the word fact'),
  actions: list(stepSchema).optional().describe('short for steps; after the facts, if there are both'),
  equipment: z.unknown().optional().describe('instead of a position and steps: the things to be checked'),
  expect: z.strictObject({
    ...expected,
    refusal: wantedRefusalSchema.optional().describe('a step that does not say so itself is refused'),
    breaches: z
      .array(wantedBreachSchema)
      .optional()
      .describe('of the equipment: each must be among those found; an empty list: there are none'),
    warnings: z
      .array(wantedBreachSchema)
      .optional()
      .describe('of the equipment: each must be among those found; an empty list: there are none'),
  }),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** Things that cannot stand in one scenario. */
export function contradictionIn({ equipment, given, steps, facts, actions, expect }: Scenario): string | null {
  const played = Object.entries({ steps, facts, actions })
    .filter(([, value]) => value !== undefined)
    .map(([key]) => key);
  if (steps !== undefined && played.length > 1)
    return `steps: cannot stand beside ${played.slice(1).join(' and ')}, which are short for it`;
  if ((facts?.length ?? 0) + (actions?.length ?? 0) > SCENARIO_BOUNDS.steps)
    return `actions: more than ${SCENARIO_BOUNDS.steps} steps`;
  const ofThings = expect.breaches !== undefined || expect.warnings !== undefined;
  if (equipment === undefined) return ofThings ? 'expect.breaches: there is no equipment' : null;
  if (played.length > 0 || Object.keys(given).length > 0)
    return `equipment: cannot stand beside ${[...played, 'given'][0]!}`;
  if (!ofThings) return 'expect.breaches: say which; [] if the equipment is in order';
  const rest = Object.entries(expect).filter(
    ([key, value]) => !['breaches', 'warnings', 'only'].includes(key) && value !== undefined,
  );
  return rest.length > 0 ? `expect.${rest[0]![0]}: equipment has none` : null;
}

/** Facts and actions are short forms: whatever is written becomes steps. */
export const stepsOf = ({ steps, facts = [], actions = [] }: Scenario): readonly WrittenStep[] =>
  steps ?? [...facts.map(asStep), ...actions];

function asStep(fact: Readonly<Record<string, unknown>>): WrittenStep {
  const wrapped = factStepSchema.safeParse(fact);
  return wrapped.success ? wrapped.data : { fact: fact as { kind: string } };
}

/** Where a step stands in the text, to point at it: `facts[0]`. Steps are counted from 1. */
export function placeOf({ steps, facts = [] }: Scenario, step: number): string {
  if (steps !== undefined) return `steps[${step - 1}]`;
  return step <= facts.length ? `facts[${step - 1}]` : `actions[${step - 1 - facts.length}]`;
}

/** Does anything that it expects have a chance not to come? */
export const canFail = (scenario: Scenario): boolean =>
  [scenario.expect, ...stepsOf(scenario).flatMap((step) => [{ refusal: step.refused }, step.expect ?? {}])].some(
    wantsSomething,
  );

function wantsSomething({
  rulings = [],
  state = {},
  legal = {},
  outcome,
  refusal,
  breaches,
  warnings,
}: { [K in keyof Scenario['expect']]?: unknown } & StepExpect): boolean {
  return (
    [outcome, refusal, breaches, warnings].some((one) => one !== undefined) ||
    rulings.length > 0 ||
    [...Object.keys(state), ...Object.keys(legal)].length > 0
  );
}
