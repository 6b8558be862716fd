import { blowTime, groundIn, isGone, now, placesAt } from './motion.ts';
import { BODIES, isFigure, type BodyName } from './names.ts';
import type { Spots } from './consequences.ts';
import type { Match } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import { spotOf, type Spot } from './zones.ts';

/** Where everything is that stands or lies on the table, in millimetres; nothing where nobody measures. */
export const spotsNow = (match: Match): Spots => spotsAt(match, now(match));
/** Where everything was when the contact that is judged took place: by the end of its tick it has moved on. */
export const spotsAtContact = (match: Match): Spots => spotsAt(match, blowTime(match));

function spotsAt(match: Match, time: number): Spots {
  const { measured, motion } = match.state;
  if (!measured) return {};
  const places = placesAt(match, time);
  return Object.fromEntries(
    BODIES.filter((body) => !isGone(motion, body)).map((body): [BodyName, Spot] => [body, spotOf(places[body])]),
  );
}
export const spotNow = (match: Match, body: BodyName): Spot | undefined => spotsNow(match)[body];

/** Seen from above, in metres. */
export const radiusOf = (match: Match, body: BodyName): number =>
  isFigure(body) ? groundIn(match).size.baseRadius : BALL_RADIUS;
