import { oneLine } from '@bande/core';
import { z } from 'zod';

/** How much of a record may be words of people, and of anything else that nothing but its length can tell from nonsense. */
const NAME_LENGTH = 64;
const READING_LENGTH = 16;
const SEED_LENGTH = 256;
const EQUIPMENT_LENGTH = 16_384;
/** One action or fact; with all figures of a table it has two thousand. */
const DEED_LENGTH = 8_192;
/** A match to begin with; the longest of a real table has six thousand. */
const MATCH_LENGTH = 65_536;

/** What is shown beside others: one line, and not a long one. */
export const name = oneLine(NAME_LENGTH);

/** The name of a reading, as `CI-80`. */
export const reading = oneLine(READING_LENGTH);

export const seed = z.string().max(SEED_LENGTH);
/** What one player puts into a seed: 16 bytes, written in one way only. */
export const share = z.string().regex(/^[0-9a-f]{32}$/, 'not 16 bytes in hex');

const atMost = <T extends z.ZodType>(schema: T, length: number): T =>
  schema.refine((value) => JSON.stringify(value ?? null).length <= length, `at most ${length} characters`);

export const equipment = atMost(z.unknown(), EQUIPMENT_LENGTH);
export const deed = <T extends z.ZodType>(schema: T): T => atMost(schema, DEED_LENGTH);
export const firstMatch = <T extends z.ZodType>(schema: T): T => atMost(schema, MATCH_LENGTH);
