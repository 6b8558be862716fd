import type { Motion } from '@bande/physics';
import type { Sound } from '@bande/stage/view';
import { pieceOf } from '../motion.ts';
import type { BodyName, Loose } from '../names.ts';

/** What is heard of a blow, from 0 to 1 by how fast things are after it. */
export interface Heard {
  readonly sound: Sound;
  readonly gain: number;
}

/** Metres a second at which a blow is as loud as it gets. */
const LOUDEST = 2;
const FAINTEST = 0.08;

function loudness(motion: Motion, body: BodyName): number {
  const { vx = 0, vy = 0 } = pieceOf(motion, body);
  return Math.min(1, Math.max(FAINTEST, Math.hypot(vx, vy) / LOUDEST));
}

export const ofTouch = (after: Motion, one: BodyName, other: BodyName): Heard =>
  one === 'ball' || other === 'ball'
    ? { sound: 'kick', gain: loudness(after, 'ball') }
    : { sound: 'knock', gain: Math.max(loudness(after, one), loudness(after, other)) };

export const ofRebound = (after: Motion, what: Loose, isNet: boolean): Heard => ({
  sound: isNet ? 'slide' : 'cushion',
  gain: loudness(after, what),
});

export const OF_FALL: Heard = { sound: 'knock', gain: 0.4 };
