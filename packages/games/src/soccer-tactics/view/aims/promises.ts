import type { Words } from '@bande/core';
import type { Call } from '../../referee/calls.ts';
import type { Promised } from '@bande/stage/view';
import { legalFor } from '../../legal.ts';
import type { Match } from '../../state.ts';
import { sideToAct } from '../../turn.ts';
import { words } from '../words/naming.ts';
import { whyNotTo } from '../words/refusals.ts';
import { callsFor, choicesNow, isInPlay, isToBeWon, reachersOf } from './targets.ts';

/** What the referee would call, in a few words; the first that he would call counts most. */
const PROMISES: readonly (readonly [Call, Words])[] = [
  ['offside', words('Abseits, der Schiedsrichter pfeift', 'offside, the referee whistles')],
  ['shot', words('Torschuss!', 'a shot at goal!')],
  ['scoringChance', words('Torchance!', 'a scoring chance!')],
  ['duel', words('Zweikampf um den Ball', 'a duel for the ball')],
  ['captured', words('gewinnt den Ball', 'wins the ball')],
  ['possessionWon', words('gewinnt den Ball', 'wins the ball')],
  ['directPass', words('Pass, und noch einmal spielen', 'a pass, and play again')],
  ['secondDirectPass', words('Pass', 'a pass')],
  ['freeBall', words('freier Ball, beide dürfen hin', 'a free ball, both may go for it')],
];

const REACHES = words('erreicht den Ball', 'reaches the ball');

/** Who comes to the ball that is to be won, and why somebody who stands near does not. */
function reachWords(match: Match): ReadonlyMap<string, Promised> {
  const reachers = reachersOf(match);
  const side = sideToAct(match.state, match.setup.settings);
  if (reachers === null || side === null) return new Map();
  const movers = legalFor(match, side).flatMap((action) => (action.kind === 'move' ? [action.pawn] : []));
  return new Map(
    [...new Set(movers)].flatMap((pawn): readonly (readonly [string, Promised])[] => {
      if (reachers.has(pawn)) return [[pawn, REACHES]];
      const why = whyNotTo(match, pawn, match.state.ball);
      if (why === null) return [];
      const not = words(`erreicht den Ball nicht: ${why.de}`, `does not reach the ball: ${why.en}`);
      return [[pawn, { ...not, inVain: true }]];
    }),
  );
}

/** What comes of each pawn or square that may be picked next, where it is more than going there. */
export function promised(match: Match, picked: readonly string[]): ReadonlyMap<string, Promised> {
  if (picked.length === 0 && isToBeWon(match.state)) return reachWords(match);
  return new Map(
    [...choicesNow(match, picked)].flatMap(([to, action]): readonly (readonly [string, Words])[] => {
      if (!isInPlay(action)) return [];
      const calls = callsFor(match, action);
      const found = PROMISES.find(([call]) => calls.has(call));
      return found === undefined ? [] : [[to, found[1]]];
    }),
  );
}
