import { Motions, type Motion, type Place, type Told } from '@bande/physics';
import type { Flick } from '../../actions.ts';
import { velocityOf } from '../../flick.ts';
import { groundIn, isSettled, now } from '../../motion.ts';
import type { BodyName } from '../../names.ts';
import { isDenied, rightTo } from '../../rights.ts';
import { isTraining, type Match } from '../../state.ts';
import { figureBody, tableOf, type FigureSize } from '../../table-bodies.ts';
import type { Pitch } from '../../table.ts';
import type { Point } from '../layout.ts';
import { directionOf } from './aiming.ts';
import { between, contactOf } from './ball-line.ts';

/** What a flick would bring, in metres from where its figure stands. */
interface Ahead {
  /** The figure's way, swerve and all, to where it meets something or comes to rest. */
  readonly way: readonly Point[];
  /** What it meets first; null: nothing. */
  readonly meets: BodyName | null;
  /** The way of the ball from there, to where it meets something itself; empty: it is not the ball that is met. */
  readonly ball: readonly Point[];
  /** What the ball meets there: another body, or what stands around the pitch, by its name; null: nothing, it comes to rest. */
  readonly into: string | null;
  /** Meant for the ball, it would come to rest before it: where the ball lies; null: it is met, or somebody else, or nobody knows. */
  readonly fallsShort: Point | null;
  /** Meant for the ball, it would meet nobody and go past it: where the ball lies; null: as above. */
  readonly goesPast: Point | null;
  /** Meant for the ball in a match, it would meet this one first: a foul, or the ball is lost; null: as above. */
  readonly meetsFirst: BodyName | null;
}
const ALONE = { meets: null, ball: [], into: null, fallsShort: null, goesPast: null, meetsFirst: null } as const;

const STEP = 1 / 40;
const LONGEST = 6;
/** A ball that is wedged in is hit again and again. */
const MOST_EVENTS = 120;

/** As it will be judged; while other things than a led keeper still move nobody can say whom it meets, and only its own way is told. */
export function aheadOf(match: Match, flick: Flick): Ahead {
  const last = known.get(flick);
  if (last?.match === match) return last.ahead;
  const ahead = lookAhead(match, flick);
  known.set(flick, { match, ahead });
  return ahead;
}
/** The line and the words beside it ask the same. */
const known = new WeakMap<Flick, { readonly match: Match; readonly ahead: Ahead }>();

function lookAhead(match: Match, flick: Flick): Ahead {
  const { pitch, size, motions } = groundIn(match);
  const { motion } = match.state;
  if (!isSettled(motion)) return { ...ALONE, way: wayAhead(pitch, size, flick) };
  const begin = now(match);
  const course = new Course(motions, motions.flick(motion, begin, flick.figure, velocityOf(flick, size)), begin);
  const from = course.placeOf(flick.figure);
  const met = (told: Told): boolean =>
    told.kind === 'hit' && (told.body === flick.figure || told.other === flick.figure);
  const [way, blow] = course.follow(flick.figure, (told) => met(told) || isRestOf(flick.figure, told));
  if (blow === null || !met(blow)) {
    const ball = course.placeOf('ball');
    const [at] = since(from, [ball]);
    const alone = { ...ALONE, way: since(from, way) };
    if (blow === null || !isForTheBall(match, flick)) return alone;
    if (wouldMeet(way, ball, size)) return { ...alone, fallsShort: at! };
    return isTraining(match) && !isTowards(flick, at!) ? alone : { ...alone, goesPast: at! };
  }
  const meets = (blow.body === flick.figure ? blow.other : blow.body) as BodyName;
  if (meets !== 'ball') {
    const meetsFirst = !isTraining(match) && isForTheBall(match, flick) ? meets : null;
    return { ...ALONE, way: since(from, way), meets, meetsFirst };
  }
  const [ball, end] = course.follow(
    'ball',
    (told) => isOfBall(told) && told.kind !== 'moved' && told.kind !== 'landed',
  );
  const over = ball.findIndex((place) => isOverBar(pitch, place));
  const before = { ...ALONE, way: since(from, way), meets };
  return over < 0
    ? { ...before, ball: since(from, ball), into: intoWhat(end) }
    : { ...before, ball: since(from, ball.slice(0, over + 1)), into: OVER_BAR };
}

/** On the training pitch all are; in a match what is no block flick, no tick and not only moved. */
function isForTheBall(match: Match, { figure, tick }: Flick): boolean {
  if (isTraining(match)) return true;
  const right = rightTo(match, figure, tick);
  return !isDenied(right) && (right.as === 'play' || right.as === 'restart');
}

