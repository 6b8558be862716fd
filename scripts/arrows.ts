import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { examine, isNode, isOnlyAName, nameOf, textOf, type Finding, type Site } from './syntax.ts';
import { listTree, readTree, report, type Breach, type SourceFile } from './tree.ts';

interface Arrows {
  readonly rooms: readonly string[];
  /** The libraries a room may import; 'any' where the room faces people, files or the net. */
  readonly libraries: readonly string[] | 'any';
}

const everyPackage = ['core', 'physics', 'kit', 'games', 'host', 'record', 'tournament', 'protocol', 'stage'];

const arrows: Readonly<Record<string, Arrows>> = {
  'packages/core': { rooms: [], libraries: ['zod'] },
  'packages/physics': { rooms: ['core'], libraries: ['@dimforge/rapier3d-deterministic-compat'] },
  'packages/kit': { rooms: ['core', 'physics'], libraries: [] },
  'packages/games': { rooms: ['core', 'physics', 'kit'], libraries: ['zod'] },
  'packages/games/view': { rooms: ['core', 'host', 'physics', 'stage'], libraries: 'any' },
  'packages/host': { rooms: ['core'], libraries: ['zod'] },
  'packages/record': { rooms: ['core'], libraries: ['zod'] },
  'packages/tournament': { rooms: ['core'], libraries: 'any' },
  'packages/protocol': { rooms: ['core', 'record'], libraries: ['zod'] },
  'packages/stage': { rooms: ['core', 'host'], libraries: 'any' },
  'apps/server': { rooms: ['core', 'games', 'host', 'record', 'tournament', 'protocol'], libraries: 'any' },
  'apps/web': { rooms: everyPackage, libraries: 'any' },
  'apps/cli': { rooms: [...everyPackage, 'server'], libraries: 'any' },
};

/** The storeys of the pages, the lowest first: a room takes from the storeys below its own alone, and no place from another place. */
const storeysOfPages: readonly (readonly string[])[] = [
  ['ui'],
  ['games', 'offline'],
  ['session'],
  ['board'],
  ['ask', 'online', 'position', 'reader', 'replay', 'settings', 'start', 'table'],
  ['app'],
];

/** A library that one game alone may import: what moves there is not moved by our own physics. */
type LibrariesOfGames = Readonly<Record<string, readonly string[]>>;
const librariesOfGames: LibrariesOfGames = {};

interface House {
  readonly games: readonly string[];
  readonly ofGames: LibrariesOfGames;
}

const roomFolder = /^(?:packages|apps)\/[^/]+/;
const gameFolder = /^packages\/games\/src\/([^/]+)\//;
const judging = /^packages\/games\/src\/[^/]+\/(?:referee|reckoning)\//;
const settling = /^packages\/games\/src\/[^/]+\/settle(?:\.ts$|\/)/;
const shelf = 'packages/games/src/shelf.ts';
const viewFolder = /^packages\/games\/src\/[^/]+\/view\//;

const pages = 'apps/web/src/';

const roomOf = (path: string): string | undefined => roomFolder.exec(path)?.[0];
const gameOf = (path: string): string | undefined => gameFolder.exec(path)?.[1];
const isTest = (path: string): boolean => /^(?:packages|apps)\/[^/]+\/test\//.test(path);
const arrowsOf = (path: string): Arrows | undefined =>
  arrows[viewFolder.test(path) ? 'packages/games/view' : (roomOf(path) ?? '')];

/** What a node imports; `undefined` when it imports nothing, the empty string when nobody can tell before it runs. */
function importedBy({ type, source, argument }: Site['node']): string | undefined {
  if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration')
    return textOf(source);
  if (type === 'ImportExpression') return textOf(source) ?? '';
  if (type === 'TSImportType') return textOf(source) ?? textOf(argument) ?? '';
  return undefined;
}

/** `import.meta.glob('…')`, with one text or several; what begins with `!` only leaves out. */
function globsOf({ type, callee, arguments: given }: Site['node']): readonly string[] {
  const isGlob = type === 'CallExpression' && isNode(callee) && nameOf(callee['property']) === 'glob';
  if (!isGlob || !isNode(callee['object']) || callee['object'].type !== 'MetaProperty') return [];
  const [first] = given as readonly Site['node'][];
  const texts = first?.type === 'ArrayExpression' ? (first['elements'] as readonly unknown[]) : [first];
  return texts.map((one) => textOf(one) ?? '').filter((text) => !text.startsWith('!'));
}

/** Which part of the pages it is in; what lies beside the parts opens them, as `app` does. */
const partOf = (path: string): string => {
  const [part = '', ...rest] = path.slice(pages.length).split('/');
  return rest.length === 0 ? 'app' : part;
};

function storeyFault(path: string, target: string): string | undefined {
  if (!path.startsWith(pages) || !target.startsWith(pages)) return undefined;
  const [here, there] = [partOf(path), partOf(target)];
  if (here === there) return undefined;
  const storeyOf = (part: string): number => storeysOfPages.findIndex((parts) => parts.includes(part));
  const homeless = [here, there].find((part) => storeyOf(part) === -1);
  if (homeless !== undefined) return `${homeless} stands on no storey: add it to the table in scripts/arrows.ts`;
  return storeyOf(there) < storeyOf(here) ? undefined : `${here} may not import ${there}`;
}

