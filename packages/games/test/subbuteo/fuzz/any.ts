import type { Random } from '@bande/core';
import { eventSchema, type Event } from '@bande/games/subbuteo/events.ts';
import { z } from 'zod';

/** Anything that a schema lets through. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

function anyNumber(random: Random, schema: z.ZodNumber): number {
  const [least, most] = [schema.minValue ?? 0, schema.maxValue ?? 10];
  const value = least + random.unit() * (most - least);
  return schema.isInt ? Math.round(value) : Math.round(value * 10) / 10;
}

function anyValue(random: Random, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return anyValue(random, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return oneOf(random, schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf(random, [...schema.values]);
  if (schema instanceof z.ZodNumber) return anyNumber(random, schema);
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => anyValue(random, item as z.ZodType));
  if (schema instanceof z.ZodArray)
    return Array.from({ length: 1 + random.below(3) }, () => anyValue(random, schema.element as z.ZodType));
  return random.below(2) === 0;
}

const mayBeLeftOut = (schema: unknown): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** What may be left out is left out more often than not. */
export const anyFields = (random: Random, shape: z.ZodRawShape): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => !mayBeLeftOut(field) || random.below(5) < 2)
      .map(([name, field]) => [name, anyValue(random, field as z.ZodType)]),
  );

const KINDS = eventSchema.options;
/** Those that set play going come more often. */
const OFTEN = KINDS.filter(({ shape }) =>
  ['flicked', 'ballTouched', 'rested', 'ballOver', 'takerNamed', 'readied', 'tossed', 'tossChosen'].includes(
    shape.kind.value,
  ),
);
export function anyEvent(random: Random): Event {
  for (;;) {
    const kind = oneOf(random, random.below(2) === 0 ? OFTEN : KINDS);
    const event = eventSchema.safeParse(anyFields(random, kind.shape));
    if (event.success) return event.data;
  }
}
