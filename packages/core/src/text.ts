import { z } from 'zod';

/** Control characters, ends of line, halves of characters, and signs that turn round the line they stand in. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Words of people that are shown beside others: one line, and not longer than this. */
export const oneLine = (longest: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => !UNSAFE.test(text), 'control characters are not allowed');
