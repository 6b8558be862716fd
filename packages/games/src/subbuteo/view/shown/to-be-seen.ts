import type { Seat } from '@bande/core';
import type { Vec3 } from '@bande/stage/motion';
import { groundIn, isGone } from '../../motion.ts';
import type { Match } from '../../state.ts';
import { placesAt } from '../aims/aiming.ts';
import { flickableBy } from '../aims/choosing.ts';
import { SCALE, TALLER_ON_PHONES, toTable } from '../layout.ts';

/** What words keep off: the ball, and whoever may be flicked now by somebody here, from foot to head. */
export function toBeSeen(match: Match, tick: number, seats: readonly Seat[]): readonly Vec3[] {
  const places = placesAt(match, tick);
  const head = groundIn(match).size.height * TALLER_ON_PHONES * SCALE;
  const ball = isGone(match.state.motion, 'ball') ? [] : [toTable(places.ball)];
  return [
    ...ball,
    ...flickableBy(match, seats).flatMap((figure) => [toTable(places[figure]), toTable(places[figure], head)]),
  ];
}
