import type { Fact, GameShape, Match, Ruling } from '@bande/core';

/** A fact of one kind. */
export type FactOf<G extends GameShape, K extends string> = Extract<Fact<G>, { readonly kind: K }>;

/** One function, one ruling: it looks at one kind of fact and moves nothing. */
export type Rule<G extends GameShape, K extends string> = (match: Match<G>, fact: FactOf<G, K>) => Ruling<G> | null;

/** The rules of a chapter by the kind of fact they look at. */
export type Chapter<G extends GameShape> = { readonly [K in Fact<G>['kind']]?: readonly Rule<G, K>[] };

/** What the chapters say of a fact. In which order they are asked does not matter, the precedence of their calls does. */
export const ruledBy = <G extends GameShape>(
  chapters: readonly Chapter<G>[],
  match: Match<G>,
  fact: Fact<G>,
): readonly Ruling<G>[] =>
  chapters.flatMap((chapter) => rulesFor(chapter, fact)).flatMap((rule) => rule(match, fact) ?? []);

const rulesFor = <G extends GameShape>(chapter: Chapter<G>, { kind }: Fact<G>) =>
  (chapter[kind as keyof Chapter<G>] ?? []) as readonly ((match: Match<G>, fact: Fact<G>) => Ruling<G> | null)[];
