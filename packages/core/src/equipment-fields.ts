import { z } from 'zod';

/** The fields in which equipment is entered; each may be left out, as one that nobody has looked at. */

const positive = z.number().positive();
/** A measure. */
export const one: z.ZodOptional<z.ZodNumber> = positive.optional();
/** The same measure of several things, an entry for each. */
export const each: z.ZodOptional<z.ZodArray<z.ZodNumber>> = z.array(positive).optional();
export const count: z.ZodOptional<z.ZodNumber> = z.number().int().nonnegative().optional();
export const yesNo: z.ZodOptional<z.ZodBoolean> = z.boolean().optional();
export const word: z.ZodOptional<z.ZodString> = z.string().min(1).optional();
