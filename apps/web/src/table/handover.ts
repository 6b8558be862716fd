import type { AnyShape, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';

/** What two people at one device pass it for: a goal, a period, the ball. */
export interface Occasion {
  readonly score: string;
  readonly period: string;
  readonly ball: string | null;
}

export function boardOf(view: Pick<GameView<AnyShape>, 'scoreboard'>, match: Match<AnyShape>): Occasion {
  const { score, period, toMove, inPossession = toMove } = view.scoreboard(match);
  return { score: JSON.stringify(score), period: period.en, ball: inPossession };
}

/** Getting the ball at the very beginning is no change of hands. */
export const calledFor = (before: Occasion, now: Occasion): boolean =>
  before.score !== now.score ||
  before.period !== now.period ||
  (before.ball !== null && now.ball !== null && before.ball !== now.ball);
