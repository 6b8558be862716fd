import { gameNamed, runScenario, type AnyGame, type Registry, type Scenario, type ScenarioOutcome } from '@bande/core';
import { reasonOf } from '@bande/record';
import { z } from 'zod';
import { BadInput, isSet, JSON_FLAG, oneOf, text, type Command, type Surroundings } from './command.ts';
import { printJson } from './print.ts';
import { entriesOf, type FileEntry } from './scenario-file.ts';
import { gameScenarioSchema } from './scenario-schema.ts';

interface Ready {
  readonly game: AnyGame;
  readonly scenario: Scenario;
}

const nameOf = ({ index, scenario }: FileEntry): string => {
  const title: unknown = typeof scenario === 'object' && scenario !== null && 'title' in scenario ? scenario.title : undefined;
  return `entry ${index + 1}${typeof title === 'string' ? ` (${title})` : ''}`;
};

/** The game an entry names; else the one whose rulebook holds the first paragraph of the entry. */
function gameFor({ game, scenario }: FileEntry, registry: Registry): AnyGame | undefined {
  if (typeof game === 'string') return gameNamed(registry, game);
  const ids = z.looseObject({ paragraphs: z.array(z.string()) }).safeParse(scenario);
  return ids.success ? registry.find(({ rulebook }) => ids.data.paragraphs.some((id) => Object.hasOwn(rulebook, id))) : undefined;
}

function unknownGame({ game }: FileEntry): string {
  return game === undefined ? 'no game holds its paragraphs; say game: or --game' : `game: no game named ${JSON.stringify(game)}`;
}

function checked(path: string, entry: FileEntry, game: AnyGame | undefined): Ready {
  const wrong = (reason: string): never => {
    throw new BadInput(`${path}: ${nameOf(entry)}: ${reason}`);
  };
  if (game === undefined) return wrong(unknownGame(entry));
  const read = gameScenarioSchema(game).safeParse(entry.scenario);
  if (!read.success) return wrong(reasonOf(read.error));
  const scenario = read.data as Scenario;
  const fault = givenFault(game, scenario);
  return fault === null ? { game, scenario } : wrong(fault);
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

function printOutcomes({ out }: Surroundings, outcomes: readonly ScenarioOutcome[]): void {
  for (const { title, ok, mismatch } of outcomes) {
    out(`${ok ? 'ok   ' : 'FAILS'} ${title}\n`);
    for (const line of mismatch ?? []) out(`        ${line}\n`);
  }
  const failing = outcomes.filter(({ ok }) => !ok).length;
  out(`\n${outcomes.length} scenarios, ${failing === 0 ? 'all hold' : `${failing} fail`}\n`);
}

export const rule: Command = {
  words: ['file.yaml'],
  flags: { ...JSON_FLAG, game: { type: 'string', value: 'GAME', help: 'the game of entries that do not name theirs' } },
  help: [
    'Runs scenarios: facts go through the referee, actions through the whole game, and what comes out is compared with what is expected.',
    'The file is a list of scenarios or {game, scenarios: [...]}; the game is told by `game:`, --game, or the paragraphs.',
    'Exit 1 where an expectation fails. `bande schema <game>` describes what may be written.',
  ].join('\n'),
  async run(call, around) {
    const [path = ''] = call.words;
    const registry = await around.registry();
    const named = text(call, 'game');
    const fallback = named === undefined ? undefined : oneOf(registry, named, ({ id }) => id, 'game');
    const entries = entriesOf(path);
    if (entries === null) throw new BadInput(`${path}: neither a list of scenarios nor {game, scenarios: [...]}`);
    // Everything is checked before anything runs, so that bad input prints nothing.
    const ready = entries.map((entry) => checked(path, entry, entry.game === undefined && fallback !== undefined ? fallback : gameFor(entry, registry)));
    const outcomes = ready.map(({ game, scenario }) => runScenario(game, scenario));
    if (isSet(call, 'json')) printJson(around, outcomes);
    else printOutcomes(around, outcomes);
    return outcomes.every(({ ok }) => ok) ? 0 : 1;
  },
};
