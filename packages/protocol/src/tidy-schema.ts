type Node = Readonly<Record<string, unknown>>;

/** A part that is shorter than this is repeated where it is used: the reference to it would be as long. */
const SHORT = 80;
const REFERENCE = '#/$defs/';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const referred = (node: Node): string | null =>
  typeof node['$ref'] === 'string' && node['$ref'].startsWith(REFERENCE) ? node['$ref'].slice(REFERENCE.length) : null;

/** A JSON Schema whose parts are named after the field that first uses them, and in which short parts stand where they are used. */
export function tidied(schema: object): object {
  const { $defs, ...root } = schema as Node;
  const parts = isNode($defs) ? $defs : {};
  const names = new Map<string, string>();
  const defs: Record<string, unknown> = {};

  /** `field` is the name of the nearest field around a part. */
  const tidy = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => tidy(item, field));
    if (!isNode(value)) return value;
    const target = referred(value);
    if (target === null)
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [
          key,
          key === 'properties' && isNode(child) ? tidyFields(child) : tidy(child, field),
        ]),
      );
    const { $ref: _, ...beside } = value;
    const inlined =
      JSON.stringify(parts[target]).length < SHORT
        ? tidy(parts[target], field)
        : { $ref: `${REFERENCE}${nameFor(target, field)}` };
    return { ...(inlined as Node), ...beside };
  };
  const tidyFields = (fields: Node): Node =>
    Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, tidy(child, key)]));
  const nameFor = (target: string, field: string): string => {
    const known = names.get(target);
    if (known !== undefined) return known;
    const taken = new Set(names.values());
    const name =
      [field, ...Array.from(taken, (_, i) => `${field}${i + 2}`)].find((candidate) => !taken.has(candidate)) ?? field;
    names.set(target, name);
    defs[name] = null; // its place in the order
    defs[name] = tidy(parts[target], field);
    return name;
  };

  const tidyRoot = tidy(root, 'entry') as Node;
  return Object.keys(defs).length === 0 ? tidyRoot : { ...tidyRoot, $defs: defs };
}
