import { fallOf, isInAir, type Fall, type Place } from '@bande/physics';
import { groundIn, isGone, pieceOf } from './motion.ts';
import { BODIES, isFigure, isKeeper, type BodyName } from './names.ts';
import type { Match } from './state.ts';
import { FALL_TIME } from './table-bodies.ts';

/** A body as it is seen at a time: what a scene draws. Metres from the centre spot, radians; `z` is the height of its lowest point. */
export interface Seen extends Place {
  readonly id: BodyName;
  readonly isGone: boolean;
  /** Of a figure that topples or lies. */
  readonly fall: Fall | null;
  /** Of a keeper: the sine of his lean to the east. */
  readonly lean: number;
  /** Of a ball in the air: how fast it turns about east and north. */
  readonly tumble: readonly [x: number, y: number] | null;
}

/** Everything at a time of play, in seconds: not before the last event of the motion, and before the next one. */
export function seenAt({ setup, state: { motion } }: Match, time: number): readonly Seen[] {
  const { motions } = groundIn({ setup });
  return motions.placesAt(motion, time).map((place, i): Seen => {
    const id = BODIES[i]!;
    const piece = pieceOf(motion, id);
    return {
      ...place,
      id,
      isGone: isGone(motion, id),
      fall: isFigure(id) ? fallOf(piece, time, FALL_TIME) : null,
      lean: isKeeper(id) ? motions.postureAt(motion, id, time).lean : 0,
      tumble: id === 'ball' && isInAir(piece) ? [piece.spinX ?? 0, piece.spinY ?? 0] : null,
    };
  });
}
