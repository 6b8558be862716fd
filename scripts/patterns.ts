import { dirname, join, normalize } from 'node:path/posix';
import { expressionVariants, globVariants, ofGlob } from './patterns/variants.ts';
import { examine, isNode, nameOf, textOf, type Site, type SyntaxNode } from './syntax.ts';
import { listTree, readTree, type Breach, type SourceFile } from './tree.ts';

/**
 * What finds files by a text (globs, regular expressions, names of files and folders) does not notice when they have moved: it finds nothing, and all is well.
 * Here each of them is held against the tree.
 */

/** What lists files by globs. */
const LISTS: ReadonlySet<string> = new Set(['glob', 'globSync', 'listTree', 'readTree']);
const FROM_THE_ROOT = /^(?:\{[\w,]+\}|apps|bench|docs|e2e|packages|scripts)\/[^\s:]*$/;
const FROM_THE_FILE = /^\.\.?\/\S*\*/;
const ANYWHERE = /^\*\*\/\S+$/;
/** A regular expression over paths has a slash, or our endings, and the name of a folder. */
const OVER_PATHS = /\\\/|\\\.\(\?:ts/;
const NAME_IN_TREE = /\b(?:packages|apps|e2e|scenarios|view|test|settle|rulebook)\b|\(\?:ts/;

/** What is meant to find nothing here, and why. */
export const NOT_IN_THE_TREE: Readonly<Record<string, string>> = {
  '**/table/*': 'the address of a page',
  '**/replay/file-*': 'the address of a page',
  'packages/tournament': 'a room that is still to come',
  'packages/games/view': 'the views of all games, by a name of their own',
};
const MADE_BY_RUNNING = /(?:^|\/)(?:node_modules|dist|coverage|\.cache)(?:\/|$)/;

/** These write about houses that they make themselves. */
const OTHER_HOUSES =
  /^scripts\/(?:test\/|patterns)|^e2e\/fifth-game\/|^apps\/(?:cli\/test\/coverage|server\/test\/documents)\.test\.ts$/;

/** What a text looks for, from the root of the tree. */
interface Sought {
  readonly kind: 'glob' | 'expression';
  readonly text: string;
}

/** A template with its holes as stars; `undefined` for what is no text. */
function globOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'TemplateLiteral') return textOf(node);
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('*');
}

const isImportMeta = (node: unknown, property: string): boolean =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNode(node['object']) &&
  node['object'].type === 'MetaProperty' &&
  nameOf(node['property']) === property;

const glob = (text: string): Sought => ({ kind: 'glob', text });
const fromTheFile = (path: string, ...names: readonly string[]): Sought =>
  glob(normalize(join(dirname(path), ...names)));

/** `join(import.meta.dirname, '../src', id, 'scenarios')`, `new URL('../a.json', import.meta.url)`. */
function besideTheFile(path: string, given: readonly SyntaxNode[]): readonly Sought[] {
  if (isImportMeta(given[0], 'dirname')) return [fromTheFile(path, ...given.slice(1).map((one) => globOf(one) ?? '*'))];
  return isImportMeta(given[1], 'url') ? [fromTheFile(path, globOf(given[0]!) ?? '*')] : [];
}

/** `globSync('*.yaml', …)`, `listTree(['{apps,packages}/…'])`; what does not say where it begins may be anywhere. */
function listed(callee: unknown, given: readonly SyntaxNode[]): readonly Sought[] {
  const name = isNode(callee) ? (nameOf(callee) ?? nameOf(callee['property'])) : undefined;
  if (!LISTS.has(name ?? '') || given[0] === undefined) return [];
  const texts = given[0].type === 'ArrayExpression' ? (given[0]['elements'] as readonly SyntaxNode[]) : [given[0]];
  return texts
    .flatMap((one) => globOf(one) ?? [])
    .filter((text) => !FROM_THE_ROOT.test(text) && !FROM_THE_FILE.test(text))
    .map((text) => glob(`**/${text}`));
}

function inWords(path: string, text: string): readonly Sought[] {
  if (FROM_THE_FILE.test(text)) return [fromTheFile(path, text)];
  return FROM_THE_ROOT.test(text) || ANYWHERE.test(text) ? [glob(text)] : [];
}

function soughtAt(path: string, { node, field }: Site): readonly Sought[] {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const given = node['arguments'] as readonly SyntaxNode[];
    return [...besideTheFile(path, given), ...listed(node['callee'], given)];
  }
  const regex = node['regex'] as { readonly pattern: string } | undefined;
  if (regex !== undefined)
    return OVER_PATHS.test(regex.pattern) && NAME_IN_TREE.test(regex.pattern)
      ? [{ kind: 'expression', text: regex.pattern }]
      : [];
  const text = field === 'source' ? undefined : globOf(node);
  return text === undefined ? [] : inWords(path, text);
}

/** The name of a file without its ending stands for all that begin so: a run of tests takes it like that. */
const ENDS = /\.(?!test$)\w+$|\*$/;

function variantsOf({ kind, text }: Sought): readonly (readonly [string, RegExp])[] {
  if (kind === 'expression') return expressionVariants(text).map((one) => [one, new RegExp(one)]);
  return globVariants(text).map((one) => [one, ofGlob(ENDS.test(one) ? one : `${one}*`)]);
}

const isMeantToFindNothing = ({ text }: Sought): boolean => text in NOT_IN_THE_TREE || MADE_BY_RUNNING.test(text);

function missing(sought: Sought, tree: readonly string[]): readonly string[] {
  if (isMeantToFindNothing(sought) || /^(?:\.\.?\/?)*$/.test(sought.text)) return [];
  return variantsOf(sought).flatMap(([one, shape]) => (tree.some((path) => shape.test(path)) ? [] : [one]));
}

/** `tree`: the paths of all files. */
export const checkPatterns = (files: readonly SourceFile[], tree: readonly string[]): readonly Breach[] =>
  files
    .filter(({ path }) => !OTHER_HOUSES.test(path))
    .flatMap((file) =>
      examine(file, (site) =>
        soughtAt(file.path, site)
          .flatMap((sought) => missing(sought, tree))
          .map((one) => [site.node, `${one} finds no file`]),
      ),
    );

const LISTS_OF_FILES: ReadonlySet<string> = new Set(['files', 'include', 'exclude', 'ignorePatterns']);

function* listsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (LISTS_OF_FILES.has(key) && Array.isArray(inner)) yield* inner as readonly string[];
    else yield* listsIn(inner);
  }
}

const COMMENT = /^\s*\/\/.*$/gm;

/** Settings of tools, as JSON with comments on lines of their own: their lists of files begin where the settings lie. */
export const checkSettings = (files: readonly SourceFile[], tree: readonly string[]): readonly Breach[] =>
  files.flatMap(({ path, text }) =>
    [...listsIn(JSON.parse(text.replaceAll(COMMENT, '')))]
      .flatMap((one) => missing(fromTheFile(path, one), tree))
      .map((one) => ({ path, line: 1, message: `${one} finds no file` })),
  );

/** Everything that may be looked for. */
export const wholeTree = (): readonly string[] =>
  listTree(['{.ci,apps,bench,docs,e2e,packages,scripts}/**/*', '*', '.*']);
/** Packages themselves list no files; their tests do. */
export const codeInTree = (): readonly SourceFile[] =>
  readTree(['*.ts', '{apps,bench,e2e,scripts}/**/*.{ts,tsx}', 'packages/*/test/**/*.{ts,tsx}']);
export const settingsInTree = (): readonly SourceFile[] => readTree(['.ox{lint,fmt}rc.json', '**/tsconfig.json']);
