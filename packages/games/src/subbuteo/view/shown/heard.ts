import type { Motion } from '@bande/physics';
import type { Sound } from '@bande/stage/view';
import { pieceOf } from '../../motion.ts';
import type { BodyName, Loose } from '../../names.ts';

/** Sounds of the pitch alone: see sounds.ts. */
export const [TOCK, CLACK, PING, SWISH] = ['tock', 'clack', 'ping', 'swish'] as const;

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
    ? { sound: TOCK, gain: loudness(after, 'ball') }
    : { sound: CLACK, gain: Math.max(loudness(after, one), loudness(after, other)) };

/** Off what a ball or a figure comes back. */
type Wall = 'net' | 'post' | 'crossbar' | 'barrier';
const OFF: Readonly<Record<Wall, Sound>> = { net: SWISH, post: PING, crossbar: PING, barrier: 'cushion' };
/** By the name that physics has for it. */
export const wallNamed = (id: string): Wall =>
  (['net', 'post', 'crossbar'] as const).find((wall) => id.includes(wall)) ?? 'barrier';

/** A net takes everything: what it has stopped was heard by how it came. */
export const ofRebound = (after: Motion, what: Loose, from: Wall): Heard => ({
  sound: OFF[from],
  gain: from === 'net' ? 0.6 : loudness(after, what),
});

export const OF_FALL: Heard = { sound: CLACK, gain: 0.4 };
