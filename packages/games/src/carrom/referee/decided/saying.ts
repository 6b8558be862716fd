import type { Seat } from '@bande/core';
import { faultOf } from '../../contradictions.ts';
import { eventSchema, type Event } from '../../events.ts';
import type { Paragraph } from '../../rulebook.ts';
import { isSeat, type Fact, type Match, type Phase, type Ruling } from '../../state.ts';
import { byTheBook } from '../book.ts';
import type { BreachName } from '../breaches.ts';
import type { Call } from '../calls.ts';
import type { FactOf } from '../facts.ts';

/** A decision on one call, as a fact. */
export type DecidedOf<C extends Call> = Extract<FactOf<'decided'>, { readonly call: C }>;

/** Why a decision cannot be carried out as the match stands: what is missing, or what it contradicts. */
export interface Unfit {
  readonly why: string;
  readonly paragraphs: readonly Paragraph[];
}
export const unfit = (why: string, ...paragraphs: readonly Paragraph[]): Unfit => ({ why, paragraphs });

/** The rulings that a decision is, or why it cannot be one here. */
export type Answer = readonly Ruling[] | Unfit;
export const isUnfit = (answer: Answer): answer is Unfit => 'why' in answer;
export type Decide<C extends Call> = (match: Match, fact: DecidedOf<C>) => Answer;

export const during =
  <C extends Call>(phases: readonly Phase[], decide: Decide<C>): Decide<C> =>
  (match, fact) =>
    phases.includes(match.state.phase)
      ? decide(match, fact)
      : unfit(`no ${fact.call} in the phase ${match.state.phase}`);

/** While a board is played and nothing moves. */
export const onABoard = <C extends Call>(decide: Decide<C>): Decide<C> => during(['stroke', 'placing'], decide);

// ── what it is about ──────────────────────────────────────────────────────────────────────────────────────────────

/** An event in place of the decision, so that the book can be asked about it. */
export const asFact = ({ id, tick }: FactOf<'decided'>, event: Event): Fact => ({ ...event, id, tick });

interface About {
  readonly by?: Seat | undefined;
  readonly breach?: BreachName | undefined;
  readonly stroke?: DecidedOf<'due'>['stroke'];
  readonly overrules?: Event | undefined;
}

/** What took place, where it was said: the fact that is overruled, or the stroke or the offence that it is about. */
export function aboutOf({ by, breach, stroke, overrules }: About): Event | null {
  if (overrules !== undefined) return overrules;
  if (by === undefined) return null;
  if (breach !== undefined) return { kind: 'breach', by, what: breach, noticed: 'before' };
  if (stroke === undefined) return null;
  const { improper = [], ...fell } = stroke;
  const pocketed = Object.fromEntries(Object.entries(fell).filter(([, value]) => value !== undefined));
  return eventSchema.parse({ kind: 'strokeEnded', by, pocketed, improper });
}

/** What of it cannot be. */
export function faultIn(match: Match, fact: FactOf<'decided'>): string | null {
  const about = fact.overrules === undefined ? aboutOf(fact) : null;
  return about === null ? null : faultOf(match, about);
}

/** The paragraphs that the book has for this call, if it makes it there; otherwise those that hold in every case. */
export function lawsFor(match: Match, fact: FactOf<'decided'>, always: readonly Paragraph[]): readonly Paragraph[] {
  const about = aboutOf(fact);
  const inTheBook = about === null ? [] : byTheBook(match, asFact(fact, about));
  return inTheBook.find(({ call }) => call === fact.call)?.paragraphs ?? always;
}

/** The seats that it names are at this table. */
export const strangerIn = (match: Match, fact: FactOf<'decided'>): number | undefined => {
  const { by, to, askedBy } = fact as { readonly by?: Seat; readonly to?: Seat; readonly askedBy?: Seat };
  return [by, to, askedBy].find((seat) => seat !== undefined && !isSeat(match, seat));
};
