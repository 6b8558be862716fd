import { groundIn } from '../motion.ts';
import { isFigure, isKeeper, keeperSide, other, sideOf, type Figure, type Keeper, type Side } from '../names.ts';
import { spotsAtContact } from '../places.ts';
import { contactOf } from '../reckoning/contact.ts';
import { isUndecided } from '../reckoning/miss.ts';
import { wasMetAtRest } from '../reckoning/resting.ts';
import { awaitsPenalty } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, type FactOf, type Match, type Ruling } from '../state.ts';
import { goalAreaTouchedAt } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { sanction } from './sanction.ts';

/** Rules 8.1 and 8.2: how a keeper may be worked and held. Every free kick of theirs is taken from the spot of the offender's own area [S-7]. */

const MOST_TOUCHES = 3;

/** Before a shot of a shoot-out, and during it: no free kick is given, but it is called [S-98]. */
const facesAShot = ({ state: { phase, restart } }: Match, side: Side): boolean =>
  phase === 'play' && restart?.kind === 'shot' && restart.by !== side;

/** Is he in his goal, in open play? At a penalty and in a shoot-out he has rules of his own. */
const isWorked = (match: Match, side: Side): boolean =>
  match.state.phase === 'play' &&
  match.state.shootOut === null &&
  match.state.reserve[side].is !== 'on' &&
  !awaitsPenalty(match, side);

// ── to and fro, and over the line ─────────────────────────────────────────────────────────────────────────────────

interface Graded {
  readonly kind: 'jerk' | 'line';
  readonly paragraphs: readonly Paragraph[];
  readonly first: Paragraph;
  readonly further: Paragraph;
  readonly deliberate: Paragraph;
}
const JERK: Graded = {
  kind: 'jerk',
  paragraphs: ['FISTF-II.8.1.2'],
  first: 'FISTF-II.8.1.2.a',
  further: 'FISTF-II.8.1.2.b.1',
  deliberate: 'FISTF-II.8.1.2.b.2',
};
const OVER_LINE: Graded = {
  kind: 'line',
  paragraphs: ['FISTF-II.8.2.1.2', 'FISTF-II.8.2.1.c'],
  first: 'FISTF-II.8.2.1.a',
  further: 'FISTF-II.8.2.1.b.1',
  deliberate: 'FISTF-II.8.2.1.b.2',
};

/** The first time in the match a free kick, then penalties; on purpose one at once. Each of the two rules has its own count [S-47]. */
function graded(match: Match, fact: FactOf<'keeperJerked' | 'keeperOverLine'>, offence: Graded): Ruling {
  const side = keeperSide(fact.keeper);
  const counts = match.state.counts[side];
  const before = offence.kind === 'jerk' ? counts.keeperJerks : counts.keeperOverLine;
  const by = before > 0 ? offence.further : offence.first;
  const sanctionedBy = fact.deliberate === true ? offence.deliberate : by;
  const isPenalty = before > 0 || fact.deliberate === true;
  return sanction(match, fact, {
    call: 'keeperMisuse',
    paragraphs: [...offence.paragraphs, ...(facesAShot(match, side) ? [] : [sanctionedBy])],
    against: side,
    place: {},
    keeper: offence.kind,
    detail: { offence: before + 1 },
    ...(isPenalty ? ({ always: 'penalty', penaltyBy: 'FISTF-II.12.1.1.2' } as const) : { spotOf: side }),
  });
}

/** 'FISTF-II.8.1.2': before the attacker's figure has touched the ball. */
const keeperIsJerked: Rule<'keeperJerked'> = (match, fact) => {
  const side = keeperSide(fact.keeper);
  const isBeforeTheShot = facesAShot(match, side) && match.state.restart?.step !== 'taken';
  const mayNot = isBeforeTheShot || (isWorked(match, side) && match.state.attacker !== side);
  return mayNot ? graded(match, fact, JERK) : null;
};

/** 'FISTF-II.8.2.1.2': whoever has the ball, and whether the keeper has touched it or not. */
const keeperIsOverTheLine: Rule<'keeperOverLine'> = (match, fact) => {
  const side = keeperSide(fact.keeper);
  return isWorked(match, side) || facesAShot(match, side) ? graded(match, fact, OVER_LINE) : null;
};

