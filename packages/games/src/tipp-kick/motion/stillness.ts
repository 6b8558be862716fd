import type { Pose, SteppedWorld } from '@bande/physics/engine';
import { SIDES } from '../names.ts';
import type { Stage } from './stage.ts';

/** Below these a body lies still: metres and radians a second. */
const SLOW = 0.004;
const TURNS = 0.4;
/** For so many ticks: a ball that stands on an edge for a moment has not come to rest. */
const PATIENCE = 18;
/** The ball has moved if its middle did so by this much, or it turned by about half a degree. */
const MOVED = 0.0001;
const TURNED = 0.99999;

interface CameToRest {
  /** Millimetres. */
  readonly path: number;
  readonly still: boolean;
}

const square = ({ x, y, z }: Pose['at']): number => x * x + y * y + z * z;

/** Tells when everything that moves by itself has stopped. */
export class Stillness {
  readonly #world: SteppedWorld;
  readonly #ball: number;
  readonly #standing: readonly number[];
  readonly #speed = { x: 0, y: 0, z: 0 };
  readonly #spin = { x: 0, y: 0, z: 0 };
  #patience = 0;
  #from: Pose;
  #last: Pose;
  #path = 0;
  #moves = false;

  constructor(world: SteppedWorld, { ball, sides }: Stage, start: Pose) {
    this.#world = world;
    this.#ball = ball;
    this.#standing = SIDES.flatMap((side) => [sides[side].kicker, ...sides[side].spares]);
    this.#from = start;
    this.#last = start;
  }

  /** Goes on from what another one has noted. */
  continues(other: Stillness): void {
    this.#patience = other.#patience;
    this.#from = other.#from;
    this.#last = other.#last;
    this.#path = other.#path;
    this.#moves = other.#moves;
  }

  get allRest(): boolean {
    return this.#world.sleeps(this.#ball) && this.#standing.every((body) => this.#world.sleeps(body));
  }

  /** The ball has moved, and nobody has been told yet that it lies. */
  get isOwed(): boolean {
    return this.#moves;
  }

  speed(): number {
    if (this.#world.sleeps(this.#ball)) return 0;
    this.#world.readSpeed(this.#ball, this.#speed);
    return Math.sqrt(square(this.#speed));
  }

  #isSlow(body: number): boolean {
    if (this.#world.sleeps(body)) return true;
    this.#world.readSpeed(body, this.#speed);
    this.#world.readSpin(body, this.#spin);
    return square(this.#speed) < SLOW * SLOW && square(this.#spin) < TURNS * TURNS;
  }

  #hasMoved({ at, turn }: Pose): boolean {
    const { at: from, turn: old } = this.#from;
    const way = square({ x: at.x - from.x, y: at.y - from.y, z: at.z - from.z });
    const same = Math.abs(turn.x * old.x + turn.y * old.y + turn.z * old.z + turn.w * old.w);
    return way > MOVED * MOVED || same < TURNED;
  }

  /** At the end of a tick; `stop` ends it whatever still moves. */
  look(ball: Pose, stop: boolean): CameToRest | undefined {
    this.#moves ||= this.#hasMoved(ball);
    const [dx, dy] = [ball.at.x - this.#last.at.x, ball.at.y - this.#last.at.y];
    if (this.#moves) this.#path += Math.sqrt(dx * dx + dy * dy);
    this.#last = ball;
    if (this.allRest && !this.#moves) return undefined;
    const slow = [this.#ball, ...this.#standing].every((body) => this.#isSlow(body));
    this.#patience = slow ? this.#patience + 1 : 0;
    const still = this.#patience >= PATIENCE;
    return still || stop ? this.#settle(ball, still) : undefined;
  }

  #settle(ball: Pose, still: boolean): CameToRest | undefined {
    for (const body of [this.#ball, ...this.#standing]) if (!this.#world.sleeps(body)) this.#world.rest(body);
    const moved = this.#moves;
    const path = Math.round(this.#path * 1000);
    this.#patience = 0;
    this.#path = 0;
    this.#moves = false;
    this.#from = ball;
    return moved ? { path, still } : undefined;
  }
}
