import type { HouseGame } from '@bande/core';
import { SWING } from '@bande/kit';
import { loadEngine } from '@bande/physics/engine';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { bots } from './bot.ts';
import { diagram } from './diagram.ts';
import { dutyNow } from './duty.ts';
import { ended } from './ending.ts';
import { eventSchema, type Event } from './events.ts';
import { chance, happen } from './happen.ts';
import { labels } from './labels.ts';
import { legalFor, secretSeats } from './legal.ts';
import { SIDES } from './names.ts';
import { notation } from './notation.ts';
import { isStill } from './plate.ts';
import { SEATINGS } from './position-read.ts';
import { givenSchema, stateSchema } from './position-schemas.ts';
import { readings } from './readings.ts';
import { isOfADeadBall } from './reckoning/dead-ball.ts';
import { askedOfReferee } from './referee-duty.ts';
import { CALLS } from './referee/calls.ts';
import { decisions } from './referee/decided.ts';
import { equipmentSchema } from './referee/equipment-schema.ts';
import { checkEquipment } from './referee/equipment.ts';
import { judge } from './referee/index.ts';
import { chapters, rulebook } from './rulebook.ts';
import { sampleLike } from './sample.ts';
import { settingsSchema } from './settings.ts';
import { settle } from './settle.ts';
import { start } from './start.ts';
import type { TippKick } from './state.ts';
import { streams } from './streams.ts';

/** What a simulated player needs time for. */
const TAKES_TIME: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['shoot', 'defend']);

/** Material is found out during a match or a tournament ['DTKV-2.4.1']. */
const isFoundAfterwards = (event: Event): boolean => event.kind === 'breach' && event.what === 'illegalMaterial';

/** Tipp-Kick by the rules of the DTKV, live, in turn or at a desk. */
export const tippKick: HouseGame<TippKick> = {
  id: 'tipp-kick',
  title: { de: 'Tipp-Kick', en: 'Tipp-Kick' },
  sides: SIDES,
  seatings: SEATINGS,
  editions: [
    { id: 'dtkv-2012.1', title: { de: 'DTKV-Regeln 2012', en: 'DTKV rules 2012' }, books: ['dtkv-2012.1'], minus: [] },
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
  ladder: { settings: { halfMinutes: 2 }, matches: 100, live: { settings: { halfMinutes: 2 }, matches: 40 } },
  start,
  chance,
  legal: (match, seat) => (match.setup.seating[seat] === undefined ? [] : legalFor(match, seat)),
  sample: sampleLike,
  duties: dutyNow,
  askedOfReferee,
  atRest: ({ state }) =>
    state.movement === null && state.offers.length === 0 && (state.plate === null || isStill(state.plate)),
  takesTime: ({ kind }) => TAKES_TIME.has(kind),
  pace: 240,
  sealed: secretSeats,
  isOpen: ({ kind }) => kind === 'lay' || kind === 'changeKicker',
  ended,
  // In turn nobody waits for a hand.
  swing: ({ mode }, _seat, { kind }) => (mode === 'live' && kind === 'shoot' ? SWING : 0),
  // The other hand leads the keeper meanwhile.
  handFor: (_match, _seat, { kind }) => (kind === 'shoot' ? 'kicker' : ''),
  afterTheEnd: (match, event) => isOfADeadBall(match, event) || isFoundAfterwards(event),
  prepare: loadEngine,
  streams,
  happen,
  decisions: { ...decisions, afterTheEnd: (_, { call }) => call === 'disqualified' },
  judge,
  settle,
  diagram,
  checkEquipment,
};
