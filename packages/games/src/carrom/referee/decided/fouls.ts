import { unfit } from '@bande/kit';
import type { Paragraph } from '../../rulebook.ts';
import { rightOf, sideOfSeat, type Match, type Ruling } from '../../state.ts';
import { breachNamed, type BreachName } from '../breaches.ts';
import type { Call } from '../calls.ts';
import { LATE_FOR_A_FOUL } from '../ends.ts';
import { lawsOfTheTime, MOST_DISTRACTIONS, oneMoreDistraction, penalised, queenOutOf, turnPassesTo } from '../fouls.ts';
import { DISPLACED } from '../jumped.ts';
import { ruling } from '../ruling.ts';
import { inTheBook, lawsFor, onABoard, withContact, type Decide, type DecidedOf, type Unfit } from './saying.ts';

/** Chapter XI, decided: fouls, technical fouls, warnings and what is put right. */

/** What costs the board or the match is no mere foul. */
function costsMore({ breach }: { readonly breach?: BreachName | undefined }): Unfit | null {
  if (breach === undefined || breachNamed(breach).leads === 'foul') return null;
  return unfit(`${breach} costs the ${breachNamed(breach).leads}`, ...breachNamed(breach).laws);
}

/** It costs the turn, and the queen that was to be covered, as through play ['ICF-64a.3', CI-21]: with the laws of what took place, where that was said and is one. */
export const foul: Decide<'foul'> = onABoard((match, fact) => costsMore(fact) ?? isAFoul(match, fact));
function isAFoul(match: Match, fact: DecidedOf<'foul'>): readonly Ruling[] {
  const made = penalised(fact, 'foul', lawsOfTheFoul(match, fact), fact.by);
  if (fact.by !== match.state.turn) return [made];
  const book = inTheBook(match, fact);
  const asPlayed = (call: Call): Ruling | undefined =>
    book.some((one) => one.call === 'foul') ? book.find((one) => one.call === call) : undefined;
  return [
    made,
    withContact(
      match,
      fact,
      asPlayed('turnPasses') ?? turnPassesTo(match, fact, rightOf(match, fact.by), ['ICF-64a.3']),
    ),
    ...(match.state.board.queen === 'pending' ? [asPlayed('queenOut') ?? queenOutOf(fact, fact.by)] : []),
  ];
}
const lawsOfTheFoul = (match: Match, fact: DecidedOf<'foul'>): readonly Paragraph[] =>
  fact.breach === undefined
    ? lawsFor(match, fact, ['ICF-14', 'ICF-64a.1', 'ICF-64a.2'])
    : [...lawsOfTheBreach(match, fact.breach), 'ICF-14', 'ICF-64a.1', 'ICF-64a.2'];
const lawsOfTheBreach = (match: Match, breach: BreachName): readonly Paragraph[] =>
  breach === 'overTime' ? lawsOfTheTime(match) : breachNamed(breach).laws;

export const technicalFoul: Decide<'technicalFoul'> = (match, fact) => {
  const { phase, turn } = match.state;
  if (phase === 'running' || phase === 'finished') return unfit(`no technicalFoul in the phase ${phase}`);
  const more = costsMore(fact);
  if (more !== null) return more;
  const laws63: readonly Paragraph[] = ['ICF-14', fact.by === turn ? 'ICF-63a.1' : 'ICF-63b', 'ICF-63a.2'];
  return [penalised(fact, 'technicalFoul', lawsOfTheTechnicalFoul(match, fact, laws63), fact.by)];
};
function lawsOfTheTechnicalFoul(
  match: Match,
  fact: DecidedOf<'technicalFoul'>,
  always: readonly Paragraph[],
): readonly Paragraph[] {
  if (fact.breach !== undefined) return [...lawsOfTheBreach(match, fact.breach), ...always];
  return fact.because === 'late' ? [...LATE_FOR_A_FOUL, ...always] : lawsFor(match, fact, always);
}

export const warned: Decide<'warned'> = (match, fact) => {
  if (match.state.phase === 'running' || match.state.phase === 'finished') return unfit('nothing is played');
  const against = sideOfSeat(fact.by);
  const isThird = fact.because === 'distraction' && match.state.distractions[against] + 1 >= MOST_DISTRACTIONS;
  if (isThird) return unfit('the third time costs the match', 'ICF-143h');
  return fact.because === 'time'
    ? [ruling(fact, 'warned', ['ICF-50.1', 'ICF-143g'], { against })]
    : [
        ruling(fact, 'warned', ['ICF-129', 'ICF-143h'], {
          against,
          detail: { times: match.state.distractions[against] + 1 },
          then: [oneMoreDistraction(fact.by)],
        }),
      ];
};

export const putRight: Decide<'putRight'> = (match, fact) => [
  ruling(fact, 'putRight', lawsOfTheRemedy(match, fact), fact.by === undefined ? {} : { against: sideOfSeat(fact.by) }),
];

function lawsOfTheRemedy(match: Match, fact: DecidedOf<'putRight'>): readonly Paragraph[] {
  if (fact.displaced === true) return DISPLACED;
  return fact.breach === undefined ? lawsFor(match, fact, ['ICF-20']) : (breachNamed(fact.breach).remedy ?? ['ICF-20']);
}
