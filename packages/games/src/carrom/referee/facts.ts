import type { Fact, Match, Ruling } from '../state.ts';

/** A fact of one kind. */
export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
/** One function, one ruling: it applies, or it does not. */
export type Rule<K extends Fact['kind']> = (match: Match, fact: FactOf<K>) => Ruling | null;
/** The rules of a chapter by the kind of fact they look at. */
export type Chapter = { readonly [K in Fact['kind']]?: readonly Rule<K>[] };
