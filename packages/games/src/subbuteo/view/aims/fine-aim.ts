import type { Flick } from '../../actions.ts';
import { groundIn, isStill, placesNow } from '../../motion.ts';
import { sideOf } from '../../names.ts';
import type { Match } from '../../state.ts';
import { distance, towardsBall } from './aiming.ts';
import { between, contactOf, hundredth } from './ball-line.ts';
import { isFreeWay } from './choosing.ts';

/** From afar a ball is cut within a few degrees, and a hand has a third of a degree to a pixel: near the line to the ball it turns the figure so much less. */

/** Degrees of the ball's line for one of the hand's. */
const TURNS = 2;
/** So far aside the hand is fine, in degrees; so far aside the figure goes where it is pulled again. */
const [FINE, AS_PULLED] = [24, 42];

/** Whoever has a ball that lies, and a free way to it, means to hit it. */
function meansBall(match: Match, { figure, tick }: Flick): boolean {
  const { phase, attacker, motion } = match.state;
  const isHis = phase === 'play' && attacker === sideOf(figure);
  return isHis && !tick && isStill(motion, 'ball') && isFreeWay(match, figure);
}

/** How far beside the middle of the ball the figure goes, in degrees, that sends it along such a line to the other side. */
function cutFor(line: number, contact: number, far: number): number {
  const angle = (line * Math.PI) / 180;
  return (Math.atan2(contact * Math.sin(angle), far - contact * Math.cos(angle)) * 180) / Math.PI;
}

/** The same flick with a finer hand, where that is wanted. */
export function fine(match: Match, flick: Flick): Flick {
  const places = placesNow(match);
  const straight = towardsBall(flick.figure, places);
  const off = between(straight, flick.direction);
  const aside = Math.abs(off);
  if (aside >= AS_PULLED || !meansBall(match, flick)) return flick;
  const contact = contactOf(groundIn(match).size);
  const far = Math.max(distance(places[flick.figure], places.ball), contact);
  const slow = (by: number): number => Math.min(by, cutFor(TURNS * by, contact, far));
  const catchUp = (by: number): number => slow(FINE) + ((AS_PULLED - slow(FINE)) * (by - FINE)) / (AS_PULLED - FINE);
  const turn = aside <= FINE ? slow(aside) : catchUp(aside);
  return { ...flick, direction: hundredth(between(0, straight + Math.sign(off) * turn)) };
}
