import type { Random, Seat } from '@bande/core';
import type { Strike } from '../actions.ts';
import type { Match } from '../state.ts';
import { slipOf } from './noise.ts';
import { struckWith } from './race.ts';
import { sceneOfSolo, soloShot, TESTBED, type Solo } from './solo.ts';
import { lawful } from './think.ts';

export const soloOf = ({ state: { board }, debts }: Match): Solo => ({ pieces: board.pieces, queen: board.queen, coverTries: board.coverTries, owed: debts.length, strokes: board.strokesInTurn });

/** Clears the board with the hand of the public testbed, whatever the strength: so the figures can be compared. */
export function strikeAlone(match: Match, seat: Seat, random: Random): Strike {
  const solo = soloOf(match);
  return lawful(match, seat, struckWith(sceneOfSolo(solo), soloShot(solo, random), TESTBED, slipOf(random)));
}
