import type { Gesture } from '@bande/stage/view';

/** As a finger does it: without keys, and without what only keys or a mouse do. */
export const forFingers = (gestures: readonly Gesture[]): readonly Gesture[] =>
  gestures.flatMap(({ by, byFinger, does }) => (byFinger === null ? [] : [{ by: byFinger ?? by, does }]));
