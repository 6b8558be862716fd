import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from '@bande/core';
import { isSet, JSON_FLAG, oneOf, type Command, type Surroundings } from './command.ts';
import { printJson, printTable, rounded } from './print.ts';

/** One measured figure; a ratio above 1 means that we are better than the peer. */
export interface Measured {
  readonly name: string;
  readonly metric: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
  readonly note?: string;
}

/** A file of the bench folder exports one of these as `bench`. */
export interface Bench {
  /** What it measures, in one line. */
  readonly about: string;
  run(registry: Registry): Promise<readonly Measured[]> | readonly Measured[];
}

interface Found {
  readonly name: string;
  readonly load: () => Promise<Bench>;
}

const benchesOf = (root: string): readonly Found[] =>
  globSync('bench/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .toSorted()
    .map((path) => ({
      name: basename(path, '.ts'),
      load: async () => ((await import(pathToFileURL(join(root, path)).href)) as { readonly bench: Bench }).bench,
    }));

const row = ({ name, metric, value, unit, peer, peerValue, ratio, note }: Measured): readonly string[] => [
  name,
  metric,
  `${rounded(value)} ${unit}`,
  peer === undefined ? '' : `${peer}: ${peerValue === undefined ? '-' : rounded(peerValue)}`,
  ratio === undefined ? '' : `x ${rounded(ratio)}`,
  note ?? '',
];

async function measured(benches: readonly Found[], around: Surroundings): Promise<readonly Measured[]> {
  const registry = await around.registry();
  for (const game of registry) await game.prepare?.();
  const results: Measured[] = [];
  for (const { load } of benches) results.push(...(await (await load()).run(registry)));
  return results;
}

async function list(benches: readonly Found[], around: Surroundings): Promise<void> {
  const rows: (readonly string[])[] = [];
  for (const { name, load } of benches) rows.push([name, (await load()).about]);
  printTable(around, [...rows, [ALL, 'all of them, one after the other']]);
}
const ALL = 'all';

function named(benches: readonly Found[], name: string): readonly Found[] {
  const choices = [{ name: ALL, benches }, ...benches.map((one) => ({ name: one.name, benches: [one] }))];
  return oneOf(choices, name, (choice) => choice.name, 'bench').benches;
}

export const bench: Command = {
  words: ['name?'],
  flags: JSON_FLAG,
  help: 'Runs a bench of the folder bench on one core, or `all`. Without a name it lists them; with --json, which always answers with figures, it then runs all.',
  async run(call, around) {
    const benches = benchesOf(around.root);
    const asJson = isSet(call, 'json');
    const [name = asJson ? ALL : undefined] = call.words;
    if (name === undefined) await list(benches, around);
    else {
      const results = await measured(named(benches, name), around);
      if (asJson) printJson(around, results);
      else printTable(around, [['bench', 'metric', 'value', 'peer', 'ratio', 'note'], ...results.map(row)]);
    }
    return 0;
  },
};
