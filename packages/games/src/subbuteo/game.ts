import type { ChanceRequest, HouseGame } from '@bande/core';
import { SWING } from '@bande/kit';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { bots } from './bot.ts';
import { PACE } from './bot/pace.ts';
import { secretSeats } from './by-action.ts';
import { diagram } from './diagram.ts';
import { dutyNow } from './duty.ts';
import { ended } from './ending.ts';
import { eventSchema, type Event } from './events.ts';
import { happen } from './happen.ts';
import { labels } from './labels.ts';
import { legalFor } from './legal.ts';
import { judge } from './referee/index.ts';
import { isQuiet } from './motion.ts';
import { SIDES } from './names.ts';
import { notation } from './notation.ts';
import { SEATINGS } from './position-read.ts';
import { givenSchema, stateSchema } from './position-schemas.ts';
import { readings } from './readings.ts';
import { askedOfReferee } from './referee-duty.ts';
import { CALLS } from './referee/calls.ts';
import { decisionsBy } from './referee/decided.ts';
import { equipmentSchema } from './referee/equipment-schema.ts';
import { checkEquipment } from './referee/equipment.ts';
import { chapters, rulebook } from './rulebook.ts';
import { sampleLike } from './sample.ts';
import { settingsSchema } from './settings.ts';
import { settle } from './settle.ts';
import { start } from './start.ts';
import { isTraining, type State, type Subbuteo } from './state.ts';
import { streams } from './streams.ts';

/** What a simulated player needs time for. */
const TAKES_TIME: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['flick', 'ask', 'reserveIn', 'reserveOut']);

/** The coin; in a shoot-out also the side of the field at which the positions begin ['FISTF-II.17.1.3.0']. */
const tossFor = ({ period }: State): ChanceRequest => ({ what: 'toss', faces: period === 'shootOut' ? [2, 2] : [2] });

/** The report is written right after the match ['FISTF-IV.1.7'], an uncovered case is submitted afterwards ['FISTF-I.17.6.2'], and a red card is tied to no time ['FISTF-II.10.3.1.1']. */
const AFTERWARDS: ReadonlySet<string> = new Set(['writesReport', 'submitsCase', 'disqualifies']);
const isHeardAfterTheEnd = (event: Event): boolean =>
  event.kind === 'refereed' ? AFTERWARDS.has(event.did) : event.kind === 'breach' && event.what === 'grossMisconduct';

/** Sports table football by two rulebooks, live, in turn or at a desk; and the training pitch, on which nobody judges. */
export const subbuteo: HouseGame<Subbuteo> = {
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
    call: z.enum([...CALLS]),
    state: stateSchema,
    equipment: equipmentSchema,
  },
  labels,
  notation,
  precedence: CALLS,
  bots,
  ladder: { settings: { halfMinutes: 3 }, matches: 100, live: { settings: { halfMinutes: 2 }, matches: 40 } },
  endless: (setup) => isTraining({ setup }),
  start: (setup) => start(setup),
  chance: ({ state }) => (state.phase === 'toss' ? tossFor(state) : null),
  legal: (match, seat) => (match.setup.seating[seat] === undefined ? [] : legalFor(match, seat)),
  sample: sampleLike,
  duties: dutyNow,
  askedOfReferee,
  atRest: ({ state }) =>
    state.pending.length === 0 && state.offers.length === 0 && (!state.measured || isQuiet(state.motion)),
  takesTime: ({ kind }) => TAKES_TIME.has(kind),
  pace: PACE,
  sealed: secretSeats,
  // At every table [S-92].
  swing: (_match, _seat, { kind }) => (kind === 'flick' ? SWING : 0),
  handFor: (match, _seat, action) => (isTraining(match) && action.kind === 'flick' ? action.figure : ''),
  streams,
  happen,
  ended,
  afterTheEnd: (match, event) => !isTraining(match) && isHeardAfterTheEnd(event),
  decisions: { ...decisionsBy(judge), afterTheEnd: (match, { call }) => !isTraining(match) && call === 'disqualified' },
  judge,
  settle,
  diagram,
  checkEquipment,
};
