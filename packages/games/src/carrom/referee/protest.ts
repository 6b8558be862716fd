import type { Paragraph } from '../rulebook.ts';
import type { Consequence } from '../consequences.ts';
import { protestMeant, protestOfClock } from '../protests.ts';
import { nameOf, sideOfSeat, type Match, type Protest } from '../state.ts';
import type { Side } from '../table.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { hasForfeited, lostAnyway } from './scoring.ts';

/** Chapter XVIII. */
type Step<S extends FactOf<'protest'>['step']> = Extract<FactOf<'protest'>, { step: S }>;
const isStep = <S extends FactOf<'protest'>['step']>(fact: FactOf<'protest'>, step: S): fact is Step<S> =>
  fact.step === step;

/** What becomes of the fee: a protest that is rejected costs it ['ICF-151b.2', CI-74]. */
type Fee = 'forfeited' | 'refunded' | 'unpaid';

/** Why it cannot stand. */
function faultsOf(fact: FactOf<'protest'>): readonly Paragraph[] {
  if (isStep(fact, 'announced'))
    return [...(fact.atOnce ? [] : (['ICF-145.1'] as const)), ...(fact.feePaid ? [] : (['ICF-145.2'] as const))];
  if (!isStep(fact, 'handedIn')) return [];
  return [
    ...(fact.written ? [] : (['ICF-144.1'] as const)),
    ...(fact.addressed ? [] : (['ICF-144.2'] as const)),
    ...(fact.throughUmpire ? [] : (['ICF-144.3'] as const)),
    ...(fact.signed ? [] : (['ICF-144.4'] as const)),
    ...(fact.onlyTheCase ? [] : (['ICF-147'] as const)),
    ...(fact.decent ? [] : (['ICF-148.1', 'ICF-148.2'] as const)),
  ];
}

const protestIsAnnounced: Rule<'protest'> = (match, fact) =>
  isStep(fact, 'announced') && faultsOf(fact).length === 0
    ? ruling(fact, 'protestAnnounced', ['ICF-145.1', 'ICF-145.2', 'ICF-146', 'ICF-149'], {
        for: sideOfSeat(fact.by),
        then: [opens(match, sideOfSeat(fact.by))],
      })
    : null;

const opens = (match: Match, by: Side): Consequence => ({
  kind: 'protestIsOpen',
  side: nameOf(by),
  againstForfeit: hasForfeited(match, by),
});

const protestIsHandedIn: Rule<'protest'> = ({ state }, fact) => {
  const meant = protestMeant(state, fact);
  return isStep(fact, 'handedIn') && faultsOf(fact).length === 0
    ? ruling(
        fact,
        'protestStands',
        [
          'ICF-144.1',
          'ICF-144.2',
          'ICF-144.3',
          'ICF-144.4',
          'ICF-146',
          'ICF-147',
          'ICF-150.1',
          'ICF-150.2',
          'ICF-151c',
        ],
        {
          ...about(meant, 'for'),
          then: meant === undefined ? [] : [{ kind: 'protestIsHandedIn', number: meant.number }],
        },
      )
    : null;
};

const protestCannotStand: Rule<'protest'> = ({ state }, fact) => {
  const faults = faultsOf(fact);
  if (faults.length === 0) return null;
  const unpaid = isStep(fact, 'announced') && !fact.feePaid;
  const laws: readonly Paragraph[] = unpaid ? faults : [...faults, 'ICF-151b.2'];
  return ruling(
    fact,
    'protestRejected',
    laws,
    isStep(fact, 'announced')
      ? { against: sideOfSeat(fact.by), detail: { fee: unpaid ? 'unpaid' : 'forfeited' } }
      : rejected(protestMeant(state, fact)),
  );
};

const protestIsNotWithdrawn: Rule<'protest'> = ({ state }, fact) => {
  const protest = protestMeant(state, fact);
  return isStep(fact, 'withdrawn') && protest !== undefined
    ? ruling(fact, 'protestCannotBeWithdrawn', ['ICF-149'], about(protest, 'against'))
    : null;
};

/** Play goes on from the start of the board in which it was announced; what came after is void [CI-54], but for a loss by 143 [CI-70]. */
const protestIsUpheld: Rule<'protest'> = (match, fact) => {
  const protest = protestMeant(match.state, fact);
  if (!isStep(fact, 'decided') || !fact.upheld || protest === undefined) return null;
  return ruling(
    fact,
    'protestUpheld',
    [...(lostAnyway(match, protest).length === 0 ? (['ICF-151a.1'] as const) : []), 'ICF-151a.2'],
    { ...about(protest, 'for', 'refunded'), then: [{ kind: 'playGoesBack', protest: protest.number }] },
  );
};
const protestIsRejected: Rule<'protest'> = ({ state }, fact) => {
  const protest = protestMeant(state, fact);
  return isStep(fact, 'decided') && !fact.upheld && protest !== undefined
    ? ruling(fact, 'protestRejected', ['ICF-151b.1', 'ICF-151b.2'], rejected(protest))
    : null;
};

const protestCameTooLate: Rule<'clockRanOut'> = ({ state }, fact) => {
  const protest = protestOfClock(state, fact.clock, 'protest');
  return protest === undefined ? null : ruling(fact, 'protestRejected', ['ICF-146', 'ICF-151b.2'], rejected(protest));
};
const decisionIsOverdue: Rule<'clockRanOut'> = ({ state }, fact) => {
  const protest = protestOfClock(state, fact.clock, 'decision');
  return protest === undefined ? null : ruling(fact, 'decisionOverdue', ['ICF-151c'], about(protest, 'for'));
};
const rejected = (
  protest: Protest | undefined,
): ReturnType<typeof about> & { readonly then?: readonly Consequence[] } => ({
  ...about(protest, 'against', 'forfeited'),
  ...(protest === undefined ? {} : { then: [{ kind: 'protestIsClosed', number: protest.number }] }),
});
const about = (
  protest: Protest | undefined,
  whose: 'for' | 'against',
  fee?: Fee,
): {
  readonly for?: Side;
  readonly against?: Side;
  readonly detail?: { readonly number: number; readonly fee?: Fee };
} =>
  protest === undefined
    ? {}
    : { [whose]: protest.by, detail: { number: protest.number, ...(fee === undefined ? {} : { fee }) } };

export const rules: Chapter = {
  protest: [
    protestIsAnnounced,
    protestIsHandedIn,
    protestCannotStand,
    protestIsNotWithdrawn,
    protestIsUpheld,
    protestIsRejected,
  ],
  clockRanOut: [protestCameTooLate, decisionIsOverdue],
};
