import type { Game } from '@bande/core';
import { z } from 'zod';
import { actionSchema } from './actions.ts';
import { demonstration } from './demonstration.ts';
import { diagram } from './diagram.ts';
import { eventSchema } from './events.ts';
import { happen } from './happen.ts';
import { labels } from './labels.ts';
import { legalFor } from './legal.ts';
import { isQuiet } from './motion.ts';
import { SIDES } from './names.ts';
import { notation } from './notation.ts';
import { SEATINGS } from './position-read.ts';
import { givenSchema, stateSchema } from './position-schemas.ts';
import { readings } from './readings.ts';
import { CALLS } from './referee/calls.ts';
import { equipmentSchema } from './referee/equipment-schema.ts';
import { chapters, rulebook } from './rulebook.ts';
import { sampleLike } from './sample.ts';
import { settingsSchema } from './settings.ts';
import { settle } from './settle.ts';
import { start } from './start.ts';
import type { Subbuteo } from './state.ts';
import { streams } from './streams.ts';

/** From the release of a flick to its contact, a tenth of a second. */
const SWING = 12;

/** Sports table football. So far the training pitch: figures, ball and keepers as they are, and nobody who judges. */
export const subbuteo: Game<Subbuteo> = {
  id: 'subbuteo',
  title: { de: 'Subbuteo', en: 'Subbuteo' },
  sides: SIDES,
  seatings: SEATINGS,
  editions: [
    {
      id: 'fistf-4.0',
      title: { de: 'FISTF-Regeln 4.0', en: 'FISTF rules 4.0' },
      books: ['fistf-4.0'],
      minus: [],
    },
    {
      id: 'short-2016',
      title: { de: 'Kurzregeln von 2016', en: 'Short rules of 2016' },
      books: ['short-2016', 'fistf-4.0'],
      minus: [],
    },
  ],
  rulebook,
  chapters,
  readings,
  schemas: {
    settings: settingsSchema,
    given: givenSchema,
    event: eventSchema,
    action: actionSchema,
    call: z.never().describe('nothing is called on the training pitch'),
    state: stateSchema,
    equipment: equipmentSchema,
  },
  labels,
  notation,
  precedence: CALLS,
  bots: [],
  demonstration,
  endless: ({ settings }) => settings.training,
  start: (setup) => start(setup),
  chance: () => null,
  legal: (match, seat) => (match.setup.seating[seat] === undefined ? [] : legalFor(match, seat)),
  sample: sampleLike,
  duties: () => [],
  atRest: ({ state }) => state.pending.length === 0 && isQuiet(state.motion),
  takesTime: () => true,
  swing: (_match, _seat, action) => (action.kind === 'flick' ? SWING : 0),
  handFor: ({ setup }, _seat, action) => (setup.settings.training && action.kind === 'flick' ? action.figure : ''),
  streams,
  happen,
  judge: () => [],
  settle: (match, fact) => settle(match, fact),
  diagram,
  checkEquipment: (equipment) => equipmentSchema.parse(equipment),
};
