import {
  later,
  runsOutAt,
  seconds,
  tableTick,
  tick,
  type Clock,
  type GameShape,
  type Later,
  type Match,
  type Random,
  type Tick,
} from '@bande/core';

/** How a bot plays live as a person does: it notices, hesitates, looks a last time, acts. It only waits and acts; no time but the table's own. */

/** A time between these two, in ticks. */
export type Span = readonly [least: number, most: number];
/** In seconds. */
export const span = (least: number, most: number): Span => [Math.round(seconds(least)), Math.round(seconds(most))];

/** Nobody answers sooner to anything that has happened: a quarter of a second. */
export const QUICKEST = seconds(0.25);

/** What has a time has its effect so long before it is up, at the latest. */
const IN_TIME = 60;

/** As soon as something has happened. */
export const LATER: Later = { kind: 'later', at: null };
export const until = (at: Tick): Later => ({ kind: 'later', at });

/** What is to be done, and when. */
export interface Task {
  /** Another one is another task, which begins anew. */
  readonly key: string;
  readonly span: Span;
  /** By this clock its time runs out. */
  readonly clock: Clock | undefined;
  /** Ticks from the deed to its effect. */
  readonly lasts: number;
  /** Play waits for it: whoever has come to nothing tries again. */
  readonly isDuty: boolean;
}

export interface Plan<D> {
  readonly key: string;
  /** The last look, and the deed: what is seen at the one is done at the other. */
  readonly look: Tick;
  readonly at: Tick;
  /** Undefined: nobody has thought yet; null: nothing was found. */
  deed: D | null | undefined;
  given: Tick | null;
}

/** The one thing that somebody at a chair is about to do. */
export class Planner<D> {
  /** From the last look to the deed, in ticks: what comes in between is not seen any more. */
  readonly #look: number;
  readonly #random: Random;
  #plan: Plan<D> | null = null;

  constructor(look: number, random: Random) {
    this.#look = look;
    this.#random = random;
  }

  /** The plan for this task: the one there is, unless its deed was given long enough ago, or one after a hesitation; not before `rested`. */
  planFor<G extends GameShape>(
    match: Match<G>,
    task: Task,
    isOver: (given: Tick) => boolean,
    rested: number = 0,
  ): Plan<D> {
    const plan = this.#plan;
    if (plan !== null && plan.key === task.key && (plan.given === null || !isOver(plan.given))) return plan;
    const [least, most] = task.span;
    return this.planAt(match, task, later(match.tick, least + this.#random.below(most - least + 1)), rested);
  }

  /** Within the time that runs, not before `rested`, and never sooner than a hand. */
  planAt<G extends GameShape>(match: Match<G>, { key, clock, lasts }: Task, wanted: Tick, rested: number = 0): Plan<D> {
    const ends = clock === undefined ? null : runsOutAt(clock);
    const latest = ends === null ? wanted : tick(tableTick(match, ends) - lasts - IN_TIME);
    const at = tick(Math.max(Math.min(wanted, latest), rested, match.tick + QUICKEST));
    return this.#made(key, tick(Math.max(match.tick, at - this.#look)), at);
  }

  /** It has come to nothing, for now: it is looked at again at this tick, in case nothing else happens. */
  lookAgainAt(key: string, look: Tick): void {
    this.#made(key, look, later(look, this.#look));
  }

  #made(key: string, look: Tick, at: Tick): Plan<D> {
    const plan: Plan<D> = { key, look, at, deed: undefined, given: null };
    this.#plan = plan;
    return plan;
  }
}
