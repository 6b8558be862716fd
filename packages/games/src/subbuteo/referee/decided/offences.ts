import { unfit, withFirst } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import type { Consequence } from '../../consequences.ts';
import type { Event, EventOf } from '../../events.ts';
import { isFigure, keeperOf, other, type Side } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import { isShort, withState, type FactOf, type Match, type Restart } from '../../state.ts';
import type { Whereabouts } from '../../zones.ts';
import { JUST_LAID } from '../../reckoning/taking.ts';
import type { Breach } from '../breach-names.ts';
import { offside as offsideFor } from '../offside.ts';
import { ballPlace, punished } from '../punished.ts';
import { setUpIsSlow } from '../set-up-time.ts';
import { AT_A_SHOT } from '../shoot-out.ts';
import { placedOn } from './lines.ts';
import {
  atLeast,
  bookOn,
  flickUnderWay,
  havingKept,
  inAHalf,
  inPlay,
  isUnknown,
  nameless,
  namedIn,
  namedOr,
  saidPlace,
  seen,
  somebody,
  somebodyElse,
  supposing,
  unseen,
  withBall,
  withoutParagraphs,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Rules 1, 5.3, 10 and 13, decided: what somebody has done wrong. Whoever must have had the ball to do it had it [S-146]. */

/** A penalty or a free kick hangs on the place. */
export const WHERE = 'where: say where it was, for in the own penalty area it is a penalty';

// ── hands and mouths ──────────────────────────────────────────────────────────────────────────────────────────────

type Hand = Omit<EventOf<'breach'>, 'kind' | 'by' | 'what'>;
interface Handed extends Hand {
  readonly against: Side;
}
/** As if a person had entered the breach. */
export function broke(match: Match, fact: FactOf<'decided'> & Handed, what: Breach, told: Partial<Hand> = {}): Answer {
  const { against: by, figure, at, where, ballAt, ballWhere, ballRolling, deliberate, clothing } = fact;
  const hand = { figure, at, where, ballAt, ballWhere, ballRolling, deliberate, clothing, ...told };
  return placedOn(match, hand, seen(match, fact, { kind: 'breach', by, what, ...hand }, ...AT_A_SHOT));
}
const having = (match: Match, attacker: Side): Match => withState(match, { attacker });

export const handBall: Decide<'handBall'> = (match, fact) =>
  isUnknown(fact) && isUnknown(ballPlace(match)) ? unfit(WHERE, 'FISTF-II.12.1.1.4') : broke(match, fact, 'handBall');

/** A figure that was under way: then it is a free kick in any case ['FISTF-II.5.3.2', 'FISTF-II.6.2.6']. */
export const fingerFoul: Decide<'fingerFoul'> = (match, fact) => {
  const { against, what } = fact;
  const place = saidPlace(match, fact);
  if (what === 'resting')
    return isUnknown(place) && isUnknown(ballPlace(match))
      ? unfit(WHERE, 'FISTF-II.12.1.1.3')
      : broke(withState(match, { flicks: [] }), fact, 'fingerFoul', place);
  const attacker = what === 'block' ? against : other(against);
  if (fact.hindering !== true)
    return withBall(
      match,
      attacker,
      broke(withState(match, { flicks: [], attacker }), fact, 'bodyPutInTheWay', { ...place, deliberate: true }),
    );
  const as = what === 'block' ? 'block' : 'play';
  const flick = flickUnderWay(match, fact, { side: other(against), figure: fact.figure, as });
  const then = withState(match, { flicks: [flick], attacker });
  const found = broke(then, fact, 'obstruction', { ...place, figure: flick.figure, deliberate: true });
  return withBall(match, attacker, found);
};

export const uncleanFlick: Decide<'uncleanFlick'> = (match, fact) => {
  const { because = 'pushed' } = fact;
  const found = broke(match, fact, because, saidPlace(match, fact));
  return fact.because === undefined ? atLeast(withoutParagraphs(found, 'FISTF-II.1.1.2.1'), 'FISTF-II.1.1.2.a') : found;
};
export const bodyFoul: Decide<'bodyFoul'> = (match, fact) => {
  const found = broke(match, fact, fact.because ?? 'bothHands');
  return fact.because === undefined ? atLeast(withoutParagraphs(found, 'FISTF-II.1.3.1.1'), 'FISTF-II.1.3.1.a') : found;
};
export const unsporting: Decide<'unsporting'> = (match, fact) => {
  const { because, against } = fact;
  if (because === 'handBallProvoked') return withBall(match, against, broke(having(match, against), fact, because));
  const found = broke(match, fact, because ?? 'talking');
  return because === undefined
    ? atLeast(withoutParagraphs(found, 'FISTF-II.10.7.1.1', 'FISTF-II.10.7.2.0b'), 'FISTF-II.10.7.2.S1')
    : found;
};
export const illegalConduct: Decide<'illegalConduct'> = (match, fact) =>
  withBall(match, fact.against, broke(having(match, fact.against), fact, fact.because));
export const misconduct: Decide<'misconduct'> = (match, fact) => broke(match, fact, fact.because);

// ── time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const timeWasting: Decide<'timeWasting'> = (match, fact) => {
  const { because = 'timeWasting', against } = fact;
  if (because === 'flick' || because === 'shot') return flickTakesTooLong(match, fact, because === 'shot');
  if (because !== 'slowSetUp') return broke(match, fact, because);
  const slow = setUpIsSlow(match, fact, against);
  return slow === null ? unfit('because: nobody has ten seconds to set up now', 'FISTF-II.4.2.5.2') : [slow];
};
/** The clock of the flick has run out, by the referee's watch. */
function flickTakesTooLong(match: Match, fact: DecidedOf<'timeWasting'>, isShot: boolean): Answer {
  const { against, id, tick } = fact;
  const place = ballPlace(match, fact);
  const then = supposing(match, {
    attacker: against,
    handSet: isShot ? somebody(against) : null,
    restart: lying(place, against),
  });
  const found = bookOn(then, fact, { kind: 'clockRanOut', clock: CLOCKS.flick, id, tick });
  return placedOn(match, {}, found);
}
/** Where the ball lies. */
export const lying = ({ at, where }: Whereabouts, by: Side): Restart => ({
  kind: 'freeKick',
  by,
  at: at ?? null,
  where: where ?? null,
  step: 'released',
  ...JUST_LAID,
});

