import { SIDES } from '@bande/games/subbuteo/names.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';

type Law = readonly [says: string, holds: (match: Match) => boolean];

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const LAWS: readonly Law[] = [
  [
    'a restart is set up where the phase says so',
    ({ state: { phase, restart } }) =>
      (phase === 'setUp' || phase === 'restart') ===
      (restart !== null && restart.step !== 'released' && restart.step !== 'taken'),
  ],
  [
    'whoever takes a restart has the ball',
    ({ state: { restart, attacker } }) => restart === null || restart.step === 'taken' || restart.by === attacker,
  ],
  ['nobody blocks himself', ({ state: { block, attacker } }) => block === null || block !== attacker],
  ['block flicks are for play', ({ state: { block, phase } }) => block === null || phase === 'play'],
  [
    'what is offered is open',
    ({ state, options }) => state.offers.every(({ option }) => options.some(({ id }) => id === option)),
  ],
  [
    'what is open is offered, or waits for a block flick',
    ({ state, options }) =>
      options.every(({ id }) => state.blockWait?.option === id || state.offers.some(({ option }) => option === id)),
  ],
  ['nobody lies twice', ({ state: { lying, atEdge } }) => isDistinct(lying) && isDistinct(atEdge)],
  [
    'counts are never below nothing',
    ({ state: { counts, restart, lostTicks } }) =>
      SIDES.every((side) => counts[side].figures >= 0 && (restart?.flicksLeft[side] ?? 0) >= 0) && lostTicks >= 0,
  ],
  [
    'with orange the reserve keeper is gone',
    ({ state: { counts, reserve } }) => SIDES.every((side) => !counts[side].orange || reserve[side].is === 'gone'),
  ],
  [
    'in a shoot-out there are shots',
    ({ state: { period, restart, shootOut } }) =>
      (restart?.kind === 'shot') === (period === 'shootOut' && restart !== null) &&
      (shootOut === null || SIDES.every((side) => shootOut.goals[side] <= shootOut.shots[side])),
  ],
  [
    'the hand is set by whoever has the ball',
    ({ state: { handSet, attacker } }) =>
      handSet === null || attacker === null || handSet.startsWith(attacker === 'red' ? 'R' : 'B'),
  ],
  ['a match that is over has nothing open', ({ outcome, options }) => outcome === null || options.length === 0],
];

/** The first law that a match breaks. */
export const oddIn = (match: Match): string | null => LAWS.find(([, holds]) => !holds(match))?.[0] ?? null;
