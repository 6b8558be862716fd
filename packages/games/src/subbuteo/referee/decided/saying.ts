import { asFact, isUnfit, unfit, unless, withFirst } from '@bande/kit';
import type * as kit from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import { faultOf } from '../../contradictions.ts';
import type { Event, FlickKind } from '../../events.ts';
import { isFigure, outfieldOf, type Figure, type Player, type Side } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import {
  withState,
  type Fact,
  type FactOf,
  type FlickUnderWay,
  type Hit,
  type Match,
  type Ruling,
  type State,
  type Subbuteo,
} from '../../state.ts';
import type { Whereabouts } from '../../zones.ts';
import { byTheBook } from '../book.ts';
import type { Call } from '../calls.ts';
import { isHalfUnderWay, placeOf } from '../punished.ts';

/** A decision on one call, as a fact. */
export type DecidedOf<C extends Call> = kit.DecidedOf<Subbuteo, C>;
export type Judge = (match: Match, fact: Fact) => readonly Ruling[];
export type Answer = kit.Answer<Subbuteo>;
export type Decide<C extends Call> = kit.Decide<Subbuteo, C, [judge: Judge]>;

export const inAHalf = <C extends Call>(decide: Decide<C>): Decide<C> =>
  unless((match) => (isHalfUnderWay(match) ? null : unfit('no half is under way')), decide);

// ── the book on what it stands for ────────────────────────────────────────────────────────────────────────────────

/** What the book says of it, as far as it is this call or one that comes with it. */
export function bookOn(match: Match, fact: FactOf<'decided'>, asked: Fact, ...with_: readonly Call[]): Answer {
  const rulings = byTheBook(match, asked).filter(({ call }) => call === fact.call || with_.includes(call));
  return rulings.some(({ call }) => call === fact.call) ? rulings : unfit('not as the match stands');
}

/** Calls that say no more and no less than something a person can see: they are judged as if he had entered that. */
export function seen(match: Match, fact: FactOf<'decided'>, event: Event, ...with_: readonly Call[]): Answer {
  const fault = faultOf(match, event);
  return fault === null ? bookOn(match, fact, asFact(fact, event), ...with_) : unfit(fault);
}
export const asIf =
  <C extends Call>(eventOf: (fact: DecidedOf<C>) => Event): Decide<C> =>
  (match, fact) =>
    seen(match, fact, eventOf(fact));

// ── what led to it and was not entered ────────────────────────────────────────────────────────────────────────────

/** The match in which all that led to the call has been entered; places are those that were said. */
export const supposing = (match: Match, change: Partial<State>): Match =>
  withState(match, {
    phase: 'play',
    restart: null,
    blockWait: null,
    offers: [],
    flicks: [],
    lying: [],
    out: {},
    handSet: null,
    signal: false,
    measured: false,
    ...change,
  });

/** Somebody of this side who has no name: whoever was not named. */
export const somebody = (side: Side): Figure => outfieldOf(side)[0]!;
export const somebodyElse = (side: Side): Figure => outfieldOf(side)[1]!;
export const namedOr = (figure: Player | undefined, side: Side): Figure =>
  figure !== undefined && isFigure(figure) ? figure : somebody(side);

interface Under {
  readonly side: Side;
  readonly figure: Player | undefined;
  readonly as: FlickKind;
  readonly hits?: readonly Omit<Hit, 'fact'>[];
}
/** The flick that it is about: as it is known, or one of which nothing is. */
export function flickUnderWay(match: Match, fact: FactOf<'decided'>, under: Under): FlickUnderWay {
  const { side, figure, as, hits = [] } = under;
  const known = knownFlick(match, under);
  const { attacker, rolling, course } = match.state;
  return {
    fact: fact.id,
    figure: namedOr(figure, side),
    from: null,
    where: null,
    before: {},
    involved: [namedOr(figure, side)],
    wasOffside: false,
    first: false,
    was: { attacker, rolling, course },
    ...known,
    side,
    as,
    touchedBall: false,
    missed: false,
    over: false,
    hits: hits.map((hit) => ({ ...hit, fact: fact.id })),
  };
}
const knownFlick = ({ state }: Match, { side, figure, as }: Under): FlickUnderWay | undefined =>
  state.flicks.findLast((one) => one.side === side && one.as === as && (figure ?? one.figure) === one.figure);

/** Where it was: as it was said, or where the figure that was named stands. */
export const saidPlace = (
  match: Match,
  fact: Whereabouts & { readonly figure?: Player | undefined },
): { readonly at: [number, number] | undefined; readonly where: Whereabouts['where'] } => {
  const { at, where } = placeOf(match, fact, fact.figure);
  return { at: at === undefined ? undefined : [at[0], at[1]], where };
};
export const isUnknown = ({ at, where }: Whereabouts): boolean => at === undefined && where === undefined;

