import type { Readings } from '@bande/core';
import { askingReadings } from './readings/asking.ts';
import { ballReadings } from './readings/ball.ts';
import { defenceReadings } from './readings/defence.ts';
import { distanceReadings } from './readings/distances.ts';
import { endOfTimeReadings } from './readings/end-of-time.ts';
import { freeKickReadings } from './readings/free-kicks.ts';
import { keeperReadings } from './readings/keeper.ts';
import { plateReadings } from './readings/plate.ts';
import { restartReadings } from './readings/restarts.ts';
import { sanctionReadings } from './readings/sanctions.ts';
import { setUpReadings } from './readings/set-ups.ts';
import type { Paragraph } from './rulebook.ts';

/** Where the text is open, contradicts itself or has no number: what we do, and why. */
export const readings = {
  ...plateReadings,
  ...ballReadings,
  ...keeperReadings,
  ...distanceReadings,
  ...defenceReadings,
  ...setUpReadings,
  ...restartReadings,
  ...freeKickReadings,
  ...endOfTimeReadings,
  ...sanctionReadings,
  ...askingReadings,
} as const satisfies Readings<Paragraph>;
