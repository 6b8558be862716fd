import type { Seat } from '@bande/core';
import { asFact, unfit, unless } from '@bande/kit';
import type * as kit from '@bande/kit';
import { faultOf } from '../../contradictions.ts';
import { eventSchema, type Event, type EventOf } from '../../events.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, isSeat, isSolo, sideOfSeat, type Carrom, type Match, type Phase, type Ruling } from '../../state.ts';
import { SIDES } from '../../table.ts';
import { byTheBook } from '../book.ts';
import type { BreachName } from '../breaches.ts';
import type { Call } from '../calls.ts';
import type { FactOf } from '../facts.ts';
import { touchedAnything } from '../stroke.ts';

/** A decision on one call, as a fact. */
export type DecidedOf<C extends Call> = kit.DecidedOf<Carrom, C>;
export type Unfit = kit.Unfit<Paragraph>;
export type Answer = kit.Answer<Carrom>;
export type Decide<C extends Call> = kit.Decide<Carrom, C>;

export const during = <C extends Call>(phases: readonly Phase[], decide: Decide<C>): Decide<C> =>
  unless(
    ({ state }, { call }) => (phases.includes(state.phase) ? null : unfit(`no ${call} in the phase ${state.phase}`)),
    decide,
  );

/** While a board is played and nothing moves; before Play too where a stroke is told with it. */
export const onABoard =
  <C extends Call>(decide: Decide<C>): Decide<C> =>
  (match, fact) =>
    during(toldStrokeOf(fact) === undefined ? ON_A_BOARD : [...ON_A_BOARD, 'setUp'], decide)(match, fact);
const ON_A_BOARD: readonly Phase[] = ['stroke', 'placing'];

/** The stroke that took place with it: what falls in it is told by then. */
export const toldStrokeOf = ({
  overrules,
}: FactOf<'decided'>): (FactOf<'decided'>['overrules'] & EventOf<'strokeEnded'>) | undefined =>
  overrules?.kind === 'strokeEnded' ? overrules : undefined;

// ── what it is about ──────────────────────────────────────────────────────────────────────────────────────────────

interface About {
  readonly call: Call;
  readonly what?: string | undefined;
  readonly how?: string | undefined;
  readonly by?: Seat | undefined;
  readonly breach?: BreachName | undefined;
  readonly stroke?: DecidedOf<'due'>['stroke'];
  readonly overrules?: Event | undefined;
}

/** What took place, where it was said: the fact that is overruled, or the stroke, the offence or the fall that it is about. */
export function aboutOf(match: Match, { call, what, how, by, breach, stroke, overrules }: About): Event | null {
  if (overrules !== undefined) return overrules;
  if (how === 'byItself' && QUEEN_CALLS.has(call)) return { kind: 'fell', piece: 'queen' };
  if (by === undefined) return null;
  if (call === 'turnPasses' && what === 'playedOn') return { kind: 'playedOn', by, noticed: 'before' };
  if (how === 'notTakenOut') return { kind: 'queenNotTakenOut', by };
  if (breach !== undefined) return { kind: 'breach', by, what: breach, noticed: 'before' };
  return stroke === undefined ? null : strokeSaid(match, by, stroke);
}
const QUEEN_CALLS: ReadonlySet<Call> = new Set<Call>(['queenOut', 'queenPending']);

/** Before the break everything hangs on whether a piece was touched: where that was not said, nothing is known of the stroke. */
function strokeSaid({ state }: Match, by: Seat, stroke: NonNullable<About['stroke']>): Event | null {
  const { improper = [], touched, ...fell } = stroke;
  const said = Object.fromEntries(Object.entries(fell).filter(([, value]) => value !== undefined));
  const event = { kind: 'strokeEnded', by, pocketed: said, improper, ...(touched === undefined ? {} : { touched }) };
  const hasFallen = [fell.white, fell.black].some((count) => (count ?? 0) > 0) || fell.queen === true;
  return touched === undefined && !hasFallen && !state.board.breakMade ? null : eventSchema.parse(event);
}

