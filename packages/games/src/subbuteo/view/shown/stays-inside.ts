import { groundIn, now } from '../../motion.ts';
import { isFigure, isKeeper, sideOf, type BodyName, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { isInPlay } from '../taught/match-hints.ts';

/** So long, in seconds, takes the word to be read; and how often it is looked meanwhile where the ball is. */
const [READ, LOOK] = [0.8, 1 / 25];

/** Whether a ball that lies in the zone is this side's and stays its own for as long as that can be read: not out already, nor about to be, nor on its way into somebody else. */
export function staysInside(match: Match, side: Side): boolean {
  if (!isInPlay(match) || match.state.attacker !== side) return false;
  const { motions, pitch } = groundIn(match);
  const begin = now(match);
  let { motion } = match.state;
  for (let time = begin; time <= begin + READ; time += LOOK) {
    for (let next = motions.next(motion, time); next !== null; next = motions.next(motion, time)) {
      ({ motion } = next);
      if (next.told.some(({ kind, body, other: met }) => kind === 'hit' && takesIt(body, met, side))) return false;
    }
    const { x, y } = motions.placesAt(motion, time).find(({ id }) => id === 'ball')!;
    if (Math.abs(x) > pitch.width / 2 || Math.abs(y) > pitch.length / 2) return false;
  }
  return true;
}

function takesIt(body: string, met: string | undefined, side: Side): boolean {
  if (body !== 'ball' && met !== 'ball') return false;
  const by = (body === 'ball' ? met : body) as BodyName | undefined;
  return by !== undefined && (isFigure(by) || isKeeper(by)) && sideOf(by) !== side;
}
