import { TICKS_PER_SECOND } from '@bande/core';
import { instantAt, sightings, type Press, type Sighting } from '../../motion/index.ts';
import { isQuiet } from '../../plate.ts';
import type { Match } from '../../state.ts';

/** Something that the ball has met, and how it came: metres a second to the east, to the north and up. */
export interface Blow {
  readonly seen: Sighting;
  readonly came: readonly [x: number, y: number, z: number];
}

const NONE: readonly Blow[] = [];

/** What was seen after one tick of play time and not after another. Whoever has jumped over more than a moment has missed it. */
const MOMENT = 40;
export function blowsBetween({ state: { plate } }: Match, after: number, until: number): readonly Blow[] {
  if (plate === null || isQuiet(plate.motion) || until <= after || until - after > MOMENT) return NONE;
  const { motion } = plate;
  const [from, to] = [after - motion.since, Math.floor(until - motion.since)];
  if (to < 1) return NONE;
  const seen = sightings(motion, to).filter((one) => one.tick > from);
  return seen.length === 0 ? NONE : seen.map((one) => ({ seen: one, came: speedBefore(plate.motion, one.tick) }));
}

/** Of the ball within the tick before it met anything. */
function speedBefore(motion: Parameters<typeof instantAt>[0], tick: number): Blow['came'] {
  const [last, before] = [
    instantAt(motion, Math.max(0, tick - 1)).ball.at,
    instantAt(motion, Math.max(0, tick - 2)).ball.at,
  ];
  return [
    (last.x - before.x) * TICKS_PER_SECOND,
    (last.y - before.y) * TICKS_PER_SECOND,
    (last.z - before.z) * TICKS_PER_SECOND,
  ];
}

const NOBODY: readonly Press[] = [];
/** Buttons that went down after one tick of play time and not after another. */
export function pressesBetween({ state: { plate } }: Match, after: number, until: number): readonly Press[] {
  if (plate === null || until - after > MOMENT || plate.motion.deeds.length === 0) return NOBODY;
  const { deeds, since } = plate.motion;
  return deeds.flatMap((deed) =>
    deed.kind === 'press' && since + deed.tick > Math.floor(after) && since + deed.tick <= until ? [deed] : NOBODY,
  );
}
