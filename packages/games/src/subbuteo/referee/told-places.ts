import { groundIn } from '../motion.ts';
import { isFigure, outfieldOf } from '../names.ts';
import { isRestartPlay } from '../reckoning/contact.ts';
import { isLaidRight } from '../reckoning/laid-right.ts';
import { untakenIn } from '../reckoning/taking.ts';
import { flickKindOf } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, type Fact, type FactOf, type Match, type Restart, type Ruling } from '../state.ts';
import { goalKickFault, isInGoalArea, isOutsideTheField, kickOffFault } from '../where-may.ts';
import type { Spot } from '../zones.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { kickOffIsSeenToBeWrong } from './kick-off.ts';
import { ruling } from './ruling.ts';
import { seenAtARestart } from './wrong-execution.ts';

/** At a desk: where figures and the ball were said to be when a restart was set up or taken. A wrong place is as good as the word that it was wrong [S-292]. */

/** 'FISTF-II.14.2.4.1', 'FISTF-II.15.2.1.4.1', 'FISTF-II.4.2.1.1'; elsewhere he stands where he likes. */
function takerBreach(match: Match, restart: Restart, at: Spot | null | undefined): Breach | null {
  const { kind, by } = restart;
  if (at === undefined || at === null) return null;
  if (kind === 'kickOff') return kickOffFault(match, restart, outfieldOf(by)[0]!, at) === null ? null : 'wrongPosition';
  if (kind === 'throwIn') return isOutsideTheField(match, at) ? null : 'takerInside';
  const { size } = groundIn(match);
  return kind === 'goalKick' && !isInGoalArea(match, by, at, size.baseRadius) ? 'takenOutsideGoalArea' : null;
}
const ballBreach = (match: Match, restart: Restart, ball: Spot | undefined): Breach | null =>
  ball === undefined || isLaidRight(match, restart, ball) ? null : 'ballMisplaced';

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
  const taker = fact.figure === undefined || isFigure(fact.figure) ? takerBreach(match, restart, fact.at) : null;
  return putRight(match, fact, restart, taker ?? ballBreach(match, restart, fact.ball));
};

/** 'FISTF-II.4.2.1.P', 'FISTF-II.15.2.1.2': one by one, where nobody sees the others. */
const placeOfAFigure: Rule<'placed'> = (match, fact) => {
  const { what, at, by } = fact;
  const restart = untakenIn(match);
  if (restart === null) return null;
  if (what === 'ball') return putRight(match, fact, restart, ballBreach(match, restart, at));
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
  return flickKindOf(match, fact) === 'restart'
    ? said(match, fact, restart, takerBreach(match, restart, fact.at))
    : null;
};

const placesAtTheTaking: Rule<'ballTouched'> = (match, fact) => {
  const { restart, measured } = match.state;
  if (measured || restart === null || !isRestartPlay(match, fact.touchedBy)) return null;
  const taker = takerBreach(match, restart, flickOf(match.state, fact.touchedBy)?.from);
  if (restart.kind === 'goalKick' && taker !== null) return null; // one kick, and its flick was judged
  const late = restart.kind === 'throwIn' ? taker : null;
  return said(match, fact, restart, late ?? ballBreach(match, restart, fact.at));
};

export const rules: Chapter = {
  placed: [placeOfAFigure],
  takerNamed: [placesAtTheNaming],
  flicked: [placeOfTheFlick],
  ballTouched: [placesAtTheTaking],
};
