import { groundIn } from '../motion.ts';
import { isFigure, other, outfieldOf } from '../names.ts';
import { isRestartPlay } from '../reckoning/contact.ts';
import { isLaidAsItMust, isLaidWhereGiven, mayBeInGoalArea } from '../reckoning/laid-right.ts';
import { untakenIn } from '../reckoning/taking.ts';
import { flickKindOf } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  flickOf,
  type Fact,
  type FactOf,
  type FlickUnderWay,
  type Match,
  type Restart,
  type Ruling,
} from '../state.ts';
import { goalKickFault, isInGoalArea, isOutsideTheField, kickOffFault } from '../where-may.ts';
import type { Where, Whereabouts } from '../zones.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { kickOffIsSeenToBeWrong } from './kick-off.ts';
import { ruling } from './ruling.ts';
import { seenAtARestart } from './wrong-execution.ts';

/** At a desk: where figures and the ball were said to be when a restart was set up or taken. A wrong place is as good as the word that it was wrong [S-292]. */

/** 'FISTF-II.14.2.4.1', 'FISTF-II.15.2.1.4.1', 'FISTF-II.4.2.1.1'; elsewhere he stands where he likes. */
function takerBreach(match: Match, restart: Restart, { at, where }: Whereabouts): Breach | null {
  const { kind, by } = restart;
  if (at === undefined) return where === undefined ? null : takerBreachBy(restart, where);
  if (kind === 'kickOff') return kickOffFault(match, restart, outfieldOf(by)[0]!, at) === null ? null : 'wrongPosition';
  if (kind === 'throwIn') return isOutsideTheField(match, at) ? null : 'takerInside';
  const { size } = groundIn(match);
  return kind === 'goalKick' && !isInGoalArea(match, by, at, size.baseRadius) ? 'takenOutsideGoalArea' : null;
}
/** A word that leaves no doubt. */
function takerBreachBy({ kind, by }: Restart, where: Where): Breach | null {
  if (kind === 'kickOff') return where.startsWith(other(by)) ? 'wrongPosition' : null;
  if (kind === 'throwIn') return where.endsWith('Area') ? 'takerInside' : null;
  return kind === 'goalKick' && !mayBeInGoalArea(by, where) ? 'takenOutsideGoalArea' : null;
}
const ballBreach = (match: Match, restart: Restart, ball: Whereabouts): Breach | null =>
  isLaidAsItMust(match, restart, ball) ? null : 'ballMisplaced';

/** 'FISTF-II.14.2.1': as it must, but not where it was given; no sanction is named, and it is laid there. */
const GIVEN_BY: Readonly<Partial<Record<Restart['kind'], Paragraph>>> = {
  throwIn: 'FISTF-II.14.2.1',
  freeKick: 'FISTF-II.11.1.1',
};
function laidElsewhere(match: Match, fact: Fact, restart: Restart, ball: Whereabouts): Ruling | null {
  const by = GIVEN_BY[restart.kind];
  return by === undefined || isLaidWhereGiven(match, restart, ball)
    ? null
    : ruling(fact, 'illegalPosition', [by], { against: restart.by });
}

/** As if a person had said so. */
function said(match: Match, { id, tick }: Fact, { by }: Restart, what: Breach | null): Ruling | null {
  if (what === null) return null;
  const breach: FactOf<'breach'> = { kind: 'breach', by, what, id, tick };
  return kickOffIsSeenToBeWrong(match, breach) ?? seenAtARestart(match, breach);
}

// ── before it is taken ────────────────────────────────────────────────────────────────────────────────────────────

