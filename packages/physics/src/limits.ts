/** What the laws are made for, far beyond anything on a table: metres, metres a second, radians a second, seconds. Beyond it lies a mistake, and it is said at once. */
export const MOST_PLACE = 1000;
export const MOST_SPEED = 200;
export const MOST_SPIN = 100_000;
export const MOST_TIME = 1e7;

/** Events since the last input. No stroke seen needs a tenth of this; it is the promise that everything ends. */
export const MOST_EVENTS = 20_000;

/** Throws one error if a number is missing, is none, or is too large. */
export function mustBeWithin(what: string, most: number, ...numbers: readonly unknown[]): void {
  for (const number of numbers)
    if (typeof number !== 'number' || !(Math.abs(number) <= most))
      throw new RangeError(`${what} of ${String(number)} is not possible here`);
}

/** The same for whole numbers from `least` to `most`. */
export function mustBeWhole(what: string, least: number, most: number, number: unknown): void {
  if (!Number.isInteger(number) || (number as number) < least || (number as number) > most)
    throw new RangeError(`${what} of ${String(number)} is not possible here`);
}
