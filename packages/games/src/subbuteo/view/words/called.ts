import type { LogEntry } from '@bande/core';
import type { Call } from '../../referee/calls.ts';
import type { Ruling, Subbuteo } from '../../state.ts';
import { opens } from './calls.ts';

/** A call, and what took place when it was made. */
export interface Called {
  readonly entry: LogEntry<Subbuteo>;
  readonly ruling: Ruling;
}

/** What a stop of play may come of, and what may come of it. */
export const GOALS: ReadonlySet<Call> = new Set<Call>(['goal', 'ownGoal', 'noGoal', 'shotScored', 'shotMissed']);
export const ENDS: ReadonlySet<Call> = new Set<Call>([
  'disqualified',
  'matchOver',
  'shootOut',
  'extraTime',
  'periodOver',
]);
export const CARDS: ReadonlySet<Call> = new Set<Call>(['yellowCard', 'orangeCard']);
export const RESTARTS: ReadonlySet<Call> = new Set<Call>([
  'corner',
  'goalKick',
  'throwIn',
  'penalty',
  'freeKick',
  'kickOff',
]);
/** How somebody has used what was open to him. */
export const ANSWERS: ReadonlySet<Call> = new Set<Call>(['backTaken', 'playOn']);

export const isOf = (some: ReadonlySet<Call>, { ruling }: Called): boolean => some.has(ruling.call);
/** Play begins where the ball went out. */
export const isBallOut = ({ entry, ruling }: Called): boolean => opens(entry.fact, [ruling]);
