import { later, playTick } from '@bande/core';
import type { ConsequenceOf } from '../consequences.ts';
import { hasRoom, payable } from '../debts.ts';
import type { EventOf } from '../events.ts';
import { setRunning } from '../motion.ts';
import { withoutStriker } from '../reckoning/stroke.ts';
import { boardRuns, onState, onTheBoard, sideNamed, withSide, type Match } from '../state.ts';
import { other } from '../table.ts';
import { begun } from './board.ts';

/** While a board is played: what holds play up, what is counted, and how it goes on. */

export const strokeBegins = (match: Match, { by, x, angle, force, spin, lift }: EventOf<'struck'>): Match =>
  onState(match, { phase: 'running', running: setRunning(match, { by, x, angle, force, spin, lift }) });

/** A right to place does not lapse while play is held up: its end is put far off and comes back with Play. */
const FAR_OFF = 1_000_000_000;
const shifted = (match: Match, by: number): Match['options'] =>
  match.options.map((option) => ({
    ...option,
    until: option.until.map((end) => ('tick' in end ? { tick: later(end.tick, by) } : end)),
  }));
export const playIsHeld = (match: Match): Match =>
  match.state.board.held
    ? match
    : { ...onTheBoard(match, { held: true, heldAt: playTick(match) }), options: shifted(match, FAR_OFF) };
export const playIsReleased = (match: Match): Match => ({
  ...onTheBoard(match, { held: false, heldAt: 0 }),
  options: shifted(match, playTick(match) - match.state.board.heldAt - FAR_OFF),
});

export const strikerLies = (match: Match, { of }: ConsequenceOf<'strikerLies'>): Match =>
  onTheBoard(match, { strikerOf: of });
export const strikerIsTaken = (match: Match): Match => onState(match, { board: withoutStriker(match.state.board) });

export function distractionCounts(match: Match, one: ConsequenceOf<'distractionCounts'>): Match {
  const { distractions } = match.state;
  const side = sideNamed(one.side);
  return onState(match, { distractions: withSide(distractions, side, distractions[side] + 1) });
}

/** It is made up for after this board ['ICF-60c']. */
export const changeWasMissed = (match: Match): Match => onState(match, { changeDue: true });

// ── on it goes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everybody is back, or somebody may place or strike. */
export function playGoesOn(match: Match): Match {
  const { phase, interval } = match.state;
  if (phase === 'interval' && interval?.ready.every(Boolean) === true)
    return begun(onState(match, { phase: 'setUp', interval: null }));
  return boardRuns(match.state) && phase !== 'running' ? placingOrStroke(match) : match;
}

/** Rights that nothing is left for, or no room, are closed; the rest waits [CI-11]. */
function placingOrStroke(match: Match): Match {
  const room = match.options.length > 0 && hasRoom(match);
  const options = match.options.filter(
    (option) => option.name !== 'place' || (room && payable(match, other(sideNamed(option.owner))) > 0),
  );
  const isPlacing = options.some(({ name }) => name === 'place');
  return { ...onState(match, { phase: isPlacing ? 'placing' : 'stroke' }), options };
}

/** When a board ends is kept: for its protests the fifteen minutes count from there. What ends the match later is contested from then on [CI-70]. */
export function endOfBoardIsKept(before: Match, match: Match): Match {
  const { phase, endedAt, protests } = match.state;
  const endsTheMatch = phase === 'finished' && before.state.phase !== 'finished';
  if ((endedAt !== null && !endsTheMatch) || (phase !== 'boardOver' && phase !== 'finished')) return match;
  return onState(match, {
    endedAt: playTick(match),
    protests: protests.map((one) => (one.endedAt === null ? { ...one, endedAt: playTick(match) } : one)),
  });
}
