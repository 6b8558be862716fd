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
const bytesOf = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + packed(name), 0);

/** The style that the document asks for before any script. */
const firstStyle = (): readonly string[] =>
  [...readFileSync(join(PAGES, 'index.html'), 'utf8').matchAll(/href="\/assets\/([\w.-]+\.css)"/g)].map(
    ([, name]) => name!,
  );

/** Packed bytes of script and style that each page and each game's view fetch before they show anything; `null` where nothing is built. */
export function bytesByRoute(): readonly (readonly [string, number])[] | null {
  if (!existsSync(ASSETS)) return null;
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]));
  const chunks: Chunks = new Map([...texts].map(([name, text]) => [name, chunkOf(text)]));
  const named = (shape: RegExp): readonly string[] => files.filter((name) => shape.test(name));
  const opening = [...named(/^index-/), ...named(/^open-(?!file)/)].flatMap((one) => fetchedFor(chunks, one));
  const house = new Set([...firstStyle(), ...closure(chunks, opening)]);
  const withHouse = (names: readonly string[]): number =>
    bytesOf(
      new Set([
        ...house,
        ...closure(
          chunks,
          names.flatMap((one) => fetchedFor(chunks, one)),
        ),
      ]),
    );
  const pages = named(/-page-/).map((name): [string, number] => [name.replace(/-page-.*/, ''), withHouse([name])]);
  const tables = viewsIn(texts).map(([game, view]): [string, number] => [
    `table of ${game}`,
    withHouse([...named(/^table-page-/), view, ...(chunks.get(view)?.later.keys() ?? [])]),
  ]);
  return [['start', bytesOf(house)], ...pages, ...tables];
}

/** Where a chunk loads the view of a game. */
const VIEW = /games\/src\/([\w-]+)\/\w+\/index\.ts["'`]:\(\)=>.{0,40}?import\(["'`]\.\/([\w.-]+\.js)/g;

const viewsIn = (texts: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...texts.values()].flatMap((text) => [...text.matchAll(VIEW)].map(([, game, view]) => [game!, view!] as const));
