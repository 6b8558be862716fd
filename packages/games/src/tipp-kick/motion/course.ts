import { KeepersAlone } from './alone.ts';
import type { Deed } from './deeds.ts';
import type { Instant } from './instant.ts';
import type { Lie } from './lie.ts';
import type { Sighting } from './sighting.ts';
import { LONGEST, Stepped } from './stepped.ts';

/** One motion on its way, forward only. The engine steps it as long as anything moves by itself; where nothing but keepers in hands does none is needed. */
export class Course {
  readonly rest: Lie;
  readonly #longest: number;
  #way: KeepersAlone | Stepped | undefined;

  constructor(rest: Lie, longest = LONGEST) {
    this.rest = rest;
    this.#longest = longest;
  }

  get #now(): KeepersAlone | Stepped {
    return (this.#way ??= this.#begun());
  }
  get tick(): number {
    return this.#way?.tick ?? 0;
  }
  get deeds(): readonly Deed[] {
    return this.#way?.deeds ?? [];
  }
  get sightings(): readonly Sighting[] {
    return this.#way?.sightings ?? [];
  }
  get instants(): readonly Instant[] {
    return this.#now.instants;
  }
  /** It has a world of the engine, which takes memory of its own. */
  get needsTheEngine(): boolean {
    return this.#way instanceof Stepped;
  }
  /** Nothing moves, and no hand is about to. */
  get isIdle(): boolean {
    return this.#now.isIdle;
  }
  /** The same after these deeds: a hand may be told to stay where it is. */
  isIdleWith(deeds: readonly Deed[]): boolean {
    return this.#now.isIdleWith(deeds);
  }

  /** One tick on, with what hands do at its beginning. */
  advance(deeds: readonly Deed[]): void {
    if (deeds.some(({ kind }) => kind === 'press')) this.#way ??= this.#stepped();
    const way = this.#now;
    if (way instanceof Stepped) return this.#step(way, deeds);
    const { tick, deeds: done } = way;
    if (!way.advance(deeds)) this.#step(this.#steppedTo(tick, done), deeds);
  }

  #begun(): KeepersAlone | Stepped {
    return KeepersAlone.at(this.rest) ?? this.#stepped();
  }

  #stepped(): Stepped {
    return new Stepped(this.rest, this.#longest);
  }

  /** As if the engine had been there from the start. */
  #steppedTo(tick: number, deeds: readonly Deed[]): Stepped {
    const world = this.#stepped();
    while (world.tick < tick) world.advance(deeds.filter((deed) => deed.tick === world.tick));
    return world;
  }

  /** A world that has come to rest is given back. */
  #step(world: Stepped, deeds: readonly Deed[]): void {
    this.#way = world;
    world.advance(deeds);
    const alone = world.liesAgain ? KeepersAlone.after(world) : null;
    if (alone === null) return;
    world.free();
    this.#way = alone;
  }

  /** Another one that goes on from here, by the engine's own snapshot where it needs the engine: good for a picture of what comes, never for the truth. */
  forked(): Course {
    const fork = new Course(this.rest, this.#longest);
    if (this.#way instanceof Stepped) fork.#way = this.#way.forked();
    else if (this.#way !== undefined) fork.#way = this.#way.copied();
    return fork;
  }

  free(): void {
    if (this.#way instanceof Stepped) this.#way.free();
  }
}
