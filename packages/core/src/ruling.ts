import type { FactId } from './fact.ts';
import type { GameShape } from './shape.ts';

/** A call with the paragraphs it rests on and the facts that show it. Words for people are made in the view. */
export interface Ruling<G extends GameShape> {
  readonly call: G['call'];
  readonly paragraphs: readonly G['paragraph'][];
  readonly evidence: readonly FactId[];
  readonly for?: G['side'];
  readonly against?: G['side'];
  /** A place in the game's notation. */
  readonly where?: string;
  /** What follows from it, in the order in which it is carried out. `call`, `restart` and `detail` are for people to read. */
  readonly then?: readonly G['consequence'][];
  /** How play goes on if this ruling prevails, for people to read. */
  readonly restart?: string;
  /** Figures and names that the words need: the pawn, the score, the gap in millimetres. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** All rulings that apply are kept; the first of the result is the one that prevails. A call that is not listed stands last. */
export function inOrder<G extends GameShape>(
  precedence: readonly G['call'][],
  rulings: readonly Ruling<G>[],
): readonly Ruling<G>[] {
  if (rulings.length < 2) return rulings;
  const rank = (ruling: Ruling<G>): number =>
    (precedence.indexOf(ruling.call) + precedence.length + 1) % (precedence.length + 1);
  return rulings.toSorted((a, b) => rank(a) - rank(b));
}
