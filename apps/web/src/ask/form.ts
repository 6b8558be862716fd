import type { AnyGame } from '@bande/core';
import { schemasOf } from '@bande/protocol';

/** A form as the printed schema wants it: what may stand in a place, without a word about how it looks. */
export type Form = Bare & {
  /** It may also be said that there is none. */
  readonly orNone?: true;
};
type Bare =
  | { readonly kind: 'choice'; readonly values: readonly Plain[] }
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly least: number | null;
      readonly most: number | null;
      readonly above: number | null;
    }
  | { readonly kind: 'text'; readonly longest: number | null }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'list'; readonly of: Form; readonly most: number | null }
  /** So many things, each in its place. */
  | { readonly kind: 'row'; readonly of: readonly Form[] }
  | Fields
  /** One thing for each of some names. */
  | { readonly kind: 'table'; readonly keys: readonly string[] | null; readonly of: Form }
  /** Several sets of fields, told apart by the value of one of them. */
  | { readonly kind: 'kinds'; readonly by: string; readonly kinds: Readonly<Record<string, Form>> }
  /** Nothing that a form could ask for: it stays in the text. */
  | { readonly kind: 'any' };
export type Plain = string | number | boolean;
interface Fields {
  readonly kind: 'fields';
  readonly fields: readonly Field[];
}
export interface Field {
  readonly key: string;
  readonly form: Form;
  readonly needed: boolean;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const numberIn = (node: Node, key: string): number | null => (typeof node[key] === 'number' ? node[key] : null);

/** The forms of a game: its position, what a referee enters, and what a side does. */
interface Forms {
  readonly given: Form;
  readonly fact: Form;
  readonly action: Form;
}

const made = new WeakMap<AnyGame, Forms>();
export function formsOf(game: AnyGame): Forms {
  const forms = made.get(game) ?? readForms(game);
  made.set(game, forms);
  return forms;
}

function readForms(game: AnyGame): Forms {
  const reader = new SchemaReader(schemasOf(game));
  const step = reader.items('actions');
  return { given: reader.form('given'), fact: reader.items('facts'), action: fieldOf(step, 'do') };
}

/** The field of this name in a union of sets of fields. */
function fieldOf(form: Form, key: string): Form {
  const sets = form.kind === 'kinds' ? Object.values(form.kinds) : [form];
  for (const set of sets) {
    const found = set.kind === 'fields' ? set.fields.find((field) => field.key === key) : undefined;
    if (found !== undefined) return found.form;
  }
  return { kind: 'any' };
}

/** Reads the printed documents; a reference leads from one to another by its `$id`. */
class SchemaReader {
  readonly #documents: Readonly<Record<string, object>>;
  readonly #byAddress: ReadonlyMap<string, Node>;

  constructor(documents: Readonly<Record<string, object>>) {
    this.#documents = documents;
    this.#byAddress = new Map(
      Object.values(documents)
        .filter(isNode)
        .map((document) => [String(document['$id']), document]),
    );
  }

  form(document: string): Form {
    const root = this.#documents[document];
    return isNode(root) ? this.#read(root, root) : { kind: 'any' };
  }

  /** What a document that is a list holds. */
  items(document: string): Form {
    const form = this.form(document);
    return form.kind === 'list' ? form.of : form;
  }

