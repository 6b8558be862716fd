import { direction } from '@bande/physics';
import { groundIn, isGone, isStill, placesNow } from './motion.ts';
import { hasRoomAt } from './placing.ts';
import type { Match } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';

type At = [x: number, y: number];

/** Off the table, or at rest beyond a line: on the training pitch nobody restarts, so whoever wants it back lays it back. */
export const isBallLost = ({ state: { motion, told } }: Match): boolean =>
  isGone(motion, 'ball') || (told.ballOver !== null && isStill(motion, 'ball'));

const CENTRE: At = [0, 0];
/** Millimetres from one try to the next, and the farthest. */
const STEP = 10;
const FARTHEST = 400;
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Where it is laid back: where it went over the touchline; from a goal, or from behind one, on the centre spot. As near to that as there is room. */
export function placeForBall(match: Match): At {
  const home = whereItLeft(match);
  for (let far = 0; far <= FARTHEST; far += STEP)
    for (const turn of TURNS) {
      const { sin, cos } = direction(turn);
      const at: At = [Math.round(home[0] + far * sin), Math.round(home[1] + far * cos)];
      if (isInside(match, at) && hasRoomAt(match, 'ball', at)) return at;
    }
  return home;
}

const mostOf = (length: number): number => Math.floor(1000 * (length / 2 - BALL_RADIUS));
function isInside(match: Match, [x, y]: At): boolean {
  const { pitch } = groundIn(match);
  return Math.abs(x) <= mostOf(pitch.width) && Math.abs(y) <= mostOf(pitch.length);
}

function whereItLeft(match: Match): At {
  const { pitch } = groundIn(match);
  const { x, y } = placesNow(match).ball;
  const aside = mostOf(pitch.width);
  const isBehindAGoalLine = Math.abs(y) > pitch.length / 2;
  return isBehindAGoalLine ? CENTRE : [Math.max(-aside, Math.min(aside, Math.round(x * 1000))), Math.round(y * 1000)];
}
