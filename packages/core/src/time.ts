/** Table time: 1/120 s each, counted from the start of the match; it never stops. */
declare const tickBrand: unique symbol;
export type Tick = number & { readonly [tickBrand]: true };

export const TICKS_PER_SECOND = 120;

export const tick = (n: number): Tick => n as Tick;
export const seconds = (n: number): Tick => tick(Math.round(n * TICKS_PER_SECOND));
export const minutes = (n: number): Tick => seconds(n * 60);
export const later = (from: Tick, by: number): Tick => tick(from + by);
