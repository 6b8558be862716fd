import { dirname, join, matchesGlob } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { askedOfWholes, membersAsked } from './exports/wholes.ts';
import { isNode, isOnlyAName, nameOf, sitesBelow, textOf, type Site, type SyntaxNode } from './syntax.ts';
import { readTree, report, type Breach, type SourceFile } from './tree.ts';

/**
 * An export that nobody takes is dead: it loses its `export`, or goes. A test may look at a part of a file, and at all that is on a room's public face
 * (a file that the room's package.json names); what neither its own file nor anything but tests uses is dead, too.
 */

/** All names of a file: by `export *`, or when its path is written anywhere. */
const ALL = '*';
/** Of a file that is handed on whole: whatever is asked by name, of anything, in the room that has it. */
const WHOLE = '?';

/** What a file takes from another one, or hands on under a name of its own. */
interface Taken {
  readonly from: string;
  readonly name: string;
  /** Under which it is handed on; undefined where it is used. */
  readonly as?: string;
}

interface Unit {
  readonly path: string;
  /** What it exports itself, and where. */
  readonly own: ReadonlyMap<string, number>;
  /** Names that it uses itself. */
  readonly used: ReadonlySet<string>;
  readonly taken: readonly Taken[];
  /** Names that it asks of anything. */
  readonly asks: readonly string[];
  /** Paths or globs of sources, written as texts. */
  readonly told: readonly string[];
}

const isTest = (path: string): boolean => /\/test\//.test(path);
const roomOf = (path: string): string => /^(?:(?:packages|apps)\/[^/]+|[^/]+)/.exec(path)![0];
/** What only looks at the house may be taken by tests alone. */
const looksOn = (path: string): boolean => isTest(path) || /^(?:e2e|scripts)\//.test(path);

const namesOf = (pattern: unknown): readonly string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)!];
  if (pattern.type === 'ArrayPattern') return (pattern['elements'] as unknown[]).flatMap(namesOf);
  if (pattern.type === 'ObjectPattern')
    return (pattern['properties'] as SyntaxNode[]).flatMap((one) => namesOf(one['value'] ?? one['argument']));
  return namesOf(pattern['left'] ?? pattern['argument']);
};
const declared = (node: SyntaxNode): readonly string[] =>
  node.type === 'VariableDeclaration'
    ? (node['declarations'] as SyntaxNode[]).flatMap(({ id }) => namesOf(id))
    : namesOf(node['id']);

const outer = (value: unknown): string => nameOf(value) ?? textOf(value) ?? ALL;

function takenBy(node: SyntaxNode): readonly Taken[] {
  const from = textOf(node['source']);
  if (from === undefined) return [];
  const specifiers = (node['specifiers'] ?? []) as readonly SyntaxNode[];
  switch (node.type) {
    case 'ImportDeclaration':
      return specifiers
        .filter(({ type }) => type !== 'ImportNamespaceSpecifier')
        .map((one) => ({ from, name: one.type === 'ImportDefaultSpecifier' ? 'default' : outer(one['imported']) }));
    case 'ExportNamedDeclaration':
      return specifiers.map((one) => ({ from, name: outer(one['local']), as: outer(one['exported']) }));
    case 'ExportAllDeclaration':
      return [node['exported'] === null ? { from, name: ALL, as: ALL } : { from, name: ALL }];
    default:
      return [];
  }
}

/** `new URL('thread.ts', import.meta.url)` and `import.meta.glob('…')`. */
function toldBy({ type, callee, arguments: given }: SyntaxNode): readonly string[] {
  const isUrl = type === 'NewExpression' && nameOf(callee) === 'URL';
  const isGlob = type === 'CallExpression' && isNode(callee) && nameOf(callee['property']) === 'glob';
  return isUrl || isGlob ? (textOf((given as unknown[])[0])?.match(/^\S+\.tsx?$/) ?? []) : [];
}

/** Not where it is declared, and not where it only names a property or goes out. */
const isUse = (site: Site): boolean =>
  nameOf(site.node) !== undefined &&
  !isOnlyAName(site) &&
  !(site.field === 'id' || (site.field === 'local' && site.parent?.type === 'ExportSpecifier'));

function ownOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration' || node['source'] !== null) return [];
  if (isNode(node['declaration'])) return declared(node['declaration']);
  return (node['specifiers'] as SyntaxNode[]).map(({ exported }) => outer(exported));
}

function read({ path, text }: SourceFile): Unit {
  const program = parseSync(path, text).program as unknown as SyntaxNode;
  const nodes = [...sitesBelow(program)];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  return {
    path,
    own: new Map(nodes.flatMap(({ node }) => ownOf(node).map((name) => [name, lineAt(node.start)] as const))),
    used: new Set(nodes.flatMap((site) => (isUse(site) ? [nameOf(site.node)!] : []))),
    taken: [
      ...nodes.flatMap(({ node }) => takenBy(node)),
      ...askedOfWholes(nodes).map(({ from, name }) => ({ from, name: name ?? WHOLE })),
    ],
    asks: membersAsked(nodes),
    told: nodes.flatMap(({ node }) => toldBy(node)),
  };
}

