import type { Random, Seat } from '@bande/core';
import type { Action, Strike } from './actions.ts';
import { placeBreaches, strikerBreaches } from './placing.ts';
import { endOf, type Match, type Pieces } from './state.ts';
import { COVERS_TO, PLACE_TO } from './table.ts';

const between = (random: Random, least: number, most: number): number => least + random.unit() * (most - least);
const TRIES = 40;

/** An action like this legal one with its free parameters drawn anew, and as legal. */
export function sampleLike(match: Match, seat: Seat, like: Action, random: Random): Action {
  switch (like.kind) {
    case 'turnRack':
      return { ...like, degrees: between(random, -180, 180) };
    case 'strike':
      return { ...anyStroke(random), x: anySpot(match, seat, random) ?? like.x };
    case 'place':
      return anyPlace(piecesKnown(match), random) ?? like;
    default:
      return like;
  }
}

const piecesKnown = ({ state: { board } }: Match): Pieces => (board.measured ? board.pieces : []);

/** Forwards, softly or hard, every other one spun. */
const anyStroke = (random: Random): Strike => ({
  kind: 'strike',
  x: 0,
  angle: between(random, -85, 85),
  force: between(random, 0.05, 1),
  spin: random.below(2) === 0 ? 0 : between(random, -1, 1),
  lift: 0,
});

function anySpot(match: Match, seat: Seat, random: Random): number | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const x = between(random, -COVERS_TO, COVERS_TO);
    if (strikerBreaches(piecesKnown(match), endOf(match, seat), x).length === 0) return x * 1000;
  }
  return null;
}

function anyPlace(pieces: Pieces, random: Random): Action | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const at = { x: between(random, -PLACE_TO, PLACE_TO), y: between(random, -PLACE_TO, PLACE_TO) };
    if (placeBreaches(pieces, at).length === 0) return { kind: 'place', x: at.x * 1000, y: at.y * 1000 };
  }
  return null;
}
