import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARAGRAPH_KINDS, type AnyGame, type Registry } from '@bande/core';
import { RANDOM_BOT } from '@bande/host';
import {
  entriesIn,
  schemasOf,
  type Coverage,
  type GameSummary,
  type Named,
  type Rulebook,
  type RuleEntry,
  type ScenarioText,
} from '@bande/protocol';
import { parse, stringify } from 'yaml';
import { aboutGame, GAMES } from './addresses.ts';

/** Which files cite a paragraph and what shows it; `root` is the root of the checkout. */
export type CoverageOf = (game: AnyGame, root: string) => ReadonlyMap<string, Coverage>;

interface Making {
  readonly registry: Registry;
  /** Where the games lie, each with its scenarios. */
  readonly gamesFolder: string;
  readonly coverageOf: CoverageOf;
  readonly root: string;
}

/** JSON by the address at which it is asked for. */
export type Texts = Readonly<Record<string, string>>;

const named = ({ id, title }: Named): Named => ({ id, title });
const bots = (game: AnyGame): readonly Named[] => [
  { id: RANDOM_BOT, title: { de: 'Zufall', en: 'Random' } },
  ...game.bots.map(named),
];

function summaryOf(game: AnyGame, scenarios: number): GameSummary {
  const entries = Object.values(game.rulebook);
  const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    ...named(game),
    editions: game.editions.map(named),
    seats: game.seatings.map(({ length }) => length),
    sides: game.sides,
    bots: bots(game),
    paragraphs: {
      total: entries.length,
      open: entries.filter(({ status }) => status === 'open').length,
      byKind: Object.fromEntries(
        PARAGRAPH_KINDS.map((kind) => [kind, count(kind)]),
      ) as GameSummary['paragraphs']['byKind'],
    },
    readings: Object.keys(game.readings).length,
    scenarios,
  };
}

function rulebookOf(game: AnyGame, coverage: ReadonlyMap<string, Coverage>): Rulebook {
  const paragraphs = Object.entries(game.rulebook).map(([id, entry]): RuleEntry => ({
    id,
    ...entry,
    ...(coverage.get(id) ?? { citedBy: [], shownBy: [] }),
  }));
  return {
    game: named(game),
    editions: game.editions.map(named),
    chapters: game.chapters,
    paragraphs,
    readings: game.readings,
  };
}

/** The scenarios that lie beside the game's rules, one text each. */
function scenariosOf(game: AnyGame, folder: string): readonly ScenarioText[] {
  return globSync(`${game.id}/scenarios/**/*.yaml`, { cwd: folder })
    .toSorted()
    .flatMap((path) => entriesIn(parse(readFileSync(join(folder, path), 'utf8'))) ?? [])
    .map(({ scenario }) => scenario as { readonly title: string; readonly paragraphs: readonly string[] })
    .map((scenario) => ({
      title: scenario.title,
      paragraphs: scenario.paragraphs,
      text: stringify([{ game: game.id, ...scenario }], { lineWidth: 100 }),
    }));
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Every document that follows from the code alone. It takes seconds: never on the thread that answers. */
export function documentsOf({ registry, gamesFolder, coverageOf, root }: Making): Texts {
  const texts: Record<string, string> = {};
  const summaries = registry.map((game) => {
    const scenarios = scenariosOf(game, gamesFolder);
    texts[aboutGame(game.id, 'rules')] = jsonOf(rulebookOf(game, coverageOf(game, root)));
    texts[aboutGame(game.id, 'schema')] = jsonOf(schemasOf(game));
    texts[aboutGame(game.id, 'scenarios')] = jsonOf(scenarios);
    return summaryOf(game, scenarios.length);
  });
  return { ...texts, [GAMES]: jsonOf(summaries) };
}
