import type { Side } from '../names.ts';
import { movementIn } from '../reckoning/movement.ts';
import type { FactOf, Match } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import { ballPlace } from './moving.ts';

/** Where something was done, as far as somebody has told or the match knows it [C-10]. */

const isTold = ({ at, where }: Whereabouts): boolean => at !== undefined || where !== undefined;

/** Where the ball lies; while it moves, where it was shot from. */
export function ballIn(match: Match, fact: Pick<FactOf<'breach'>, 'ballAt' | 'ballWhere'>): Whereabouts {
  const told: Whereabouts = { at: fact.ballAt, where: fact.ballWhere };
  return isTold(told) ? told : shotPlace(match);
}
/** From where the ball was shot last, or is to be shot. */
export function shotPlace(match: Match): Whereabouts {
  const { movement } = match.state;
  if (movement === null) return ballPlace(match, {});
  const { ball, restart } = movement.before;
  return { at: ball.at ?? restart?.at ?? undefined, where: ball.where ?? restart?.where ?? undefined };
}

/** The place of the act, or else the ball. */
export const actIn = (match: Match, fact: FactOf<'breach'>): Whereabouts =>
  isTold(fact) ? { at: fact.at, where: fact.where } : ballIn(match, fact);
/** Where the defending kicker stands. */
export function kickerIn(match: Match, side: Side, fact: Whereabouts): Whereabouts {
  if (isTold(fact)) return { at: fact.at, where: fact.where };
  const at = match.state.defence[side]?.at;
  return at === undefined ? {} : { at };
}
/** Before one's own goal. */
export const ownGoalIn = (fact: FactOf<'breach'>): Whereabouts =>
  isTold(fact) ? { at: fact.at, where: fact.where } : { where: fact.by === 'red' ? 'redGoalArea' : 'blueGoalArea' };

/** Whose shot is under way, or due: against it the other side defends. */
export const shooterIn = (match: Match): Side | null => movementIn(match)?.by ?? null;
