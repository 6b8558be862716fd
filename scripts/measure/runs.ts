import type { SourceFile } from '../tree.ts';
import { linesOf } from './code.ts';

/** So many lines that say something, to the letter, in two places. */
const LEAST = 6;

/** Lines without their indentation; of imports, lone brackets and names in a list nobody says that they were copied. */
const SAYS_NOTHING =
  /^(?:import\b.*|export (?:\*|\{.*\}) from .*|\} from '.*|(?:type )?[\w$]+,|'\w+',|[\s()[\]{}<>,;:/]*)$/;
/** What is handed on under its own name, as `settings,` is in a list: `settings: settingsSchema,`, `readonly settings: Settings;`, `view={view}`. */
const HANDED_ON = /^(?:(?:readonly )?([\w$]+)\??: \1[\w$]*[,;]|([\w$]+)=\{\2\})$/i;
const saying = (file: SourceFile): readonly string[] =>
  linesOf(file)
    .map((line) => line.trim())
    .filter((line) => !SAYS_NOTHING.test(line) && !HANDED_ON.test(line));

interface Place {
  readonly path: string;
  readonly at: number;
}

export interface Run {
  readonly a: string;
  readonly b: string;
  readonly lines: number;
  readonly begins: string;
}

/** Every longest run of equal lines between two places, each pair of places once. */
export function equalRuns(files: readonly SourceFile[]): readonly Run[] {
  const texts = new Map(files.map((file) => [file.path, saying(file)]));
  const pairs = [...windows(texts).values()].flatMap((places) => pairsOf(places));
  return pairs.flatMap(([a, b]) => {
    const [first, second] = [texts.get(a.path)!, texts.get(b.path)!];
    // A run is counted where it begins.
    const goesOnBefore = a.at > 0 && b.at > 0 && first[a.at - 1] === second[b.at - 1];
    return goesOnBefore
      ? []
      : [{ a: a.path, b: b.path, lines: lengthFrom(first, a.at, second, b.at), begins: first[a.at]! }];
  });
}

function windows(texts: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const [path, lines] of texts)
    for (let at = 0; at + LEAST <= lines.length; at++) {
      const key = lines.slice(at, at + LEAST).join('\n');
      const places = found.get(key);
      if (places === undefined) found.set(key, [{ path, at }]);
      else places.push({ path, at });
    }
  return found;
}

const pairsOf = (places: readonly Place[]): readonly (readonly [Place, Place])[] =>
  places.flatMap((a, i) => places.slice(i + 1).map((b) => [a, b] as const));

function lengthFrom(first: readonly string[], a: number, second: readonly string[], b: number): number {
  let length = 0;
  while (a + length < first.length && b + length < second.length && first[a + length] === second[b + length]) length++;
  return length;
}
