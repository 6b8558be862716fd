import type { Inset } from './camera-fit.ts';

/** Pixels of the picture, from its upper left corner. */
export type Pixel = readonly [x: number, y: number];

export interface NoteRoom {
  readonly width: number;
  readonly height: number;
  /** What the page covers of the picture. */
  readonly inset: Inset;
}

/** So many pixels from the edge of what is seen it stays. */
const MARGIN = 6;
/** What must not lie under it: a fingertip, and the figure that it pulls with the ball before it. */
const [FINGER, PULLED] = [22, 26];
/** From a place without a pull: so many of its heights its middle lies above it. */
const ABOVE = 1.7;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The middle of a note of this size, so that all of it stays in what is seen of the picture. */
function seen([x, y]: Pixel, [wide, high]: Pixel, { width, height, inset }: NoteRoom): Pixel {
  const [left, right] = [MARGIN + wide / 2, width - Math.max(MARGIN, inset.right) - wide / 2];
  const [top, bottom] = [Math.max(MARGIN, inset.top) + high / 2, height - Math.max(MARGIN, inset.bottom) - high / 2];
  return [within(x, left, Math.max(left, right)), within(y, top, Math.max(top, bottom))];
}

/** How far a place lies from the edge of a note. */
const away = ([x, y]: Pixel, [placeX, placeY]: Pixel, [wide, high]: Pixel): number =>
  Math.hypot(Math.max(0, Math.abs(placeX - x) - wide / 2), Math.max(0, Math.abs(placeY - y) - high / 2));

/**
 * Where the middle of a note lies: above a place; or, where a hand has pulled from somewhere to it, beside the hand, always on the same side while it turns.
 * The other side, or beyond the hand, only where it would cover what is pulled or the finger.
 */
export function notePlace(at: Pixel, from: Pixel | null, size: Pixel, room: NoteRoom): Pixel {
  const far = from === null ? 0 : Math.hypot(at[0] - from[0], at[1] - from[1]);
  if (from === null || far === 0) return seen([at[0], at[1] - ABOVE * size[1]], size, room);
  const [dx, dy] = [(at[0] - from[0]) / far, (at[1] - from[1]) / far];
  const places = [
    [-dy, dx],
    [dy, -dx],
    [dx, dy],
  ].map(([x = 0, y = 0]) => {
    const off = FINGER + 2 * MARGIN + (Math.abs(x) * size[0]) / 2 + (Math.abs(y) * size[1]) / 2;
    return seen([at[0] + x * off, at[1] + y * off], size, room);
  });
  const free = (place: Pixel): number => Math.min(away(place, at, size) - FINGER, away(place, from, size) - PULLED);
  return (
    places.find((place) => free(place) >= 0) ?? places.reduce((best, one) => (free(one) > free(best) ? one : best))
  );
}
