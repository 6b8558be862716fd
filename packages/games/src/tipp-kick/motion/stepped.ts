import type { Pose, SteppedWorld } from '@bande/physics/engine';
import { AIR, TABLE } from '../table.ts';
import type { Deed } from './deeds.ts';
import type { Figures } from './figures.ts';
import { type Guided, keeperPose, reachable } from './hold.ts';
import { type BySide, bySide, goalLineOf, type Side, SIDES } from '../names.ts';
import { type Instant, instantOf, keeperIn, lieOf, type SideInstant } from './instant.ts';
import type { Lie } from './lie.ts';
import { Lifting } from './lifting.ts';
import { liesAlone } from './near.ts';
import { begun, type Parts } from './parts.ts';
import { Pressing } from './pressing.ts';
import type { Seen, Sighting } from './sighting.ts';
import type { Stage, Thing } from './stage.ts';
import { standerPose, standsAfter } from './standing.ts';
import { BALL_STRIDE, stepsFor, TICK } from './steps.ts';
import { Stillness } from './stillness.ts';
import type { Handling, Touches } from './touches.ts';
import type { Watch } from './watch.ts';

const OFF_THE_FELT = 0.0005;
/** Ticks: what lies on something else may be woken by the step after the one that put it to sleep. */
const SURE = 6;
/** Ticks after the last deed that moved the ball at which it is stopped. */
export const LONGEST = 960;

/** A motion in a world of the engine, stepped forward only. */
export class Stepped {
  readonly rest: Lie;
  readonly deeds: Deed[];
  readonly sightings: Sighting[];
  readonly instants: Instant[];
  readonly #stage: Stage;
  readonly #world: SteppedWorld;
  readonly #touches: Touches;
  readonly #watch: Watch;
  readonly #stillness: Stillness;
  readonly #figures: BySide<Figures>;
  #tick = 0;
  #ball: Pose;
  readonly #laid: Instant;
  #isNew = true;
  /** Ticks that have been stepped since everything lies. */
  #lain = 0;
  /** The last tick at which a hand set the ball in motion. */
  #stirred = 0;
  readonly #longest: number;

