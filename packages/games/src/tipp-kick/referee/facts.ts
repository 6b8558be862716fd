import type { Fact, FactOf, Match, Ruling } from '../state.ts';

/** One function, one ruling: it looks at one kind of fact and moves nothing. */
export type Rule<K extends Fact['kind']> = (match: Match, fact: FactOf<K>) => Ruling | null;
/** The rules of a chapter by the kind of fact they look at. */
export type Chapter = { readonly [K in Fact['kind']]?: readonly Rule<K>[] };
