import { gameNamed, type AnyGame, type Registry, type Result, type Scenario } from '@bande/core';
import { reasonOf } from '@bande/record';
import { z } from 'zod';
import { nearestFirst } from './nearest.ts';
import { factKinds, gameScenarioSchema } from './scenario-schema.ts';

/** One entry of a list of scenarios as it stands there, with the game it says it belongs to. */
export interface ScenarioEntry {
  readonly index: number;
  readonly game: unknown;
  readonly scenario: unknown;
}

/** A scenario that has passed every check and its game: `runScenario(game, scenario)` takes it. */
export interface ReadScenario {
  readonly game: AnyGame;
  readonly scenario: Scenario;
}

const no = (refusal: string): Result<never, string> => ({ ok: false, refusal });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of scenarios, or `{game, scenarios: […]}`; an entry may name its game itself. `null` if it is neither. */
export function entriesIn(document: unknown): readonly ScenarioEntry[] | null {
  const list = isObject(document) ? document['scenarios'] : document;
  if (!Array.isArray(list)) return null;
  const common = isObject(document) ? document['game'] : undefined;
  return list.map((item: unknown, index) => {
    if (!isObject(item)) return { index, game: common, scenario: item };
    const { game = common, ...scenario } = item;
    return { index, game, scenario };
  });
}

/** Every scenario of a document, or the first thing that is wrong with one of them. `otherwise` is the game of entries that name none. */
export function readScenarios(document: unknown, registry: Registry, otherwise?: AnyGame): Result<readonly ReadScenario[], string> {
  const entries = entriesIn(document);
  if (entries === null) return no('neither a list of scenarios nor {game, scenarios: [...]}');
  const ready: ReadScenario[] = [];
  for (const entry of entries) {
    const read = readEntry(entry, entry.game === undefined && otherwise !== undefined ? otherwise : gameFor(entry, registry));
    if (!read.ok) return no(`${nameOf(entry)}: ${read.refusal}`);
    ready.push(read.value);
  }
  return { ok: true, value: ready };
}

function nameOf({ index, scenario }: ScenarioEntry): string {
  const title = isObject(scenario) ? scenario['title'] : undefined;
  return `entry ${index + 1}${typeof title === 'string' ? ` (${title})` : ''}`;
}

/** The game an entry names; else the one whose rulebook holds a paragraph of the entry. */
function gameFor({ game, scenario }: ScenarioEntry, registry: Registry): AnyGame | undefined {
  if (game !== undefined) return typeof game === 'string' ? gameNamed(registry, game) : undefined;
  const ids = z.looseObject({ paragraphs: z.array(z.string()) }).safeParse(scenario);
  return ids.success ? registry.find(({ rulebook }) => ids.data.paragraphs.some((id) => Object.hasOwn(rulebook, id))) : undefined;
}

function readEntry({ game: named, scenario: given }: ScenarioEntry, game: AnyGame | undefined): Result<ReadScenario, string> {
  if (game === undefined) return no(named === undefined ? 'no game holds its paragraphs; say game: or --game' : `game: no game named ${JSON.stringify(named)}`);
  const stranger = unknownKind(game, given);
  if (stranger !== null) return no(stranger);
  const read = gameScenarioSchema(game).safeParse(given);
  if (!read.success) return no(reasonOf(read.error));
  const scenario = read.data as Scenario;
  const fault = givenFault(game, scenario);
  return fault === null ? { ok: true, value: { game, scenario } } : no(fault);
}

/** A fact of a kind that the game does not have, and those it has. */
function unknownKind(game: AnyGame, given: unknown): string | null {
  const facts = isObject(given) && Array.isArray(given['facts']) ? (given['facts'] as readonly unknown[]) : [];
  const kinds = factKinds(game.schemas.event);
  if (kinds.length === 0) return null;
  for (const [i, item] of facts.entries()) {
    const wrapped = isObject(item) && isObject(item['fact']) ? 'fact.' : '';
    const fact = wrapped === '' ? item : (item as Readonly<Record<string, unknown>>)['fact'];
    const kind = isObject(fact) ? fact['kind'] : undefined;
    if (typeof kind === 'string' && !kinds.includes(kind)) return `facts[${i}].${wrapped}kind: ${game.id} has no fact of kind ${JSON.stringify(kind)}; nearest first: ${nearestFirst(kind, kinds).map(({ candidate }) => candidate).join(', ')}`;
  }
  return null;
}

/** A position may be well-formed and still impossible: only the game can tell. */
function givenFault(game: AnyGame, scenario: Scenario): string | null {
  try {
    game.notation.readGiven(scenario.given, scenario.edition ?? game.editions[0]?.id ?? '');
    return null;
  } catch (error) {
    return error instanceof z.ZodError ? reasonOf(error, 'given') : `given: ${(error as Error).message}`;
  }
}
