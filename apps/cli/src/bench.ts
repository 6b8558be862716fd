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
  run(registry: Registry): Promise<readonly Measured[]> | readonly Measured[];
}

async function measured(path: string, registry: Registry): Promise<readonly Measured[]> {
  const { bench } = (await import(pathToFileURL(path).href)) as { readonly bench: Bench };
  return bench.run(registry);
}

const row = ({ name, metric, value, unit, peer, peerValue, ratio, note }: Measured): readonly string[] => [
  name,
  metric,
  `${rounded(value)} ${unit}`,
  peer === undefined ? '' : `${peer}: ${peerValue === undefined ? '-' : rounded(peerValue)}`,
  ratio === undefined ? '' : `x ${rounded(ratio)}`,
  note ?? '',
];

async function runAll(files: readonly string[], around: Surroundings): Promise<readonly Measured[]> {
  const registry = await around.registry();
  const results: Measured[] = [];
  for (const file of files) results.push(...(await measured(file, registry)));
  return results;
}

const nameOf = (path: string): string => basename(path, '.ts');

export const bench: Command = {
  words: ['name?'],
  flags: JSON_FLAG,
  help: 'Runs the benches of the folder bench, all or one, on one core.',
  async run(call, around) {
    const [name] = call.words;
    const all = globSync('bench/*.ts', { cwd: around.root, exclude: ['**/*.test.ts'] })
      .toSorted()
      .map((path) => join(around.root, path));
    const results = await runAll(name === undefined ? all : [oneOf(all, name, nameOf, 'bench')], around);
    if (isSet(call, 'json')) printJson(around, results);
    else printTable(around, [['bench', 'metric', 'value', 'peer', 'ratio', 'note'], ...results.map(row)]);
    return 0;
  },
};
