import { direction } from '@bande/physics';
import type { Random, Seat } from '@bande/core';
import type { Action } from '../actions.ts';
import { placeBreaches } from '../placing.ts';
import { colourOf, COLOUR_PIECES, endOf, QUEEN, rightOf, sideOfSeat, type Match } from '../state.ts';
import { PLACE_FROM, PLACE_TO, other, type Point } from '../table.ts';
import { groundOf } from './ground.ts';
import type { Noise } from './noise.ts';
import { expectedRun } from './outlook.ts';
import { OPPOSING, OWN, QUEEN_KIND, sceneOf } from './scene.ts';

/** The ring between centre circle and outer circle, with a hair of room to its edges. */
const HAIR = 1e-5;
const ring = (steps: number): readonly Point[] =>
  [0, 0.5, 1].flatMap((share) =>
    Array.from({ length: steps }, (_, i) => {
      const radius = PLACE_FROM + HAIR + (PLACE_TO - PLACE_FROM - 2 * HAIR) * share;
      const { sin, cos } = direction((i * 360) / steps);
      return { x: radius * sin, y: radius * cos };
    }),
  );

/** A due where it hurts: little for its owner to take when he strikes next, and out of the way of one's own pieces. `null`: nothing of the ring is free. */
export function placeToHurt(match: Match, seat: Seat, noise: Noise, steps: number): Action | null {
  const { pieces } = match.state.board;
  let best: Point | null = null;
  let most = -Infinity;
  for (const at of ring(steps)) {
    if (placeBreaches(pieces, at).length > 0) continue;
    const gain = gainOf(match, seat, at, noise);
    if (gain > most) [best, most] = [at, gain];
  }
  return best === null ? null : { kind: 'place', x: best.x * 1000, y: best.y * 1000 };
}

/** Anywhere it is allowed. */
export function placeSomewhere(match: Match, random: Random): Action | null {
  const free = ring(24).filter((at) => placeBreaches(match.state.board.pieces, at).length === 0);
  const at = free[random.below(Math.max(1, free.length))];
  return at === undefined ? null : { kind: 'place', x: at.x * 1000, y: at.y * 1000 };
}

function gainOf(match: Match, seat: Seat, at: Point, noise: Noise): number {
  const { state } = match;
  const debtor = other(sideOfSeat(seat));
  const mine = colourOf(state, sideOfSeat(seat));
  const piece = COLOUR_PIECES[colourOf(state, debtor)].find((one) => state.board.pieces[one] === null);
  const pieces = piece === undefined ? state.board.pieces : state.board.pieces.with(piece, at);
  const [first, second] =
    sideOfSeat(state.turn) === debtor
      ? [state.turn, rightOf(match, state.turn)]
      : [rightOf(match, state.turn), state.turn];
  const run = (who: Seat, own: number): number => {
    const scene = sceneOf(groundOf(match), pieces, endOf(match, who), (one) => {
      if (one === QUEEN) return QUEEN_KIND;
      return COLOUR_PIECES[own as 0 | 1].includes(one) ? OWN : OPPOSING;
    });
    return expectedRun(scene, noise, OWN, false, false);
  };
  return run(second, mine) - 1.5 * run(first, mine === 0 ? 1 : 0);
}