/** A restart that was set up has been taken, although nobody has said so [S-144]. */
export function taken({ state: { restart } }: Match): readonly Consequence[] {
  if (restart === null) return [];
  const isSetUp = restart.step !== 'released' && restart.step !== 'taken';
  return [...(isSetUp ? [{ kind: 'restartIsReleased' } as const] : []), { kind: 'restartIsFulfilled' }];
}

/** The ball was played, and nobody has said how: if play goes on from there, what was counted before counts no more [S-145]. */
export function unseen(match: Match, answer: Answer, had?: Side): Answer {
  if (isUnfit(answer)) return answer;
  const [leading, ...others] = answer;
  const then = leading?.then ?? [];
  const isOpen = then.some(({ kind }) => kind === 'offer');
  const goesOn: readonly Consequence[] = isOpen
    ? then.map((one) => ifPlayGoesOn(one, { kind: 'courseIsUnknown' }))
    : [{ kind: 'courseIsUnknown' }, ...then];
  const possession = had === undefined ? [] : havingHad(match, had);
  return leading === undefined
    ? answer
    : [{ ...leading, then: [...taken(match), ...possession, ...goesOn] }, ...others];
}
/** Whoever can only have done it with the ball, or without it: that outlasts what is chosen [S-146]. */
export const havingHad = ({ state }: Match, side: Side): readonly Consequence[] =>
  state.attacker === side ? [] : [{ kind: 'possessionIs', of: side, by: 'miss' }];
export const ifPlayGoesOn = (one: Consequence, first: Consequence): Consequence =>
  one.kind === 'offer'
    ? {
        ...one,
        choices: one.choices.map((choice) =>
          choice.choice === 'leave' || choice.choice === 'playOn'
            ? { ...choice, then: [first, ...choice.then] }
            : choice,
        ),
      }
    : one;

/** What can happen in play only says that it has been taken, whatever is chosen then [S-144]. */
export const inPlay = (match: Match, answer: Answer): Answer =>
  isHalfUnderWay(match) ? withFirst(taken(match), answer) : answer;
/** And that whoever did it had the ball, which he keeps [S-215]. */
export const havingKept = (match: Match, side: Side, answer: Answer): Answer =>
  inPlay(match, withBall(match, side, answer));
/** He had the ball, and whether a restart that is due has been taken is not said. */
export const withBall = (match: Match, side: Side, answer: Answer): Answer =>
  isHalfUnderWay(match) ? withFirst(havingHad(match, side), answer) : answer;

/** Nobody has named the figures: then no ruling names them either. */
export const nameless = (answer: Answer): Answer => (isUnfit(answer) ? answer : answer.map(withoutNames));
function withoutNames({ detail: _detail, then, ...ruling }: Ruling): Ruling {
  return then === undefined ? ruling : { ...ruling, then: then.flatMap(withoutFigure) };
}
function withoutFigure(one: Consequence): readonly Consequence[] {
  if (one.kind === 'figureIsBarred' || one.kind === 'figureGoesOut') return [];
  if (one.kind !== 'offer') return [one];
  return [{ ...one, choices: one.choices.map((choice) => ({ ...choice, then: choice.then.flatMap(withoutFigure) })) }];
}
export const namedIn = (answer: Answer, figure: Player | undefined): Answer =>
  figure === undefined ? nameless(answer) : answer;

/** Of what was not said no paragraph speaks. */
export function withoutParagraphs(answer: Answer, ...left: readonly Paragraph[]): Answer {
  if (isUnfit(answer)) return answer;
  return answer.map((ruling) => {
    const paragraphs = ruling.paragraphs.filter((one) => !left.includes(one));
    const then = ruling.then?.map((one) => speaksOf(one, left, paragraphs[0]));
    return { ...ruling, paragraphs, ...(then === undefined ? {} : { then }) };
  });
}
/** Nobody has said why, nor where: then what the offence brings outside the areas is what speaks of it. */
export const atLeast = (answer: Answer, by: Paragraph): Answer =>
  isUnfit(answer)
    ? answer
    : answer.map((one) =>
        one.paragraphs.every((paragraph) => /-II\.11\./u.test(paragraph)) // how it is taken
          ? { ...one, paragraphs: [by, ...one.paragraphs] }
          : one,
      );
const speaksOf = (one: Consequence, left: readonly Paragraph[], first: Paragraph | undefined): Consequence =>
  one.kind === 'offer' && left.includes(one.paragraph) && first !== undefined ? { ...one, paragraph: first } : one;
