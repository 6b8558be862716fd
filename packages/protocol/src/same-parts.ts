type Node = Readonly<Record<string, unknown>>;

/** About what a reference takes, with the name of its part. */
const REFERENCE = 60;
/** Where in a schema other schemas stand: one, a list of them, or one for each name. */
const ONE = new Set(['items', 'additionalProperties', 'propertyNames']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const NAMED = new Set(['properties', '$defs']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema whose own schemas are changed, each by `change`. */
function withInner(schema: Node, change: (inner: Node) => Node): Node {
  const changed = (value: unknown): unknown => (isNode(value) ? change(value) : value);
  const among = (key: string, value: unknown): unknown => {
    if (ONE.has(key)) return changed(value);
    if (LISTS.has(key) && Array.isArray(value)) return value.map(changed);
    if (NAMED.has(key) && isNode(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]));
    return value;
  };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, among(key, value)]));
}

/** How often each schema is written out, by its text. What stands inside a schema that was met before is not counted again. */
function timesWritten(roots: readonly Node[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const count = (schema: Node): Node => {
    const text = JSON.stringify(schema);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    return before > 0 ? schema : withInner(schema, count);
  };
  for (const root of roots) withInner(root, count);
  return times;
}

/**
 * Schemas that are alike word for word, wherever they were made, become one part: of the parts that are there already, or a
 * new one. `prefix` stands before the name of a part where it is referred to.
 */
export function withSameParts(
  documents: Readonly<Record<string, object>>,
  shared: object,
  prefix: string,
): { readonly documents: Readonly<Record<string, object>>; readonly shared: object } {
  const definitions = ((shared as Node)['$defs'] ?? {}) as Readonly<Record<string, Node>>;
  const roots = [...Object.values(documents), shared] as readonly Node[];
  const times = timesWritten(roots);
  const names = new Map<string, string>();
  for (const [name, part] of Object.entries(definitions).toReversed()) names.set(JSON.stringify(part), name);
  const parts: Record<string, Node> = {};

  const replaced = (schema: Node): Node => {
    const text = JSON.stringify(schema);
    const written = times.get(text) ?? 0;
    const saves = text.length * (written - 1) > REFERENCE * written;
    if (!names.has(text) && !saves) return withInner(schema, replaced);
    const name = names.get(text) ?? `same${names.size}`;
    names.set(text, name);
    parts[name] ??= withInner(schema, replaced);
    return { $ref: `${prefix}${name}` };
  };
  const sameFor = (schema: Node): Node => {
    const { $ref } = schema;
    const target =
      typeof $ref === 'string' && $ref.startsWith(prefix) ? definitions[$ref.slice(prefix.length)] : undefined;
    return target === undefined ? schema : { ...schema, $ref: `${prefix}${names.get(JSON.stringify(target))}` };
  };
  const all = (schema: Node): Node => withInner(sameFor(schema), all);
  const inDocuments = Object.entries(documents).map(
    ([name, document]) => [name, all(withInner(document as Node, replaced))] as const,
  );
  for (const part of Object.values(definitions)) replaced(part);
  const inParts = Object.entries(parts).map(([name, part]) => [name, all(part)] as const);
  return {
    documents: Object.fromEntries(inDocuments),
    shared: { ...shared, $defs: Object.fromEntries(inParts) },
  };
}
