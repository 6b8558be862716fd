import { isKeeper, isReserve, sideOf, type Player, type Side } from '../names.ts';
import type { Match, Phase, Restart } from '../state.ts';

/** Short questions that several facts have in common. Each answer is one line that names the field, or null. */
export type Fault = string | null;

export const firstOf = (...faults: readonly Fault[]): Fault => faults.find((one) => one !== null) ?? null;

/** Between the periods nothing is played and nobody can do anything to figures in play. */
const STANDING: ReadonlySet<Phase> = new Set<Phase>(['toss', 'tossChoice', 'interval', 'finished']);
export const whilePlaying = ({ state }: Match, field: string): Fault =>
  STANDING.has(state.phase) ? `${field}: nothing is played now` : null;

export const ownedBy = (side: Side, field: string, who: Player | undefined): Fault =>
  who === undefined || sideOf(who) === side ? null : `${field}: ${who} belongs to the other side`;

/** A reserve keeper who was removed is nowhere; a keeper whose place he has taken is in a hand ['FISTF-II.9.1.2.2', 'FISTF-II.10.2.2']. */
export function isThere({ state }: Match, field: string, who: Player | undefined): Fault {
  if (who === undefined) return null;
  const { is } = state.reserve[sideOf(who)];
  if ((state.told.away as readonly Player[] | undefined)?.includes(who) === true)
    return `${field}: ${who} has been taken off`;
  if (isReserve(who) && is === 'gone') return `${field}: ${who} has been removed`;
  return isKeeper(who) && is === 'on' ? `${field}: ${who} is not in his goal` : null;
}
/** Only whoever is in play moves. */
export function isInPlay(match: Match, field: string, who: Player): Fault {
  const { is } = match.state.reserve[sideOf(who)];
  return isReserve(who) && is !== 'on' ? `${field}: ${who} is not in play` : isThere(match, field, who);
}

export const settingUp = ({ state: { restart } }: Match): Restart | null =>
  restart !== null && restart.step !== 'released' && restart.step !== 'taken' ? restart : null;
export const NO_RESTART = 'no restart is being set up';
