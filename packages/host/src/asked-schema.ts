import type { Game, GameShape } from '@bande/core';
import { z } from 'zod';
import type { Asked } from './line.ts';
import { PROPOSALS } from './proposal.ts';

/** Longer than any match, and no number that loses a tick. */
const LATEST = 1_000_000_000;
const LONGEST_NAME = 100;

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const n = z.int().nonnegative().max(LATEST);
const choose = z.strictObject({
  kind: z.literal('choose'),
  option: z.int().nonnegative(),
  choice: z.string().max(LONGEST_NAME),
});

/** What comes over a line is a stranger's: only what has this shape is heard at all. */
export const askedSchema = <G extends GameShape>({ schemas, streams }: Game<G>): z.ZodType<Asked<G>, unknown> =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({
      kind: z.literal('act'),
      n,
      seat,
      action: z.union([choose, schemas.action]),
      meant: z.int().nonnegative().max(LATEST),
    }),
    z.strictObject({ kind: z.literal('steer'), n, seat, to: z.array(z.int()).length(streams?.size ?? 0) }),
    z.strictObject({ kind: z.literal('withdraw'), n, seat }),
    z.strictObject({ kind: z.literal('giveUp'), n, seat }),
    z.strictObject({ kind: z.literal('roll'), n }),
    z.strictObject({ kind: z.literal('propose'), n, what: z.enum(PROPOSALS) }),
    z.strictObject({ kind: z.literal('answer'), n, what: z.enum(PROPOSALS), agrees: z.boolean() }),
  ]) as unknown as z.ZodType<Asked<G>, unknown>;
