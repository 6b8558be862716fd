import { hashOf, type GameShape, type Match, type Rest } from '@bande/core';

/** A rest as a record has it: no link of the chain can be taken out, added, moved or changed without the next one showing it. */
export interface ChainedRest extends Rest {
  /** Covers this rest and the chain of the one before it. */
  readonly chain: string;
}

/** The points of a match to compare and to resume from, and the whole match at the last of them. */
export interface Rests<G extends GameShape> {
  readonly noted: readonly ChainedRest[];
  readonly last: Match<G> | null;
}

/** In hex: a checksum against changes by accident needs no more. */
export const CHAIN_LENGTH = 16;

export function chainedTo(before: ChainedRest | undefined, { after, tick, hash }: Rest): ChainedRest {
  const chain = hashOf([before?.chain ?? null, after, tick, hash]).slice(0, CHAIN_LENGTH);
  return { after, tick, hash, chain };
}
