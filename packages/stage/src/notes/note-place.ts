import type { Inset } from '../camera/camera-fit.ts';
import type { Box } from './page-covers.ts';

/** Pixels of the picture, from its upper left corner. */
export type Pixel = readonly [x: number, y: number];

export interface NoteRoom {
  readonly width: number;
  readonly height: number;
  /** What the page covers of the picture. */
  readonly inset: Inset;
  /** What it has laid over the rest. */
  readonly covers?: readonly Box[];
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

/** How far a part of the picture lies from the edge of a note; below nought: so far it lies under it. */
function offBox([x, y]: Pixel, [wide, high]: Pixel, { left, top, right, bottom }: Box): number {
  const aside = Math.max(left - (x + wide / 2), x - wide / 2 - right);
  const upward = Math.max(top - (y + high / 2), y - high / 2 - bottom);
  return Math.max(aside, upward);
}

/** Below, above, to the right, to the left, and aslant. */
const WAYS: readonly Pixel[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
/** The middle of a note on that side of a place, with a gap between them. */
const beside = ([x, y]: Pixel, [right, down]: Pixel, gap: number, [wide, high]: Pixel): Pixel => [
  x + right * (gap + wide / 2),
  y + down * (gap + high / 2),
];

/** The first that covers nothing; otherwise the one that covers least. */
const freest = (places: readonly Pixel[], free: (place: Pixel) => number): Pixel =>
  places.find((place) => free(place) >= 0) ?? places.reduce((best, one) => (free(one) > free(best) ? one : best));

/** So far from what they are about words keep; and every note from what else is to be seen. */
const [WORDS_GAP, OTHER] = [26, 12];
/** Words that find no room beside what they are about stand so much farther away. */
const FARTHER = 64;

/**
 * Where the middle of a note lies: above a place; or, where a hand has pulled from somewhere to it, beside the hand, always on the same side while it turns.
 * The other side, or beyond the hand, only where it would cover what is pulled, the finger, or something else that is to stay clear.
 */
export function notePlace(
  at: Pixel,
  from: Pixel | null,
  size: Pixel,
  room: NoteRoom,
  clear: readonly Pixel[] = [],
): Pixel {
  const pull = from === null || (from[0] === at[0] && from[1] === at[1]) ? null : from;
  const usual: readonly Pixel[] = pull === null ? [[at[0], at[1] - ABOVE * size[1]]] : aroundPull(at, pull, size);
  const further = clear.length === 0 ? [] : WAYS.map((way) => beside(at, way, FINGER + 2 * MARGIN, size));
  const free = (place: Pixel): number =>
    Math.min(
      ...(pull === null ? [] : [away(place, at, size) - FINGER, away(place, pull, size) - PULLED]),
      ...clear.map((one) => away(place, one, size) - OTHER),
    );
  return freest(
    [...usual, ...further].map((place) => seen(place, size, room)),
    free,
  );
}

/** To one side of the hand, to the other, and beyond it. */
function aroundPull(at: Pixel, from: Pixel, size: Pixel): readonly Pixel[] {
  const far = Math.hypot(at[0] - from[0], at[1] - from[1]);
  const [dx, dy] = [(at[0] - from[0]) / far, (at[1] - from[1]) / far];
  return [
    [-dy, dx],
    [dy, -dx],
    [dx, dy],
  ].map(([x = 0, y = 0]): Pixel => {
    const off = FINGER + 2 * MARGIN + (Math.abs(x) * size[0]) / 2 + (Math.abs(y) * size[1]) / 2;
    return [at[0] + x * off, at[1] + y * off];
  });
}

/** Where some words stand, and on which side of what they are about. */
interface Placed {
  readonly middle: Pixel;
  readonly way: Pixel;
}

/**
 * Where the middle of some words lies that are about a place: where there is most room for them, above it or below rather than aside, and off everything
 * that is to stay clear. On the side where they stand already they stay, as long as that is clear.
 */
export function captionPlace(
  at: Pixel,
  clear: readonly Pixel[],
  size: Pixel,
  room: NoteRoom,
  last: Pixel | null = null,
): Placed {
  const isLow = at[1] > (room.inset.top + room.height - room.inset.bottom) / 2;
  const rank = (way: Pixel): number => {
    if (way === last) return 3;
    return (way[0] === 0 ? 1 : 0) + (isLow === way[1] < 0 ? 1 : 0);
  };
  const ways = WAYS.toSorted((a, b) => rank(b) - rank(a));
  const places = [WORDS_GAP, FARTHER].flatMap((gap) =>
    ways.map((way) => ({ way, middle: seen(beside(at, way, gap, size), size, room) })),
  );
  const free = (place: Pixel): number =>
    Math.min(
      away(place, at, size) - WORDS_GAP,
      ...clear.map((one) => away(place, one, size) - OTHER),
      ...(room.covers ?? []).map((one) => offBox(place, size, one) - MARGIN),
    );
  const middle = freest(
    places.map((place) => place.middle),
    free,
  );
  return places.find((place) => place.middle === middle)!;
}

/** Banners keep so far from what is to be seen, and are tried at so many places from the top of the picture down; below them cards are read. */
const [BANNER_GAP, BANNER_STEPS, BANNER_LOWEST] = [10, 12, 0.62];

/** Where the upper edge of a banner across the picture lies: as high as it can without covering anything; where it covers something everywhere, where it covers least. */
export function bannerTop(clear: readonly Pixel[], size: Pixel, { width, height, inset }: NoteRoom): number {
  const [high, room] = [size[1], height - inset.top - inset.bottom];
  const x = (inset.left + width - inset.right) / 2;
  const first = inset.top + BANNER_GAP + high / 2;
  const last = Math.max(first, inset.top + room * BANNER_LOWEST - high / 2);
  const places = Array.from({ length: BANNER_STEPS }, (_, i): Pixel => [
    x,
    first + ((last - first) * i) / (BANNER_STEPS - 1),
  ]);
  const free = (place: Pixel): number => Math.min(...clear.map((one) => away(place, one, size) - BANNER_GAP), 0);
  return freest(places, free)[1] - high / 2;
}

/** From its corner something that always stands there keeps so far away. */
const IN_CORNER = 10;
/** Lower left, lower right, upper left, upper right; and between them, where the corners are taken. */
const CORNERS: readonly Pixel[] = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
  [0, 0.5],
  [1, 0.5],
];

/** The middle of something of this size in a corner of what is seen of the picture: the first where it covers nothing; where it stands it stays, as long as that is clear. */
export function cornerPlace(clear: readonly Pixel[], [wide, high]: Pixel, room: NoteRoom, last: Pixel | null): Pixel {
  const { width, height, inset } = room;
  const [left, top] = [inset.left + IN_CORNER + wide / 2, inset.top + IN_CORNER + high / 2];
  const [right, bottom] = [width - inset.right - IN_CORNER - wide / 2, height - inset.bottom - IN_CORNER - high / 2];
  const corners = CORNERS.map(([across, down]): Pixel => [left + (right - left) * across, top + (bottom - top) * down]);
  const stays = corners.filter((one) => last !== null && one[0] === last[0] && one[1] === last[1]);
  return freest([...stays, ...corners], (place) =>
    Math.min(
      ...clear.map((one) => away(place, one, [wide, high]) - OTHER),
      ...(room.covers ?? []).map((one) => offBox(place, [wide, high], one) - MARGIN),
      0,
    ),
  );
}

/** Where a card of the page lies that has two corners to choose from: at most so many pixels wide, or this share of the picture, and so high. */
const CARD = { wide: 300, share: 0.3, high: 164 } as const;

/** The lower corner in which a card covers nothing of what is to be seen; where it lies it stays, as long as the other corner is no better. */
export function cardSide(
  clear: readonly Pixel[],
  { width, height }: Pick<NoteRoom, 'width' | 'height'>,
  last: 'left' | 'right',
): 'left' | 'right' {
  const [wide, top] = [Math.min(CARD.wide, CARD.share * width), height - CARD.high];
  const covered = (isCovered: (x: number) => boolean): number =>
    clear.filter(([x, y]) => y > top && y < height && isCovered(x)).length;
  const [left, right] = [covered((x) => x > 0 && x < wide), covered((x) => x > width - wide && x < width)];
  if (left === right) return last;
  return left < right ? 'left' : 'right';
}
