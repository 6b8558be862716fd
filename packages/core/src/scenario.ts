import { z } from 'zod';
import { belongsTo } from './catalogue.ts';
import { mayUse } from './crank.ts';
import type { Game } from './game.ts';
import type { Input } from './input.ts';
import { LiveMatch } from './live.ts';
import type { LogEntry, Match } from './match.ts';
import type { Refusal } from './result.ts';
import type { Ruling } from './ruling.ts';
import { SEATS, seatsOf, type GameShape, type Seat } from './shape.ts';
import type { Tick } from './time.ts';

/** One row, one test. The same file format for every game; `given`, `facts` and `actions` are in the game's notation. */
export const scenarioSchema = z.strictObject({
  title: z.string().min(1).describe('The name of the scenario, in English'),
  titel: z.string().min(1).optional().describe('The title in German, shown on German pages'),
  paragraphs: z.array(z.string()).min(1),
  edition: z.string().optional(),
  given: z.record(z.string(), z.unknown()).default({}),
  facts: z.array(z.unknown()).optional(),
  actions: z.array(z.unknown()).optional(),
  expect: z.strictObject({
    rulings: z.array(z.record(z.string(), z.unknown())).optional(),
    only: z.boolean().optional(),
    state: z.record(z.string(), z.unknown()).optional(),
    refusal: z.strictObject({ code: z.string().optional(), paragraphs: z.array(z.string()).optional() }).optional(),
  }),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** An action of a scenario: a side (or, among partners, a seat) does something, dice fall, or time passes to a tick. */
export const scenarioActionSchema = z.union([
  z.strictObject({ dice: z.array(z.number().int()) }),
  z.strictObject({ wait: z.number().int().nonnegative() }),
  z.strictObject({ by: z.union([z.string(), z.literal(SEATS)]), do: z.union([z.string(), z.looseObject({ kind: z.string() })]), after: z.number().int().nonnegative().optional() }),
]);

export interface ScenarioOutcome {
  readonly title: string;
  readonly ok: boolean;
  readonly rulings: readonly unknown[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly mismatch?: readonly string[];
}

/** One entry of a scenario as it was played: what came of it, or why it was refused. */
export interface ScenarioStep<G extends GameShape> {
  /** What was entered; null for the position given. */
  readonly input: Input<G> | null;
  readonly match: Match<G>;
  readonly entries: readonly LogEntry<G>[];
  readonly refusal: Refusal | null;
}

/** Plays a scenario step by step: facts through judge and settle, actions through the whole crank. The first step is the position given. */
export function scenarioSteps<G extends GameShape>(game: Game<G>, scenario: Scenario): readonly ScenarioStep<G>[] {
  const live = new LiveMatch(game, game.notation.readGiven(scenario.given, scenario.edition ?? game.editions[0]?.id ?? ''));
  const steps: ScenarioStep<G>[] = [{ input: null, match: live.match, entries: [], refusal: null }];
  const enter = (input: Input<G>): void => {
    const done = live.play(input);
    // A fact that is refused was still told at its time: what fell due before it has happened.
    const meanwhile = done.ok || input.kind !== 'facts' || input.tick <= live.match.tick ? done : live.play({ tick: input.tick, kind: 'wait', by: 'host' });
    steps.push({ input, match: live.match, entries: meanwhile.ok ? meanwhile.value : [], refusal: done.ok ? null : done.refusal });
  };
  for (const fact of scenario.facts ?? []) enter(scenarioFact(game, live, fact));
  for (const action of scenario.actions ?? []) enter(scenarioInput(game, live, action));
  return steps;
}

/** Plays a scenario and compares it with what it expects. */
export function runScenario<G extends GameShape>(game: Game<G>, scenario: Scenario): ScenarioOutcome {
  const steps = scenarioSteps(game, scenario);
  const rulings = steps.flatMap(({ entries }) => entries.flatMap((entry) => entry.rulings));
  const state = game.notation.describe(steps.at(-1)!.match);
  const mismatch = [...refusalMismatches(scenario, steps), ...rulingMismatches(scenario, rulings), ...differences(scenario.expect.state ?? {}, state, 'state')];
  return { title: scenario.title, ok: mismatch.length === 0, rulings, state, ...(mismatch.length === 0 ? {} : { mismatch }) };
}

/** A refusal that nobody expected, and an expected one that did not come. */
function refusalMismatches<G extends GameShape>({ expect }: Scenario, steps: readonly ScenarioStep<G>[]): readonly string[] {
  const wanted = expect.refusal;
  const refusals = steps.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
  const fits = ({ code, paragraphs }: Refusal): boolean =>
    wanted !== undefined && (wanted.code ?? code) === code && (wanted.paragraphs ?? []).every((p) => paragraphs.some((q) => belongsTo(q, p)));
  const strange = refusals.filter((refusal) => !fits(refusal)).map(({ code, paragraphs, detail }) => `refused: ${[code, ...paragraphs, detail ?? ''].join(' ').trim()}`);
  return wanted !== undefined && refusals.length === 0 ? [`expected a refusal (${[wanted.code, ...(wanted.paragraphs ?? [])].join(' ')}), none came`] : strange;
}

/** A fact is written as it is, or wrapped to say how many ticks later it took place and who found it. */
const wrappedFactSchema = z.strictObject({ after: z.number().int().nonnegative().optional(), finder: z.string().optional(), fact: z.unknown() });

function scenarioFact<G extends GameShape>(game: Game<G>, live: LiveMatch<G>, item: unknown): Input<G> {
  const wrapped = wrappedFactSchema.safeParse(item);
  const { after = 0, finder, fact } = wrapped.success ? wrapped.data : { fact: item };
  const facts = [game.schemas.event.parse(fact)];
  return { tick: (live.match.tick + after) as Tick, kind: 'facts', by: 'referee', facts, ...(finder === undefined ? {} : { finder }) };
}

function scenarioInput<G extends GameShape>(game: Game<G>, live: LiveMatch<G>, item: unknown): Input<G> {
  const step = scenarioActionSchema.parse(item);
  const now = live.match.tick;
  if ('dice' in step) return { tick: now, kind: 'chance', by: 'host', draws: step.dice };
  if ('wait' in step) return { tick: (now + step.wait) as Tick, kind: 'wait', by: 'host' };
  const seat = typeof step.by === 'number' ? step.by : seatsOf(live.match.setup.seating, step.by)[0];
  if (seat === undefined) throw new Error(`no side named ${step.by}`);
  const action = typeof step.do === 'string' ? readAction(game, step.do) : readActionObject(game, live, seat, step.do);
  return { tick: (now + (step.after ?? 0)) as Tick, kind: 'action', by: seat, action };
}

function readAction<G extends GameShape>(game: Game<G>, text: string): G['action'] {
  const action = game.notation.readAction(text);
  if (action === null) throw new Error(`not an action: ${text}`);
  return action;
}

/** `{kind: choose, choice: decline}` takes the seat's own open option that has this choice; if it has none, the first of anybody, to be refused. */
function readActionObject<G extends GameShape>(game: Game<G>, live: LiveMatch<G>, seat: Seat, given: { readonly kind: string }): G['action'] {
  if (given.kind !== 'choose') return game.schemas.action.parse(given);
  const { choice } = z.looseObject({ choice: z.string() }).parse(given);
  const offered = live.match.options.filter((open) => open.choices.includes(choice));
  const option = offered.find((open) => mayUse(live.match, open, seat)) ?? offered[0];
  return { kind: 'choose', option: option?.id ?? -1, choice } as unknown as G['action'];
}

function rulingMismatches<G extends GameShape>(scenario: Scenario, rulings: readonly Ruling<G>[]): readonly string[] {
  const wanted = scenario.expect.rulings ?? [];
  const missing = wanted.filter((want) => !rulings.some((ruling) => rulingFits(want, ruling))).map((want) => `no such ruling: ${JSON.stringify(want)}`);
  if (scenario.expect.only !== true) return missing;
  const extra = rulings.filter((ruling) => !wanted.some((want) => rulingFits(want, ruling)));
  return [...missing, ...extra.map((ruling) => `not expected: ${ruling.call} (${ruling.paragraphs.join(', ')})`)];
}

/** `paragraph` names one that the ruling must cite (a parent matches any child); every other field must match. */
function rulingFits<G extends GameShape>(want: Readonly<Record<string, unknown>>, ruling: Ruling<G>): boolean {
  const { paragraph, ...rest } = want;
  if (typeof paragraph === 'string' && !ruling.paragraphs.some((id) => belongsTo(id, paragraph))) return false;
  return differences(rest, ruling, '').length === 0;
}

/** Where `actual` does not contain `wanted`. Lists must be equal in length. */
export function differences(wanted: unknown, actual: unknown, path: string): readonly string[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
    return wanted.flatMap((item, i) => differences(item, (actual as unknown[])[i], `${path}[${i}]`));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
    const found = actual as Readonly<Record<string, unknown>>;
    return Object.entries(wanted).flatMap(([key, value]) => differences(value, found[key], path === '' ? key : `${path}.${key}`));
  }
  return wanted === actual || (wanted === null && actual === undefined) ? [] : [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
}