/** Where taker and ball belong. */
const BELONGS: Readonly<Partial<Record<Restart['kind'], Paragraph>>> = {
  kickOff: 'FISTF-II.4.2.3.1',
  goalKick: 'FISTF-II.15.2.1.4.1',
  corner: 'FISTF-II.16.2.1.2',
  penalty: 'FISTF-II.12.2.1.1',
  freeKick: 'FISTF-II.11.1.1',
};
/** The referee puts it right, and nothing else follows; only a throw-in is lost by it. */
function putRight(match: Match, fact: Fact, restart: Restart, what: Breach | null): Ruling | null {
  if (restart.kind === 'throwIn' || what === 'wrongPosition') return said(match, fact, restart, what);
  return what === null ? null : isLaidAnew(restart, fact);
}
export function isLaidAnew({ kind, by }: Restart, fact: Fact): Ruling | null {
  const own = BELONGS[kind];
  return own === undefined ? null : ruling(fact, 'illegalPosition', [own], { against: by });
}

const placesAtTheNaming: Rule<'takerNamed'> = (match, fact) => {
  const restart = untakenIn(match);
  if (restart === null || fact.by !== restart.by) return null;
  const taker = fact.figure === undefined || isFigure(fact.figure) ? takerBreach(match, restart, fact) : null;
  const ball = { at: fact.ball };
  const wrong = putRight(match, fact, restart, taker ?? ballBreach(match, restart, ball));
  return wrong ?? laidElsewhere(match, fact, restart, ball);
};

/** 'FISTF-II.4.2.1.P', 'FISTF-II.15.2.1.2': one by one, where nobody sees the others. */
const placeOfAFigure: Rule<'placed'> = (match, fact) => {
  const { what, at, by } = fact;
  const restart = untakenIn(match);
  if (restart === null) return null;
  if (what === 'ball')
    return (
      putRight(match, fact, restart, ballBreach(match, restart, { at })) ?? laidElsewhere(match, fact, restart, { at })
    );
  const fault =
    restart.kind === 'goalKick' ? goalKickFault(match, restart, what, at) : kickOffFault(match, restart, what, at);
  const wrong = fault === null ? null : said(match, fact, { ...restart, by }, 'wrongPosition');
  return wrong === null ? null : { ...wrong, detail: { figures: what } };
};

// ── as it is taken ────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a flick that nobody knows yet to be the taking the place is judged when it meets the ball. */
const placeOfTheFlick: Rule<'flicked'> = (match, fact) => {
  const { restart, measured } = match.state;
  if (measured || restart === null || fact.by !== restart.by) return null;
  return flickKindOf(match, fact) === 'restart' ? said(match, fact, restart, takerBreach(match, restart, fact)) : null;
};

/** Where the taker stood: as it was said with his flick, or with the contact. */
function stoodAt(match: Match, { touchedBy, figureAt, figureWhere }: FactOf<'ballTouched'>): Whereabouts {
  const flick = flickOf(match.state, touchedBy);
  const place = flick === undefined ? {} : placeOfFlick(flick);
  return place.at === undefined && place.where === undefined ? { at: figureAt, where: figureWhere } : place;
}
const placeOfFlick = ({ from, where }: FlickUnderWay): Whereabouts => ({
  at: from ?? undefined,
  where: where ?? undefined,
});

const placesAtTheTaking: Rule<'ballTouched'> = (match, fact) => {
  const { restart, measured } = match.state;
  if (measured || restart === null || !isRestartPlay(match, fact.touchedBy)) return null;
  const taker = isFigure(fact.touchedBy) ? takerBreach(match, restart, stoodAt(match, fact)) : null;
  const flick = flickOf(match.state, fact.touchedBy);
  if (restart.kind === 'goalKick' && flick !== undefined && takerBreach(match, restart, placeOfFlick(flick)) !== null)
    return null; // one kick, and its flick was judged
  const late = restart.kind === 'throwIn' || restart.kind === 'goalKick' ? taker : null;
  return said(match, fact, restart, late ?? ballBreach(match, restart, fact));
};

export const rules: Chapter = {
  placed: [placeOfAFigure],
  takerNamed: [placesAtTheNaming],
  flicked: [placeOfTheFlick],
  ballTouched: [placesAtTheTaking],
};