/** Would a figure meet the ball that went on as it came to rest? */
function wouldMeet(way: readonly Point[], ball: Point, size: FigureSize): boolean {
  const end = way.at(-1)!;
  const before = way.findLast(({ x, y }) => Math.hypot(end.x - x, end.y - y) > LEAST_WAY) ?? way[0]!;
  const long = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [ux, uy] = [(end.x - before.x) / long, (end.y - before.y) / long];
  const [dx, dy] = [ball.x - end.x, ball.y - end.y];
  return dx * ux + dy * uy > 0 && Math.abs(dx * uy - dy * ux) < contactOf(size);
}
/** Where anybody flicks as he likes, who goes so many degrees aside of the ball only moves his figure. */
const ASIDE = 45;
const isTowards = (flick: Flick, { x, y }: Point): boolean =>
  Math.abs(between(directionOf(flick.figure, x, y), flick.direction)) < ASIDE;
/** In metres: of a longer way so much of its end says where it was going. */
const LEAST_WAY = 0.002;

/** Where the ball goes that flies over a goal: its way ends there, for nobody sees from above that it is not in. */
export const OVER_BAR = 'over the bar';
const isOverBar = ({ length, goal }: Pitch, { x, y, z }: Place): boolean =>
  Math.abs(y) > length / 2 && Math.abs(x) < goal.width / 2 && z > goal.height;

function intoWhat(end: Told | null): string | null {
  if (end === null || (end.kind !== 'hit' && end.kind !== 'struck')) return null;
  return (end.body === 'ball' ? end.other : end.body) ?? null;
}

const since = (from: Point, way: readonly Point[]): readonly Point[] =>
  way.map(({ x, y }) => ({ x: x - from.x, y: y - from.y }));
const isRestOf = (body: BodyName, told: Told): boolean => told.kind === 'rest' && told.body === body;
const isOfBall = ({ body, other }: Told): boolean => body === 'ball' || other === 'ball';

/** A motion as it goes on by itself, looked at step by step. */
class Course {
  readonly #motions: Motions;
  #motion: Motion;
  #time: number;
  #events = 0;

  constructor(motions: Motions, motion: Motion, time: number) {
    [this.#motions, this.#motion, this.#time] = [motions, motion, time];
  }

  placeOf(body: BodyName): Place {
    return this.#motions.placesAt(this.#motion, this.#time).find(({ id }) => id === body)!;
  }

  /** Where a body goes until something is told that ends it, and what that was; null: nothing of the kind came. */
  follow(body: BodyName, ends: (told: Told) => boolean): readonly [way: readonly Place[], end: Told | null] {
    const way = [this.placeOf(body)];
    const until = this.#time + LONGEST;
    for (let step = this.#time + STEP; step < until && this.#events < MOST_EVENTS; step += STEP) {
      const end = this.#goTo(step, ends);
      way.push(this.placeOf(body));
      if (end !== null) return [way, end];
    }
    return [way, null];
  }

  #goTo(time: number, ends: (told: Told) => boolean): Told | null {
    for (;;) {
      const coming = this.#events > MOST_EVENTS ? null : this.#motions.next(this.#motion, time);
      if (coming === null) break;
      [this.#motion, this.#time] = [coming.motion, coming.t];
      this.#events++;
      const end = coming.told.find(ends);
      if (end !== undefined) return end;
    }
    this.#time = time;
    return null;
  }
}

/** Where a flicked figure would go from where it stands if it met nothing, swerve and all: places in metres from there, to where it comes to rest. */
export function wayAhead(pitch: Pitch, size: FigureSize, flick: Flick): readonly Point[] {
  const motions = alone(pitch, size);
  const name = 'figure';
  let motion = motions.flick(motions.start({ [name]: [0, 0] }), 0, name, velocityOf(flick, size));
  const way: Point[] = [{ x: 0, y: 0 }];
  for (let time = STEP; time < LONGEST; time += STEP) {
    for (;;) {
      const coming = motions.next(motion, time);
      if (coming === null) break;
      motion = coming.motion;
      if (coming.told.some(({ kind }) => kind === 'rest')) return [...way, placeIn(motions, motion, coming.t)];
    }
    way.push(placeIn(motions, motion, time));
  }
  return way;
}

function placeIn(motions: Motions, motion: Motion, time: number): Point {
  const { x, y } = motions.placesAt(motion, time)[0]!;
  return { x, y };
}

/** A cloth without end and nothing else on it, made once for each set of figures. */
const tables = new WeakMap<FigureSize, Motions>();
function alone(pitch: Pitch, size: FigureSize): Motions {
  const known = tables.get(size) ?? new Motions({ ...tableOf(pitch), obstacles: [] }, [figureBody('figure', size)]);
  tables.set(size, known);
  return known;
}
