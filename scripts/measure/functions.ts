import { parseSync } from 'oxc-parser';
import { isNode, nameOf, sitesBelow, type Site, type SyntaxNode } from '../syntax.ts';
import type { SourceFile } from '../tree.ts';

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly lines: number;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);
const NAMED_BY: ReadonlySet<string> = new Set([
  'VariableDeclarator',
  'Property',
  'MethodDefinition',
  'PropertyDefinition',
]);

/** Only functions with a name: what is handed to `map` is a part of who hands it. */
const nameAt = ({ node, parent }: Site): string | undefined =>
  nameOf(node['id']) ??
  (parent !== undefined && NAMED_BY.has(parent.type) ? (nameOf(parent['id']) ?? nameOf(parent['key'])) : undefined);

export const functionsIn = ({ path, text }: SourceFile): readonly Measured[] =>
  [...sitesBelow(parseSync(path, text).program as unknown as SyntaxNode)].flatMap((site) => {
    const name = FUNCTIONS.has(site.node.type) && isNode(site.node['body']) ? nameAt(site) : undefined;
    if (name === undefined) return [];
    const lines = text.slice(site.node.start, site.node['end'] as number).split('\n').length;
    return [{ name, path, lines }];
  });

/** The length that so large a share of all does not exceed. */
export function atShare(lengths: readonly number[], share: number): number {
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
