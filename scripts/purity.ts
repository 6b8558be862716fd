import { examine, isOnlyAName, nameOf, textOf, type Finding, type Site } from './syntax.ts';
import { readTree, report, type Breach, type SourceFile } from './tree.ts';

/** Rules must give the same bits on every machine, so the pure rooms may use only what the language defines exactly. */
const pureFiles = ['packages/{core,physics,kit,games,host,record,protocol}/src/**/*.ts'];
const viewFile = /^packages\/games\/src\/[^/]+\/view\//;

/** IEEE 754 and the language define these to the last bit; sines, powers and logarithms they leave to the engine. */
const exactMath: ReadonlySet<string> = new Set([
  'abs',
  'ceil',
  'floor',
  'round',
  'trunc',
  'sign',
  'min',
  'max',
  'sqrt',
  'imul',
  'clz32',
  'fround',
  'PI',
]);

const outsideWorld: ReadonlySet<string> = new Set([
  'Date',
  'Temporal',
  'Intl',
  'performance',
  'crypto',
  'process',
  'console',
  'globalThis',
  'global',
  'self',
  'window',
  'eval',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
]);

const dependsOnLocale = (name: string): boolean => name.startsWith('toLocale') || name === 'localeCompare';

function mathFindings({ node, parent, field }: Site): readonly Finding[] {
  if (parent?.type !== 'MemberExpression' || field !== 'object')
    return [[node, 'Math may not be passed on, destructured or renamed']];
  const member = nameOf(parent['property']);
  if (parent['computed'] === true || member === undefined) return [[node, 'Math may not be indexed']];
  return exactMath.has(member) ? [] : [[node, `Math.${member} is not exact on every machine`]];
}

function identifierFindings(site: Site): readonly Finding[] {
  const name = nameOf(site.node) ?? '';
  if (dependsOnLocale(name)) return [[site.node, `${name} depends on the locale of the machine`]];
  if (isOnlyAName(site)) return [];
  if (name === 'Math') return mathFindings(site);
  return outsideWorld.has(name) ? [[site.node, `${name} belongs to the outside world`]] : [];
}

function findingsAt(site: Site): readonly Finding[] {
  const { node, parent, field } = site;
  switch (node.type) {
    case 'Identifier':
      return identifierFindings(site);
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return node['operator'] === '**' || node['operator'] === '**='
        ? [[node, 'a power is not exact on every machine']]
        : [];
    case 'ForInStatement':
      return [[node, 'for-in walks inherited keys; walk Object.keys or a list']];
    case 'Literal':
    case 'TemplateLiteral':
      return field === 'property' && parent?.['computed'] === true && dependsOnLocale(textOf(node) ?? '')
        ? [[node, `${textOf(node)} depends on the locale of the machine`]]
        : [];
    default:
      return [];
  }
}

export const checkPurity = (files: readonly SourceFile[]): readonly Breach[] =>
  files.flatMap((file) => examine(file, findingsAt));

export const pureTree = (): readonly SourceFile[] => readTree(pureFiles).filter(({ path }) => !viewFile.test(path));

if (import.meta.main) {
  const files = pureTree();
  report('purity', files, checkPurity(files));
}
