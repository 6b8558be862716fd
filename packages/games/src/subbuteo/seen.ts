import type { Motion, Place } from '@bande/physics';
import { groundIn, isGone, lies, pieceOf, stands } from './motion.ts';
import { BODIES, isFigure, isKeeper, isLoose, type BodyName } from './names.ts';
import type { Match } from './state.ts';

/** A body as it is seen at a time: what a scene draws. Metres from the centre spot, radians; `z` is the height of its lowest point. */
export interface Seen extends Place {
  readonly id: BodyName;
  readonly is: 'upright' | 'toppling' | 'lying' | 'gone';
  /** Of a figure that topples or lies: the way its head falls, a vector of length 1. */
  readonly falls: readonly [x: number, y: number] | null;
  /** Of a keeper: the sine of his lean to the east. */
  readonly lean: number;
}

function bearing(motion: Motion, body: BodyName): Seen['is'] {
  if (isLoose(body) && isGone(motion, body)) return 'gone';
  if (!isFigure(body) || stands(motion, body)) return 'upright';
  return lies(motion, body) ? 'lying' : 'toppling';
}

/** Everything at a time of play, in seconds: not before the last event of the motion, and before the next one. */
export function seenAt({ setup, state }: Match, time: number): readonly Seen[] {
  const { motions } = groundIn({ setup });
  const { motion } = state;
  return motions.placesAt(motion, time).map((place, i): Seen => {
    const id = BODIES[i]!;
    const is = bearing(motion, id);
    const [x = 0, y = 0] = is === 'toppling' || is === 'lying' ? (pieceOf(motion, id).own ?? []) : [];
    return {
      ...place,
      id,
      is,
      falls: x === 0 && y === 0 ? null : [x, y],
      lean: isKeeper(id) ? motions.postureAt(motion, id, time).lean : 0,
    };
  });
}