  /** From its rest, or from where another one has come to. */
  constructor(rest: Lie, longest = LONGEST, of?: Stepped) {
    this.rest = rest;
    this.#longest = longest;
    const { stage, world, ball, touches, watch, figures, seen } = of === undefined ? begun(rest) : of.#copied();
    [this.deeds, this.sightings, this.instants] = [seen.deeds, seen.sightings, seen.instants];
    [this.#stage, this.#world, this.#ball] = [stage, world, ball];
    [this.#touches, this.#watch, this.#figures] = [touches, watch, figures];
    this.#laid = instantOf(rest);
    this.#stillness = new Stillness(this.#world, this.#stage, this.#ball);
    if (of === undefined) this.#begin();
    else this.#goOnLike(of);
  }

  #copied(): Parts {
    const { deeds, sightings, instants } = this;
    return {
      stage: this.#stage,
      world: this.#world.fork(),
      ball: this.#ball,
      touches: this.#touches.copied(),
      watch: this.#watch.copied(this.#ball),
      figures: bySide((side) => this.#figures[side].copied(this.rest.figures[side])),
      seen: { deeds: [...deeds], sightings: [...sightings], instants: [...instants] },
    };
  }
  #begin(): void {
    for (const body of this.#stage.absent) this.#world.away(body, true);
    this.instants.push(this.#instant());
  }
  #goOnLike(of: Stepped): void {
    this.#stillness.continues(of.#stillness);
    this.#tick = of.#tick;
    this.#stirred = of.#stirred;
    this.#isNew = of.#isNew;
    this.#lain = of.#lain;
  }

  /** The same once more, by the engine's own snapshot: good for a picture of what comes, never for the truth. */
  forked(): Stepped {
    return new Stepped(this.rest, this.#longest, this);
  }

  get tick(): number {
    return this.#tick;
  }
  /** Nothing moves, and no hand is about to. */
  get isIdle(): boolean {
    return this.isIdleWith([]);
  }
  /** The same after these deeds: a hand may be told to stay where it is. */
  isIdleWith(deeds: readonly Deed[]): boolean {
    const handsOff = SIDES.every((side) => this.#figures[side].isOffWith(side, deeds));
    return handsOff && !this.#stillness.isOwed && this.#stillness.allRest;
  }

  /** One tick on, with what hands do at its beginning. */
  advance(deeds: readonly Deed[]): void {
    for (const deed of deeds) this.#do(deed);
    this.deeds.push(...deeds);
    if (this.isIdle) {
      this.#tick++;
      this.instants.push(this.instants.at(-1)!);
      return;
    }
    this.#stepThrough();
    this.#tick++;
    this.#endOfTick();
    this.#lain = this.#isLying ? this.#lain + 1 : 0;
    this.instants.push(this.#instant());
  }

  /** The ball has come to lie, and since then nothing but keepers in hands has moved. */
  get liesAgain(): boolean {
    return this.#lain >= SURE && this.sightings.at(-1)?.kind === 'rest';
  }
  get #isLying(): boolean {
    const { isOwed, allRest } = this.#stillness;
    return allRest && !isOwed && SIDES.every((side) => !this.#figures[side].isBusy);
  }
  /** Whoever goes on without this world has the keepers in his hands. */
  get hands(): BySide<Guided> {
    return bySide((side) => this.#figures[side].guided);
  }

  #do(deed: Deed): void {
    const figures = this.#figures[deed.side];
    if (deed.kind === 'keeper') figures.guided.towards = reachable(deed);
    if (deed.kind === 'takeAway') this.#lift(deed.side);
    if (deed.kind !== 'press') return;
    figures.pressing?.end(this.#world);
    figures.lifting = undefined;
    figures.kicker = null;
    figures.pressing = new Pressing(deed, this.#stage.sides[deed.side]);
    figures.pressing.begin(this.#world);
  }

  #lift(side: Side): void {
    const figures = this.#figures[side];
    if (figures.kicker === null || figures.lifting !== undefined) return;
    const body = this.#stage.sides[side].kicker;
    figures.lifting = new Lifting(this.#poseOf(body), this.#tick);
    this.#world.become(body, 'led');
  }

  #stepThrough(): void {
    for (const side of SIDES) this.#takeKeeper(side);
    const pressings = SIDES.flatMap((side) => this.#figures[side].pressing ?? []);
    const forBall = stepsFor(this.#stillness.speed(), BALL_STRIDE);
    const steps = pressings.reduce((most, pressing) => Math.max(most, pressing.steps(this.#tick)), forBall);
    for (let i = 1; i <= steps; i++) {
      const now = this.#tick + i / steps;
      for (const side of SIDES) this.#lead(side, now, TICK / steps);
      this.#world.step(TICK / steps);
      if (this.#isNew) this.#calm(pressings.length > 0);
      this.#look(now, TICK / steps);
    }
  }

  /** In its first step the engine wakes what lies where it had the legs that are not there: unless a leg swings the ball goes on lying. */
  #calm(isPressed: boolean): void {
    this.#isNew = false;
    if (isPressed || this.#world.sleeps(this.#stage.ball) || !liesAlone(this.#laid)) return;
    this.#world.rest(this.#stage.ball);
  }

  #takeKeeper(side: Side): void {
    const figures = this.#figures[side];
    const led = !figures.guided.isStill;
    if (led === figures.keeperIsLed) return;
    figures.keeperIsLed = led;
    this.#world.become(this.#stage.sides[side].keeper, led ? 'led' : 'fixed');
  }

  #lead(side: Side, now: number, seconds: number): void {
    const { guided, pressing, lifting } = this.#figures[side];
    const bodies = this.#stage.sides[side];
    if (!guided.isStill) {
      guided.advance(seconds);
      this.#world.lead(bodies.keeper, keeperPose(guided.at, goalLineOf(side)));
    }
    pressing?.lead(this.#world, now);
    if (lifting !== undefined) this.#world.lead(bodies.kicker, lifting.poseAt(now));
  }

  #look(now: number, seconds: number): void {
    const before = this.#ball;
    for (const meeting of this.#world.meetings()) {
      const thing = this.#stage.things[meeting.body]!;
      const handling = this.#handling(thing);
      if (handling.moved) this.#stirred = this.#tick;
      this.#saw(this.#touches.see(thing, meeting, now, seconds, handling));
    }
    if (this.#world.sleeps(this.#stage.ball)) return;
    this.#ball = this.#poseOf(this.#stage.ball);
    this.#saw(this.#watch.see(before, this.#ball));
  }

  #handling(thing: Thing): Handling {
    if (thing.kind === 'leg' || thing.kind === 'held') return { moved: true, lifted: false };
    if (thing.kind === 'keeper') {
      const { guided } = this.#figures[thing.side];
      return { moved: guided.isMoving, lifted: guided.at.lift > OFF_THE_FELT * 10_000 };
    }
    if (thing.kind !== 'kicker') return { moved: false, lifted: false };
    const { lifting } = this.#figures[thing.side];
    const lifted =
      lifting !== undefined &&
      this.#poseOf(this.#stage.sides[thing.side].kicker).at.z - lifting.from.at.z > OFF_THE_FELT;
    return { moved: lifting !== undefined, lifted };
  }

  #saw(seen: readonly Seen[]): void {
    for (const one of seen) this.sightings.push({ ...one, tick: this.#tick + 1 });
  }

  #endOfTick(): void {
    for (const side of SIDES) this.#finish(side);
    this.#world.drag(this.#stage.ball, AIR * this.#stillness.speed());
    const fell = this.#ball.at.z < 0 - TABLE.plateThickness - 0.2;
    const overdue = this.#tick - this.#stirred >= this.#longest;
    const came = this.#stillness.look(this.#ball, overdue || fell);
    if (came === undefined) return;
    this.sightings.push({
      kind: 'rest',
      lie: lieOf(this.#instant(), this.rest),
      path: came.path,
      forced: overdue && !came.still,
      tick: this.#tick,
    });
  }

  #finish(side: Side): void {
    const figures = this.#figures[side];
    const bodies = this.#stage.sides[side];
    const { pressing, lifting } = figures;
    if (pressing?.isOver(this.#tick) === true) {
      pressing.end(this.#world);
      figures.pressing = undefined;
      figures.kicker = standsAfter(pressing.deed);
      this.#world.away(bodies.kicker, false);
      this.#world.become(bodies.kicker, 'free');
      this.#world.put(bodies.kicker, standerPose(figures.kicker));
      this.#world.push(bodies.kicker, { x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0 });
    }
    if (lifting?.isOver(this.#tick) === true) {
      figures.lifting = undefined;
      figures.kicker = null;
      this.#world.away(bodies.kicker, true);
    }
  }

  #poseOf(body: number): Pose {
    const [at, turn] = [
      { x: 0, y: 0, z: 0 },
      { x: 0, y: 0, z: 0, w: 1 },
    ];
    this.#world.readPlace(body, at);
    this.#world.readTurn(body, turn);
    return { at, turn };
  }

  #instant(): Instant {
    const of = (side: Side): SideInstant => {
      const { guided, pressing, kicker } = this.#figures[side];
      const bodies = this.#stage.sides[side];
      const before = this.instants.at(-1)?.figures[side];
      // What has never moved is where it was put, to the last bit.
      const { kicker: stood, pressing: was, spares: lay } = before ?? this.#laid.figures[side];
      const poseOf = (body: number, known: Pose | null | undefined): Pose =>
        known !== null && known !== undefined && this.#world.sleeps(body) ? known : this.#poseOf(body);
      return {
        kicker: kicker === null ? null : poseOf(bodies.kicker, was === null ? stood : null),
        pressing:
          pressing === undefined
            ? null
            : { deed: pressing.deed, degrees: pressing.swing.degrees(pressing.since(this.#tick)) },
        ...keeperIn(guided, side, before),
        spares: bodies.spares.map((body, i) => poseOf(body, lay[i])),
      };
    };
    return { ball: this.#ball, figures: bySide(of) };
  }

  free(): void {
    this.#world.free();
  }
}
