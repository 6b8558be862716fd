import { groundIn } from '../motion.ts';
import { other, sideOf, type Figure, type Side } from '../names.ts';
import { spotNow } from '../places.ts';
import { contactOf } from '../reckoning/contact.ts';
import { isFromAnExemptRestart, lastOfHis, positionBy, standingOf, whyNoOffside } from '../reckoning/offside.ts';
import { flickKindOf, isPassivelyOffside, ownPlayBy } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, isShort, type Fact, type Match, type Ruling } from '../state.ts';
import { aheadOf, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { placeOf, punished } from './punished.ts';

/** Rules 13.1 and 13.2: offside. */

/** Where the figure stands that is nearest to the goal line ['FISTF-II.13.1.2.3.4']; behind the line it stands on it ['FISTF-II.13.1.2.3.5']. */
export function offside(
  match: Match,
  fact: Fact,
  attacker: Side,
  figures: readonly Figure[],
  why: Paragraph,
  told?: Whereabouts,
): Ruling | null {
  const [deepest] = figures;
  const place: Whereabouts = told ?? (deepest === undefined ? {} : { at: spotNow(match, deepest) });
  const touched = match.state.course.touch?.fact ?? -1;
  return punished(match, fact, {
    call: 'offside',
    paragraphs: [
      why,
      ...positionBy(match, attacker),
      'FISTF-II.13.1.2.3.1',
      'FISTF-II.13.1.2.3.2',
      'FISTF-II.13.1.2.3.3',
      ...(figures.length > 1 ? (['FISTF-II.13.1.2.3.4'] as const) : []),
      ...(isBehindTheLine(match, attacker, place) ? (['FISTF-II.13.1.2.3.5'] as const) : []),
    ],
    against: attacker,
    place,
    ...(touched < 0 ? {} : { evidence: [match.state.course.touch!.fact] }),
    ...(figures.length === 0 ? {} : { detail: { figures: figures.join(' '), ...lineOf(match, fact, attacker) } }),
  });
}
/** The line that they were measured by, for people to see: when the ball was touched, or as it is played now. */
function lineOf(match: Match, fact: Fact, attacker: Side): { readonly lineMm?: number } {
  const { course, measured } = match.state;
  if (!measured) return {};
  const line = fact.kind === 'ballPassed' ? course.offsideLine : standingOf(match, attacker, null).line;
  return line === null ? {} : { lineMm: Math.round(line * 10_000) / 10 };
}
const isBehindTheLine = (match: Match, attacker: Side, { at }: Whereabouts): boolean =>
  at !== undefined && aheadOf(groundIn(match).pitch, other(attacker), at) < 0;

/** 'FISTF-II.13.1.2.1', 'SHORT-offside.3': some of the ball has passed the line while figures are offside, as a person names them or as they were at the touch; where nobody is known to be, nothing is called. */
const ballPassesTheLine: Rule<'ballPassed'> = (match, fact) => {
  const { attacker, course, shootOut } = match.state;
  if (attacker === null || (course.play !== null && course.play.side !== attacker)) return null;
  if (isFromAnExemptRestart(match) || shootOut !== null) return null; // 'FISTF-II.13.1.2.4a', whomever a person names
  const named = fact.figures ?? course.offside;
  const itself = fact.figures === undefined ? null : lastOfHis(match, attacker);
  const isNone = (figure: Figure): boolean =>
    sideOf(figure) !== attacker || figure === itself || (!isShort(match) && course.passive.includes(figure));
  const figures = named.filter((figure) => !isNone(figure));
  if (figures.length === 0) return null;
  return offside(match, fact, attacker, figures, isShort(match) ? 'SHORT-offside.3' : 'FISTF-II.13.1.2.1');
};

/** 'FISTF-II.13.1.2.2': it has passed the line already and is played forward; by the short rules whichever way [S-127]. */
const ballIsPlayedBeyondTheLine: Rule<'ballTouched'> = (match, fact) => {
  const contact = contactOf(match, fact);
  const side = sideOf(fact.touchedBy);
  if ((contact !== 'play' && contact !== 'keeper') || whyNoOffside(match, fact, contact) !== null) return null;
  const { figures, isBallPast } = standingOf(match, side, fact.touchedBy, fact.at);
  if (figures.length === 0 || !isBallPast || (fact.forward !== true && !isShort(match))) return null;
  return offside(match, fact, side, figures, isShort(match) ? 'SHORT-offside.3' : 'FISTF-II.13.1.2.2');
};

/** 'FISTF-II.13.2.2': its own flick had carried it offside, and it was flicked again before the ball lay still. */
const passiveFigureIsFlickedAgain: Rule<'flicked'> = (match, fact) => {
  const { figure, by } = fact;
  if (by !== match.state.attacker || !isPassivelyOffside(match, figure) || flickKindOf(match, fact) !== 'play')
    return null;
  return punished(match, fact, {
    call: 'offside',
    paragraphs: ['FISTF-II.13.2.2', 'FISTF-II.13.2.1'],
    against: by,
    place: placeOf(match, fact, figure),
    detail: { figures: figure },
  });
};

/** Whether a figure that stands offside may play the ball itself: always, but by the short rules not a ball that is past. */
const offsideFigurePlays: Rule<'ballTouched'> = (match, fact) => {
  const { touchedBy } = fact;
  const flick = flickOf(match.state, touchedBy);
  if (contactOf(match, fact) !== 'play' || flick?.wasOffside !== true) return null;
  const own = ownPlayBy(match, standingOf(match, flick.side, touchedBy, fact.at).isBallPast);
  if (own.may) return null;
  return punished(match, fact, {
    call: 'offside',
    paragraphs: [own.by, ...positionBy(match, flick.side)],
    against: flick.side,
    place: { at: flick.from ?? undefined, where: flick.where ?? undefined },
    evidence: [flick.fact],
    detail: { figures: touchedBy },
  });
};

export const rules: Chapter = {
  ballPassed: [ballPassesTheLine],
  ballTouched: [ballIsPlayedBeyondTheLine, offsideFigurePlays],
  flicked: [passiveFigureIsFlickedAgain],
};
