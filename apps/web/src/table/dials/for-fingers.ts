import type { Gesture, Lesson } from '@bande/stage/view';

/** As a finger does it: without keys, and without what only keys or a mouse do. */
export const forFingers = (gestures: readonly Gesture[]): readonly Gesture[] =>
  gestures.flatMap(({ by, byFinger, does, doesByFinger, isFirst }) =>
    byFinger === null
      ? []
      : [{ by: byFinger ?? by, does: doesByFinger ?? does, ...(isFirst === true ? { isFirst } : {}) }],
  );

/** Lessons without those about keys. */
export const lessonsForFingers = (lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter(({ ofKeys }) => ofKeys !== true);
