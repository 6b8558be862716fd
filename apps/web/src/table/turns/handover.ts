import type { AnyShape, Match, Seat } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { isGoal } from '../../board/frames.ts';
import type { Turning } from '../../ui/settings.ts';
import type { Seen } from '../playback.ts';

/** What two people at one device pass it for. */
export interface Occasion {
  /** Who has the ball, or attacks in another way; null: nobody. */
  readonly ball: string | null;
  /** Who is to play; null: both, or nobody. */
  readonly side: string | null;
}

/** Where several choose in secret at one device, they do so one after the other: whoever is first in that order and has not chosen yet. */
export function boardOf(
  view: Pick<GameView<AnyShape>, 'scoreboard'>,
  match: Match<AnyShape>,
  secret: { readonly seats: readonly Seat[]; readonly sealed: readonly Seat[] } = NOTHING_SECRET,
): Occasion {
  const { toMove, inPossession = toMove } = view.scoreboard(match);
  const next = secret.seats.find((seat) => !secret.sealed.includes(seat));
  return { ball: inPossession, side: next === undefined ? toMove : (match.setup.seating[next] ?? toMove) };
}
const NOTHING_SECRET = { seats: [], sealed: [] };

/** Nothing turns while something is shown, nor under the hand of somebody who aims; and a goal is read before anybody is told that he is next. */
export const mayHandOver = (
  { playing, show, match }: Pick<Seen, 'playing' | 'show' | 'match'>,
  aims: boolean,
): boolean => !playing && !aims && !isGoal(show) && match.outcome === null;

/** How the table is handed over: who was told last that he is to play, and at whose edge it is seen from. */
export interface HandedOver {
  readonly last: Occasion;
  readonly told: string | null;
  /** A new number for every time that somebody is told. */
  readonly times: number;
  /** By how the table turns. */
  readonly near: Readonly<Record<Turning, string>>;
}

/** `isSpared`: what is to be done first is done as usual, and nobody is told of it. */
export const laidFor = (occasion: Occasion, first: string, isSpared = false): HandedOver => ({
  last: occasion,
  told: isSpared ? null : occasion.side,
  times: occasion.side === null || isSpared ? 0 : 1,
  near: {
    attack: occasion.ball ?? occasion.side ?? first,
    toPlay: occasion.side ?? occasion.ball ?? first,
    never: first,
  },
});

/**
 * Whoever is to play is told whenever that changes. With the attack the table turns when its owner is to play, and not for an answer of the other
 * side: nor does it turn away from whoever answers before he has.
 */
export function handedOver(before: HandedOver, now: Occasion): HandedOver {
  const tells = now.side !== null && now.side !== before.told;
  const ball = now.ball ?? before.last.ball;
  return {
    last: { ...now, ball },
    told: now.side ?? before.told,
    times: before.times + Number(tells),
    near: {
      ...before.near,
      attack: now.side !== null && now.side === (ball ?? now.side) ? now.side : before.near.attack,
      toPlay: now.side ?? before.near.toPlay,
    },
  };
}
