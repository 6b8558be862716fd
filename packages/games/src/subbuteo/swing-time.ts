import { timeOf } from '@bande/physics';
import type { Action } from './actions.ts';

/** Ticks from the release of a flick to its contact, at every table; and the same in seconds [S-92]. */
export const SWING = 12;
export const SWING_SECONDS = timeOf(SWING);

export const swingOf = ({ kind }: Pick<Action, 'kind'>): number => (kind === 'flick' ? SWING : 0);
