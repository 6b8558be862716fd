import { belongsTo, type AnyGame } from '@bande/core';
import type { RuleEntry } from '@bande/protocol';
import { BadInput, gameOf, isSet, JSON_FLAG, suggestion, type Command, type Surroundings } from './command.ts';
import { coverageOf } from './coverage.ts';
import { printJson, printTable } from './print.ts';

function entriesFor(game: AnyGame, root: string, parent: string | undefined): readonly RuleEntry[] {
  const all = Object.keys(game.rulebook);
  const ids = parent === undefined ? all : all.filter((id) => belongsTo(id, parent));
  if (ids.length === 0) throw new BadInput(`${game.id} has no paragraph ${parent}${suggestion(parent ?? '', all)}`);
  const coverage = coverageOf(game, root);
  return ids.map((id) => ({
    id,
    ...(game.rulebook[id] as AnyGame['rulebook'][string]),
    ...(coverage.get(id) ?? { citedBy: [], shownBy: [] }),
  }));
}

function printEntries(around: Surroundings, entries: readonly RuleEntry[]): void {
  const rows = entries.map(({ id, kind, status, citedBy, shownBy, gist }) => [
    id,
    kind,
    status,
    citedBy.length,
    shownBy.length,
    gist.en,
  ]);
  printTable(around, [['id', 'kind', 'status', 'cited', 'shown', 'gist'], ...rows]);
  const open = entries.filter(({ status }) => status === 'open').length;
  around.out(`\n${entries.length} paragraphs, ${open} open\n`);
}

export const rules: Command = {
  words: ['game', 'id?'],
  flags: JSON_FLAG,
  help: 'Prints the catalogue of a game: each paragraph in our own words, the files that cite it, the scenarios and tests that show it.\nA parent id (a chapter) prints all its children.',
  async run(call, around) {
    const [id = '', parent] = call.words;
    const entries = entriesFor(await gameOf(around, id), around.root, parent);
    if (isSet(call, 'json')) printJson(around, entries);
    else printEntries(around, entries);
    return 0;
  },
};
