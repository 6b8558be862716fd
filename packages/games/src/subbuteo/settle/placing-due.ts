import { playTick } from '@bande/core';
import { duesIn } from '../reckoning/placing-due.ts';
import { withState, type Fact, type Match } from '../state.ts';

/** After these something may have come to rest that must not stay as it is. */
const RESTING: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'rested',
  'layDown',
  'figureLeft',
  'entangled',
  'reserveOut',
  'optionTaken',
  'optionLapsed',
]);

/** 'FISTF-II.2.1.2.5.1', 'FISTF-II.4.3.4.1': as soon as the ball rests and nobody has a choice to make, the referee comes to the figures. */
export function placingIsDue(before: Match, fact: Fact, match: Match): Match {
  const isNew = RESTING.has(fact.kind) || match.state.restart !== before.state.restart;
  return isNew ? placingAsItStands(match) : match;
}

export function placingAsItStands(match: Match): Match {
  const { rolling, offers, restart, pending } = match.state;
  if (rolling || offers.length > 0 || restart?.laid === false || !mayStop(match)) return match;
  if (pending.some(({ event }) => event.kind === 'placingDue') || duesIn(match) === null) return match;
  return withState(match, { pending: [...pending, { at: playTick(match), event: { kind: 'placingDue' } }] });
}

const mayStop = ({ state }: Match): boolean =>
  (state.phase === 'play' || state.phase === 'restart' || state.phase === 'setUp') &&
  state.shootOut === null &&
  !state.signal;
