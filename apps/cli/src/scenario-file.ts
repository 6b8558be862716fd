import { readYaml } from './file.ts';

/** One entry of a scenario file as it stands there, with the game it says it belongs to. */
export interface FileEntry {
  readonly index: number;
  readonly game: unknown;
  readonly scenario: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of scenarios, or `{game, scenarios: […]}`; an entry may name its game itself. `null` if it is neither. */
export function entriesOf(path: string, source?: string): readonly FileEntry[] | null {
  const document = readYaml(path, source);
  const list = isObject(document) ? document['scenarios'] : document;
  if (!Array.isArray(list)) return null;
  const common = isObject(document) ? document['game'] : undefined;
  return list.map((item: unknown, index) => {
    if (!isObject(item)) return { index, game: common, scenario: item };
    const { game = common, ...scenario } = item;
    return { index, game, scenario };
  });
}
