import {
  accept,
  refuse,
  type Decided,
  type Fact,
  type FactId,
  type GameShape,
  type Match,
  type Result,
  type Ruling,
} from '@bande/core';

/** What a referee decides himself: what he says becomes the rulings that play would have brought, or it cannot be said here. */

/** A decision as a fact, on any call or on one. */
export type DecidedOf<G extends GameShape, C extends G['call'] = G['call']> = Extract<
  Fact<G>,
  { readonly kind: 'decided'; readonly call: C }
>;

/** Why a decision cannot be carried out as the match stands: what is missing, or what it contradicts. */
export interface Unfit<P extends string = string> {
  readonly why: string;
  readonly paragraphs: readonly P[];
}
export const unfit = <P extends string = never>(why: string, ...paragraphs: readonly P[]): Unfit<P> => ({
  why,
  paragraphs,
});

/** The rulings that a decision is, or why it cannot be one here. */
export type Answer<G extends GameShape> = readonly Ruling<G>[] | Unfit<G['paragraph']>;
export const isUnfit = (answer: readonly unknown[] | Unfit): answer is Unfit => 'why' in answer;

/** `More`: what a game hands on to those who decide. */
export type Decide<G extends GameShape, C extends G['call'], More extends readonly unknown[] = readonly []> = (
  match: Match<G>,
  fact: DecidedOf<G, C>,
  ...more: More
) => Answer<G>;

/** Decided only where nothing speaks against it. */
export const unless =
  <M, F, U, A, More extends readonly unknown[]>(
    fault: (match: M, fact: F) => U | null,
    decide: (match: M, fact: F, ...more: More) => A,
  ) =>
  (match: M, fact: F, ...more: More): U | A =>
    fault(match, fact) ?? decide(match, fact, ...more);

/** An event in place of the decision, so that the book can be asked about it. */
export const asFact = <E extends { readonly kind: string }>(
  { id, tick }: Pick<Fact<GameShape>, 'id' | 'tick'>,
  event: E,
): E & Pick<Fact<GameShape>, 'id' | 'tick'> => ({ ...event, id, tick });

/** With consequences that come before those of the ruling that leads. */
export function withFirst<R extends { readonly then?: readonly unknown[] }, P extends string>(
  first: NonNullable<R['then']>,
  answer: readonly R[] | Unfit<P>,
): readonly R[] | Unfit<P> {
  if ('why' in answer) return answer;
  const [leading, ...others] = answer;
  return leading === undefined ? answer : [{ ...leading, then: [...first, ...(leading.then ?? [])] }, ...others];
}

/** May this be decided as the match stands? By what a game answers to it. */
export const enteredBy =
  <G extends GameShape>(answer: (match: Match<G>, fact: DecidedOf<G>) => Answer<G>) =>
  (match: Match<G>, decision: G['decision']): Result<G['decision']> => {
    const found = answer(match, decidedNow(match, decision));
    return isUnfit(found)
      ? refuse('unknownFact', found.paragraphs, `${decision.call}: ${found.why}`)
      : accept(decision);
  };

/** A decision as the fact that it is if it is entered now. */
export const decidedNow = <G extends GameShape>(match: Match<G>, decision: G['decision']): DecidedOf<G> => {
  const decided: Decided<G> = { ...decision, kind: 'decided' };
  return { ...decided, id: match.facts as FactId, tick: match.tick } as unknown as DecidedOf<G>;
};