/** Loaded by a path that is put together while running, or by a tool; */
const BY_PATH = [
  '*.config.ts',
  'e2e/{setup,vitest.config}.ts',
  'apps/web/vite.config.ts',
  'bench/*.ts',
  'e2e/entries/*.ts',
  'packages/host/test/toy/view/index.ts',
  // what a build imports by a text that it has written itself;
  'apps/web/src/{games/engine-on-its-way.ts,virtual-cards.d.ts}',
  // words of the box and of officials: the catalogue looks for them in the text;
  'packages/games/src/*/about.ts',
  // and worlds that nobody but a test runner piles up.
  'packages/games/src/tipp-kick/motion/courses.ts',
];

type Faces = ReadonlyMap<string, string>;
/** What the package of each room names: `@bande/core` and the like, with the file. */
function facesOf(packages: readonly SourceFile[]): Faces {
  const named = packages.flatMap(({ path, text }) => {
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Readonly<Record<string, string>> };
    return Object.entries(exports).map(([as, file]) => [join(name, as), join(dirname(path), file)] as const);
  });
  // The longest pattern counts.
  return new Map(named.toSorted(([one], [other]) => other.length - one.length));
}

function resolved(path: string, specifier: string, faces: Faces): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const named = faces.get(specifier);
  if (named !== undefined) return named;
  for (const [face, file] of faces) {
    const [before, after] = face.split('*');
    if (after === undefined || !specifier.startsWith(before!) || !specifier.endsWith(after)) continue;
    return file.replace('*', specifier.slice(before!.length, specifier.length - after.length));
  }
  return undefined;
}

/** Which exports are taken, and which are on a public face. */
class Uses {
  readonly #units: ReadonlyMap<string, Unit>;
  readonly #faces: Faces;
  readonly #asked = new Map<string, Set<string>>();
  constructor(units: ReadonlyMap<string, Unit>, faces: Faces) {
    this.#units = units;
    this.#faces = faces;
    for (const { path, asks } of units.values()) {
      const asked = this.#asked.get(roomOf(path)) ?? new Set();
      for (const name of asks) asked.add(name);
      this.#asked.set(roomOf(path), asked);
    }
  }

  /** The exports that a name of a file stands for, through all that only hand it on. */
  *meant(path: string | undefined, name: string, seen: Set<string> = new Set()): Generator<string> {
    const unit = this.#units.get(path ?? '');
    if (unit === undefined || seen.has(`${path} ${name}`)) return;
    seen.add(`${path} ${name}`);
    for (const own of name === ALL ? unit.own.keys() : [name]) if (unit.own.has(own)) yield `${unit.path} ${own}`;
    for (const { from, name: inside, as } of unit.taken) {
      if (as === undefined || (as !== ALL && name !== ALL && as !== name)) continue;
      yield* this.meant(resolved(unit.path, from, this.#faces), as === ALL ? name : inside, seen);
    }
  }

  *takenIn({ path, taken, told }: Unit): Generator<string> {
    for (const { from, name, as } of taken) {
      if (as !== undefined) continue;
      const names = name === WHOLE ? this.#asked.get(roomOf(path))! : [name];
      for (const one of names) yield* this.meant(resolved(path, from, this.#faces), one);
    }
    for (const one of told) yield* this.matching(join(dirname(path), one));
  }

  *matching(glob: string): Generator<string> {
    for (const path of this.#units.keys()) if (matchesGlob(path, glob)) yield* this.meant(path, ALL);
  }
}

export function checkExports(files: readonly SourceFile[], packages: readonly SourceFile[]): readonly Breach[] {
  const units = new Map(files.map((file) => [file.path, read(file)] as const));
  const faces = facesOf(packages);
  const uses = new Uses(units, faces);
  const all = [...units.values()];
  const byCode = new Set([
    ...all.filter(({ path }) => !isTest(path)).flatMap((unit) => [...uses.takenIn(unit)]),
    ...BY_PATH.flatMap((glob) => [...uses.matching(glob)]),
  ]);
  const byTests = new Set(all.filter(({ path }) => isTest(path)).flatMap((unit) => [...uses.takenIn(unit)]));
  const shown = new Set([...faces.values()].flatMap((path) => [...uses.meant(path, ALL)]));
  return all.flatMap(({ path, own, used }) =>
    [...own].flatMap(([name, line]): readonly Breach[] => {
      const key = `${path} ${name}`;
      if (byCode.has(key)) return [];
      if (!byTests.has(key)) return [{ path, line, message: `${name}: nobody takes it` }];
      return looksOn(path) || shown.has(key) || used.has(name)
        ? []
        : [{ path, line, message: `${name}: tests alone use it` }];
    }),
  );
}

interface Inspected {
  readonly files: readonly SourceFile[];
  readonly packages: readonly SourceFile[];
}
export const houseForExports = (): Inspected => ({
  files: readTree(['*.ts', '{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx}']),
  packages: readTree(['{packages,apps}/*/package.json']),
});

if (import.meta.main) {
  const { files, packages } = houseForExports();
  report('exports', files, checkExports(files, packages));
}
