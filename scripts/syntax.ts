import { parseSync } from 'oxc-parser';
import type { Breach, SourceFile } from './tree.ts';

/** The checks read a few fields of many kinds of node, so a node is looked at as a bag of fields. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A node and the place it has in its parent. */
export interface Site {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  readonly field: string;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function* sitesBelow(node: SyntaxNode): Generator<Site> {
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      yield { node: child, parent: node, field };
      yield* sitesBelow(child);
    }
  }
}

export type Finding = readonly [node: SyntaxNode, message: string];

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Parses a file and asks of every node what is wrong with it. */
export function examine({ path, text }: SourceFile, findingsAt: (site: Site) => readonly Finding[]): readonly Breach[] {
  const { program, errors } = parseSync(path, text);
  const unreadable = errors.map(({ message, labels }): Breach => ({
    path,
    line: lineAt(text, labels[0]?.start ?? 0),
    message,
  }));
  if (unreadable.length > 0) return unreadable;
  return [...sitesBelow(program as unknown as SyntaxNode)]
    .flatMap(findingsAt)
    .map(([node, message]) => ({ path, line: lineAt(text, node.start), message }));
}

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value['name'] === 'string' ? value['name'] : undefined;

/** The text of a string literal or of a template without holes. */
export function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : undefined;
  if (value.type !== 'TemplateLiteral') return undefined;
  const quasis = value['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** Whether an identifier stands where it only names a property, a label or an outside name. */
export function isOnlyAName({ parent, field }: Site): boolean {
  if (parent === undefined || parent['computed'] === true) return false;
  if (parent.type === 'TSQualifiedName') return field === 'right';
  return ['key', 'property', 'imported', 'exported', 'label', 'meta'].includes(field);
}
