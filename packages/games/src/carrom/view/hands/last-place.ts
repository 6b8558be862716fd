import type { Action as AnyAction, Seat } from '@bande/core';
import { useEffect, useRef } from 'react';
import { roomForStriker, strikerBreaches } from '../../placing.ts';
import { endOf, type Carrom, type Match } from '../../state.ts';

/** Where each of those who aim here has put the striker last, in metres. */
export type LastPlaces = ReadonlyMap<Seat, number>;

/** Where the striker of whoever is to strike waits, in metres: where he left it, if it may stand there, otherwise in the middle or as near as it gets. */
export function waitsAt(match: Match, last: number | null): number {
  const { turn, board } = match.state;
  const [end, { pieces }] = [endOf(match, turn), board];
  return last !== null && strikerBreaches(pieces, end, last).length === 0 ? last : (roomForStriker(pieces, end) ?? 0);
}

/** Remembers it: while something lies over the table to be read, nothing is aimed, and the striker stays. */
export function useLastPlace(set: AnyAction<Carrom> | null, seat: Seat): LastPlaces {
  const places = useRef(new Map<Seat, number>());
  useEffect(() => {
    if (set?.kind === 'strike') places.current.set(seat, set.x / 1000);
  });
  return places.current;
}
