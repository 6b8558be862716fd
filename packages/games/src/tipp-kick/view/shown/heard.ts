import type { Sound } from '@bande/stage/view';
import type { Sighting } from '../../motion/index.ts';
import type { Blow } from './blows.ts';

/** Sounds of the plate alone: see sounds.ts. The scene plays them as the ball meets things, so whoever tells of facts says nothing of blows. */
export const [CLICK, TICK, TING, SWISH, BOARD, TWANG] = ['click', 'tick', 'ting', 'swish', 'board', 'twang'] as const;

/** What is heard of a blow, from 0 to 1 by how fast the ball came. */
export interface Heard {
  readonly sound: Sound;
  readonly gain: number;
}

/** Metres a second at which a blow is as loud as it gets; and what nobody hears. */
const LOUDEST = 3;
const FAINTEST = 0.06;

const OF: Readonly<Partial<Record<Sighting['kind'], Sound>>> = {
  touch: TICK,
  frame: TING,
  net: SWISH,
  rubber: TWANG,
  board: BOARD,
};

export function heardOf({ seen, came }: Blow): Heard | null {
  const sound = OF[seen.kind];
  if (sound === undefined) return null;
  const speed = Math.hypot(...came);
  // The foot comes to the ball, which lies: how fast it goes then nobody knows yet.
  const isFoot = seen.kind === 'touch' && seen.part === 'foot';
  if (speed < FAINTEST && !isFoot) return null;
  return { sound, gain: isFoot ? 0.6 : Math.min(1, 0.12 + speed / LOUDEST) };
}

/** The button goes down; thousandths of all strength. */
export const ofPress = (strength: number): Heard => ({ sound: CLICK, gain: 0.35 + (0.65 * strength) / 1000 });
