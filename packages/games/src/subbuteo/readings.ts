import type { Readings } from '@bande/core';
import { askingReadings } from './readings/asking.ts';
import { courseReadings } from './readings/course.ts';
import { decisionReadings } from './readings/decisions.ts';
import { equipmentReadings } from './readings/equipment.ts';
import { handReadings } from './readings/hands.ts';
import { lineReadings } from './readings/lines.ts';
import { placingReadings } from './readings/placing.ts';
import { playReadings } from './readings/play.ts';
import { textReadings } from './readings/text.ts';
import { toldReadings } from './readings/told.ts';
import type { Paragraph } from './rulebook.ts';

/** Where the text is open, contradicts itself or has no number: what we do, and why. */
export const readings = {
  ...courseReadings,
  ...decisionReadings,
  ...equipmentReadings,
  ...handReadings,
  ...lineReadings,
  ...placingReadings,
  ...playReadings,
  ...textReadings,
  ...toldReadings,
  ...askingReadings,
} as const satisfies Readings<Paragraph>;
