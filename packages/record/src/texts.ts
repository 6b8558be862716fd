import { canonical, oneLine } from '@bande/core';
import { z } from 'zod';

/** How much of a record may be words of people. */
const NAME_LENGTH = 64;
const SEED_LENGTH = 256;
const EQUIPMENT_LENGTH = 16_384;

/** What is shown beside others: one line, and not a long one. */
export const name = oneLine(NAME_LENGTH);

export const seed = z.string().max(SEED_LENGTH);

export const equipment = z
  .unknown()
  .refine((value) => canonical(value ?? null).length <= EQUIPMENT_LENGTH, `at most ${EQUIPMENT_LENGTH} characters`);
