import type { Random, Seat } from '@bande/core';
import { direction } from '@bande/physics';
import type { Action, ActionOf } from './actions.ts';
import { groundIn } from './motion.ts';
import { endOf, isFigure, sideOf } from './names.ts';
import { spotsNow } from './places.ts';
import { hasRoomAt } from './placing.ts';
import { isTraining, sideOfSeat, type Match } from './state.ts';
import { mayReserveStand, takerFault, whyNotFreelyPlaced } from './where-may.ts';
import type { Spot } from './zones.ts';

const between = (random: Random, least: number, most: number): number => least + random.unit() * (most - least);
const TRIES = 6;

/** An action like this legal one with its free parameters drawn anew, and as legal. */
export function sampleLike(match: Match, seat: Seat, like: Action, random: Random): Action {
  switch (like.kind) {
    case 'flick':
      return anyFlick(match, like, random);
    case 'place':
      return firstLegal(like, () => anyPlace(match, like, random));
    case 'take':
      return firstLegal(like, () => anyTake(match, like, random));
    case 'keep':
      return anyKeep(match, seat, like, random);
    case 'reserveIn':
      return firstLegal(like, () => anyReserve(match, seat, like, random));
    default:
      return like;
  }
}

/** A few tries; if none is legal, the one that was given. */
function firstLegal<A extends Action>(like: A, draw: () => A | null): A {
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = draw();
    if (drawn !== null) return drawn;
  }
  return like;
}

/** On the training pitch any; in a match more or less at the ball, or nobody would ever meet it. */
function anyFlick(match: Match, like: ActionOf<'flick'>, random: Random): Action {
  const isFree = isTraining(match);
  const aside = isFree ? between(random, -180, 180) : like.direction + between(random, -8, 8);
  return {
    ...like,
    direction: within180(aside),
    strength: isFree ? between(random, 0.05, 1) : between(random, 0.1, 0.9),
    nail: random.below(2) === 0 ? 0 : between(random, -1, 1),
  };
}
const within180 = (degrees: number): number => {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
};

/** Somewhere on the field. */
function anyPlace(match: Match, like: ActionOf<'place'>, random: Random): ActionOf<'place'> | null {
  const { width, length } = groundIn(match).pitch;
  const at: [number, number] = [
    1000 * between(random, -width / 2, width / 2),
    1000 * between(random, -length / 2, length / 2),
  ];
  const mayStand = isTraining(match)
    ? hasRoomAt(match, like.what, at)
    : isFigure(like.what) && whyNotFreelyPlaced(match, sideOf(like.what), { ...like, at }) === null;
  return mayStand ? { ...like, at } : null;
}

/** Somewhere around the ball, not far from it. */
function anyTake(match: Match, like: ActionOf<'take'>, random: Random): ActionOf<'take'> | null {
  const { restart } = match.state;
  const lies = like.ball ?? spotsNow(match).ball;
  if (restart === null || lies === undefined) return null;
  const { sin, cos } = direction(between(random, -180, 180));
  const away = between(random, 24, 60);
  const drawn = { ...like, at: [lies[0] + away * sin, lies[1] + away * cos] as [number, number] };
  return takerFault(match, restart, drawn) === null ? drawn : null;
}

/** Anywhere between the posts, before the line; what a hand cannot reach it does not reach. */
function anyKeep(match: Match, seat: Seat, like: ActionOf<'keep'>, random: Random): Action {
  const { pitch } = groundIn(match);
  const end = endOf(sideOfSeat(match, seat));
  const place = (): [number, number] => [
    0 - end * 1000 * between(random, -pitch.goal.width / 2, pitch.goal.width / 2),
    1000 * end * (pitch.length / 2 - between(random, 0, pitch.goalAreaDepth)),
  ];
  const at = place();
  return { ...like, at, to: random.below(2) === 0 ? at : place(), toLean: between(random, -0.9, 0.9) };
}

function anyReserve(
  match: Match,
  seat: Seat,
  like: ActionOf<'reserveIn'>,
  random: Random,
): ActionOf<'reserveIn'> | null {
  const { pitch } = groundIn(match);
  const side = sideOfSeat(match, seat);
  const at: Spot = [
    1000 * between(random, -pitch.goalAreaWidth / 2, pitch.goalAreaWidth / 2),
    1000 * endOf(side) * (pitch.length / 2 - between(random, 0, pitch.goalAreaDepth)),
  ];
  return mayReserveStand(match, side, at) ? { ...like, at: [...at] } : null;
}
