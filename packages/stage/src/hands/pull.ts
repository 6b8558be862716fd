/** A pointer at a moment: milliseconds, and pixels of the page. */
export interface Sample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

/** Shorter pulls are none: so far back lies the way out. */
export const DEAD_ZONE = 10;
/** The pull of a full stroke. */
const FULL = 160;
/** Weak strokes need a finer hand than strong ones. */
const GROWTH = 1.8;
/** A finger that is lifted moves: what counts is where it was before. */
const BEFORE_LIFTING_MS = 70;

export const lengthOf = (from: Sample, to: Sample): number => Math.hypot(to.x - from.x, to.y - from.y);

/** So near to the edge of the page no finger is felt. */
const EDGE = 12;
/** However little room there is, weak and strong can be told apart. */
const LEAST_FULL = 3 * DEAD_ZONE;

/** The pull of a full stroke from here in this direction: near the edge of the page it is as long as there is room, and nowhere longer than in its middle. */
export function fullPull(from: Sample, to: Sample, [width, height]: readonly [width: number, height: number]): number {
  const far = lengthOf(from, to);
  if (far === 0) return FULL;
  const room = Math.min(roomTo(from.x, (to.x - from.x) / far, width), roomTo(from.y, (to.y - from.y) / far, height));
  return Math.min(FULL, Math.max(LEAST_FULL, room - EDGE));
}

/** How far it goes in a direction before it is over an edge. */
function roomTo(from: number, along: number, size: number): number {
  if (along === 0) return Infinity;
  return (along > 0 ? size - from : from) / Math.abs(along);
}

/** From 0 to 1; 0 in the dead zone. */
export const strengthOf = (length: number, full = FULL): number =>
  length < DEAD_ZONE ? 0 : Math.min(1, Math.max(0, length / full) ** GROWTH);

/** How far is pulled for this strength. */
export const lengthFor = (strength: number): number =>
  Math.max(DEAD_ZONE, FULL * Math.max(0, strength) ** (1 / GROWTH));

/**
 * What was aimed at when the pointer was let go. A mouse's button does not move it; a finger is asked where it was before it was lifted, unless it has
 * not been away from where it came down that long: who has come back there has called it off, and what he aimed at before counts no more.
 */
export function aimedAtRelease(
  samples: readonly Sample[],
  releasedAt: number,
  pointer: string,
  deadZone = DEAD_ZONE,
): Sample | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (pointer === 'mouse') return last;
  const since = samples.slice(samples.findLastIndex((sample) => lengthOf(first, sample) < deadZone));
  return since.findLast(({ t }) => t <= releasedAt - BEFORE_LIFTING_MS) ?? since[0]!;
}
