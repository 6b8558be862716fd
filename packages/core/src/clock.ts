import { later, type PlayTick } from './time.ts';

/** A counter of play time. It runs while `since` is set; it runs out when `limit` ticks are spent. */
export interface Clock {
  readonly name: string;
  readonly limit: number;
  readonly spent: number;
  readonly since: PlayTick | null;
}

export type Clocks = readonly Clock[];

/** Inputs of people about the clock. Table time goes on during a pause; play time does not. */
export type ClockCommand =
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'set'; readonly clock: string; readonly left: number };

export const clockNamed = (clocks: Clocks, name: string): Clock | undefined =>
  clocks.find((clock) => clock.name === name);

export const runsOutAt = (clock: Clock): PlayTick | null =>
  clock.since === null ? null : later(clock.since, clock.limit - clock.spent);

export const ticksLeft = (clock: Clock, now: PlayTick): number =>
  clock.limit - clock.spent - (clock.since === null ? 0 : now - clock.since);

/** A clock that starts now, in place of one of the same name. */
export const started = (clocks: Clocks, name: string, limit: number, now: PlayTick): Clocks =>
  withClock(clocks, { name, limit, spent: 0, since: now });

export const withClock = (clocks: Clocks, clock: Clock): Clocks => [...without(clocks, clock.name), clock];

export const without = (clocks: Clocks, name: string): Clocks =>
  clocks.some((clock) => clock.name === name) ? clocks.filter((clock) => clock.name !== name) : clocks;

/** Stops a clock and keeps what it has spent. */
export const stopped = (clocks: Clocks, name: string, now: PlayTick): Clocks =>
  clocks.map((clock) =>
    clock.name === name && clock.since !== null
      ? { ...clock, spent: clock.spent + (now - clock.since), since: null }
      : clock,
  );

export const goingOn = (clocks: Clocks, name: string, now: PlayTick): Clocks =>
  clocks.map((clock) => (clock.name === name && clock.since === null ? { ...clock, since: now } : clock));

export const setLeft = (clocks: Clocks, name: string, left: number, now: PlayTick): Clocks =>
  clocks.map((clock) =>
    clock.name === name ? { ...clock, spent: clock.limit - left, since: clock.since === null ? null : now } : clock,
  );
