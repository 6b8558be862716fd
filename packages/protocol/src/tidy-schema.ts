import { withSameParts } from './same-parts.ts';

type Node = Readonly<Record<string, unknown>>;

/** The document that holds what the others share. */
export const PARTS = 'parts';

/** A part that is shorter than this is repeated where it is used: the reference to it would be as long. */
const SHORT = 80;
const DEFINITION = '#/$defs/';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON Schemas whose shared parts are named after the field (or the document) that first uses them, and in which short parts stand where they
 * are used, as those do that are used once. `shared` holds the parts, and `address` is the `$id` under which the documents refer to them.
 */
export function tidied(
  documents: Readonly<Record<string, object>>,
  shared: object,
  address: string,
): Readonly<Record<string, object>> {
  const same = withSameParts(documents, shared, `${address}${DEFINITION}`);
  const parts = new Parts(same.documents, (same.shared as Node)['$defs'], address);
  const tidy = Object.entries(same.documents).map(([name, document]) => [name, parts.tidied(document, name)] as const);
  const { $schema } = Object.values(documents)[0] as Node;
  return {
    ...(Object.fromEntries(tidy) as Record<string, object>),
    [PARTS]: { $schema, $id: address, $defs: parts.definitions() },
  };
}

class Parts {
  readonly #raw: Node;
  readonly #prefix: string;
  /** The old names of the parts that only one place needs. */
  readonly #once: ReadonlySet<string>;
  /** By its old name: the new name of a part, and the field it has it from; in the order in which they are met. */
  readonly #met = new Map<string, { readonly name: string; readonly field: string }>();

  constructor(documents: object, raw: unknown, address: string) {
    this.#raw = isNode(raw) ? raw : {};
    this.#prefix = `${address}${DEFINITION}`;
    const text = JSON.stringify([documents, this.#raw]);
    const uses = (name: string): number => text.split(`"${this.#prefix}${name}"`).length - 1;
    this.#once = new Set(Object.keys(this.#raw).filter((name) => uses(name) === 1));
  }

  /** `field` is the name of the nearest field around a value, and `here` what stands before the name of a part. */
  tidied(value: unknown, field: string, here = this.#prefix): unknown {
    if (Array.isArray(value)) return value.map((item) => this.tidied(item, field, here));
    if (!isNode(value)) return value;
    const target = this.#referred(value);
    if (target !== null) return this.#reference(value, target, field, here);
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'properties' && isNode(child) ? this.#fields(child, here) : this.tidied(child, field, here),
      ]),
    );
  }

  /** Every part that was named on the way, and those that they name in their turn. */
  definitions(): Node {
    const definitions: Record<string, unknown> = {};
    for (const [target, { name, field }] of this.#met)
      definitions[name] = this.tidied(this.#raw[target], field, DEFINITION);
    return definitions;
  }

  #fields(fields: Node, here: string): Node {
    return Object.fromEntries(Object.entries(fields).map(([key, child]) => [key, this.tidied(child, key, here)]));
  }

  #referred({ $ref }: Node): string | null {
    return typeof $ref === 'string' && $ref.startsWith(this.#prefix) ? $ref.slice(this.#prefix.length) : null;
  }

  #reference(node: Node, target: string, field: string, here: string): Node {
    const { $ref: _, ...beside } = node;
    const part = this.#raw[target];
    const standsHere = this.#once.has(target) || this.#lengthOf(part) < SHORT;
    const inlined = standsHere ? this.tidied(part, field, here) : { $ref: `${here}${this.#nameFor(target, field)}` };
    return { ...(inlined as Node), ...beside };
  }

  /** With what stands in it because nothing else needs it. */
  #lengthOf(part: unknown): number {
    const text = JSON.stringify(part);
    const inner = Array.from(this.#once).filter((name) => text.includes(`"${this.#prefix}${name}"`));
    return inner.reduce((length, name) => length + this.#lengthOf(this.#raw[name]), text.length);
  }

  #nameFor(target: string, field: string): string {
    const known = this.#met.get(target);
    if (known !== undefined) return known.name;
    const taken = new Set(Array.from(this.#met.values(), ({ name }) => name));
    const others = Array.from(taken, (_, i) => `${field}${i + 2}`);
    const name = [field, ...others].find((candidate) => !taken.has(candidate)) ?? field;
    this.#met.set(target, { name, field });
    return name;
  }
}
