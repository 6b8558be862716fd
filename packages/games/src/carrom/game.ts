import { legalActions, opening, SEATS, type HouseGame, type Seat } from '@bande/core';
import { z } from 'zod';
import { actionSchema } from './actions.ts';
import { bots } from './bot.ts';
import { betweenClock } from './between.ts';
import { startState } from './board.ts';
import { diagram } from './diagram.ts';
import { dutyNow } from './duty.ts';
import { ended } from './ending.ts';
import { afterTheEnd, byAction, byChance, entered, eventSchema, next } from './happen.ts';
import { labels } from './labels.ts';
import { legalFor } from './legal.ts';
import { notationWith, SEATINGS, texts } from './notation.ts';
import { givenSchema, stateSchema } from './position-schemas.ts';
import { askedOfUmpire } from './referee-duty.ts';
import { CALLS } from './referee/calls.ts';
import { checkEquipment } from './referee/equipment.ts';
import { equipmentSchema } from './referee/equipment-schema.ts';
import { decisions } from './referee/decided.ts';
import { judge } from './referee/index.ts';
import { RACK_DICE } from './racks.ts';
import { readings } from './readings.ts';
import { chapters, rulebook } from './rulebook.ts';
import { sampleLike } from './sample.ts';
import { settingsSchema } from './settings.ts';
import { settle } from './settle.ts';
import { awaitsRack, type Carrom, type Match } from './state.ts';
import { SIDES } from './table.ts';

/** The chairs that may do something now, open options among it. */
const toAct = (match: Match): readonly Seat[] =>
  SEATS.filter((seat) => match.setup.seating[seat] !== undefined && legalActions(carrom, match, seat).length > 0);

/** Carrom by the laws of the ICF: a flick sets nineteen pieces in motion, everything else is law. */
export const carrom: HouseGame<Carrom> = {
  id: 'carrom',
  title: { de: 'Carrom', en: 'Carrom' },
  sides: SIDES,
  seatings: SEATINGS,
  editions: [
    { id: 'icf-1991', title: { de: 'ICF-Regeln von 1991', en: 'ICF laws of 1991' }, books: ['icf'], minus: [] },
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
  notation: notationWith(toAct),
  precedence: CALLS,
  bots,
  ladder: { settings: { boards: 1, games: 1, trialBoards: false }, matches: 200 },
  start: (setup) => {
    const match = opening<Carrom>(
      setup,
      setup.seating.length === 1
        ? startState(false, false)
        : startState(setup.settings.trialBoards, setup.settings.toss),
    );
    return { ...match, clocks: betweenClock(null, match, match.clocks) };
  },
  chance: (match) => {
    if (match.state.phase === 'toss') return { what: 'toss', faces: [2] };
    return awaitsRack(match) ? RACK_DICE : null;
  },
  legal: (match, seat) => (match.setup.seating[seat] === undefined ? [] : legalFor(match, seat)),
  sample: sampleLike,
  duties: dutyNow,
  askedOfReferee: askedOfUmpire,
  atRest: ({ state }) => state.phase !== 'running',
  isSaid: ({ kind }) => kind === 'concede',
  takesTime: (action) => action.kind === 'strike' || action.kind === 'place',
  ended,
  afterTheEnd,
  decisions: { ...decisions, impossibleIn: texts.unreadable },
  happen: { byAction, byChance, entered, next },
  judge,
  settle,
  diagram,
  checkEquipment,
};
