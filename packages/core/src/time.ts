/** Table time: 1/120 s each, counted from the start of the match; it never stops. */
declare const tickBrand: unique symbol;
export type Tick = number & { readonly [tickBrand]: true };

/**
 * Play time: table time without the pauses. Clocks, ends of options and everything that moves count in it, so that a pause
 * shifts nothing, and what begins while the clock is held begins when play goes on.
 */
declare const playBrand: unique symbol;
export type PlayTick = number & { readonly [playBrand]: true };

export const TICKS_PER_SECOND = 120;

export const tick = (n: number): Tick => n as Tick;
export const inPlay = (n: number): PlayTick => n as PlayTick;
/** No tick is later. */
export const FOREVER: Tick & PlayTick = Infinity as Tick & PlayTick;
export const seconds = (n: number): Tick => tick(Math.round(n * TICKS_PER_SECOND));
export const minutes = (n: number): Tick => seconds(n * 60);
export const later = <T extends Tick | PlayTick>(from: T, by: number): T => (from + by) as T;
