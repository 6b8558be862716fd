import { accept, refuse, type Result } from '@bande/core';
import type { Event } from './events.ts';
import type { Match } from './state.ts';

/** Facts of a person: do they speak of things that can have taken place here? Whether they are legal is judged later. */
export function entered({ state }: Match, events: readonly Event[]): Result<readonly Event[]> {
  for (const event of events) {
    const why = impossible(state, event);
    if (why !== null) return refuse('unknownFact', [], why);
  }
  return accept(events);
}

function impossible(state: Match['state'], event: Event): string | null {
  switch (event.kind) {
    case 'ballOver':
      return event.inGoal && (event.line === 'west' || event.line === 'east') ? 'no goal stands on a side line' : null;
    case 'ballPlaced':
      return state.movement === null ? null : 'the ball is moving';
    case 'sidesDrawn':
      return state.period === 'extraFirst' ? null : 'sides are drawn before extra time only';
    case 'drawDemanded':
      return isBeforeExtraTime(state) ? null : 'sides are drawn before the first kick-off of extra time only';
    case 'keeperPlayed':
      return state.movement !== null && event.moved ? 'the ball is moving: a keeper touches it' : null;
    default:
      return null;
  }
}

/** 'DTKV-4.K6.2'. */
const isBeforeExtraTime = ({ period, restart, last, movement, open }: Match['state']): boolean =>
  period === 'extraFirst' && restart?.kind === 'kickOff' && [last, movement, open].every((one) => one === null);
