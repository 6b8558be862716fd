import type { FactId } from './fact.ts';
import { placeText } from './place.ts';
import type { GameShape } from './shape.ts';

/** A call with the paragraphs it rests on and the facts that show it. Words for people are made in the view. */
export interface Ruling<G extends GameShape> {
  readonly call: G['call'];
  readonly paragraphs: readonly G['paragraph'][];
  readonly evidence: readonly FactId[];
  readonly for?: G['side'];
  readonly against?: G['side'];
  /** Where it is about; written outside it is a text (`writtenRuling`). */
  readonly where?: G['place'];
  /** What follows from it, in the order in which it is carried out. `call`, `restart` and `detail` are for people to read. */
  readonly then?: readonly G['consequence'][];
  /** How play goes on if this ruling prevails, for people to read. */
  readonly restart?: string;
  /** Figures and names that the words need: the pawn, the score, the gap in millimetres. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** What a ruling may say beside its call; what is null or left out is not said. */
export interface RulingParts<G extends GameShape> extends Pick<Ruling<G>, 'then' | 'restart' | 'detail'> {
  readonly for?: G['side'] | null | undefined;
  readonly against?: G['side'] | null | undefined;
  readonly where?: G['place'] | undefined;
  /** Facts before the one that is ruled on. */
  readonly evidence?: readonly FactId[];
}

/** A ruling on this fact; the fact itself is its last evidence. */
export function rulingOn<G extends GameShape>(
  fact: { readonly id: FactId },
  call: G['call'],
  paragraphs: readonly G['paragraph'][],
  { for: side, against, where, evidence = [], then, restart, detail }: RulingParts<G> = {},
): Ruling<G> {
  return {
    call,
    paragraphs: [...new Set(paragraphs)],
    evidence: [...new Set([...evidence, fact.id])],
    ...(side === undefined || side === null ? {} : { for: side }),
    ...(against === undefined || against === null ? {} : { against }),
    ...(where === undefined ? {} : { where }),
    ...(restart === undefined ? {} : { restart }),
    ...(detail === undefined ? {} : { detail }),
    ...(then === undefined ? {} : { then }),
  };
}

/** A ruling as it is read outside, in the answer to a scenario and by a program that plays. */
export type WrittenRuling<G extends GameShape> = Omit<Ruling<G>, 'where'> & { readonly where?: string };

export function writtenRuling<G extends GameShape>(ruling: Ruling<G>): WrittenRuling<G> {
  const { where, ...rest } = ruling;
  return where === undefined ? rest : { ...ruling, where: placeText(where) };
}

/** How a game's consequences weigh: what says how play goes on, what counts whichever ruling prevails, and what is carried out first. */
interface Weights<K extends string> {
  readonly onward: ReadonlySet<K>;
  readonly anyway: ReadonlySet<K>;
  readonly first: K;
}

/** What is carried out of these rulings, which are in the order of precedence: everything up to the first that says how play goes on, then only what counts anyway. */
export function carriedOut<C extends { readonly kind: string }>(
  rulings: readonly { readonly then?: readonly C[] }[],
  { onward, anyway, first }: Weights<C['kind']>,
): readonly C[] {
  const carried: C[] = [];
  let stands = false;
  for (const { then = [] } of rulings) {
    carried.push(...then.filter(({ kind }) => !stands || anyway.has(kind)));
    stands ||= then.some(({ kind }) => onward.has(kind));
  }
  return [...carried.filter(({ kind }) => kind === first), ...carried.filter(({ kind }) => kind !== first)];
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