// ── before the ball, out of a press ───────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.1.1' to 'FISTF-II.5.3.1.3'. */
export const foul: Decide<'foul'> = inAHalf((match, fact) => {
  const { against, met, figure } = fact;
  const { at, where } = saidPlace(match, fact);
  if (isUnknown({ at, where })) return unfit(WHERE, 'FISTF-II.12.1.1.1');
  if (met === 'body')
    return havingKept(match, against, broke(having(match, against), fact, 'bodyTouchedBeforeBall', { at, where }));
  const what = met === 'keeper' ? keeperOf(other(against)) : somebodyElse(other(against));
  const hit = { what, atRest: true, ranIn: false, at: at ?? null, where: where ?? null };
  const flick = flickUnderWay(match, fact, { side: against, figure, as: 'play', hits: [hit] });
  const then = supposing(match, { attacker: against, flicks: [flick] });
  const found = played(match, then, fact, { touchedBy: flick.figure }, against);
  return met === undefined ? withoutParagraphs(found, 'FISTF-II.5.3.1.1') : found;
});

/** The ball was met by a figure that moved. */
function played(
  match: Match,
  then: Match,
  fact: FactOf<'decided'>,
  touched: Pick<EventOf<'ballTouched'>, 'touchedBy' | 'at' | 'where'> & { readonly ballRolling?: boolean },
  had: Side,
): Answer {
  const event: Event = { kind: 'ballTouched', atRest: false, ballRolling: false, ...touched };
  return placedOn(match, {}, unseen(match, nameless(seen(then, fact, event)), had));
}

export const pressBall: Decide<'pressBall'> = inAHalf((match, fact) => {
  const { against, at, where } = fact;
  const freed = { side: against, who: somebody(against), at: null, forward: true };
  const attacker = match.state.attacker ?? against;
  const then = supposing(match, { attacker, course: { ...match.state.course, before: null, freed } });
  const touching = [somebody(against), somebody(other(against))];
  const found = seen(then, fact, { kind: 'rested', what: 'ball', touching, at, where });
  return placedOn(match, {}, unseen(match, nameless(found), attacker));
});

// ── offside and ticks ─────────────────────────────────────────────────────────────────────────────────────────────

const whyOffside = (match: Match, because: DecidedOf<'offside'>['because']): Paragraph => {
  if (isShort(match)) return 'SHORT-offside.3';
  return because === 'forward' ? 'FISTF-II.13.1.2.2' : 'FISTF-II.13.1.2.1';
};
export const offside: Decide<'offside'> = inAHalf((match, fact) => {
  const { against, because, figures = [], at, where } = fact;
  const stranger = figures.find((figure) => (figure.startsWith('R') ? 'red' : 'blue') !== against);
  if (stranger !== undefined) return unfit(`figures: ${stranger} belongs to the other side`);
  if (because === 'passive') return flickedAgain(match, fact);
  if (because === 'played') return offsideFigurePlays(match, fact);
  const why = whyOffside(match, because);
  const then = having(match, against);
  const told = isUnknown({ at, where }) ? undefined : { at, where };
  const found = [offsideFor(then, fact, against, figures, why, told)].flatMap((one) => one ?? []);
  return placedOn(match, {}, havingKept(match, against, because === undefined ? withoutParagraphs(found, why) : found));
});
/** 'FISTF-II.13.2.2': its own flick had carried it there. */
function flickedAgain(match: Match, fact: DecidedOf<'offside'>): Answer {
  const { against, figures = [] } = fact;
  const figure = namedOr(figures[0], against);
  const place = saidPlace(match, { ...fact, figure: figures[0] });
  const course = { ...match.state.course, passive: [figure], barred: [], run: null };
  const then = supposing(match, { attacker: against, rolling: true, course });
  const found = seen(then, fact, { kind: 'flicked', by: against, figure, nail: 0, ...place });
  return placedOn(match, {}, havingKept(match, against, namedIn(found, figures[0])));
}
/** 'SHORT-offside.4'. */
function offsideFigurePlays(match: Match, fact: DecidedOf<'offside'>): Answer {
  const { against, figures = [] } = fact;
  if (!isShort(match)) return unfit('because: the figure itself may play the ball', 'FISTF-II.13.1.2.5');
  const found = punished(having(match, against), fact, {
    call: 'offside',
    paragraphs: ['SHORT-offside.4', 'SHORT-offside.1'],
    against,
    place: saidPlace(match, { ...fact, figure: figures[0] }),
  });
  return placedOn(match, {}, found === null ? unfit('no half is under way') : unseen(match, [found], against));
}

