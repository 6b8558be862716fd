import { isNode, isOnlyAName, nameOf, textOf, type Site, type SyntaxNode } from '../syntax.ts';

/** What is asked of a whole file: of `import * as all`, and of what is loaded while running. */
interface Asked {
  readonly from: string;
  /** `null`: it is handed on whole, and what is asked of it then is not seen here. */
  readonly name: string | null;
}

const namedAs = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'JSXIdentifier' ? String(value['name']) : nameOf(value);

/** `(await import('./a.ts'))` is the import within. */
function bare(value: unknown): SyntaxNode | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'AwaitExpression') return bare(value['argument']);
  return value.type === 'ParenthesizedExpression' ? bare(value['expression']) : value;
}

/** What a pattern takes out; `null` for the rest of it. */
const takenOut = (pattern: SyntaxNode): readonly (string | null)[] =>
  (pattern['properties'] as readonly SyntaxNode[]).map(({ key, computed }) =>
    computed === true ? null : (nameOf(key) ?? textOf(key) ?? null),
  );

interface Member {
  readonly of?: unknown;
  readonly name: string | null;
}
/** `a.b`, `a['b']`, `<a.b>`, and the types `a.b` and `A['b']`. */
function memberOf(node: SyntaxNode): Member | undefined {
  const { object, property, left, right, indexType } = node;
  switch (node.type) {
    case 'MemberExpression':
      return { of: object, name: (node['computed'] === true ? textOf(property) : namedAs(property)) ?? null };
    case 'JSXMemberExpression':
      return { of: object, name: namedAs(property) ?? null };
    case 'TSQualifiedName':
      return { of: left, name: nameOf(right) ?? null };
    case 'TSIndexedAccessType':
      return { name: isNode(indexType) ? (textOf(indexType['literal']) ?? null) : null };
    default:
      return undefined;
  }
}

/** Every name that a file asks of anything. */
export const membersAsked = (nodes: readonly Site[]): readonly string[] =>
  nodes
    .flatMap(({ node }) => (node.type === 'ObjectPattern' ? takenOut(node) : (memberOf(node)?.name ?? [])))
    .filter((name) => name !== null);

interface Bound {
  readonly pattern: unknown;
  readonly to: unknown;
}
/** `const … = a`, `a.then((…) => …)`. */
function boundBy({ type, id, init, callee, arguments: given }: SyntaxNode): Bound | undefined {
  if (type === 'VariableDeclarator') return { pattern: id, to: init };
  if (type !== 'CallExpression' || !isNode(callee) || nameOf(callee['property']) !== 'then') return undefined;
  const [next] = given as readonly SyntaxNode[];
  const [pattern] = (next?.['params'] ?? []) as readonly SyntaxNode[];
  return { pattern, to: callee['object'] };
}

const loaded = (value: unknown): string | undefined => {
  const node = bare(value);
  return node?.type === 'ImportExpression' ? textOf(node['source']) : undefined;
};

/** The names by which whole files go in a file. */
const heldIn = (nodes: readonly Site[]): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap(({ node, parent }): readonly (readonly [string, string])[] => {
      const isNamespace = node.type === 'ImportNamespaceSpecifier';
      const { pattern, to } = boundBy(node) ?? {};
      const as = nameOf(isNamespace ? node['local'] : pattern);
      const from = isNamespace ? textOf(parent?.['source']) : loaded(to);
      return as === undefined || from === undefined ? [] : [[as, from]];
    }),
  );

/** `import('./a.ts').A`; all of it where no name follows. */
function ofType({ source, argument, qualifier }: SyntaxNode): Asked {
  let first = qualifier;
  while (isNode(first) && first.type === 'TSQualifiedName') first = first['left'];
  return { from: textOf(source) ?? textOf(argument) ?? '', name: nameOf(first) ?? null };
}

const isReference = (site: Site): boolean =>
  site.node.type === 'ImportExpression' ||
  (namedAs(site.node) !== undefined && !isOnlyAName(site) && !['local', 'id', 'params'].includes(site.field));

/** Everything that a file asks of whole files. */
export function askedOfWholes(nodes: readonly Site[]): readonly Asked[] {
  const held = heldIn(nodes);
  const fileAt = (value: unknown): string | undefined => loaded(value) ?? held.get(namedAs(bare(value)) ?? '');
  const settled = new Set<SyntaxNode>();
  const asks = (value: unknown, names: readonly (string | null)[]): readonly Asked[] => {
    const from = fileAt(value);
    if (from === undefined) return [];
    settled.add(bare(value)!);
    return names.map((name) => ({ from, name }));
  };
  const named = nodes.flatMap(({ node }) => {
    if (node.type === 'TSImportType') return [ofType(node)];
    const { pattern, to } = boundBy(node) ?? {};
    if (isNode(pattern) && pattern.type === 'ObjectPattern') return asks(to, takenOut(pattern));
    if (nameOf(pattern) !== undefined && loaded(to) !== undefined) return asks(to, []);
    const member = memberOf(node);
    // What follows upon `then` is bound to it, or it is handed on.
    if (member === undefined || (member.name === 'then' && loaded(member.of) !== undefined)) return [];
    return asks(member.of, [member.name]);
  });
  const handedOn = nodes
    .filter((site) => isReference(site) && !settled.has(site.node))
    .flatMap(({ node }) => fileAt(node) ?? []);
  return [...named, ...handedOn.map((from) => ({ from, name: null }))];
}
