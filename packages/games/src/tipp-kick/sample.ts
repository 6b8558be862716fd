import type { Random, Seat } from '@bande/core';
import type { Action, ActionOf } from './actions.ts';
import { FACES } from './ball/solid.ts';
import { byAction } from './by-action.ts';
import { other } from './names.ts';
import { sideOfSeat, type Match } from './state.ts';
import { goalOf, usualShot } from './usual.ts';

const between = (random: Random, least: number, most: number): number => least + random.unit() * (most - least);
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const TRIES = 6;

/** An action like this legal one with its free parameters drawn anew, and as legal. */
export function sampleLike(match: Match, seat: Seat, like: Action, random: Random): Action {
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = drawnLike(match, seat, like, random);
    if (byAction(match, seat, drawn).ok) return drawn;
  }
  return like;
}

function drawnLike(match: Match, seat: Seat, like: Action, random: Random): Action {
  switch (like.kind) {
    case 'shoot':
      return anyShot(match, seat, like, random);
    case 'defend':
      return {
        ...like,
        at: [tenth(like.at[0] + between(random, -80, 80)), tenth(like.at[1] + between(random, -80, 80))],
        lying: random.unit() < 0.3,
      };
    case 'lay':
      return { ...like, face: faceLike(like.face, random), yaw: tenth(between(random, -180, 180)) };
    case 'keep':
      return { ...like, from: tenth(between(random, -20, 20)), to: tenth(between(random, -40, 40)) };
    default:
      return like;
  }
}

/** Another face of the same colour. */
function faceLike(face: number, random: Random): number {
  const alike = FACES.flatMap(({ colour }, i) => (colour === FACES[face]!.colour ? [i] : []));
  return alike[random.below(alike.length)] ?? face;
}

/** Anywhere around the goal, softly or hard, a little beside the middle of the ball. */
function anyShot(match: Match, seat: Seat, like: ActionOf<'shoot'>, random: Random): ActionOf<'shoot'> {
  const side = sideOfSeat(match, seat);
  const [x, y] = goalOf(other(side));
  const shot = usualShot(match, side, [x + between(random, -250, 250), y], tenth(between(random, 0.1, 1)));
  if (shot === null) return like;
  return {
    ...shot,
    at: [shot.at[0] + tenth(between(random, -2, 2)), shot.at[1] + tenth(between(random, -2, 2))],
    lean: tenth(between(random, -5, 20)),
    foot: random.unit() < 0.2 ? 'wedge' : 'plate',
  };
}
