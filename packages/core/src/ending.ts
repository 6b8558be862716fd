import { z } from 'zod';
import type { Input } from './input.ts';
import type { Match, Outcome } from './match.ts';
import type { GameShape } from './shape.ts';

export const ENDINGS = ['resigned', 'left', 'drawAgreed', 'calledOff'] as const;

/**
 * How a match ends where it is not played to its end: a side gives up, goes and does not come back, both agree to a draw, or it is
 * called off before anybody has done anything. An offer is the table's matter; only what was agreed is an input.
 */
export type Ending<G extends GameShape> =
  | { readonly kind: 'resigned' | 'left'; readonly by: G['side'] }
  | { readonly kind: 'drawAgreed' | 'calledOff' };

export function endingSchema<G extends GameShape>(sides: readonly G['side'][]): z.ZodType<Ending<G>, unknown> {
  const by = z.enum(sides as readonly string[]).describe('whose deed it is');
  const schema = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('resigned'), by }).describe('a side gives the match up'),
    z.strictObject({ kind: z.literal('left'), by }).describe('a side has gone and does not come back'),
    z.strictObject({ kind: z.literal('drawAgreed') }).describe('both sides agree to a draw'),
    z.strictObject({ kind: z.literal('calledOff') }).describe('before anybody has done anything: it was not played'),
  ]);
  return schema;
}

/** What such an end is worth by the game's book, or by its reading where the book is silent. */
export type Worth<G extends GameShape> = Pick<Outcome<G>, 'winner' | 'score' | 'paragraphs' | 'awarded'>;

/** Has somebody, person or bot, done or said something with it? Dice, clocks and the host's own inputs are no match. */
export const isDeed = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'action' ||
  input.kind === 'together' ||
  input.kind === 'stream' ||
  (input.kind === 'facts' && input.facts.length > 0);

export const isCallingOff = <G extends GameShape>(input: Input<G>): boolean =>
  input.kind === 'ended' && input.how.kind === 'calledOff';

/** Nothing has been played: it has no result. */
export const isCalledOff = <G extends GameShape>({ outcome }: Pick<Match<G>, 'outcome'>): boolean =>
  outcome?.how?.kind === 'calledOff';
