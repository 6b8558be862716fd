import type { Pose } from '@bande/physics/engine';
import { direction } from '@bande/physics';
import { about, joined } from '../ball/turning.ts';
import { KEEPER, TABLE } from '../table.ts';
import type { End, Hold, Keeper } from './lie.ts';

/** Tenths of a millimetre in a metre. */
const TENTHS = 10_000;

const inTenths = (metres: number): number => Math.round(metres * TENTHS);

/** Box behind the rubber and on the plate ['DTKV-6.2.3'], rod between the posts. */
const ROOM = {
  sideways: inTenths(TABLE.goalWidth / 2 - KEEPER.rodDiameter / 2),
  back: inTenths(TABLE.length / 2 - TABLE.plateLength / 2 + KEEPER.boxDepth + KEEPER.rodLength + KEEPER.thickness / 2),
  front: inTenths(KEEPER.rodLength + KEEPER.thickness / 2 - TABLE.rubberBehind - TABLE.rubberDiameter / 2),
  lift: 300,
  roll: 900,
} as const;

/** Between the posts the figure has less room than before them, and none to roll. */
const BEFORE_POSTS = inTenths(KEEPER.thickness / 2 + 2 * TABLE.frameRadius);
const BETWEEN_POSTS = inTenths((TABLE.goalWidth - KEEPER.width) / 2);
const UPRIGHT_ROLL = 50;

const within = (value: number, most: number, least = 0 - most): number => Math.max(least, Math.min(most, value));

const isWide = ({ sideways, roll }: Pick<Hold, 'sideways' | 'roll'>): boolean =>
  Math.abs(sideways) > BETWEEN_POSTS || Math.abs(roll) > UPRIGHT_ROLL;

/** The nearest place that the goal leaves to the keeper. */
export function reachable({ sideways, forward, lift, roll }: Hold): Hold {
  const wide = isWide({ sideways, roll });
  return {
    sideways: within(sideways, ROOM.sideways),
    forward: within(forward, ROOM.front, wide ? BEFORE_POSTS : ROOM.back),
    lift: within(lift, ROOM.lift, 0),
    roll: within(roll, ROOM.roll),
  };
}

const AXES = ['sideways', 'forward', 'lift', 'roll'] as const;
type Changing = { -readonly [K in keyof Hold]: number };

/** A roll is as fast as the head of the figure. */
const DEGREES = 180 / Math.PI / KEEPER.height;
const LIMITS = {
  length: { speed: KEEPER.speed * TENTHS, acceleration: KEEPER.acceleration * TENTHS },
  roll: { speed: KEEPER.speed * DEGREES * 10, acceleration: KEEPER.acceleration * DEGREES * 10 },
};

/** The keeper in a hand: it heads for its target as fast as a hand can and stops there. */
export class Guided {
  readonly at: Changing;
  readonly pace: Changing;
  towards: Hold;
  constructor(keeper: Keeper) {
    this.at = reachable(keeper.at);
    this.pace = { ...keeper.pace };
    this.towards = reachable(keeper.towards);
  }

  copied(): Guided {
    const copy = new Guided({ at: this.at, pace: this.pace, towards: this.towards });
    Object.assign(copy.at, this.at);
    return copy;
  }

  get isStill(): boolean {
    return this.isStillWith(this.towards);
  }
  /** Whether it stands still where this is its target. */
  isStillWith(towards: Hold): boolean {
    return AXES.every((axis) => this.pace[axis] === 0 && this.at[axis] === towards[axis]);
  }
  get isMoving(): boolean {
    return AXES.some((axis) => this.pace[axis] !== 0);
  }

  advance(seconds: number): void {
    const wasWide = isWide(this.at);
    for (const axis of AXES) this.#head(axis, seconds);
    if (this.at.forward >= BEFORE_POSTS) return;
    if (wasWide) this.#stop('forward', BEFORE_POSTS);
    else {
      this.#bound('sideways', BETWEEN_POSTS);
      this.#bound('roll', UPRIGHT_ROLL);
    }
  }

  #head(axis: (typeof AXES)[number], seconds: number): void {
    const { speed, acceleration } = axis === 'roll' ? LIMITS.roll : LIMITS.length;
    const left = this.towards[axis] - this.at[axis];
    const change = acceleration * seconds;
    if (Math.abs(left) <= change * seconds && Math.abs(this.pace[axis]) <= 2 * change) {
      this.at[axis] = this.towards[axis];
      this.pace[axis] = 0;
      return;
    }
    const wanted =
      Math.sign(left) * Math.min(speed, Math.sqrt(2 * acceleration * Math.abs(left)), Math.abs(left) / seconds);
    this.pace[axis] += within(wanted - this.pace[axis], change);
    this.at[axis] += this.pace[axis] * seconds;
  }

  #bound(axis: 'sideways' | 'roll', most: number): void {
    if (Math.abs(this.at[axis]) > most) this.#stop(axis, within(this.at[axis], most));
  }
  /** The posts are in the way. */
  #stop(axis: (typeof AXES)[number], at: number): void {
    this.at[axis] = at;
    this.pace[axis] = 0;
  }
}

/** A rolled figure stands on its lower corner. */
function axisHeight(roll: number): number {
  const { sin, cos } = direction(roll);
  return Math.max(KEEPER.rodHeight, (KEEPER.width / 2) * Math.abs(sin) + KEEPER.rodHeight * cos);
}

export function keeperPose({ sideways, forward, lift, roll }: Hold, end: End): Pose {
  const inwards = end === 'south' ? 1 : -1;
  return {
    at: {
      x: sideways / TENTHS,
      y: inwards * (forward / TENTHS - TABLE.length / 2),
      z: lift / TENTHS + axisHeight(roll / 10),
    },
    turn: joined(about('z', end === 'south' ? 0 : 180), about('y', roll / 10)),
  };
}

export function keptHold({ sideways, forward, lift, roll }: Hold): Hold {
  const whole = (value: number): number => Math.round(value) + 0;
  return { sideways: whole(sideways), forward: whole(forward), lift: whole(lift), roll: whole(roll) };
}
