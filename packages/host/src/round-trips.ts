import { TICKS_PER_SECOND } from '@bande/core';

/** What came back of a beat: when it was sent and when its answer was heard, by the clock of a page, and the room's table time in between, with its fraction. */
interface Trip {
  readonly at: number;
  readonly heard: number;
  readonly tick: number;
}

/** So many beats are remembered. */
const REMEMBERED = 90;
/** Two clocks go apart by less than this while they are: ticks. */
const APART = 1;

const A_MS = TICKS_PER_SECOND / 1000;

/** What the room's time can have been when this page's clock stood at nothing: it was read after the beat was sent and before its answer was heard. */
const least = ({ heard, tick }: Trip): number => tick - heard * A_MS;
const most = ({ at, tick }: Trip): number => tick - at * A_MS;
const agree = (one: Trip, other: Trip): boolean =>
  least(one) <= most(other) + APART && least(other) <= most(one) + APART;

/** Beats that came back, and what they say of the time of a room far away: the quickest is believed, for it leaves least room for error. */
export class RoundTrips {
  #trips: readonly Trip[] = [];

  get areNone(): boolean {
    return this.#trips.length === 0;
  }

  /** The quickest, in ticks. */
  get shortest(): number {
    const best = this.#best;
    return best === null ? 0 : (best.heard - best.at) * A_MS;
  }

  /** Those that this one contradicts are from before the room's time was set anew. */
  hear(trip: Trip): void {
    this.#trips = [...this.#trips.filter((one) => agree(one, trip)), trip].slice(-REMEMBERED);
  }

  /** The room's time when this page's clock stands there. */
  timeAt(ms: number): number | null {
    const best = this.#best;
    return best === null ? null : (least(best) + most(best)) / 2 + ms * A_MS;
  }

  forget(): void {
    this.#trips = [];
  }

  get #best(): Trip | null {
    let best: Trip | null = null;
    for (const trip of this.#trips) if (best === null || trip.heard - trip.at <= best.heard - best.at) best = trip;
    return best;
  }
}
