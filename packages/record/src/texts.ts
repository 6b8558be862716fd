import { canonical } from '@bande/core';
import { z } from 'zod';

/** How much of a record may be words of people. */
const NAME_LENGTH = 64;
const SEED_LENGTH = 256;
const EQUIPMENT_LENGTH = 16_384;

/** Control characters, ends of line, halves of characters, and signs that turn round the line they stand in. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** What is shown beside others: one line, and not a long one. */
export const name = z
  .string()
  .min(1)
  .max(NAME_LENGTH)
  .refine((text) => !UNSAFE.test(text), 'control characters are not allowed');

export const seed = z.string().max(SEED_LENGTH);

export const equipment = z
  .unknown()
  .refine((value) => canonical(value ?? null).length <= EQUIPMENT_LENGTH, `at most ${EQUIPMENT_LENGTH} characters`);
