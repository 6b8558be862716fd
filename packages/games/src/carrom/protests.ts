import type { EventOf } from './events.ts';
import type { Protest, Standing, State } from './state.ts';

/** Which of the open protests is meant, and which stay open. */

export const protestNumbered = ({ protests }: State, number: number): Protest | undefined =>
  protests.find((one) => one.number === number);

/** The one named, otherwise the oldest that the step fits. */
export function protestMeant({ protests }: State, fact: EventOf<'protest'>): Protest | undefined {
  if (fact.step === 'announced') return undefined;
  const fits = ({ handedIn }: Protest): boolean => fact.step === 'withdrawn' || handedIn === (fact.step === 'decided');
  return protests.find((one) => fits(one) && one.number === (fact.number ?? one.number));
}

/** Each protest has clocks of its own. */
export const protestClock = (name: 'protest' | 'decision', number: number): string => `${name} ${number}`;
/** The one that runs. */
export const protestClockOf = ({ number, handedIn }: Protest): string =>
  protestClock(handedIn ? 'decision' : 'protest', number);
export const protestOfClock = ({ protests }: State, clock: string, name: 'protest' | 'decision'): Protest | undefined =>
  protests.find(({ number }) => clock === protestClock(name, number));

/** Boards in the order in which they are played. */
const isBefore = (a: Standing, b: Standing): boolean =>
  a.game < b.game ||
  (a.game === b.game && (a.trial > b.trial || (a.trial === b.trial && a.boardNumber < b.boardNumber)));
/** What is still to be decided once a protest is upheld: only what concerns boards before it; the others are played again anyway [CI-64]. */
export const stillOpen = (protests: readonly Protest[], upheld: Protest): readonly Protest[] =>
  protests.filter(({ from }) => isBefore(from, upheld.from));
