/**
 * A ball over a line, read a second time: rules 7, 14.1, 15.1, 16.1 and the short rules as their text goes through the story of a ball, not as the table in
 * reckoning/over-line.ts has it.
 */
export type Side = 'red' | 'blue';
export type Spot = readonly [x: number, y: number];
type Restart = 'freeKick' | 'throwIn' | 'goalKick' | 'corner' | 'penalty';

/** Millimetres. */
export const [HALF_LENGTH, ZONE, LINE, BALL, BASE] = [600, 300, 1, 11, 10.5] as const;
const KEEPER = 1.6;
export const foe = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export interface Strike {
  readonly deed: 'strike';
  readonly by: Side;
  readonly keeper: boolean;
  readonly reserve: boolean;
  readonly restart: Restart | null;
  readonly ball: Spot;
  readonly figure: Spot;
}
export interface Touch {
  readonly deed: 'touch';
  readonly by: Side;
  readonly keeper: boolean;
  readonly neutral: boolean;
  readonly atEdge: boolean;
  readonly figure: Spot;
}
export interface Frame {
  readonly deed: 'frame';
  readonly goal: Side;
}
export interface Rest {
  readonly deed: 'rest';
}
export interface Story {
  readonly short: boolean;
  readonly first: Strike;
  readonly then: readonly (Touch | Frame | Rest)[];
  readonly line: 'south' | 'north' | 'west' | 'east';
  readonly inGoal: boolean;
  readonly at: Spot;
  readonly doubt: boolean;
}
interface Opinion {
  readonly is: string;
  readonly for: Side;
}

/** 14.1.2: wholly on this side of the lines across the field. */
function quarter([, y]: Spot, radius: number): string | null {
  const lines = [-ZONE, 0, ZONE];
  if (lines.some((line) => y + radius >= line - LINE && y - radius <= line + LINE)) return null;
  return String(lines.filter((line) => y > line).length);
}
const zone = (spot: Spot, radius: number): Side | null => {
  const number = quarter(spot, radius);
  if (number === '0') return 'red';
  return number === '3' ? 'blue' : null;
};
/** 2.1.1.2 with I.7: how much green is between base and line. */
const beyond = ([x, y]: Spot, radius: number): number => Math.max(Math.abs(x) - 400, Math.abs(y) - 600) - radius;

/** What the ball has gone through since somebody last played it. */
interface Course {
  strike: Strike | null;
  /** A keeper's own play, with no shot of the other side behind it. */
  keeperPlayed: { by: Side; ball: Spot; figure: Spot } | null;
  /** Turned aside by the keeper of this side. */
  savedBy: Side | null;
  /** Touches that count since the shot. */
  touches: Touch[];
  direct: Restart | null;
  frame: boolean;
}

/** 8.1.3: every touch of a keeper is a play, but a shot that he turns aside stays the shot that it was. */
function follow({ first, then }: Story): Course {
  let course: Course = fresh(first);
  let rolls = true;
  for (const event of then) {
    if (event.deed === 'rest') rolls = false;
    if (event.deed === 'frame' && event.goal !== player(course)) course.frame = true;
    if (event.deed !== 'touch' || event.neutral) continue;
    // what one keeper has turned aside is a play of his own for the other one
    const other = course.touches.findLast(({ keeper, by }) => keeper && by !== event.by);
    if (event.keeper && rolls && course.savedBy === foe(event.by)) course = byKeeper(other!);
    if (!event.keeper) touched(course, event);
    else if (rolls && (player(course) !== event.by || course.savedBy === event.by)) {
      course.savedBy = event.by;
      course.touches.push(event);
      course.frame = false;
    } else course = byKeeper(event);
    if (event.keeper) rolls = true;
  }
  return course;
}
const fresh = (strike: Strike): Course => ({
  strike,
  keeperPlayed: strike.keeper ? { by: strike.by, ball: strike.ball, figure: strike.figure } : null,
  savedBy: null,
  touches: [],
  direct: strike.restart,
  frame: false,
});
const byKeeper = (event: Touch): Course => ({
  strike: null,
  keeperPlayed: { by: event.by, ball: event.figure, figure: event.figure },
  savedBy: null,
  touches: [],
  direct: null,
  frame: false,
});
function touched(course: Course, event: Touch): void {
  course.touches.push(event);
  course.direct = null; // turned on by a keeper to another figure it is direct no more, too [S-61]
  course.frame = false;
}
const player = ({ strike, keeperPlayed }: Course): Side => (strike ?? keeperPlayed)!.by;
const ballAt = ({ strike, keeperPlayed }: Course): Spot => (strike ?? keeperPlayed)!.ball;

