import { CHIP, HIGH, quickAim, speedOver } from '../../aim/index.ts';
import { isIndirect } from '../../consequences.ts';
import { other, type Side } from '../../names.ts';
import { facingOf, lieNow, spotOf } from '../../plate.ts';
import type { Match } from '../../state.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { distance } from '../hands/players.ts';
import { towards } from './aiming.ts';
import { LOOKS, type Kind, type Shoot } from './kinds.ts';
import { straightShot } from './meant.ts';

/** What an aid proposes is what a good eye sees: who stands where, and how far it is. Nothing is tried out beforehand, so that a shot keeps its risk. */

/** No goal can come of it: a kick-off, goal kick, kick-in or indirect free kick. */
export const isSetUpOnly = ({ state: { restart } }: Match): boolean => restart !== null && isIndirect(restart.kind);

/** So near to the ball's way a kicker stops it, in millimetres. */
const IN_THE_WAY = 24;
/** Whether the other kicker stands on the straight way between the ball and a place. */
export function isBarred(match: Match, side: Side, to: Spot): boolean {
  const lie = lieNow(match);
  const kicker = lie?.figures[other(side)].kicker;
  if (lie === null || kicker === null || kicker === undefined) return false;
  const [ball, stands] = [spotOf(lie.ball), spotOf(kicker)];
  const far = distance(ball, to) || 1;
  const [dx, dy] = [(to[0] - ball[0]) / far, (to[1] - ball[1]) / far];
  const along = (stands[0] - ball[0]) * dx + (stands[1] - ball[1]) * dy;
  const aside = Math.abs((stands[0] - ball[0]) * dy - (stands[1] - ball[1]) * dx);
  return along > 0 && along < far + IN_THE_WAY && aside < IN_THE_WAY;
}

/** Hard, and not so hard that it bounces over the bar. */
const FLAT_OUT = 0.75;
/** At the first of these places to which the way is free, flat; where none is, over whoever stands there. */
export function shotAt(match: Match, side: Side, places: readonly Spot[]): Shoot | null {
  const lie = lieNow(match);
  const [first] = places;
  if (lie === null || first === undefined) return null;
  const ball = spotOf(lie.ball);
  const free = places.find((to) => !isBarred(match, side, to));
  const facing = towards(side, ball, free ?? first);
  if (free !== undefined) return straightShot(match, side, { facing, strength: FLAT_OUT, kind: 'flat', spin: 0 });
  const [kind, speed] = loftedOver(distance(ball, first) / 1000);
  const wish = { facing: facingOf(side, facing), speed, ...LOOKS[kind].wish };
  return straightShot(match, side, { facing, strength: quickAim(lie, wish).strength / 1000, kind, spin: 0 });
}

/** Steeply where it is too near to the goal for anything else. */
function loftedOver(metres: number): readonly [kind: Kind, speed: number] {
  const high = speedOver(metres, HIGH);
  return high === null ? ['chip', speedOver(metres, CHIP) ?? SOFT] : ['high', high];
}
/** Metres a second. */
const SOFT = 1;

/** Millimetres that a ball is laid ahead; degrees beside the place that is meant where somebody stands in the way; how far from a side line it is still well within the field, and from a goal line out of the keeper's reach. */
const AHEAD = [200, 130];
const ASIDE = [0, 25, -25, 45, -45, 70, -70, 100, -100];
const [FROM_SIDE, FROM_GOAL] = [25, 80];

/** So softly that the ball lies a hand's breadth ahead, past whoever stands there. */
export function setUpTowards(match: Match, side: Side, to: Spot): Shoot | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const ball = spotOf(lie.ball);
  const ways = AHEAD.flatMap((far) => ASIDE.map((aside) => ({ far, aside })));
  const isGood = ({ far, aside }: (typeof ways)[number]): boolean => {
    const end = turnedAside(ball, to, far, aside);
    return isWellWithin(end) && !isBarred(match, side, end);
  };
  const { far, aside } = ways.find(isGood) ?? ways[0]!;
  const facing = towards(side, ball, turnedAside(ball, to, far, aside));
  const wish = { facing: facingOf(side, facing), distance: far, ...LOOKS.flat.wish };
  return straightShot(match, side, { facing, strength: quickAim(lie, wish).strength / 1000, kind: 'flat', spin: 0 });
}

const isWellWithin = ([x, y]: Spot): boolean =>
  Math.abs(x) < PITCH.width / 2 - FROM_SIDE && Math.abs(y) < PITCH.length / 2 - FROM_GOAL;
/** So far from a place, in a direction that is turned by so many degrees from another place. */
function turnedAside([x, y]: Spot, to: Spot, far: number, degrees: number): Spot {
  const turn = Math.atan2(to[1] - y, to[0] - x) - (degrees * Math.PI) / 180;
  return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
}
