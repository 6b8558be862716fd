import { kept } from '../../ball/pose.ts';
import { topColour } from '../../ball/top.ts';
import { Course } from '../../motion/course.ts';
import { footSpeed } from '../../motion/swing.ts';
import type { Lie, Sighting } from '../../motion/index.ts';
import { goalBehind, goalLineOf, isGoalLine, other, type Colour, type Side } from '../../names.ts';
import { facingOf } from '../../plate.ts';
import { direction } from '@bande/physics';
import { GRAVITY } from '../../table.ts';
import type { Spot } from '../../zones.ts';
import { LOOKS, type Shoot } from './kinds.ts';
import type { Meant } from './meant.ts';

/** What would come of a shot if nobody else did anything. Millimetres: east, north, up. */
export type Point = readonly [x: number, y: number, z: number];
export interface Foreseen {
  readonly shot: Shoot;
  readonly way: readonly Point[];
  /** Where it comes to lie and which colour is on top; null: it leaves the field. */
  readonly rests: { readonly at: Spot; readonly top: Colour | null } | null;
  /** Into whose goal it goes. */
  readonly goal: Side | null;
  /** On its way it touches the other goal, or a figure of the other side. */
  readonly atGoal: boolean;
}

/** Four seconds: nobody looks further ahead. */
const LONGEST = 480;
/** Every so many ticks there is a point of the way. */
const EVERY = 2;
const MM = 1000;

/** Runs it piece by piece, so that no frame waits for all of it. */
export class Foresight {
  readonly #course: Course;
  readonly #shot: Shoot;
  readonly #side: Side;
  readonly #way: Point[] = [];
  #seen: Foreseen | null = null;
  #isFree = false;

  constructor(lie: Lie, side: Side, shot: Shoot) {
    this.#course = new Course(lie);
    this.#shot = shot;
    this.#side = side;
    const { at, facing, lean, tilt, strength, foot } = shot;
    const press = { kind: 'press', tick: 0, side, foot, facing: facingOf(side, facing) } as const;
    const [x, y] = at.map((mm) => Math.round(mm * 100)) as [number, number];
    this.#note();
    this.#course.advance([
      { ...press, x, y, lean: Math.round(lean * 10), tilt: Math.round(tilt * 10), strength: Math.round(strength * MM) },
    ]);
  }

  get seen(): Foreseen | null {
    return this.#seen;
  }

  /** A tick further; false: everything is seen. */
  goOn(): boolean {
    if (this.#seen !== null) return false;
    const over = this.#left();
    if (over === null && !this.#course.isIdle && this.#course.tick < LONGEST) {
      this.#course.advance([]);
      if (this.#course.tick % EVERY === 0) this.#note();
      return true;
    }
    this.#note();
    const ball = kept(this.#course.instants.at(-1)!.ball);
    this.#seen = {
      shot: this.#shot,
      way: this.#way,
      rests: over === null ? { at: [ball.x / 100, ball.y / 100], top: topColour(ball) } : null,
      goal: over?.goal ?? null,
      atGoal: this.#course.sightings.some((seen) => isAt(seen, other(this.#side))),
    };
    this.free();
    return false;
  }

  free(): void {
    if (!this.#isFree) this.#course.free();
    this.#isFree = true;
  }

  #note(): void {
    const { x, y, z } = this.#course.instants.at(-1)!.ball.at;
    this.#way.push([x * MM, y * MM, z * MM]);
  }

  /** Once it is over a line nothing that it does matters any more. */
  #left(): { readonly goal: Side | null } | null {
    const over = this.#course.sightings.find(({ kind }) => kind === 'over' || kind === 'off');
    if (over === undefined) return null;
    return { goal: over.kind === 'over' && over.goal && isGoalLine(over.line) ? goalBehind(over.line) : null };
  }
}

const isAt = (seen: Sighting, side: Side): boolean => {
  if (seen.kind === 'touch') return seen.side === side;
  return (seen.kind === 'frame' || seen.kind === 'net') && seen.end === goalLineOf(side);
};

/** The first of its way without asking physics: as fast as the foot sends it, and as steep. */
const STEPS = 14;
export function firstOfWay(
  { facing, strength, kind }: Meant,
  side: Side,
  ball: Spot,
  farthest: number,
): readonly Point[] {
  const { rises, faster } = LOOKS[kind];
  const speed = faster * footSpeed(strength * MM);
  const { sin, cos } = direction(facingOf(side, facing) / 10);
  const up = direction(rises);
  const [level, lift] = [speed * up.cos, speed * up.sin];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const far = (farthest * i) / STEPS;
    const seconds = far / MM / Math.max(0.1, level);
    const height = Math.max(0, lift * seconds - (GRAVITY * seconds * seconds) / 2) * MM;
    return [ball[0] + cos * far, ball[1] + sin * far, height + HALF_BALL];
  });
}
const HALF_BALL = 6;
