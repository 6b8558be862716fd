import type { Paragraph } from '../rulebook.ts';
import { sideOfSeat } from '../state.ts';
import type { FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapter XVIII. */
type Step<S extends FactOf<'protest'>['step']> = Extract<FactOf<'protest'>, { step: S }>;
const isStep = <S extends FactOf<'protest'>['step']>(fact: FactOf<'protest'>, step: S): fact is Step<S> => fact.step === step;

/** Why it cannot stand. */
function faultsOf(fact: FactOf<'protest'>): readonly Paragraph[] {
  if (isStep(fact, 'announced')) return [...(fact.atOnce ? [] : (['ICF-145.1'] as const)), ...(fact.feePaid ? [] : (['ICF-145.2'] as const))];
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

export const protestIsAnnounced: Rule<'protest'> = (_, fact) =>
  isStep(fact, 'announced') && faultsOf(fact).length === 0 ? ruling(fact, 'protestAnnounced', ['ICF-145.1', 'ICF-145.2', 'ICF-146', 'ICF-149'], { for: sideOfSeat(fact.by) }) : null;

export const protestIsHandedIn: Rule<'protest'> = (_, fact) =>
  isStep(fact, 'handedIn') && faultsOf(fact).length === 0 ? ruling(fact, 'protestStands', ['ICF-144.1', 'ICF-144.2', 'ICF-144.3', 'ICF-144.4', 'ICF-146', 'ICF-147', 'ICF-150.1', 'ICF-150.2', 'ICF-151c']) : null;

export const protestCannotStand: Rule<'protest'> = (_, fact) => {
  const faults = faultsOf(fact);
  return faults.length === 0 ? null : ruling(fact, 'protestRejected', faults);
};

export const protestIsNotWithdrawn: Rule<'protest'> = (match, fact) => (isStep(fact, 'withdrawn') && match.state.protest !== null ? ruling(fact, 'protestCannotBeWithdrawn', ['ICF-149']) : null);

/** Play goes on from the start of the board in which it was announced; what came after is void [CI-54]. */
export const protestIsUpheld: Rule<'protest'> = (match, fact) => (isStep(fact, 'decided') && fact.upheld && match.state.protest !== null ? ruling(fact, 'protestUpheld', ['ICF-151a.1', 'ICF-151a.2'], { for: match.state.protest.by }) : null);
export const protestIsRejected: Rule<'protest'> = (match, fact) => (isStep(fact, 'decided') && !fact.upheld && match.state.protest !== null ? ruling(fact, 'protestRejected', ['ICF-151b.1', 'ICF-151b.2'], { against: match.state.protest.by }) : null);

export const protestCameTooLate: Rule<'clockRanOut'> = (match, fact) => (fact.clock === 'protest' && match.state.protest !== null ? ruling(fact, 'protestRejected', ['ICF-146'], { against: match.state.protest.by }) : null);
export const decisionIsOverdue: Rule<'clockRanOut'> = (_, fact) => (fact.clock === 'decision' ? ruling(fact, 'decisionOverdue', ['ICF-151c']) : null);