// ── the ball ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.8.1.5.0': a save is his first touch; a figure that the ball only touches begins no new count [S-48]. */
const fourthTouchIsMisuse: Rule<'ballTouched'> = (match, fact) => {
  const { attacker, course } = match.state;
  const side = sideOf(fact.touchedBy);
  if (contactOf(match, fact) !== 'keeper' || side !== attacker || course.keeperTouches < MOST_TOUCHES) return null;
  return sanction(match, fact, {
    call: 'keeperMisuse',
    paragraphs: ['FISTF-II.8.1.5.0', 'FISTF-II.8.1.5.1', 'FISTF-II.8.1.5.2', 'FISTF-II.8.1.5.P'],
    against: side,
    place: {},
    spotOf: side,
    detail: { touches: course.keeperTouches + 1 },
  });
};

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whose goal area a figure stands in or touches; where nobody measures, as it is told; undefined: nobody knows. */
function goalAreaOf(match: Match, { at, where }: FactOf<'figuresTouched'>, figure: Figure): Side | null | undefined {
  const { pitch, size } = groundIn(match);
  const spot = spotsAtContact(match)[figure] ?? at;
  if (spot !== undefined) return goalAreaTouchedAt(pitch, size, spot);
  if (where === undefined) return undefined;
  if (where === 'redGoalArea') return 'red';
  return where === 'blueGoalArea' ? 'blue' : null;
}

const keeperFoul = (match: Match, fact: FactOf<'figuresTouched' | 'breach'>, side: Side, by: readonly Paragraph[]) =>
  sanction(match, fact, { call: 'keeperFoul', paragraphs: by, against: side, place: {}, spotOf: side });

const whoRanIn = ({ touchedBy, touched }: FactOf<'figuresTouched'>): readonly [Keeper, Figure] | null =>
  isKeeper(touchedBy) && isFigure(touched) ? [touchedBy, touched] : null;

/** 'FISTF-II.8.2.2': a figure of either side that stands in his goal area or touches its line. */
const keeperTouchesARestingFigure: Rule<'figuresTouched'> = (match, fact) => {
  const [keeper, figure] = whoRanIn(fact) ?? [];
  if (
    keeper === undefined ||
    figure === undefined ||
    !wasMetAtRest(match, fact) ||
    !isWorked(match, keeperSide(keeper))
  )
    return null;
  const side = keeperSide(keeper);
  return goalAreaOf(match, fact, figure) === side
    ? keeperFoul(match, fact, side, ['FISTF-II.8.2.2', 'FISTF-II.8.2.2.P'])
    : null;
};

/** 'FISTF-II.8.2.3': he runs into a figure on its way to the ball through his goal area [S-119]; a restricted flick goes first [S-53]. */
const keeperHindersAFigure: Rule<'figuresTouched'> = (match, fact) => {
  const [keeper, figure] = whoRanIn(fact) ?? [];
  const { attacker, course } = match.state;
  if (keeper === undefined || figure === undefined || wasMetAtRest(match, fact) || course.restricted) return null;
  const side = keeperSide(keeper);
  const flick = flickOf(match.state, figure);
  const isOnItsWay = flick === undefined ? !match.state.measured : isUndecided(flick);
  if (!isWorked(match, side) || attacker !== other(side) || sideOf(figure) !== attacker || !isOnItsWay) return null;
  return goalAreaOf(match, fact, figure) === side
    ? keeperFoul(match, fact, side, ['FISTF-II.8.2.3', 'FISTF-II.8.2.3.P'])
    : null;
};

// ── as a person sees it ───────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.8.1.1': below a rear bar, with the rod beyond the rear of the goal. */
const keeperIsHeldWrongly: Rule<'breach'> = (match, fact) =>
  fact.what === 'keeperMount'
    ? sanction(match, fact, {
        call: 'keeperMisuse',
        paragraphs: ['FISTF-II.8.1.1', 'FISTF-II.8.1.1.P'],
        against: fact.by,
        place: {},
        spotOf: fact.by,
      })
    : null;

const keeperIsSeenToHinder: Rule<'breach'> = (match, fact) =>
  fact.what === 'keeperHinders' && fact.by !== match.state.attacker && !match.state.course.restricted
    ? keeperFoul(match, fact, fact.by, ['FISTF-II.8.2.3', 'FISTF-II.8.2.3.P'])
    : null;

export const rules: Chapter = {
  keeperJerked: [keeperIsJerked],
  keeperOverLine: [keeperIsOverTheLine],
  ballTouched: [fourthTouchIsMisuse],
  figuresTouched: [keeperTouchesARestingFigure, keeperHindersAFigure],
  breach: [keeperIsHeldWrongly, keeperIsSeenToHinder],
};
