import {
  FOREVER,
  firstDue,
  foreseen,
  legalActions,
  tableTick,
  type Game,
  type GameShape,
  type Match,
  type Seat,
  type Tick,
} from '@bande/core';

/** When what moves by itself comes to something, if anything moves. */
export function motionEnds<G extends GameShape>(game: Game<G>, match: Match<G>): Tick | null {
  const due = firstDue(game, foreseen(game, match), FOREVER);
  return due?.what === 'motion' && due.event !== null ? tableTick(match, due.at) : null;
}

/** Something moves by itself; where motion is looked at from time to time, as long as it is to be looked at again. */
export const isMoving = <G extends GameShape>(game: Game<G>, match: Match<G>): boolean =>
  motionEnds(game, match) !== null || firstDue(game, foreseen(game, match), FOREVER)?.what === 'look';

export const someoneMayAct = <G extends GameShape>(game: Game<G>, match: Match<G>): boolean =>
  match.setup.seating.some((_, seat) => legalActions(game, match, seat as Seat).length > 0);
