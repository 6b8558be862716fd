import { groundIn } from '../motion.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type FactOf, type Match } from '../state.ts';
import { isUnderWay } from '../rights.ts';
import { penaltyAreaOf, type Whereabouts } from '../zones.ts';
import type { Breach } from './breach-names.ts';
import type { Call } from './calls.ts';
import type { Chapter, Rule } from './facts.ts';
import { ballPlace, byArea, calledOnly, isHalfUnderWay, placeOf, punished } from './punished.ts';
import type { Offence } from './sanction.ts';

/** What only hands and mouths do, in one table: the call, and where the free kick is taken. Bodies in the way of figures are in bodies.ts. */
interface Breaking {
  readonly call: Call;
  readonly paragraphs: readonly Paragraph[];
  /** What decides the place: the figure that was flicked, the hand, or the ball wherever the hand was [S-7]. */
  readonly place: 'figure' | 'hand' | 'ball';
  readonly outside?: Paragraph;
  readonly inside?: Paragraph;
  /** What the short rules say of it; what becomes of it stands in the FISTF rules [S-84]. */
  readonly short?: Paragraph;
  /** Listed in 'FISTF-II.12.1.1': by its number there, and by its own. */
  readonly penalty?: { readonly by: Paragraph; readonly is: Paragraph };
  /** Only the one who has the ball, or only the other, can do it. */
  readonly only?: 'attacker' | 'defender';
  /** Punished outside the halves too. */
  readonly always?: (match: Match) => boolean;
}

const unclean = (paragraph: Paragraph, short: Paragraph): Breaking => ({
  call: 'uncleanFlick',
  paragraphs: [paragraph],
  short,
  place: 'figure',
  outside: 'FISTF-II.1.1.2.a',
  inside: 'FISTF-II.1.1.2.b',
});
const bodyFoul = (paragraph: Paragraph): Breaking => ({
  call: 'bodyFoul',
  paragraphs: [paragraph],
  place: 'ball',
  outside: 'FISTF-II.1.3.1.a',
  inside: 'FISTF-II.1.3.1.b',
});
const obstruction = (...paragraphs: readonly Paragraph[]): Breaking => ({
  call: 'obstruction',
  paragraphs: ['FISTF-II.10.6.1.1', ...paragraphs],
  place: 'ball',
  inside: 'FISTF-II.10.6.1.2',
});
const unsporting = (...paragraphs: readonly Paragraph[]): Breaking => ({
  call: 'unsporting',
  paragraphs,
  place: 'ball',
  outside: 'FISTF-II.10.7.2.S1',
  inside: 'FISTF-II.10.7.2.S2',
});
const timeWasting = (...paragraphs: readonly Paragraph[]): Breaking => ({
  call: 'timeWasting',
  paragraphs: [...paragraphs, 'FISTF-II.10.8.1.1'],
  place: 'ball',
  inside: 'FISTF-II.10.8.1.2',
});
const illegalConduct = (paragraph: Paragraph): Breaking => ({
  call: 'illegalConduct',
  paragraphs: [paragraph],
  place: 'ball',
  only: 'attacker',
});

/** Between the end of regulation time and the kick-off of extra time. */
const beforeExtraTime = ({ state }: Match): boolean => state.period === 'extraTime' && state.phase !== 'play';

