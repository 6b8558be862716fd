import { CLOCKS } from '../clocks.ts';
import type { Side } from '../names.ts';
import { isCovered } from '../reckoning/movement.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import type { Call } from './calls.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { ends, nextKickOff } from './time.ts';

/** What is still taken after the signal: rules 4.K9, 13.4, 13.K11 and 14.5. */

/** Who is to take it, or has just taken it. */
function takerIn({ state: { movement, restart, repetition, signal } }: Match): Side | null {
  if (!signal) return null;
  if (movement !== null) return isCovered(movement) ? movement.by : null;
  return restart?.by ?? repetition?.by ?? null;
}

const isSevenSeconds = (match: Match, { clock }: FactOf<'clockRanOut'>): boolean =>
  clock === CLOCKS.shot && match.state.movement === null && takerIn(match) !== null;
/** 'DTKV-8.5.1', 'DTKV-4.K9' [C-89]: after seven seconds he is told to shoot. */
const takerIsUrged: Rule<'clockRanOut'> = (match, fact) =>
  isSevenSeconds(match, fact) && !match.state.urged
    ? ruling(fact, 'overrun', ['DTKV-8.5.1', 'DTKV-4.K9'], {
        against: takerIn(match),
        then: [{ kind: 'takerIsUrged' }],
      })
    : null;
/** 'DTKV-4.K9' [C-89]: after seven more he has done without, and time is over. */
const isWaived = (match: Match, fact: FactOf<'clockRanOut'>): boolean =>
  isSevenSeconds(match, fact) && match.state.urged;
const periodEndsUntaken: Rule<'clockRanOut'> = (match, fact) => (isWaived(match, fact) ? ends(match, fact) : null);
const kickOffAfterUntaken: Rule<'clockRanOut'> = (match, fact) =>
  isWaived(match, fact) ? nextKickOff(match, fact) : null;

/** What a taker may do wrong so that nothing is left to be taken. A shot against the rules runs its way first: it may be an own goal ['DTKV-13.K3.2']. */
const SPOILS: ReadonlySet<Call> = new Set<Call>([
  'bodyTouch',
  'obstruction',
  'blocking',
  'timeWasting',
  'spareFigure',
  'activeDefence',
  'liftedKicker',
]);
/** 'DTKV-4.K9' [C-90]: the taker himself offends, and time is over. */
export function endedByTheTaker(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  const taker = takerIn(match);
  const isOver = rulings.some(({ call, against }) => taker !== null && against === taker && SPOILS.has(call));
  const isAbandoned = rulings.some(({ call }) => call === 'abandoned' || call === 'disqualified');
  if (!isOver || isAbandoned || fact.kind === 'shot') return [];
  const next = nextKickOff(match, fact);
  return [ends(match, fact), ...(next === null ? [] : [next])];
}

export const rules: Chapter = { clockRanOut: [takerIsUrged, periodEndsUntaken, kickOffAfterUntaken] };
