import { TICKS_PER_SECOND } from '@bande/core';
import type { Pose, SteppedWorld } from '@bande/physics/engine';
import { about, joined } from '../ball/turning.ts';
import type { Press } from './deeds.ts';
import { heldPose, legPose, Swing } from './swing.ts';
import type { SideBodies } from './stage.ts';
import { FOOT_STRIDE, LEAST_WHILE_PRESSED, stepsFor } from './steps.ts';

/** A press under way: hand and leg do it whatever they meet. */
export class Pressing {
  readonly deed: Press;
  readonly swing: Swing;
  readonly #bodies: SideBodies;
  readonly #leg: Pose;
  constructor(deed: Press, bodies: SideBodies) {
    this.deed = deed;
    this.swing = new Swing(deed.strength);
    this.#bodies = bodies;
    this.#leg = legPose(deed, 0);
  }

  get leg(): number {
    return this.#bodies.legs[this.deed.foot];
  }

  begin(world: SteppedWorld): void {
    world.away(this.#bodies.kicker, true);
    for (const [body, pose] of [
      [this.#bodies.held, heldPose(this.deed)],
      [this.leg, this.#at(0)],
    ] as const) {
      world.away(body, false);
      world.put(body, pose);
      world.lead(body, pose);
    }
  }

  #at(seconds: number): Pose {
    return { at: this.#leg.at, turn: joined(this.#leg.turn, about('y', 0 - this.swing.degrees(seconds))) };
  }

  /** Seconds since the button was pressed, at a tick of the motion. */
  since(tick: number): number {
    return (tick - this.deed.tick) / TICKS_PER_SECOND;
  }

  lead(world: SteppedWorld, tick: number): void {
    world.lead(this.leg, this.#at(this.since(tick)));
  }

  isOver(tick: number): boolean {
    return this.since(tick) >= this.swing.ends;
  }
  end(world: SteppedWorld): void {
    world.away(this.#bodies.held, true);
    world.away(this.leg, true);
  }

  /** Steps for the tick that begins now: shorter ones while the foot is fast, so that it meets the ball where it should. */
  steps(tick: number): number {
    return this.swing.isFast(this.since(tick))
      ? Math.max(LEAST_WHILE_PRESSED, stepsFor(this.swing.speed, FOOT_STRIDE))
      : 1;
  }
}
