import type { Seat } from '@bande/core';
import { LINE_UPS, type Action } from './actions.ts';
import { isGone, isStill, placesNow, stands } from './motion.ts';
import { FIGURES, LOOSE } from './names.ts';
import { isOnTheCloth } from './placing.ts';
import { mayHandle, type Match } from './state.ts';

/** One flick of each figure that stands, everything that lies still put where it is, both line-ups: examples, for the numbers are free. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  const { motion } = match.state;
  const places = placesNow(match);
  const flicks = FIGURES.filter((figure) => mayHandle(match, seat, figure) && stands(motion, figure)).map(
    (figure): Action => ({ kind: 'flick', figure, direction: 0, strength: 0.4, nail: 0 }),
  );
  const placings = LOOSE.filter((what) => isStill(motion, what) && !isGone(motion, what))
    .map((what) => ({ what, at: [places[what].x * 1000, places[what].y * 1000] as [number, number] }))
    .filter(({ what, at }) => isOnTheCloth(match, what, at))
    .map(({ what, at }): Action => ({ kind: 'place', what, at }));
  return [...flicks, ...placings, ...LINE_UPS.map((as): Action => ({ kind: 'lineUp', as }))];
}
