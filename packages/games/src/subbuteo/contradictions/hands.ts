import type { EventOf } from '../events.ts';
import { justTaken } from '../reckoning/taking.ts';
import type { Breach } from '../referee/breach-names.ts';
import type { Match } from '../state.ts';
import { firstOf, isThere, ownedBy, type Fault } from './saying.ts';

/** What hands do and what is permitted: what cannot have been as the match stands. */

/** With a figure of his own. */
const OWN_FIGURE: ReadonlySet<Breach> = new Set<Breach>([
  'wrongFinger',
  'notNail',
  'pushed',
  'wrongTension',
  'carried',
  'armMoved',
  'baseNotTouched',
  'touchedToFlick',
  'illegalFlick',
  'notWaited',
  'bodyTouchedBeforeBall',
  'bodyTouchedAfterMiss',
  'bodyTouchedByBlock',
  'reserveTooSoon',
  'reserveMisplaced',
  'reserveWithoutRight',
]);
const AT_A_RESTART: ReadonlySet<Breach> = new Set<Breach>([
  'wrongPosition',
  'orderBroken',
  'takenBeforeSignal',
  'wrongTaker',
  'notForward',
  'takerNamedLate',
  'takerInside',
  'ballMisplaced',
  'takenOutsideGoalArea',
  'slowSetUp',
]);
/** Of these the restart itself tells ['FISTF-II.14.2.4.1'] [S-226]. */
const SEEN_WHEN_TAKEN: ReadonlySet<Breach> = new Set<Breach>([
  'takenBeforeSignal',
  'wrongTaker',
  'takerNamedLate',
  'takerInside',
  'ballMisplaced',
]);
const OF_A_SHOT: ReadonlySet<Breach> = new Set<Breach>(['shooterMoved', 'bodyOverGoalLine']);
const OF_THE_RESERVE: ReadonlySet<Breach> = new Set<Breach>([
  'reserveMisplaced',
  'reserveWithoutRight',
  'reserveOnField',
  'reserveTooSoon',
]);

export function breachFault(match: Match, { by, what, figure }: EventOf<'breach'>): Fault {
  const { restart, reserve } = match.state;
  const taken = justTaken(match);
  const isLate = taken !== null && taken.by === by && SEEN_WHEN_TAKEN.has(what);
  if (AT_A_RESTART.has(what) && restart === null && !isLate) return 'what: no restart is due';
  if (OF_A_SHOT.has(what) && restart?.kind !== 'shot') return 'what: no shot of a shoot-out is due';
  if (OF_THE_RESERVE.has(what) && reserve[by].is === 'gone') return 'what: his reserve keeper has been removed';
  if (what === 'touchedToFlick' && figure === undefined) return 'figure: say which one he set out to flick';
  return firstOf(OWN_FIGURE.has(what) ? ownedBy(by, 'figure', figure) : null, isThere(match, 'figure', figure));
}

/** Figures may be polished at these times only; elsewhere it is a breach ['FISTF-II.1.4.P']. */
export function permissionFault({ state }: Match, { what }: EventOf<'permitted'>): Fault {
  const isInPlay = state.phase === 'play' || state.phase === 'restart';
  if (what === 'polishBeforeOrAtHalfTime' && isInPlay) return 'what: neither before the match nor at half-time';
  if (what === 'polishAtRestart' && state.restart === null) return 'what: no restart is being set up';
  const isBeforeExtraTime = state.period === 'extraTime' && !isInPlay;
  return what === 'shortPolish' && !isBeforeExtraTime ? 'what: extra time is not about to begin' : null;
}

export const deedFault = ({ did, to }: EventOf<'refereed'>): Fault =>
  (did === 'cautions' || did === 'disqualifies') && to === undefined ? 'to: whom the card is shown' : null;
