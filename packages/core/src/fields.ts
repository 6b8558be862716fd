import { z } from 'zod';

/** A field of a form, with the values that it may have where these are words. */
export interface Field {
  readonly path: readonly string[];
  readonly values: readonly string[];
}

/** The kinds of facts that a schema tells apart. */
export function kindsIn(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((option) => kindsIn(option as z.ZodType)))];
  return schema instanceof z.ZodObject ? kindOf(schema) : [];
}

/** Every field that a schema has. Members of a union that share a path share the field; the path of a fact begins with its kind. */
export function fieldsIn(schema: z.ZodType, path: readonly string[] = []): readonly Field[] {
  const found = new Map<string, Field>();
  for (const { path: where, values } of walk(schema, path)) {
    const key = where.join('.');
    const before = found.get(key)?.values ?? [];
    found.set(key, { path: where, values: [...new Set([...before, ...values])] });
  }
  return [...found.values()];
}

function walk(schema: z.ZodType, path: readonly string[]): readonly Field[] {
  const inner = unwrapped(schema);
  if (inner !== null) return walk(inner, path);
  if (schema instanceof z.ZodObject) return ofObject(schema, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => walk(option as z.ZodType, path));
  if (schema instanceof z.ZodArray) return walk(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => walk(item as z.ZodType, path));
  if (schema instanceof z.ZodRecord)
    return [...walk(schema.keyType as z.ZodType, path), ...walk(schema.valueType as z.ZodType, path)];
  return [{ path, values: wordsIn(schema) }];
}

function unwrapped(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null;
}

/** A fact inside another thing is a fact all the same: its fields are called as ever. */
function ofObject(schema: z.ZodObject, path: readonly string[]): readonly Field[] {
  const kind = kindOf(schema);
  const inside = kind.length === 0 ? path : kind;
  const own = path.length === 0 ? [] : [{ path, values: [] }];
  const fields = Object.entries<z.ZodType>(schema.shape);
  return [
    ...own,
    ...fields
      .filter(([key]) => kind.length === 0 || key !== 'kind')
      .flatMap(([key, field]) => walk(field, [...inside, key])),
  ];
}

function kindOf(schema: z.ZodObject): readonly string[] {
  const { kind } = schema.shape as Readonly<Record<string, z.ZodType | undefined>>;
  return kind instanceof z.ZodLiteral ? [...kind.values].map(String) : [];
}

/** `true` alone is no choice between words. */
function wordsIn(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].filter((value) => value !== true).map(String) : [];
}
