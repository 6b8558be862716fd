import { accept, refuse, type Result, type Seat, type Tick } from '@bande/core';
import type { Action } from './actions.ts';
import type { Event } from './events.ts';
import type { Match, State } from './state.ts';
export { eventSchema, type Event } from './events.ts';

export function byAction(_match: Match, _seat: Seat, _action: Action): Result<readonly Event[]> {
  return refuse('notOffered');
}
export const byChance = (_match: Match, [first = 1]: readonly number[]): readonly Event[] => [{ kind: 'tossed', winner: first === 1 ? 'white' : 'black' }];
export const entered = (_match: Match, events: readonly Event[]): Result<readonly Event[]> => accept(events);
export const next = (_match: Match, _until: Tick): { readonly at: Tick; readonly state: State; readonly event: Event | null } | null => null;
