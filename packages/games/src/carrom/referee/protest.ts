import type { Paragraph } from '../rulebook.ts';
import type { EventOf } from '../events.ts';
import { sideOfSeat, type Fact, type Protest, type Ruling, type Standing, type State } from '../state.ts';
import type { Side } from '../table.ts';
import type { FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { lostAnyway } from './scoring.ts';

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

/** Which of the open protests a step is about: the one named, otherwise the oldest that it fits. */
export function protestMeant({ protests }: State, fact: EventOf<'protest'>): Protest | undefined {
  if (fact.step === 'announced') return undefined;
  const fits = ({ handedIn }: Protest): boolean => fact.step === 'withdrawn' || handedIn === (fact.step === 'decided');
  return protests.find((one) => fits(one) && one.number === (fact.number ?? one.number));
}
/** Each protest has clocks of its own. */
export const protestClock = (name: 'protest' | 'decision', number: number): string => `${name} ${number}`;
export const protestOfClock = ({ protests }: State, clock: string, name: 'protest' | 'decision'): Protest | undefined =>
  protests.find(({ number }) => clock === protestClock(name, number));

export const protestIsAnnounced: Rule<'protest'> = (_, fact) =>
  isStep(fact, 'announced') && faultsOf(fact).length === 0
    ? ruling(fact, 'protestAnnounced', ['ICF-145.1', 'ICF-145.2', 'ICF-146', 'ICF-149'], { for: sideOfSeat(fact.by) })
    : null;

export const protestIsHandedIn: Rule<'protest'> = ({ state }, fact) =>
  isStep(fact, 'handedIn') && faultsOf(fact).length === 0
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
        about(protestMeant(state, fact), 'for'),
      )
    : null;

export const protestCannotStand: Rule<'protest'> = ({ state }, fact) => {
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
      : about(protestMeant(state, fact), 'against', 'forfeited'),
  );
};

export const protestIsNotWithdrawn: Rule<'protest'> = ({ state }, fact) => {
  const protest = protestMeant(state, fact);
  return isStep(fact, 'withdrawn') && protest !== undefined
    ? ruling(fact, 'protestCannotBeWithdrawn', ['ICF-149'], about(protest, 'against'))
    : null;
};

/** Play goes on from the start of the board in which it was announced; what came after is void [CI-54], but for a loss by 143 [CI-70]. */
export const protestIsUpheld: Rule<'protest'> = (match, fact) => {
  const protest = protestMeant(match.state, fact);
  if (!isStep(fact, 'decided') || !fact.upheld || protest === undefined) return null;
  return ruling(
    fact,
    'protestUpheld',
    [...(lostAnyway(match, protest).length === 0 ? (['ICF-151a.1'] as const) : []), 'ICF-151a.2'],
    about(protest, 'for', 'refunded'),
  );
};
export const protestIsRejected: Rule<'protest'> = ({ state }, fact) => {
  const protest = protestMeant(state, fact);
  return isStep(fact, 'decided') && !fact.upheld && protest !== undefined
    ? ruling(fact, 'protestRejected', ['ICF-151b.1', 'ICF-151b.2'], about(protest, 'against', 'forfeited'))
    : null;
};

export const protestCameTooLate: Rule<'clockRanOut'> = ({ state }, fact) => {
  const protest = protestOfClock(state, fact.clock, 'protest');
  return protest === undefined
    ? null
    : ruling(fact, 'protestRejected', ['ICF-146', 'ICF-151b.2'], about(protest, 'against', 'forfeited'));
};
export const decisionIsOverdue: Rule<'clockRanOut'> = ({ state }, fact) => {
  const protest = protestOfClock(state, fact.clock, 'decision');
  return protest === undefined ? null : ruling(fact, 'decisionOverdue', ['ICF-151c'], about(protest, 'for'));
};
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

/** The protest that is settled by this fact and these rulings. */
export function settledProtest(state: State, fact: Fact, rulings: readonly Ruling[]): Protest | undefined {
  if (!rulings.some(({ call }) => call === 'protestRejected' || call === 'protestUpheld')) return undefined;
  return fact.kind === 'protest'
    ? protestMeant(state, fact)
    : fact.kind === 'clockRanOut'
      ? protestOfClock(state, fact.clock, 'protest')
      : undefined;
}

/** Boards in the order in which they are played. */
const isBefore = (a: Standing, b: Standing): boolean =>
  a.game < b.game ||
  (a.game === b.game && (a.trial > b.trial || (a.trial === b.trial && a.boardNumber < b.boardNumber)));
/** What is still to be decided once a protest is upheld: only what concerns boards before it; the others are played again anyway [CI-64]. */
export const stillOpen = (protests: readonly Protest[], upheld: Protest): readonly Protest[] =>
  protests.filter(({ from }) => isBefore(from, upheld.from));
