import { z } from 'zod';
import { PAWN_NAMES, PAWN_PATTERN } from './names.ts';
import { SQUARE_NAMES } from './table.ts';

const pawnName = z
  .enum(PAWN_NAMES as [string, ...string[]])
  .describe('R or B, then 1 (keeper), a-d (defender) or 6-11');
const squareName = z.enum(SQUARE_NAMES as [string, ...string[]]).describe('half:column and row, e.g. blue:C4');

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('formation'),
    pawns: z.record(z.string().regex(PAWN_PATTERN), squareName),
    ball: squareName.optional(),
  }),
  z.strictObject({ kind: z.literal('roll') }),
  z.strictObject({ kind: z.literal('move'), pawn: pawnName, to: squareName, via: squareName.optional() }),
  z.strictObject({ kind: z.literal('play'), to: squareName, via: squareName.optional() }),
  z.strictObject({ kind: z.literal('dribble'), to: squareName }),
  z.strictObject({ kind: z.literal('place'), pawn: pawnName, to: squareName }),
  z.strictObject({ kind: z.literal('pass') }),
]);

/**
 * What a side can decide. `via` is the square where a path turns; left out, any legal path will do.
 * `place` also puts the keeper back, chooses who takes a free kick, and moves pawns out of a zone.
 */
export type Action =
  | { readonly kind: 'formation'; readonly pawns: Readonly<Record<string, string>>; readonly ball?: string | undefined }
  | { readonly kind: 'roll' }
  | { readonly kind: 'move'; readonly pawn: string; readonly to: string; readonly via?: string | undefined }
  | { readonly kind: 'play'; readonly to: string; readonly via?: string | undefined }
  | { readonly kind: 'dribble'; readonly to: string }
  | { readonly kind: 'place'; readonly pawn: string; readonly to: string }
  | { readonly kind: 'pass' };
