import { isToldTooShort } from '../reckoning/far-enough.ts';
import { withRestart, withState, type FactOf, type Match } from '../state.ts';

/** At a desk: what was told, and is seen on a table. */

/** Where it rests shows that the kick-off or goal kick is fulfilled ['FISTF-II.4.2.3.4', 'FISTF-II.15.2.3.1']. */
export function hasGoneFarEnough(match: Match, fact: FactOf<'rested'>): Match {
  const { restart, measured } = match.state;
  if (measured || restart?.step !== 'taken' || (restart.kind !== 'kickOff' && restart.kind !== 'goalKick'))
    return match;
  return isToldTooShort(match, restart, fact) ? match : withState(match, { restart: null });
}

/** 'FISTF-IV.1.5.1': he need not do it twice. */
export const refereeHasActed = (match: Match, { did }: FactOf<'refereed'>): Match =>
  did === 'checksPlayersAndEquipment' ? withState(match, { told: { ...match.state.told, checked: true } }) : match;

export const ballIsSeenLaid = (match: Match, { what }: FactOf<'placed'>): Match =>
  what === 'ball' ? withRestart(match, { seen: true }) : match;
