import { other, sideOf, type Side } from '../names.ts';
import { withRestart, withState, type Fact, type Match, type Restart } from '../state.ts';
import type { Event } from '../events.ts';
import { hasPositionalFlicks, untakenIn } from './taking.ts';

/** At a desk nobody says that the last positional flick of the side that takes a restart has come to rest: what the other side does in its turn tells it ['FISTF-II.11.2.2.2', 'FISTF-II.16.2.3.2'] [S-133]. */
export function turnedTo(match: Match, event: Event | Fact): Match {
  const restart = untakenIn(match);
  if (restart === null || !hasMadeAll(restart) || doneInTurn(event) !== other(restart.by)) return match;
  const flicks = match.state.flicks.map((one) => (one.as === 'positional' ? { ...one, over: true } : one));
  return withRestart(withState(match, { flicks }), { step: 'defenderFlicks' });
}

const hasMadeAll = (restart: Restart): boolean =>
  hasPositionalFlicks(restart) &&
  (restart.step === 'taker' || restart.step === 'attackerFlicks') &&
  restart.flicksLeft[restart.by] <= 0;

/** Who flicks, does without it, or has touched a figure and thereby flicked it. */
function doneInTurn(event: Event | Fact): Side | null {
  switch (event.kind) {
    case 'flicked':
    case 'waived':
      return event.by;
    case 'breach':
      return event.what === 'touchedToFlick' && event.figure !== undefined ? sideOf(event.figure) : null;
    case 'decided':
      if (event.call === 'positionalFlick') return event.for;
      return event.call === 'positionalWaived' ? event.against : null;
    default:
      return null;
  }
}
