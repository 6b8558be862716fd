import { usualPositions } from './formation.ts';
import { CARD_PLACES } from './names.ts';
import { NOBODY, type State } from './state.ts';

/** The start of a match: everybody in his usual place, the toss still to come. */
export const startState = (): State => ({
  period: 'first',
  phase: 'toss',
  attacker: 0,
  firstKickOff: 0,
  pawns: usualPositions(Array.from({ length: 22 }, () => 0)),
  ball: NOBODY,
  carrier: NOBODY,
  lock: NOBODY,
  lockCause: 'STW-1B.11',
  roll: 0,
  rollChosen: false,
  directPasses: 0,
  marks: 0,
  offsideRow: 0,
  noOffside: false,
  chance: false,
  contest: 'capture',
  reachedBox: false,
  lastAttack: false,
  goalKick: false,
  penalty: false,
  afterGoal: false,
  delayed: false,
  restart: null,
  cautions: [CARD_PLACES.map(() => 0), CARD_PLACES.map(() => 0)],
  score: [0, 0],
  shootOut: null,
});
