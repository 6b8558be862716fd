import { opening, SEATS, type Game, type Seat } from '@bande/core';
import { z } from 'zod';
import { actionSchema } from './actions.ts';
import { startState } from './board.ts';
import { byAction, byChance, entered, eventSchema, next } from './happen.ts';
import { givenSchema, notationWith, SEATINGS, stateSchema } from './notation.ts';
import { CALLS } from './referee/calls.ts';
import { chapters, rulebook } from './rulebook.ts';
import { settingsSchema } from './settings.ts';
import type { Carrom, Match } from './state.ts';
import { SIDES } from './table.ts';

const toAct = (match: Match): readonly Seat[] => SEATS.filter((seat) => match.setup.seating[seat] !== undefined && match.state.turn === seat);

/** Carrom by the laws of the ICF: a flick sets nineteen pieces in motion, everything else is law. */
export const carrom: Game<Carrom> = {
  id: 'carrom',
  title: { de: 'Carrom', en: 'Carrom' },
  sides: SIDES,
  seatings: SEATINGS,
  editions: [{ id: 'icf-1991', title: { de: 'ICF-Regeln von 1991', en: 'ICF laws of 1991' }, books: ['icf'], minus: [] }],
  rulebook,
  chapters,
  readings: {},
  schemas: { settings: settingsSchema, given: givenSchema, event: eventSchema, action: actionSchema, call: z.enum([...CALLS]), state: stateSchema, equipment: z.unknown() },
  notation: notationWith(toAct),
  precedence: CALLS,
  bots: [],
  start: (setup) => opening<Carrom>(setup, startState(setup.settings.trialBoards, setup.settings.toss)),
  chance: ({ state }) => (state.phase === 'toss' ? { what: 'toss', faces: [2] } : null),
  legal: () => [],
  duties: () => [],
  atRest: ({ state }) => state.phase !== 'running',
  takesTime: (action) => action.kind === 'strike' || action.kind === 'place',
  happen: { byAction, byChance, entered, next },
  judge: () => [],
  settle: (match) => match,
  checkEquipment: () => ({ ok: true, breaches: [] }),
};
