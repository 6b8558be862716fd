import {
  belongsTo,
  contradictionIn,
  documentFault,
  EngineMissing,
  enteredSchema,
  gameNamed,
  kindsIn,
  placeOf,
  runScenario,
  scenarioSchema,
  stepsOf,
  TooMuch,
  unplayed,
  type AnyGame,
  type Registry,
  type Result,
  type Scenario,
  type ScenarioOutcome,
} from '@bande/core';
import { reasonOf } from '@bande/record';
import { z } from 'zod';
import { nearestFirst } from './nearest.ts';
import { gameScenarioSchema } from './scenario-schema.ts';

/** One entry of a list of scenarios as it stands there, with the game it says it belongs to. */
export interface ScenarioEntry {
  readonly index: number;
  readonly game: unknown;
  readonly scenario: unknown;
}

/** A scenario that has passed every check and its game: `runScenario(game, scenario)` takes it. */
interface ReadScenario {
  readonly game: AnyGame;
  readonly scenario: Scenario;
}

/** Stands in a list for an entry that is no YAML, so that the others keep their places. */
export class Unreadable {
  readonly reason: string;
  readonly title: string | undefined;
  constructor(reason: string, title?: string) {
    this.reason = reason;
    this.title = title;
  }
}

const no = (refusal: string): Result<never, string> => ({ ok: false, refusal });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of scenarios, or `{game, scenarios: […]}`; an entry may name its game itself. `null` if it is neither. */
export function entriesIn(document: unknown): readonly ScenarioEntry[] | null {
  const list = isObject(document) ? document['scenarios'] : document;
  if (!Array.isArray(list)) return null;
  const common = isObject(document) ? document['game'] : undefined;
  return list.map((item: unknown, index) => {
    if (!isObject(item) || item instanceof Unreadable) return { index, game: common, scenario: item };
    const { game = common, ...scenario } = item;
    return { index, game, scenario };
  });
}

/** An entry and its scenario, or what is wrong with it. */
interface EntryRead {
  readonly entry: ScenarioEntry;
  readonly read: Result<ReadScenario, string>;
}

export const NO_LIST = 'neither a list of scenarios nor {game, scenarios: [...]}';

/** Every entry of a document by itself; `null` if it is no list. `otherwise` is the game of entries that name none. */
export const readEntries = (document: unknown, registry: Registry, otherwise?: AnyGame): readonly EntryRead[] | null =>
  entriesIn(document)?.map((entry) => ({
    entry,
    read: readEntry(entry, entry.game === undefined && otherwise !== undefined ? otherwise : gameFor(entry, registry)),
  })) ?? null;

/** Every scenario of a document, or the first thing that is wrong with one of them. */
export function readScenarios(
  document: unknown,
  registry: Registry,
  otherwise?: AnyGame,
): Result<readonly ReadScenario[], string> {
  const entries = readEntries(document, registry, otherwise);
  if (entries === null) return no(NO_LIST);
  const ready: ReadScenario[] = [];
  for (const { entry, read } of entries) {
    if (!read.ok) return no(`${nameOf(entry)}: ${read.refusal}`);
    ready.push(read.value);
  }
  return { ok: true, value: ready };
}

const titleIn = (scenario: unknown): string | null =>
  isObject(scenario) && typeof scenario['title'] === 'string' ? scenario['title'] : null;

/** `entry 3 (the title)`, to point at it. */
function nameOf({ index, scenario }: ScenarioEntry): string {
  const title = titleIn(scenario);
  return `entry ${index + 1}${title === null ? '' : ` (${title})`}`;
}

/** Plays every entry of a document; one that cannot be read or played says so and leaves the others alone. `null` if it is no list. */
export async function judgeEntries(
  document: unknown,
  registry: Registry,
  otherwise?: AnyGame,
): Promise<readonly ScenarioOutcome[] | null> {
  const entries = readEntries(document, registry, otherwise);
  if (entries === null) return null;
  const outcomes: ScenarioOutcome[] = [];
  for (const entry of entries) outcomes.push(await outcomeOf(entry));
  return outcomes;
}

async function outcomeOf({ entry, read }: EntryRead): Promise<ScenarioOutcome> {
  const title = titleIn(entry.scenario) ?? `entry ${entry.index + 1}`;
  if (!read.ok) return unplayed(title, read.refusal);
  const { game, scenario } = read.value;
  try {
    const outcome = await withItsEngine(game, () => runScenario(game, scenario));
    const strange = impossibleFact(scenario, outcome);
    return strange === null ? outcome : unplayed(title, strange);
  } catch (error) {
    // Games are written for what their own schemas let through; where one throws all the same, the others go on.
    return unplayed(title, error instanceof TooMuch ? error.message : `cannot be played: ${(error as Error).message}`);
  }
}

