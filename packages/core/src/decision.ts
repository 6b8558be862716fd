import { z } from 'zod';
import type { Match } from './match.ts';
import type { Result } from './result.ts';
import type { GameShape } from './shape.ts';

/**
 * A call that a referee enters directly, with what he knows of it: for whom, against whom, where, deliberate or not.
 * What he did not enter is unknown. It is judged and settled like everything else.
 */
export type Decided<G extends GameShape> = { readonly kind: 'decided' } & G['decision'] & Grounds<G>;

/** What a decision rests on beside the book. */
interface Grounds<G extends GameShape> {
  /** What took place: it is judged by the book too, but this decision is carried out instead. */
  readonly overrules?: G['event'];
  /** Both sides agree to it. */
  readonly agreed?: true;
  /** The book has no rule for the case: the paragraph that is followed. */
  readonly analogy?: G['paragraph'];
}

/** Text that is kept with the match and decides nothing. */
export interface Noted {
  readonly kind: 'noted';
  readonly text: string;
  /** Both sides agree to it. */
  readonly agreed?: true;
}

/** Per call the fields of a decision; none has a default, for what is not entered is unknown. */
export type DecisionFields<C extends string = string> = Readonly<Record<C, z.ZodRawShape>>;

/** The union by `call` that such fields describe: a game's `decision`. */
export type DecisionIn<F extends DecisionFields> = {
  readonly [C in keyof F & string]: Readonly<z.output<z.ZodObject<F[C] & { readonly call: z.ZodLiteral<C> }>>>;
}[keyof F & string];

/** How a game takes decisions. The rulings on them, with the paragraphs as through play, are `judge`'s matter. */
export interface Decisions<G extends GameShape> {
  /** Every field is optional but what the consequences of the call need: `for`, `against`, `by`, `where`, `atRest`, `deliberate`, … */
  readonly fields: DecisionFields<G['call']>;
  /** Can this be carried out as the match stands? */
  entered(match: Match<G>, decision: G['decision']): Result<G['decision']>;
  /** What no match can show, in a match as a decision would leave it: then the decision is refused, unless the match was like that before. */
  impossibleIn?(match: Match<G>): string | null;
  /** May it still be decided when the match has its outcome? Not unless a game says so. */
  afterTheEnd?(match: Match<G>, decision: G['decision']): boolean;
}
