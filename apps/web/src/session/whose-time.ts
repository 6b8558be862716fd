import { lapsesAt, legalActions, type AnyShape, type Match, type Seat } from '@bande/core';
import type { Room } from '@bande/host';

/** A clock runs, or something lapses: time counts for somebody. */
export const timeCounts = ({ clocks, options }: Match<AnyShape>): boolean =>
  clocks.some(({ since }) => since !== null) || options.some((option) => lapsesAt(option) !== null);

/** Nobody but bots is next, or their dice. */
export function botsAreNext(
  { game, match, seats, rollsAlone }: Pick<Room<AnyShape>, 'game' | 'match' | 'seats' | 'rollsAlone'>,
  isHuman: (seat: Seat) => boolean,
): boolean {
  if (match.pausedAt !== null || match.outcome !== null) return false;
  const next = seats.filter((seat) => legalActions(game, match, seat).length > 0);
  return next.length > 0 ? next.every((seat) => !isHuman(seat)) : rollsAlone;
}