// ── block flicks and figures from the barrier ─────────────────────────────────────────────────────────────────────

/** What a block flick has met, be it known or not. */
export function blockMeets(
  match: Match,
  fact: FactOf<'decided'>,
  by: Side,
  told: Pick<Meeting, 'met' | 'figure' | 'ballRolling' | 'at' | 'where'>,
): Answer {
  const { met, figure, ballRolling } = told;
  const { at, where } = saidPlace(match, told);
  const flick = flickUnderWay(match, fact, { side: by, figure, as: 'block' });
  const then = supposing(match, { attacker: other(by), flicks: [flick], offers: match.state.offers });
  const touchedBy = flick.figure;
  const event: Event =
    met === 'ball'
      ? { kind: 'ballTouched', touchedBy, atRest: false, ballRolling, at, where }
      : {
          kind: 'figuresTouched',
          touchedBy,
          touched: somebodyElse(fact.call === 'back' && met === 'moving' ? by : other(by)), // [S-42]
          atRest: met === 'resting',
          ballRolling,
          hindered: fact.call === 'blockFoul',
          at,
          where,
        };
  const used: readonly Consequence[] = match.state.block === by ? [{ kind: 'blockIsOver' }] : []; // it has been made
  return placedOn(match, {}, unseen(match, withFirst(used, nameless(seen(then, fact, event))), other(by)));
}
interface Meeting extends Whereabouts {
  readonly met: 'ball' | 'resting' | 'moving';
  readonly figure: DecidedOf<'blockFoul'>['figure'];
  readonly ballRolling: boolean;
}

/** 'FISTF-II.6.2.4.iii.1': always while the ball rolled. */
export const blockFoul: Decide<'blockFoul'> = inAHalf((match, fact) => {
  const { against, met, figure, at, where } = fact;
  const found = blockMeets(match, fact, against, { met: met ?? 'ball', figure, ballRolling: true, at, where });
  return met === undefined ? withoutParagraphs(found, 'FISTF-II.6.2.4.b2') : found;
});

export const obstruction: Decide<'obstruction'> = (match, fact, judge) => {
  const { because = 'obstruction', against, figure, at, where } = fact;
  switch (because) {
    case 'obstruction':
      return broke(withState(match, { flicks: [] }), fact, because);
    case 'handLeftOnField':
      return broke(having(match, against), fact, because);
    case 'viewBlocked':
    case 'hinderedForBlock':
      return broke(having(match, other(against)), fact, because);
    case 'blockMeetsBody':
      return fact.ballRolling === undefined
        ? unfit('ballRolling: Back if the ball rested, a free kick if it rolled', 'FISTF-II.6.2.5.0')
        : inPlay(match, broke(having(match, other(against)), fact, 'bodyTouchedByBlock', saidPlace(match, fact)));
    case 'blockMeetsFigure':
      return inAHalf<'obstruction'>(() =>
        blockMeets(match, fact, against, { met: 'moving', figure, ballRolling: false, at, where }),
      )(match, fact, judge);
  }
};

/** 'FISTF-II.2.1.3.3.1', 'FISTF-II.2.1.3.3.4'. */
export const barrierPlay: Decide<'barrierPlay'> = inAHalf((match, fact) => {
  const { against, atRest } = fact;
  const figure = fact.figure !== undefined && isFigure(fact.figure) ? fact.figure : somebody(against);
  const { at, where } = saidPlace(match, fact);
  const then = supposing(match, { out: { [figure]: 'barrier' }, disturbed: [] });
  const touched = somebodyElse(other(against));
  const event: Event = { kind: 'figuresTouched', touchedBy: figure, touched, atRest, ballRolling: false, at, where };
  return placedOn(match, {}, inPlay(match, nameless(seen(then, fact, event))));
});