export function opinion(story: Story): Opinion {
  const course = follow(story);
  if (story.line === 'west' || story.line === 'east') return overTouchline(story, course);
  const owner: Side = story.line === 'south' ? 'red' : 'blue';
  const isOwn = course.savedBy !== foe(owner) && player(course) === owner;
  return isOwn ? towardsTheOwnGoal(story, course, owner) : towardsTheOthersGoal(story, course, owner);
}

function towardsTheOthersGoal(story: Story, course: Course, owner: Side): Opinion {
  const goalKick: Opinion = { is: 'goalKick', for: owner };
  if (story.inGoal) return counts(story, course, owner) ? { is: 'goal', for: foe(owner) } : goalKick;
  return cornerForced(story, course, owner) ? { is: 'corner', for: foe(owner) } : goalKick;
}

function towardsTheOwnGoal(story: Story, course: Course, owner: Side): Opinion {
  const [goalKick, corner]: Opinion[] = [
    { is: 'goalKick', for: owner },
    { is: 'corner', for: foe(owner) },
  ];
  const isSaved = course.savedBy !== null;
  if (course.frame && !isSaved && counts(story, course, foe(owner))) return goalKick!; // 7.3.3
  if (story.inGoal) return course.direct !== null && !isSaved ? corner! : { is: 'ownGoal', for: foe(owner) }; // 7.3.2
  return goalKickForced(story, course, owner) ? goalKick! : corner!;
}

/** 7.1.1, 9.1.4, 11.1.1, 14.1.5, 15.1.5; 16.1.4 lets corners count. */
function counts({ short }: Story, course: Course, goal: Side): boolean {
  const { strike } = course;
  if (strike === null || course.savedBy === foe(goal)) return false;
  const isUntouched = course.direct !== null;
  if (isUntouched && ['freeKick', 'throwIn', 'goalKick'].includes(course.direct!)) return false;
  if (strike.reserve && !short) return false;
  if (strike.restart === 'corner' || strike.restart === 'penalty') return strike.by !== goal;
  return zone(strike.ball, BALL) === goal;
}

/** The figure that was touched last can be used: 2.1.1.2, 2.1.1.4, 2.1.2.7. */
const reachable = ({ doubt }: Story, { figure, atEdge, keeper }: Touch): boolean =>
  !doubt && !(atEdge && !keeper) && beyond(figure, keeper ? KEEPER : BASE) < 22;

/** 16.1.1.1; by the short rules ball and opponent must be in one zone, whichever; a keeper is always in his own. */
function cornerForced(story: Story, course: Course, owner: Side): boolean {
  const last = course.touches.at(-1);
  if (last === undefined || last.by !== owner || course.savedBy === foe(owner)) return false;
  const { strike } = course;
  const isSet = strike !== null && (strike.restart === 'corner' || strike.restart === 'penalty');
  const home = owner === 'red' ? '0' : '3';
  const ball = isSet ? home : quarter(ballAt(course), BALL);
  const at = last.keeper ? home : quarter(last.figure, BASE);
  const isInPlace = story.short ? ball !== null && ball === at : ball === home;
  return isInPlace && reachable(story, last);
}

/** 15.1.2; the short rules ask for no zones. */
function goalKickForced(story: Story, course: Course, owner: Side): boolean {
  const last = course.touches.at(-1);
  if (last === undefined || last.by === owner || last.keeper) return false;
  const inZones = zone(ballAt(course), BALL) === owner && zone(last.figure, BASE) === owner;
  return (story.short || inZones) && reachable(story, last);
}

/** 14.1.1, 14.1.2, 14.1.6: a keeper has always played it. */
function overTouchline(story: Story, course: Course): Opinion {
  const { touches } = course;
  const byHand = touches.findLastIndex(({ keeper }) => keeper);
  const after = touches.slice(byHand + 1);
  const played = byHand < 0 ? null : touches[byHand]!;
  const by = played?.by ?? player(course);
  const last = after.at(-1);
  if (last === undefined || last.by === by) return { is: 'throwIn', for: foe(by) };
  const ball = played === null ? ballAt(course) : played.figure;
  const striker = played ?? course.strike ?? course.keeperPlayed!;
  const isHand = played !== null || course.strike === null || course.strike.keeper;
  const items = [quarter(ball, BALL), quarter(striker.figure, isHand ? BALL : BASE), quarter(last.figure, BASE)];
  const all = story.short ? items : [...items, quarter(story.at, BALL)];
  const isForced = all.every((one) => one !== null && one === all[0]) && reachable(story, last);
  return { is: 'throwIn', for: isForced ? by : foe(by) };
}
