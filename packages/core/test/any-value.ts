import type { Random } from '../src/index.ts';
import { z } from 'zod';

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Something that a schema may take; what it checks in code is left to the schema itself. */
export function anyValue(schema: z.ZodType, random: Random): unknown {
  if (schema instanceof z.ZodOptional)
    return random.below(2) === 0 ? undefined : anyValue(schema.unwrap() as z.ZodType, random);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return anyValue(schema.unwrap() as z.ZodType, random);
  if (schema instanceof z.ZodEnum) return oneOf(random, schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf(random, [...schema.values]);
  if (schema instanceof z.ZodBoolean) return random.below(2) === 0;
  if (schema instanceof z.ZodNumber) return anyNumber(schema, random);
  if (schema instanceof z.ZodString) return oneOf(random, ['a', 'near the left pocket', 'R. Adler']);
  if (schema instanceof z.ZodUnion) return anyValue(oneOf(random, schema.options) as z.ZodType, random);
  if (schema instanceof z.ZodArray)
    return Array.from({ length: random.below(3) }, () => anyValue(schema.element as z.ZodType, random));
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => anyValue(item as z.ZodType, random));
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries([
      [anyValue(schema.keyType as z.ZodType, random), anyValue(schema.valueType as z.ZodType, random)],
    ]);
  return schema instanceof z.ZodObject ? anyObject(schema, random) : null;
}

const anyObject = (schema: z.ZodObject, random: Random): object =>
  Object.fromEntries(
    Object.entries<z.ZodType>(schema.shape)
      .map(([key, field]) => [key, anyValue(field, random)] as const)
      .filter(([, value]) => value !== undefined),
  );

function anyNumber({ minValue, maxValue }: z.ZodNumber, random: Random): number {
  const least = Math.max(minValue ?? 0, -1000);
  return least + random.below(Math.min(maxValue ?? 1000, 1000) - least + 1);
}
