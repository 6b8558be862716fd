import { isIndirect } from '../../consequences.ts';
import { endOf, other, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { ownerOf, type Match } from '../../state.ts';
import { TABLE } from '../../table.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { towards } from './aiming.ts';
import { Foresight, type Foreseen } from './foreseen.ts';
import type { Kind, Shoot } from './kinds.ts';
import { straightShot } from './meant.ts';
import { distance } from '../hands/players.ts';
import { warnedOf } from './warned.ts';

/** What an aid proposes is tried out first: nobody is advised to do what the line ahead of it shows to be wrong. */

interface Try {
  readonly kind: Kind;
  readonly strength: number;
  /** Degrees beside the place that is meant. */
  readonly aside?: number;
}
const tries = (kind: Kind, ...strengths: readonly number[]): readonly Try[] =>
  strengths.map((strength) => ({ kind, strength }));

const PAST_NOBODY = [...tries('flat', 0.8, 0.65, 0.95), ...tries('turn', 0.75), ...tries('high', 0.45, 0.55)];
/** Over a kicker and down again before the bar, or past it, as such shots most often go in. */
const OVER_A_KICKER = [
  ...tries('high', 0.52),
  ...tries('chip', 0.48),
  ...tries('turn', 0.6),
  ...tries('high', 0.6),
  ...tries('chip', 0.44),
  ...tries('high', 0.48),
  ...tries('flat', 0.8),
];
/** So softly that the ball lies a hand's breadth ahead; harder where it has to leave something, aside where somebody stands. */
const AHEAD: readonly Try[] = [
  ...tries('flat', 0.28),
  { kind: 'flat', strength: 0.28, aside: 25 },
  { kind: 'flat', strength: 0.28, aside: -25 },
  ...tries('flat', 0.32, 0.24, 0.4, 0.5),
  { kind: 'turn', strength: 0.3 },
];

/** From 0 to 1, and more for what is better still: how good it is that this comes of it. */
type Worth = (match: Match, side: Side, foreseen: Foreseen) => number;

const ON_TARGET = 0.6;
const atGoal: Worth = (_, side, foreseen) => {
  if (foreseen.goal === other(side)) return 1;
  if (foreseen.goal === side) return 0;
  if (isOnTarget(side, foreseen)) return ON_TARGET;
  return foreseen.rests === null ? 0.1 : 0.2;
};
/** Millimetres before the line: there the keeper stands who stops it. */
const BEFORE = 45;
/** It comes to the goal, between its posts and below its bar, whoever stops it there. */
export const isOnTarget = (side: Side, { way }: Pick<Foreseen, 'way'>): boolean =>
  way.some(
    ([x, y, z]) =>
      Math.abs(x) < PITCH.goalWidth / 2 &&
      z < TABLE.goalHeight * 1000 &&
      endOf(other(side)) * y > PITCH.length / 2 - BEFORE,
  );
/** Millimetres that a ball is laid ahead. */
const [NEAR, FAR] = [150, 300];
const laidAhead: Worth = (match, side, foreseen) => {
  const { rests } = foreseen;
  const lie = lieNow(match);
  if (rests === null || lie === null) return 0;
  const isOwn = rests.top !== null && ownerOf(match.state, rests.top) === side;
  if (!isOwn) return 0.1;
  const gone = distance(rests.at, spotOf(lie.ball));
  const off = Math.max(0, NEAR - gone, gone - FAR);
  // At a second touch nothing but a shot is right; then the softest that lies well is as good as any.
  const isWrong = match.state.restart !== null && warnedOf(match, side, foreseen) !== null;
  return isWrong ? 0.2 : Math.max(0.3, 1 - off / 500);
};

/** No goal can come of it: a kick-off, goal kick, kick-in or indirect free kick. */
export const isSetUpOnly = ({ state: { restart } }: Match): boolean => restart !== null && isIndirect(restart.kind);

/** At a place of the goal, past whoever stands there; where no goal would count, laid ahead in that direction. */
export function bestAt(match: Match, side: Side, to: Spot, isBarred: boolean): Shoot | null {
  if (isSetUpOnly(match)) return bestAhead(match, side, to);
  const all = isBarred ? OVER_A_KICKER : PAST_NOBODY;
  const found = best(match, side, to, all, atGoal);
  if (found.worth >= ON_TARGET) return found.shot;
  // Where that place is hidden, at least at the goal.
  const middle = best(match, side, [0, to[1]], all.slice(0, 3), atGoal);
  if (middle.worth >= ON_TARGET) return middle.shot;
  const beside = [-1, 1].map((way) => best(match, side, [way * BESIDE, to[1]], all.slice(0, 4), atGoal));
  return [found, middle, ...beside].toSorted((one, two) => two.worth - one.worth)[0]!.shot;
}
/** Millimetres from the middle of the goal. */
const BESIDE = 30;
export const bestAhead = (match: Match, side: Side, to: Spot): Shoot | null =>
  best(match, side, to, AHEAD, laidAhead).shot;

interface Best {
  readonly shot: Shoot | null;
  readonly worth: number;
}
function best(match: Match, side: Side, to: Spot, all: readonly Try[], worth: Worth): Best {
  const lie = lieNow(match);
  if (lie === null) return { shot: null, worth: 0 };
  const key = JSON.stringify([side, to, all, lie.figures, match.state.restart?.kind ?? null]);
  const known = tried.get(lie.ball);
  const before = known?.get(key);
  if (before !== undefined) return before;
  const facing = towards(side, spotOf(lie.ball), to);
  let found: Best = { shot: null, worth: -1 };
  for (const { kind, strength, aside = 0 } of all) {
    const shot = straightShot(match, side, { facing: turned(facing + aside), strength, kind, spin: 0 });
    if (shot === null) continue;
    const good = worth(match, side, foreseenOf(match, side, shot));
    if (good > found.worth) found = { shot, worth: good };
    if (good >= 1) break;
  }
  tried.set(lie.ball, new Map([...(known ?? []), [key, found]]));
  return found;
}
const tried = new WeakMap<object, ReadonlyMap<string, Best>>();

const turned = (facing: number): number => Math.round(10 * (((((facing + 180) % 360) + 360) % 360) - 180)) / 10 + 0;

function foreseenOf(match: Match, side: Side, shot: Shoot): Foreseen {
  const sight = new Foresight(lieNow(match)!, side, shot);
  while (sight.goOn());
  return sight.seen!;
}