/** What is told needs no engine; what moves gets it when it is first asked for. */
async function withItsEngine<T>(game: Pick<AnyGame, 'prepare'>, asked: () => T): Promise<T> {
  try {
    return asked();
  } catch (error) {
    if (!(error instanceof EngineMissing) || game.prepare === undefined) throw error;
    await game.prepare();
    return asked();
  }
}

/** A fact that cannot have been, where nobody expects it to be refused. */
function impossibleFact(scenario: Scenario, { refusals }: ScenarioOutcome): string | null {
  if (scenario.expect.refusal !== undefined) return null;
  const steps = stepsOf(scenario);
  const strange = refusals.find(
    ({ step, code }) => code === 'unknownFact' && 'fact' in steps[step - 1]! && steps[step - 1]!.refused === undefined,
  );
  return strange === undefined
    ? null
    : `${placeOf(scenario, strange.step)}: ${strange.detail ?? 'that is not on the table'}`;
}

/** The game an entry names; else the one whose rulebook holds a paragraph of the entry, or one below it. */
function gameFor({ game, scenario }: ScenarioEntry, registry: Registry): AnyGame | undefined {
  if (game !== undefined) return typeof game === 'string' ? gameNamed(registry, game) : undefined;
  const ids = z.looseObject({ paragraphs: z.array(z.string()) }).safeParse(scenario);
  return ids.success
    ? registry.find(({ rulebook }) =>
        ids.data.paragraphs.some((id) => Object.keys(rulebook).some((one) => belongsTo(one, id))),
      )
    : undefined;
}

function readEntry(
  { game: named, scenario: given }: ScenarioEntry,
  game: AnyGame | undefined,
): Result<ReadScenario, string> {
  if (given instanceof Unreadable) return no(given.reason);
  if (game === undefined)
    return no(
      named === undefined
        ? 'no game holds its paragraphs; say game: or --game'
        : `game: no game named ${JSON.stringify(named)}`,
    );
  const stranger = documentFault(given) ?? unknownKind(game, given);
  if (stranger !== null) return no(stranger);
  const checked = gameScenarioSchema(game).safeParse(given);
  if (!checked.success) return no(reasonOf(checked.error));
  const scenario = scenarioSchema.parse(given);
  const fault = contradictionIn(scenario) ?? givenFault(game, scenario);
  return fault === null ? { ok: true, value: { game, scenario } } : no(fault);
}

/** A fact of a kind that the game does not have, and those it has. */
function unknownKind(game: AnyGame, given: unknown): string | null {
  const kinds = kindsIn(enteredSchema(game));
  if (kinds.length === 0 || !isObject(given)) return null;
  for (const { place, fact } of factsIn(given)) {
    const kind = isObject(fact) ? fact['kind'] : undefined;
    if (typeof kind === 'string' && !kinds.includes(kind))
      return `${place}.kind: ${game.id} has no fact of kind ${JSON.stringify(kind)}; nearest first: ${nearestFirst(
        kind,
        kinds,
      )
        .map(({ candidate }) => candidate)
        .join(', ')}`;
  }
  return null;
}

/** Every fact that is written, bare or wrapped, and where. */
const factsIn = (
  given: Readonly<Record<string, unknown>>,
): readonly { readonly place: string; readonly fact: unknown }[] =>
  ['steps', 'facts', 'actions'].flatMap((list) =>
    (Array.isArray(given[list]) ? (given[list] as readonly unknown[]) : []).flatMap((item, i) => {
      if (isObject(item) && isObject(item['fact'])) return [{ place: `${list}[${i}].fact`, fact: item['fact'] }];
      return list === 'facts' ? [{ place: `facts[${i}]`, fact: item }] : [];
    }),
  );

/** A position may be well-formed and still impossible: only the game can tell. */
function givenFault(game: AnyGame, scenario: Scenario): string | null {
  if (scenario.equipment !== undefined) return null;
  try {
    game.notation.readGiven(scenario.given, scenario.edition ?? game.editions[0]?.id ?? '');
    return null;
  } catch (error) {
    return error instanceof z.ZodError ? reasonOf(error, 'given') : `given: ${(error as Error).message}`;
  }
}
