import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repoRoot } from '../tree.ts';

const PAGES = join(repoRoot, 'apps/web/dist');
const ASSETS = join(PAGES, 'assets');

/** What the bundler writes into a chunk: names of files, and which of them are fetched with an import. */
const NAMES = /m\.f=(\[[^\]]*\])/;
const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC =
  /import\(["'`]\.\/([\w.-]+\.js)["'`]\)(?:(?!import\().){0,120}?(?:__vite__mapDeps\(\[([\d,]*)\]|$|,\[\])/g;

interface Chunk {
  readonly imports: readonly string[];
  /** Each import that is made later, with everything fetched for it. */
  readonly later: ReadonlyMap<string, readonly string[]>;
}

function chunkOf(text: string): Chunk {
  const names = (JSON.parse(NAMES.exec(text)?.[1] ?? '[]') as readonly string[]).map((name) =>
    name.replace('assets/', ''),
  );
  const later = [...text.matchAll(DYNAMIC)].map(([, name, listed]) => {
    const fetched = (listed ?? '').split(',').flatMap((i) => (i === '' ? [] : (names[Number(i)] ?? [])));
    return [name!, fetched] as const;
  });
  return { imports: [...text.matchAll(STATIC)].map(([, name]) => name!), later: new Map(later) };
}

type Chunks = ReadonlyMap<string, Chunk>;

function closure(chunks: Chunks, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(chunks.get(name)?.imports ?? []));
  }
  return reached;
}

/** Everything that is fetched when some chunk imports this one. */
const fetchedFor = (chunks: Chunks, name: string): readonly string[] => [
  name,
  ...[...chunks.values()].flatMap(({ later }) => later.get(name) ?? []),
];

const packed = (name: string): number => gzipSync(readFileSync(join(ASSETS, name))).length;
/** The style that the document asks for before any script. */
const firstStyle = (): readonly string[] =>
  [...readFileSync(join(PAGES, 'index.html'), 'utf8').matchAll(/href="\/assets\/([\w.-]+\.css)"/g)].map(
    ([, name]) => name!,
  );

/**
 * Packed bytes of script and style that each page fetches before it shows anything, `null` where nothing is built. What shows a game needs its rules and its view; where
 * its table stands, the scene, too; and where a case is read, the reader of cases and the list of them.
 */
export function bytesByRoute(): readonly (readonly [string, number])[] | null {
  if (!existsSync(ASSETS)) return null;
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]));
  return routesOf(texts, firstStyle(), packed);
}

/** What a build has made: its scripts with their texts, the style of the document, and how much a file weighs. */
export function routesOf(
  texts: ReadonlyMap<string, string>,
  style: readonly string[],
  weigh: (name: string) => number,
): readonly (readonly [string, number])[] {
  const chunks: Chunks = new Map([...texts].map(([name, text]) => [name, chunkOf(text)]));
  const named = (shape: RegExp): readonly string[] => [...texts.keys()].filter((name) => shape.test(name));
  const fetched = (names: readonly string[]): ReadonlySet<string> =>
    closure(
      chunks,
      names.flatMap((one) => fetchedFor(chunks, one)),
    );
  const house = new Set([...style, ...fetched([...named(/^index-/), ...named(/^open-(?!file)/)])]);
  const weightOf = (names: readonly string[]): number =>
    [...new Set([...house, ...fetched(names)])].reduce((sum, name) => sum + weigh(name), 0);
  const games = gamesIn(texts);
  return [
    ['start', weightOf([])],
    ...named(/-page-.*\.js$/).flatMap((page): readonly (readonly [string, number])[] => {
      const name = page.replace(/-page-.*/, '');
      const shows = SHOWN[name];
      if (shows === undefined) return [[name, weightOf([page])]];
      const laterOf = (one: string): readonly string[] => [...(chunks.get(one)?.later.keys() ?? [])];
      return games.map(({ game, rules, view, cases }) => {
        const scene = shows === 'words' ? [] : laterOf(view);
        const readFirst = shows === 'case' ? [...laterOf(page), ...cases] : [];
        return [`${name} of ${game}`, weightOf([page, rules, view, ...scene, ...readFirst])];
      });
    }),
  ];
}

/** The pages that show one game, and what of it stands there from the beginning. */
const SHOWN: Readonly<Record<string, 'words' | 'table' | 'case'>> = {
  ask: 'case',
  position: 'table',
  reader: 'words',
  replay: 'table',
  table: 'table',
};

interface GameFiles {
  readonly game: string;
  readonly rules: string;
  readonly view: string;
  /** The list of its cases. */
  readonly cases: readonly string[];
}

/** Where a chunk takes the rules of a game from the shelf, and where it loads its view or the list of its cases. */
const RULES = /["'`]?([\w-]+)["'`]?:async\(\)=>\w+\(\(await (?:(?!:async).){0,120}?import\(["'`]\.\/([\w.-]+\.js)/g;
const VIEW = /games\/src\/([\w-]+)\/\w+\/index\.ts["'`]:\(\)=>.{0,40}?import\(["'`]\.\/([\w.-]+\.js)/g;
const CASES = /games\/src\/([\w-]+)\/game\.ts["'`]:\(\)=>.{0,40}?import\(["'`]\.\/([\w.-]+\.js)/g;

const namedIn = (text: string, shape: RegExp): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(shape)].map(([, game, chunk]) => [game!, chunk!]));

/** The workers have a shelf of their own: the one beside the views counts. */
function gamesIn(texts: ReadonlyMap<string, string>): readonly GameFiles[] {
  const all = [...texts.values()];
  return all.flatMap((text) => {
    const shelf = namedIn(text, RULES);
    return [...namedIn(text, VIEW)].map(([game, view]) => {
      const rules = shelf.get(game);
      if (rules === undefined) throw new Error(`where does the build load the rules of ${game}? Look at it anew`);
      return { game, rules, view, cases: all.flatMap((one) => namedIn(one, CASES).get(game) ?? []) };
    });
  });
}
