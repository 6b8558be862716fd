import { ruledBy } from '@bande/kit';
import { isOfADeadBall } from '../reckoning/dead-ball.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { rules as afterSignal } from './after-signal.ts';
import { rules as again } from './again.ts';
import { rules as boxOver } from './box-over.ts';
import { rules as boxWithoutTouch } from './box-without-touch.ts';
import { noGoalSinceItBroke, rules as broken } from './broken.ts';
import { rules as conduct } from './conduct.ts';
import { rules as deeds } from './deeds.ts';
import type { Chapter } from './facts.ts';
import { rules as goals } from './goals.ts';
import { rules as handAtFigure } from './hand-at-figure.ts';
import { rules as hands } from './hands.ts';
import { rules as keeper } from './keeper.ts';
import { rules as kicker } from './kicker.ts';
import { rules as laying } from './laying.ts';
import { withoutMoot } from './moot.ts';
import { rules as moving } from './moving.ts';
import { rules as obstruction } from './obstruction.ts';
import { rules as outOfPlay } from './out-of-play.ts';
import { rules as penalty } from './penalty.ts';
import { rules as rebound } from './rebound.ts';
import { rules as replacing } from './replacing.ts';
import { rules as rest } from './rest.ts';
import { metOutside, rules as spare } from './spare.ts';
import { rules as threeSeconds } from './three-seconds.ts';
import { rules as time } from './time.ts';

/** Every chapter. */
const CHAPTERS: readonly Chapter[] = [
  afterSignal,
  again,
  boxOver,
  boxWithoutTouch,
  broken,
  conduct,
  deeds,
  goals,
  handAtFigure,
  hands,
  keeper,
  kicker,
  laying,
  moving,
  obstruction,
  outOfPlay,
  penalty,
  rebound,
  replacing,
  rest,
  spare,
  threeSeconds,
  time,
];

export const byTheBook = (match: Match, fact: Fact): readonly Ruling[] =>
  isOfADeadBall(match, fact)
    ? [...noGoalSinceItBroke(match, fact), ...metOutside(match, fact)]
    : withoutMoot(ruledBy(CHAPTERS, match, fact));
