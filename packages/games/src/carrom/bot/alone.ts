import type { Random, Seat } from '@bande/core';
import type { Strike } from '../actions.ts';
import type { Match } from '../state.ts';
import { groundOf } from './ground.ts';
import { slipOf } from './noise.ts';
import { struckWith } from './race.ts';
import { soloShot } from './solo-think.ts';
import { sceneOfSolo, TESTBED, type Solo } from './solo.ts';
import { lawful } from './think.ts';

export function soloOf(match: Match): Solo {
  const { pieces, queen, coverTries, strokesInTurn } = match.state.board;
  return { ground: groundOf(match), pieces, queen, coverTries, owed: match.debts.length, strokes: strokesInTurn };
}

/** Clears the board with the hand of the public testbed, whatever the strength: so the figures can be compared. */
export function strikeAlone(match: Match, seat: Seat, random: Random): Strike {
  const solo = soloOf(match);
  return lawful(match, seat, struckWith(sceneOfSolo(solo), soloShot(solo, random), TESTBED, slipOf(random)));
}
