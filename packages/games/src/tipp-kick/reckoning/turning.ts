import { movementOwner } from './movement.ts';
import type { FactOf, Match, State } from '../state.ts';
import { ownerAtRest } from './rest.ts';

/** 'DTKV-7.K11' [C-62]: own colour, back, and own again, with the keeper and without a shot by anybody. */
const TO_AND_FRO = 3;

/** How often a keeper has turned the ball by now; a shot begins anew. */
export function turnedBy(match: Match, fact: FactOf<'ballRested'>): State['turned'] {
  const { movement, turned } = match.state;
  if (movement === null || movement.with !== 'keeper') return movement === null ? turned : null;
  const owner = ownerAtRest(match, fact);
  const was = movementOwner(movement);
  if (owner === null || owner === undefined || was === null || owner === was) return turned;
  return { by: movement.by, times: turned?.by === movement.by ? turned.times + 1 : 1 };
}

/** The ball is turned to and fro: with this turn it lies on the keeper's own colour for the second time. */
export function isToAndFro(match: Match, fact: FactOf<'ballRested'>): boolean {
  const now = turnedBy(match, fact);
  return now !== null && now !== match.state.turned && now.times >= TO_AND_FRO && ownerAtRest(match, fact) === now.by;
}
