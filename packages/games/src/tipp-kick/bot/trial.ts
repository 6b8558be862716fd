import type { Stance } from '../aim/index.ts';
import { kept } from '../ball/pose.ts';
import { lyingOn, topColour } from '../ball/top.ts';
import { Course } from '../motion/course.ts';
import { keeperAt, type Area, type Deed, type Hold, type Lie, type Sighting } from '../motion/index.ts';
import { goalBehind, other, type Colour, type Line, type Side } from '../names.ts';
import { spotOf } from '../plate.ts';
import type { Strike } from '../strikes.ts';
import type { Spot } from '../zones.ts';

/** What came of a press that was tried out. */
export interface Tried {
  /** Whose goal it is in; null: in none. */
  readonly goal: Side | null;
  /** Over which line it went; `floor`: off the plate. */
  readonly out: Line | 'floor' | null;
  readonly at: Spot;
  /** Null: it still rolls, or shows both alike. */
  readonly top: Colour | null;
  readonly isPushed: boolean;
  /** The foot has not met the ball at all. */
  readonly isMissed: boolean;
  /** It touched the other goal or a figure of the other side: a shot at goal. */
  readonly atGoal: boolean;
  /** Who touched it last. */
  readonly last: Side;
  readonly left: readonly Area[];
  /** Millimetres from where it lay to where it lies. */
  readonly way: number;
}

/** Three seconds: whatever rolls longer lies about where it is then. */
const LONGEST = 360;
/** What becomes of a ball that was stopped nobody foresees: so many ticks after it has met the other side it is in the goal, or it is not. */
const AFTERWARDS = 24;

/** A press, a hand that slips included, with the keepers led where they are thought to go; followed until the ball rests or is out. */
export function tryOut(lie: Lie, side: Side, stance: Stance, keeper: Hold | null = null): Tried {
  const deeds: Deed[] = [{ kind: 'press', tick: 0, side, ...stance }];
  if (keeper !== null) deeds.unshift({ kind: 'keeper', tick: 0, side: other(side), ...keeper });
  return followed(lie, side, deeds);
}

/** A keeper who strikes at the ball that lies before him. */
export function tryStrike(lie: Lie, side: Side, { from, back, to, out }: Strike): Tried {
  const hold = (sideways: number, forward: number): Hold => ({
    sideways: Math.round(10 * sideways) + 0,
    forward: Math.round(10 * forward) + 0,
    lift: 0,
    roll: 0,
  });
  const figures = { ...lie.figures, [side]: { ...lie.figures[side], keeper: keeperAt(hold(from, back)) } };
  return followed({ ...lie, figures }, side, [{ kind: 'keeper', tick: 0, side, ...hold(to, out) }]);
}

function followed(lie: Lie, side: Side, deeds: Deed[]): Tried {
  const course = new Course(lie);
  course.advance(deeds);
  while (course.tick < LONGEST && !course.isIdle && !isDecided(course, side)) course.advance([]);
  const tried = seen(lie, side, course);
  course.free();
  return tried;
}

const endsIt = ({ kind }: Sighting): boolean => kind === 'over' || kind === 'off' || kind === 'rest';
function isDecided(course: Course, side: Side): boolean {
  const { sightings, tick } = course;
  if (sightings.some(endsIt) || lies(course)) return true;
  const met = sightings.find((one) => isAtGoal(one, side));
  return met !== undefined && tick > met.tick + AFTERWARDS;
}

/** It is not waited for until it has lain for a while: on a face, and where it was a moment ago, it lies. */
const MOMENT = 3;
const SAME_PLACE = 2e-5;
const SAME_TURN = 1e-6;
function lies({ instants, tick, sightings }: Course): boolean {
  const [now, before] = [instants[tick]?.ball, instants[tick - MOMENT]?.ball];
  if (now === undefined || before === undefined || sightings.length === 0) return false;
  const way = Math.abs(now.at.x - before.at.x) + Math.abs(now.at.y - before.at.y) + Math.abs(now.at.z - before.at.z);
  const [one, two] = [now.turn, before.turn];
  const alike = Math.abs(one.x * two.x + one.y * two.y + one.z * two.z + one.w * two.w);
  return way < SAME_PLACE && alike > 1 - SAME_TURN && lyingOn(kept(now)) !== null;
}

function seen(lie: Lie, side: Side, course: Course): Tried {
  const { sightings, instants } = course;
  const ball = kept(instants.at(-1)!.ball);
  const over = sightings.find((one) => one.kind === 'over');
  const at = spotOf(over?.kind === 'over' ? over.place : ball);
  const [x, y] = spotOf(lie.ball);
  return {
    goal: over?.kind === 'over' && over.goal ? goalBehind(over.line) : null,
    out: outOf(sightings),
    at,
    top: sightings.some(({ kind }) => kind === 'rest') || lies(course) ? topColour(ball) : null,
    isPushed: sightings.some(({ kind }) => kind === 'pushed'),
    isMissed: !sightings.some((one) => one.kind === 'touch' && one.side === side),
    atGoal: sightings.some((one) => isAtGoal(one, side)),
    last: lastOf(sightings, side),
    left: sightings.flatMap((one) => (one.kind === 'left' ? [one.area] : [])),
    way: Math.sqrt((at[0] - x) * (at[0] - x) + (at[1] - y) * (at[1] - y)),
  };
}

function outOf(sightings: readonly Sighting[]): Line | 'floor' | null {
  const over = sightings.find((one) => one.kind === 'over');
  if (over?.kind === 'over') return over.line;
  return sightings.some(({ kind }) => kind === 'off') ? 'floor' : null;
}

function lastOf(sightings: readonly Sighting[], side: Side): Side {
  const touch = sightings.findLast((one) => one.kind === 'touch');
  return touch?.kind === 'touch' ? touch.side : side;
}

/** 'DTKV-8.4.2'. */
function isAtGoal(one: Sighting, side: Side): boolean {
  if (one.kind === 'touch') return one.side !== side;
  return (one.kind === 'frame' || one.kind === 'net') && goalBehind(one.end) !== side;
}
