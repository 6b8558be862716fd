export const SOUNDS = [
  'die',
  'step',
  'kick',
  'whistle',
  'longWhistle',
  'breath',
  'cheer',
  'groan',
  'card',
  'spin',
  'knock',
  'cushion',
  'pocket',
  'slide',
] as const;

/** One of the house's own sounds, or one that a game brings with it (`soundsOf`). */
export type Sound = (typeof SOUNDS)[number] | (string & {});

/** A sound within a motion: milliseconds from its beginning, loudness from 0 to 1. */
export interface TimedSound {
  readonly at: number;
  readonly sound: Sound;
  readonly gain: number;
}