const BREAKING: Readonly<Partial<Record<Breach, Breaking>>> = {
  wrongFinger: unclean('FISTF-II.1.1.1.1', 'SHORT-flick.2'),
  notNail: unclean('FISTF-II.1.1.1.2', 'SHORT-flick.3'),
  pushed: unclean('FISTF-II.1.1.2.1', 'SHORT-flick.1'),
  wrongTension: unclean('FISTF-II.1.1.2.2', 'SHORT-flick.2'),
  carried: unclean('FISTF-II.1.1.2.3', 'SHORT-flick.1'),
  armMoved: unclean('FISTF-II.1.1.2.4', 'SHORT-flick.1'),
  baseNotTouched: unclean('FISTF-II.1.1.2.5', 'SHORT-flick.3'),
  bothHands: bodyFoul('FISTF-II.1.3.1.1'),
  boardDestabilised: bodyFoul('FISTF-II.1.3.1.2'),
  polishedDuringPlay: timeWasting('FISTF-II.1.4.P', 'FISTF-II.1.4.2.1', 'FISTF-II.1.4.2.2'),
  thoroughPolish: { ...timeWasting('FISTF-II.1.4.P', 'FISTF-II.1.4.3.2'), always: beforeExtraTime },
  fingerFoul: {
    call: 'fingerFoul',
    paragraphs: ['FISTF-II.10.4.1.1'],
    place: 'hand',
    penalty: { by: 'FISTF-II.12.1.1.3', is: 'FISTF-II.10.4.1.2' },
  },
  handBall: {
    call: 'handBall',
    paragraphs: ['FISTF-II.10.5.1.1'],
    place: 'hand',
    penalty: { by: 'FISTF-II.12.1.1.4', is: 'FISTF-II.10.5.1.2' },
  },
  // where the body was hit [S-56]; no handball is called [S-102]
  handBallProvoked: { call: 'unsporting', paragraphs: ['FISTF-II.10.5.2'], place: 'hand', only: 'attacker' },
  obstruction: obstruction(),
  handLeftOnField: { ...obstruction('FISTF-II.10.6.2.1'), only: 'attacker' },
  viewBlocked: { ...obstruction('FISTF-II.10.6.2.2'), only: 'defender' },
  hinderedForBlock: { ...obstruction('FISTF-II.10.6.2.3'), only: 'defender' },
  talking: unsporting('FISTF-II.10.7.1.1', 'FISTF-II.10.7.2.0b'),
  criticism: unsporting('FISTF-II.10.7.1.2'),
  disobedience: { ...unsporting('FISTF-II.10.7.2.0a'), always: () => true },
  coachTalk: unsporting('FISTF-II.10.7.3.1'), // the box before it covers it too [S-59]
  coachConduct: unsporting('FISTF-II.10.7.3.3'),
  timeWasting: timeWasting(),
  unfairDelay: timeWasting('FISTF-II.10.8.4'),
  feint: illegalConduct('FISTF-II.10.9.1'),
  handWithdrawn: illegalConduct('FISTF-II.10.9.2'),
};

const breachIsPunished: Rule<'breach'> = (match, fact) => {
  const breaking = BREAKING[fact.what];
  if (breaking === undefined || !canBe(match, fact, breaking)) return null;
  const offence = offenceBy(match, fact, breaking);
  const isCalled = !isHalfUnderWay(match) && breaking.always?.(match) === true;
  return isCalled ? calledOnly(fact, offence) : punished(match, fact, offence);
};

function canBe({ state }: Match, { by, figure, what }: FactOf<'breach'>, { only }: Breaking): boolean {
  const isMoving = figure !== undefined && isUnderWay(state, figure);
  if (isMoving && (what === 'fingerFoul' || what === 'obstruction')) return false; // 'FISTF-II.10.4.2', 'FISTF-II.10.6.3'
  if (only === undefined || state.attacker === null) return true;
  return (only === 'attacker') === (by === state.attacker);
}

function offenceBy(match: Match, fact: FactOf<'breach'>, breaking: Breaking): Offence {
  const { call, penalty } = breaking;
  const place = placeBy(match, fact, breaking);
  return {
    call,
    paragraphs: [
      ...(breaking.short !== undefined && isShort(match) ? [breaking.short] : []),
      ...paragraphsBy(match, fact, breaking, place),
      ...(fact.clothing === true ? CLOTHING : []),
    ],
    against: fact.by,
    place,
    ...(penalty === undefined ? {} : { penaltyBy: penalty.by }),
    ...(fact.figure === undefined ? {} : { detail: { figure: fact.figure } }),
  };
}
const CLOTHING: readonly Paragraph[] = ['FISTF-I.2'];

function placeBy(match: Match, fact: FactOf<'breach'>, { place }: Breaking): Whereabouts {
  if (place === 'ball') return ballPlace(match, fact);
  const told = placeOf(match, fact, fact.figure);
  const isUnknown = told.at === undefined && told.where === undefined;
  return isUnknown && fact.figure === undefined && place === 'hand' ? ballPlace(match, fact) : told;
}

function paragraphsBy(
  match: Match,
  { by }: FactOf<'breach'>,
  { paragraphs, penalty, outside, inside }: Breaking,
  place: Whereabouts,
): readonly Paragraph[] {
  if (penalty !== undefined)
    return penaltyAreaOf(groundIn(match).pitch, place) === by ? [...paragraphs, penalty.is] : paragraphs;
  if (inside === undefined) return paragraphs;
  return [...paragraphs, ...byArea(match, place, outside ?? paragraphs[0]!, inside)];
}

export const rules: Chapter = { breach: [breachIsPunished] };
