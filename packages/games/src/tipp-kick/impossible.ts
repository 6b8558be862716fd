import { accept, refuse, type Result } from '@bande/core';
import { contradictionIn, type Contradiction } from './contradictions.ts';
import type { Event, EventOf } from './events.ts';
import { goalLineOf, SIDES, type Line } from './names.ts';
import { footprintOf, gapTo } from './reckoning/footprint.ts';
import { movementIn } from './reckoning/movement.ts';
import { ballBefore } from './reckoning/standing.ts';
import type { Match, State } from './state.ts';
import { aheadOf, BALL_RADIUS, fine, PITCH, type Spot } from './zones.ts';

/** Facts of a person: do they speak of things that can have taken place here? Whether they are legal is judged later. */
export function entered(match: Match, events: readonly Event[]): Result<readonly Event[]> {
  for (const event of events) {
    const why =
      contradictionIn(event) ??
      shorterThanStraight(match, event) ??
      otherGap(match, event) ??
      impossible(match.state, event);
    if (why !== null) return refuse('unknownFact', why.paragraphs, why.why);
  }
  return accept(events.map(asItLies));
}

const because = (why: string): Contradiction => ({ why, paragraphs: [] });

function impossible(state: State, event: Event): Contradiction | null {
  switch (event.kind) {
    case 'ballPlaced':
      return state.movement === null ? null : because('the ball is moving');
    case 'sidesDrawn':
      return state.period === 'extraFirst' ? null : because('sides are drawn before extra time only');
    case 'drawDemanded':
      return isBeforeExtraTime(state) ? null : because('sides are drawn before the first kick-off of extra time only');
    case 'keeperPlayed':
      return state.movement !== null && event.moved !== false
        ? because('the ball is moving: a keeper touches it')
        : null;
    default:
      return null;
  }
}

/** 'DTKV-4.K6.2'; the other player may demand it as well. */
const isBeforeExtraTime = ({ period, restart, last, movement, open }: State): boolean =>
  period === 'extraFirst' &&
  restart?.kind === 'kickOff' &&
  [last, movement].every((one) => one === null) &&
  (open === null || open === 'draw');

/** 'DTKV-11.K2': no way is shorter than the straight one from where the ball lay. */
function shorterThanStraight(match: Match, event: Event): Contradiction | null {
  if (event.kind !== 'ballRested' || event.wayMm === undefined || event.at === undefined) return null;
  const before = movementIn(match)?.before;
  const from = before?.ball.at ?? before?.restart?.at;
  if (from === undefined || from === null) return null;
  const [x, y] = [event.at[0] - from[0], event.at[1] - from[1]];
  return fine(Math.sqrt(x * x + y * y)) > event.wayMm + BALL_RADIUS
    ? { why: 'wayMm: the straight way there is longer', paragraphs: ['DTKV-11.K2'] }
    : null;
}

/** 'DTKV-6.3.1', 'DTKV-6.K9': the gap that is told and the one between the places. */
function otherGap(match: Match, event: Event): Contradiction | null {
  if (event.kind !== 'defenceSet' || event.gapMm === undefined) return null;
  const seen = footprintOf(event.by, event.posture ?? 'standing', event);
  const ball = ballBefore(match).at;
  if (seen === null || ball === undefined) return null;
  return Math.abs(gapTo(seen, ball) - event.gapMm) > 2 * BALL_RADIUS
    ? { why: 'gapMm: it stands at another distance', paragraphs: ['DTKV-6.3.1', 'DTKV-6.K9'] }
    : null;
}

/** 'DTKV-5.1.1', 'DTKV-8.2.1' [C-120]: a ball that was measured at rest wholly beyond a line has gone over it, between the posts into the goal. */
function asItLies(event: Event): Event {
  if (event.kind !== 'ballRested' || event.at === undefined) return event;
  const line = lineBefore(event.at);
  return line === null ? event : over(line, event, event.at);
}
function over(line: Line, { at, where }: EventOf<'ballRested'>, [x]: Spot): Event {
  const inGoal = (line === 'south' || line === 'north') && Math.abs(x) <= PITCH.goalWidth / 2;
  return { kind: 'ballOver', line, inGoal, at, where };
}
/** Over both the goal line counts, for nobody has seen which came first [C-54]. */
function lineBefore(at: Spot): Line | null {
  const end = SIDES.find((side) => aheadOf(side, at) < 0 - BALL_RADIUS);
  if (end !== undefined) return goalLineOf(end);
  if (Math.abs(at[0]) <= PITCH.width / 2 + BALL_RADIUS) return null;
  return at[0] < 0 ? 'west' : 'east';
}
