import type { AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';

/** What two people at one device pass it for: a goal, a period, the ball. */
export interface Occasion {
  readonly score: string;
  readonly period: string;
  readonly ball: string | null;
  /** Who is to play; null: both, or nobody. */
  readonly side: string | null;
}

export function boardOf(view: Pick<GameView<AnyShape>, 'scoreboard'>, match: Match<AnyShape>): Occasion {
  const { score, period, toMove, inPossession = toMove } = view.scoreboard(match);
  return { score: JSON.stringify(score), period: period.en, ball: inPossession, side: toMove };
}

/** Getting the ball at the very beginning is no change of hands. */
export const calledFor = (before: Occasion, now: Occasion): boolean =>
  before.score !== now.score ||
  before.period !== now.period ||
  (before.ball !== null && now.ball !== null && before.ball !== now.ball);

/** How the table is handed over: who was told last that he is to play, and at whose edge it is seen from. */
export interface HandedOver {
  readonly last: Occasion;
  readonly told: string | null;
  /** A new number for every time that somebody is told. */
  readonly times: number;
  readonly near: string;
}

export const laidFor = (occasion: Occasion, first: string): HandedOver => ({
  last: occasion,
  told: occasion.side,
  times: occasion.side === null ? 0 : 1,
  near: occasion.ball ?? occasion.side ?? first,
});

/**
 * Whoever is to play is told whenever that changes; the table turns to him when the ball, a goal or a period has changed hands, and not for every
 * answer of the other side. A ball that was free in between has changed hands when it is somebody else's.
 */
export function handedOver(before: HandedOver, now: Occasion): HandedOver {
  const called = calledFor(before.last, now);
  const tells = now.side !== null && now.side !== before.told;
  return {
    last: { ...now, ball: now.ball ?? before.last.ball },
    told: now.side ?? before.told,
    times: before.times + Number(tells),
    near: called && now.side !== null ? now.side : before.near,
  };
}
