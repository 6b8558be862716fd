import type { Action } from './actions.ts';
import type { Match } from './state.ts';

/** Ticks from the release of a button to the press of the leg in a live match, a tenth of a second: what time limits say is judged then. */
export const SWING = 12;

/** In turn nobody waits for a hand. */
export const swingOf = ({ mode }: Pick<Match, 'mode'>, { kind }: Action): number =>
  mode === 'live' && kind === 'shoot' ? SWING : 0;