/** The turn passes: three each without contact void a board ['ICF-137'], and that there was none is counted only where it was said. */
export function withContact(match: Match, fact: FactOf<'decided'>, passes: Ruling): Ruling {
  const about = aboutOf(match, fact);
  const isUnsaid = about === null || (about.kind === 'strokeEnded' && touchedAnything(about));
  return fact.overrules !== undefined || !isUnsaid
    ? passes
    : { ...passes, then: [{ kind: 'contactIsMade' }, ...(passes.then ?? [])] };
}

/** What of it cannot be. */
export function faultIn(match: Match, fact: FactOf<'decided'>): string | null {
  const about = fact.overrules === undefined ? aboutOf(match, fact) : null;
  return (about === null ? null : faultOf(match, about)) ?? otherThanTold(match, fact);
}

/** Of a stroke no more counts, comes out or comes back than it is said to have moved; and a queen that did not fall and lies on the board is neither pending nor covered. */
function otherThanTold(match: Match, fact: FactOf<'decided'>): string | null {
  const told = toldStrokeOf(fact);
  const said = told?.pocketed ?? ('stroke' in fact ? fact.stroke : undefined);
  if (fact.call === 'jumpedPlaced' && told !== undefined) return moreThanJumped(fact, told.jumped);
  return said === undefined ? null : otherThanFell(match, fact, said);
}

function otherThanFell(match: Match, fact: FactOf<'decided'>, said: Fell): string | null {
  switch (fact.call) {
    case 'countsAsPocketed':
      return moreThanFell(fact, said);
    case 'returned': {
      const own = said[SIDES[colourOf(match.state, sideOfSeat(fact.by))]] ?? 0;
      return !isSolo(match) && fact.count > own ? `count: with this stroke ${own} of his own fell` : null;
    }
    case 'queenPending':
    case 'queenCovered':
      return said.queen === false && match.state.board.queen === 'board'
        ? 'stroke.queen: she did not fall, and she lies on the board'
        : null;
    default:
      return null;
  }
}

type Fell = {
  readonly white?: number | undefined;
  readonly black?: number | undefined;
  readonly queen?: boolean | undefined;
};
function moreThanFell(counts: Fell, fell: Fell): string | null {
  const strange = (['white', 'black', 'queen'] as const).find(
    (kind) => Number(counts[kind] ?? 0) > Number(fell[kind] ?? 0),
  );
  return strange === undefined ? null : `${strange}: more than the stroke is said to have pocketed`;
}
function moreThanJumped(back: Fell, jumped: readonly string[]): string | null {
  const strange = (['white', 'black', 'queen'] as const).find(
    (kind) => Number(back[kind] ?? 0) > jumped.filter((disc) => disc === kind).length,
  );
  return strange === undefined ? null : `${strange}: more than the stroke is said to have made jump`;
}

/** The paragraphs that the book has for this call, if it makes it there; otherwise those that hold in every case. */
export const lawsFor = (match: Match, fact: FactOf<'decided'>, always: readonly Paragraph[]): readonly Paragraph[] =>
  inTheBook(match, fact).find((one) => one.call === fact.call && isForTheSame(one, fact))?.paragraphs ?? always;

/** All that the book says of what took place, as far as that was said. */
export function inTheBook(match: Match, fact: FactOf<'decided'>): readonly Ruling[] {
  const about = aboutOf(match, fact);
  return about === null ? [] : byTheBook(match, asFact(fact, about));
}

/** What the book gives to the other side is another ruling. */
const isForTheSame = (one: Ruling, fact: FactOf<'decided'>): boolean =>
  !('for' in fact) || fact.for === undefined || one.for === fact.for;

/** The seats that it names are at this table. */
export const strangerIn = (match: Match, fact: FactOf<'decided'>): number | undefined => {
  const { by, to, askedBy } = fact as { readonly by?: Seat; readonly to?: Seat; readonly askedBy?: Seat };
  return [by, to, askedBy].find((seat) => seat !== undefined && !isSeat(match, seat));
};