function relativeFault(path: string, specifier: string, games: readonly string[]): string | undefined {
  const target = normalize(join(dirname(path), specifier));
  if (roomOf(target) !== roomOf(path)) return `${specifier} leaves the room`;
  const [here, there] = [gameOf(path), gameOf(target)];
  if (here !== undefined && there !== undefined && here !== there && games.includes(there))
    return `${here} may not import ${there}`;
  if (judging.test(path) && settling.test(target)) return `${specifier}: judging does not call what settles`;
  if (viewFolder.test(target) && !viewFolder.test(path)) return `${specifier}: nothing imports a view`;
  return storeyFault(path, target);
}

function libraryFault(
  { libraries }: Arrows,
  path: string,
  specifier: string,
  ofGames: LibrariesOfGames,
): string | undefined {
  if (libraries === 'any')
    return path.startsWith('packages/') && isBuiltin(specifier)
      ? `${specifier}: packages run in the browser too`
      : undefined;
  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const allowed = [...libraries, ...(ofGames[gameOf(path) ?? ''] ?? [])];
  return allowed.includes(library)
    ? undefined
    : `${specifier}: this room may import ${allowed.join(', ') || 'no library'}`;
}

function importFault(path: string, specifier: string, { games, ofGames }: House): string | undefined {
  const allowed = arrowsOf(path);
  if (allowed === undefined) return 'this room has no arrows: add it to the table in scripts/arrows.ts';
  if (specifier.startsWith('.')) return relativeFault(path, specifier, games);
  if (isTest(path)) return undefined;
  if (specifier === '') return path.startsWith('packages/') ? 'an import must name what it imports' : undefined;
  const room = /^@bande\/([^/]+)/.exec(specifier)?.[1];
  if (room === undefined) return libraryFault(allowed, path, specifier, ofGames);
  return allowed.rooms.includes(room) ? undefined : `${roomOf(path)} may not import @bande/${room}`;
}

/** By globs pages find what every game brings along, its view too: in rooms that they may import, and none by its name. */
function globFault(path: string, glob: string, { games }: House): string | undefined {
  if (!glob.startsWith('.')) return 'a glob must say where it begins';
  const target = normalize(join(dirname(path), glob));
  if (roomOf(target) === roomOf(path)) return relativeFault(path, glob, games);
  const named = target.split('/').find((part) => games.includes(part));
  if (named !== undefined) return `${named} is named outside its folder: go through shelf or registry`;
  const isOpen = arrowsOf(path)?.rooms.some((room) => roomOf(target) === `packages/${room}`);
  return path.startsWith('apps/') && isOpen === true ? undefined : `${glob} leaves the room`;
}

/** A game is known by name in its own folder and on the shelf only; everybody else goes through shelf or registry. */
function namedGame(path: string, { node, parent, field }: Site, games: readonly string[]): string | undefined {
  if (isTest(path) || path === shelf) return undefined;
  const isKey = field === 'key' && parent?.type === 'Property' && isOnlyAName({ node, parent, field });
  const text = isKey ? (nameOf(node) ?? textOf(node)) : textOf(node);
  const names = field === 'source' ? (text?.split('/') ?? []) : [text];
  return games.find((game) => names.includes(game) && gameOf(path) !== game);
}

const findingsIn =
  (path: string, house: House) =>
  (site: Site): readonly Finding[] => {
    const specifier = importedBy(site.node);
    const fault = specifier === undefined ? undefined : importFault(path, specifier, house);
    const game = namedGame(path, site, house.games);
    const globFaults = globsOf(site.node).map((glob) => globFault(path, glob, house));
    const messages = [
      fault,
      ...globFaults,
      game && `${game} is named outside its folder: go through shelf or registry`,
    ];
    return messages.flatMap((message): Finding[] => (message ? [[site.node, message]] : []));
  };

const STYLE_IMPORT = /\/\*[\s\S]*?\*\/|@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g;

/** A style takes another one in by `@import`. */
const breachesOfStyle = ({ path, text }: SourceFile, games: readonly string[]): readonly Breach[] =>
  [...text.matchAll(STYLE_IMPORT)].flatMap(({ 1: specifier, index }): readonly Breach[] => {
    // A name alone is a file beside it, or a library.
    const message = specifier?.startsWith('.') ? relativeFault(path, specifier, games) : undefined;
    return message === undefined ? [] : [{ path, line: text.slice(0, index).split('\n').length, message }];
  });

/** `games` are the folders of the games below packages/games/src. */
export const checkArrows = (
  files: readonly SourceFile[],
  games: readonly string[],
  ofGames: LibrariesOfGames = librariesOfGames,
): readonly Breach[] =>
  files.flatMap((file) =>
    file.path.endsWith('.css')
      ? breachesOfStyle(file, games)
      : examine(file, findingsIn(file.path, { games, ofGames })),
  );

const roomTree = (): readonly SourceFile[] => readTree(['{packages,apps}/*/{src,test}/**/*.{css,ts,tsx}']);

const gamesInTree = (): readonly string[] => [
  ...new Set(listTree(['packages/games/src/*/{game,rulebook}.ts']).flatMap((path) => gameOf(path) ?? [])),
];

if (import.meta.main) {
  const files = roomTree();
  report('arrows', files, checkArrows(files, gamesInTree()));
}
