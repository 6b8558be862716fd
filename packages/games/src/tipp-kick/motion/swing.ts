import type { Pose, Spot, Turn } from '@bande/physics/engine';
import { about, joined, turned } from '../ball/turning.ts';
import { KICKER } from '../table.ts';
import type { Press } from './deeds.ts';

/** Degrees of the leg, forward positive: drawn back, up to speed before it hangs, braked after the ball is gone. */
const BACK = -40;
const UP_TO_SPEED = -12;
/** A gentle press lets the leg stop sooner: else its foot would go along with the ball. */
const brakesAt = (strength: number): number => 8 + (27 * strength) / 1000;
const BRAKING = 15;
const HELD_SECONDS = 0.03;
const RETURN_SECONDS = 0.12;

/** Metres a second of the sole. */
export const SLOWEST = 0.4;
export const FASTEST = 7.5;

/** The gentlest presses get most of the scale: a set-up needs finer steps than a shot. */
export const footSpeed = (strength: number): number =>
  SLOWEST + (FASTEST - SLOWEST) * (strength / 1000) * (strength / 1000);

/** The leg of one press as a function of time alone. */
export class Swing {
  readonly speed: number;
  readonly #rate: number;
  readonly #starts: number;
  readonly #even: number;
  readonly #brakes: number;
  readonly #brakesAt: number;
  constructor(strength: number) {
    this.speed = footSpeed(strength);
    this.#rate = ((this.speed / KICKER.leg) * 180) / Math.PI;
    this.#starts = (2 * (UP_TO_SPEED - BACK)) / this.#rate;
    this.#brakesAt = brakesAt(strength);
    this.#even = this.#starts + (this.#brakesAt - UP_TO_SPEED) / this.#rate;
    this.#brakes = this.#even + (2 * BRAKING) / this.#rate;
  }

  /** While the foot is fast, so that steps must be short. */
  isFast(seconds: number): boolean {
    return seconds < this.#even;
  }
  get ends(): number {
    return this.#brakes + HELD_SECONDS + RETURN_SECONDS;
  }

  degrees(seconds: number): number {
    if (seconds <= this.#starts) {
      const share = seconds / this.#starts;
      return BACK + (UP_TO_SPEED - BACK) * share * share;
    }
    if (seconds <= this.#even) return UP_TO_SPEED + this.#rate * (seconds - this.#starts);
    if (seconds <= this.#brakes) {
      const left = (this.#brakes - seconds) / (this.#brakes - this.#even);
      return this.#brakesAt + BRAKING * (1 - left * left);
    }
    const back = (seconds - this.#brakes - HELD_SECONDS) / RETURN_SECONDS;
    return (this.#brakesAt + BRAKING) * (1 - Math.max(0, Math.min(1, back)));
  }
}

const plus = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const turnedAbout = (turn: Turn, pivot: Spot, point: Spot): Spot => plus(pivot, turned(turn, minus(point, pivot)));

type Stance = Pick<Press, 'x' | 'y' | 'facing' | 'lean' | 'tilt'>;

/** Where a point of the upright kicker goes: it is leaned back over a line below it or forward over its toe, and tilted over an edge of its base. */
function placed({ x, y, facing, lean, tilt }: Stance, point: Spot): Spot {
  const line = { x: lean > 0 ? KICKER.leanAt : KICKER.toe, y: 0, z: 0 };
  const edge = { x: 0, y: tilt > 0 ? KICKER.right : KICKER.left, z: 0 };
  const leaned = turnedAbout(about('y', (0 - lean) / 10), line, point);
  const tilted = turnedAbout(about('x', tilt / 10), edge, leaned);
  return plus({ x: x / 100_000, y: y / 100_000, z: 0 }, turned(about('z', facing / 10), tilted));
}
const turnOf = ({ facing, lean, tilt }: Stance): Turn =>
  joined(about('z', facing / 10), joined(about('x', tilt / 10), about('y', (0 - lean) / 10)));

export const heldPose = (stance: Stance): Pose => ({
  at: placed(stance, { x: 0, y: 0, z: 0 }),
  turn: turnOf(stance),
});
const hipOf = (stance: Stance): Spot => placed(stance, { x: 0, y: KICKER.legSide, z: KICKER.hip });
export const legPose = (stance: Stance, degrees: number): Pose => ({
  at: hipOf(stance),
  turn: joined(turnOf(stance), about('y', 0 - degrees)),
});
