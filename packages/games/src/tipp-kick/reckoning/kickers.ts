import type { Side } from '../names.ts';
import type { Match } from '../state.ts';

/** 'DTKV-2.1.3', 'DTKV-2.K20' [C-38]: is this one of the kickers at hand, and not one that was replaced? */
export const mayCome = ({ state, setup }: Match, side: Side, kicker: number): boolean =>
  kicker <= setup.settings.kickers && !isGone(state, side, kicker);
export const isGone = (state: Match['state'], side: Side, kicker: number): boolean =>
  state.counts[side].gone.includes(kicker);
