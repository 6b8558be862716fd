import type { Game } from '@bande/core';
import { ruledBy } from '@bande/kit';
import { z } from 'zod';
import { legal } from './actions.ts';
import { greedy } from './bot.ts';
import { diagram } from './diagram.ts';
import { ended } from './ending.ts';
import { checkEquipment, equipmentSchema } from './equipment.ts';
import { happen } from './happen.ts';
import { actionSchema, eventSchema, givenSchema, notation, stateSchema } from './notation.ts';
import { rules as heap } from './referee/heap.ts';
import { rules as time } from './referee/time.ts';
import { chapters, editions, readings, rulebook } from './rulebook.ts';
import { settle } from './settle.ts';
import { CALLS, settingsSchema, SIDES, sideToMove, start, type Toy } from './state.ts';

const CHAPTERS = [heap, time];

export const toy: Game<Toy> = {
  id: 'toy',
  title: { de: 'Nim mit Würfel', en: 'Nim with a die' },
  sides: SIDES,
  seatings: [
    ['first', 'second'],
    ['first', 'second', 'first', 'second'],
  ],
  editions,
  rulebook,
  chapters,
  readings,
  schemas: {
    settings: settingsSchema,
    given: givenSchema,
    event: eventSchema,
    action: actionSchema,
    call: z.enum(CALLS),
    state: stateSchema,
    equipment: equipmentSchema,
  },
  labels: { facts: {}, duties: {}, fields: {}, values: {} },
  notation,
  precedence: CALLS,
  bots: [greedy],
  start,
  chance: (match) => (match.state.roll === null ? { what: 'die', faces: [6] } : null),
  legal,
  duties: (match) => {
    if (match.outcome !== null) return [];
    return match.state.roll === null
      ? [{ who: 'host', what: 'roll', paragraphs: ['TOY-1.1'] }]
      : [{ who: sideToMove(match), what: 'take', paragraphs: ['TOY-1.2'] }];
  },
  atRest: (match) => match.state.roll === null,
  takesTime: () => true,
  ended,
  happen,
  judge: (match, fact) => ruledBy(CHAPTERS, match, fact),
  settle,
  diagram,
  checkEquipment,
};