  #read(node: Node, home: Node): Form {
    if (typeof node['$ref'] === 'string') return this.#referred(node['$ref'], home);
    const union = [...nodes(node['anyOf']), ...nodes(node['oneOf'])];
    if (union.length > 0) return this.#union(union, home);
    if (Array.isArray(node['enum'])) return { kind: 'choice', values: node['enum'] as readonly Plain[] };
    if (node['const'] !== undefined) return { kind: 'choice', values: [node['const'] as Plain] };
    return this.#ofType(node, home);
  }

  #ofType(node: Node, home: Node): Form {
    switch (node['type']) {
      case 'boolean':
        return { kind: 'yesNo' };
      case 'string':
        return { kind: 'text', longest: numberIn(node, 'maxLength') };
      case 'integer':
      case 'number':
        return {
          kind: 'number',
          whole: node['type'] === 'integer',
          least: numberIn(node, 'minimum'),
          most: numberIn(node, 'maximum'),
          above: numberIn(node, 'exclusiveMinimum'),
        };
      case 'array':
        return this.#list(node, home);
      case 'object':
        return this.#object(node, home);
      default:
        return { kind: 'any' };
    }
  }

  #referred(reference: string, home: Node): Form {
    const [address = '', place = ''] = reference.split('#');
    const document = address === '' ? home : this.#byAddress.get(address);
    if (document === undefined) return { kind: 'any' };
    const target = place
      .split('/')
      .filter((name) => name !== '')
      .reduce<unknown>((inside, name) => (isNode(inside) ? inside[name] : undefined), document);
    return isNode(target) ? this.#read(target, document) : { kind: 'any' };
  }

  #list(node: Node, home: Node): Form {
    const row = nodes(node['prefixItems']);
    if (row.length > 0) return { kind: 'row', of: row.map((one) => this.#read(one, home)) };
    const { items } = node;
    return isNode(items)
      ? { kind: 'list', of: this.#read(items, home), most: numberIn(node, 'maxItems') }
      : { kind: 'any' };
  }

  #object(node: Node, home: Node): Form {
    const { properties, additionalProperties, propertyNames, required } = node;
    if (isNode(properties)) {
      const needed = new Set(Array.isArray(required) ? required.map(String) : []);
      const fields = Object.entries(properties).flatMap(([key, child]) =>
        isNode(child) ? [{ key, form: this.#read(child, home), needed: needed.has(key) }] : [],
      );
      return { kind: 'fields', fields };
    }
    if (!isNode(additionalProperties)) return { kind: 'any' };
    const names = isNode(propertyNames) ? this.#read(propertyNames, home) : null;
    const keys = names?.kind === 'choice' ? names.values.map(String) : null;
    return { kind: 'table', keys, of: this.#read(additionalProperties, home) };
  }

  #union(members: readonly Node[], home: Node): Form {
    const none = members.filter(({ type }) => type === 'null');
    const forms = members.filter(({ type }) => type !== 'null').map((member) => this.#read(member, home));
    const form = united(forms);
    return none.length > 0 || forms.some(({ orNone }) => orNone) ? { ...form, orNone: true } : form;
  }
}

/** Choices become one choice and sets of fields one union; of words beside fields the fields are asked for. */
function united(forms: readonly Form[]): Form {
  const [first] = forms;
  if (first === undefined) return { kind: 'any' };
  if (forms.length === 1) return first;
  if (forms.every(({ kind }) => kind === 'choice'))
    return { kind: 'choice', values: forms.flatMap((form) => (form.kind === 'choice' ? form.values : [])) };
  const sets = forms.filter(({ kind }) => kind === 'fields' || kind === 'kinds');
  return sets.length === 0 ? first : (unitedKinds(sets) ?? sets[0]!);
}

function unitedKinds(sets: readonly Form[]): Form | null {
  const by = keysIn(sets[0]!).find((name) => tellsApart(sets, name));
  if (by === undefined) return unitedByField(sets);
  const grouped = new Map<string, Form[]>();
  for (const set of sets)
    for (const [tag, form] of tagsOf(set, by)) grouped.set(tag, [...(grouped.get(tag) ?? []), form]);
  const kinds = [...grouped].map(([tag, forms]) => [tag, forms.length === 1 ? forms[0]! : united(forms)] as const);
  return { kind: 'kinds', by, kinds: Object.fromEntries(kinds) };
}

const keysIn = (form: Form): readonly string[] => {
  if (form.kind === 'fields') return form.fields.map(({ key }) => key);
  return form.kind === 'kinds' ? [form.by, ...keysIn(Object.values(form.kinds)[0]!)] : [];
};

/** Every set has the field, and not all of them have it alike. */
const tellsApart = (sets: readonly Form[], by: string): boolean => {
  const tags = sets.map((set) => tagsOf(set, by));
  return tags.every((own) => own.length > 0) && new Set(tags.flat().map(([tag]) => tag)).size > 1;
};

/** Steps have no kind: each has one field of its own that must be there. */
function unitedByField(sets: readonly Form[]): Form | null {
  const named = sets.map((set) => {
    const own = set.kind === 'fields' ? set.fields.filter(({ needed }) => needed).map(({ key }) => key) : [];
    return [own.at(-1) ?? '', set] as const;
  });
  return named.every(([name]) => name !== '') ? { kind: 'kinds', by: '', kinds: Object.fromEntries(named) } : null;
}

/** The values of the field that tells sets apart, each with its set. */
function tagsOf(form: Form, by: string): readonly (readonly [string, Form])[] {
  if (form.kind === 'kinds')
    return form.by === by ? Object.entries(form.kinds) : Object.values(form.kinds).flatMap((one) => tagsOf(one, by));
  if (form.kind !== 'fields') return [];
  const tag = form.fields.find(({ key }) => key === by)?.form;
  return tag?.kind === 'choice' && tag.values.length === 1 ? [[String(tag.values[0]), form]] : [];
}
