import { opening, type Duty, type HouseGame, type Seat } from '@bande/core';
import { z } from 'zod';
import { actionSchema } from './actions.ts';
import { bots } from './bot.ts';
import { ended } from './ending.ts';
import { eventSchema } from './events.ts';
import { byAction, byChance, entered } from './happen.ts';
import { labels } from './labels.ts';
import { legalFor } from './legal.ts';
import { notation, SEATINGS, texts } from './notation.ts';
import { givenSchema, stateSchema } from './position-schemas.ts';
import { diagram } from './diagram.ts';
import { askedOfReferee, dutyNow } from './duty.ts';
import { CALLS } from './referee/calls.ts';
import { decisions } from './referee/decided.ts';
import { checkEquipment, equipmentSchema } from './referee/equipment.ts';
import { judge } from './referee/index.ts';
import { chapters, rulebook } from './rulebook.ts';
import { readings } from './readings.ts';
import { settingsSchema } from './settings.ts';
import { settle } from './settle.ts';
import { startState } from './start.ts';
import type { Match, SoccerTactics } from './state.ts';
import { SIDES, type Side } from './table.ts';
import { diceAwaited } from './turn.ts';

const sideOfSeat = (match: Match, seat: Seat): Side => (match.setup.seating[seat] === 'red' ? 0 : 1);

/** Soccer Tactics WORLD: dice, pawns and a spinner; nothing happens between inputs but the clock. */
export const soccerTactics: HouseGame<SoccerTactics> = {
  id: 'soccer-tactics',
  title: { de: 'Soccer Tactics WORLD', en: 'Soccer Tactics WORLD' },
  sides: SIDES,
  /** With four people each side is shared by two who act as one team ['STW-0.3']: either of them may enter its decision. */
  seatings: SEATINGS,
  editions: [{ id: 'stw', title: { de: 'Regelheft', en: 'Rule booklet' }, books: ['stw'], minus: [] }],
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
  start: (setup) => opening<SoccerTactics>(setup, startState()),
  chance: (match) => diceAwaited(match.state, match.setup.settings),
  legal: (match, seat) => (match.setup.seating[seat] === undefined ? [] : legalFor(match, sideOfSeat(match, seat))),
  duties: (match): readonly Duty<SoccerTactics>[] => dutyNow(match),
  askedOfReferee,
  atRest: ({ state }) => state.phase === 'attackMove' && state.roll === 0,
  takesTime: (action) => action.kind !== 'roll',
  ended,
  happen: { byAction, byChance, entered },
  decisions: { ...decisions, impossibleIn: texts.unreadable },
  judge,
  settle,
  diagram,
  checkEquipment,
};
