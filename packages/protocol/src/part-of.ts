import { z } from 'zod';

/**
 * A part of what a schema describes, as scenarios expect a state or name an action: every field may be left out, and what
 * the whole may lack may be expected to be null. Only the literal `kind` stays, which tells the members of a union apart.
 */
export function partOf(whole: z.ZodType): z.ZodType {
  const part = bare(whole);
  return whole.description === undefined ? part : part.describe(whole.description);
}

function bare(whole: z.ZodType): z.ZodType {
  if (whole instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(
        Object.entries(whole.shape as Readonly<Record<string, z.ZodType>>).map(([key, field]) => [
          key,
          partOfField(key, field),
        ]),
      ),
    );
  if (whole instanceof z.ZodArray) return z.array(partOf(whole.element as z.ZodType));
  if (whole instanceof z.ZodUnion) return z.union(whole.options.map((option) => partOf(option as z.ZodType)));
  if (whole instanceof z.ZodRecord)
    return z.partialRecord(whole.keyType, partOf(whole.valueType as z.ZodType).nullable());
  if (whole instanceof z.ZodNullable) return partOf(whole.unwrap() as z.ZodType).nullable();
  if (whole instanceof z.ZodDefault) return partOf(whole.unwrap() as z.ZodType);
  return whole;
}

function partOfField(key: string, field: z.ZodType): z.ZodType {
  if (key === 'kind' && field instanceof z.ZodLiteral) return field;
  return field instanceof z.ZodOptional ? partOf(field.unwrap() as z.ZodType).nullish() : partOf(field).optional();
}
