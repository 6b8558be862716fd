import { freshBoard, standingOf } from '../board.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { rack } from '../racks.ts';
import {
  endNamed,
  isDoubles,
  onState,
  onTheBoard,
  sideNamed,
  sideOfSeat,
  withSide,
  type Match,
  type Phase,
} from '../state.ts';
import type { End } from '../table.ts';

/** From the toss to the next board: who breaks, who sits where, what lies on the board. */

/** The standing to which an upheld protest would go back. */
export const begun = (match: Match): Match => onState(match, { start: standingOf(match.state), endedAt: null });

// ── the toss ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const tossIsWon = (match: Match, { side }: ConsequenceOf<'tossIsWon'>): Match =>
  begun(onState(match, { phase: 'tossChoice', tossWinner: sideNamed(side) }));

/** The ninth board. */
export const breakIsDrawn = (match: Match, { breaker }: ConsequenceOf<'breakIsDrawn'>): Match =>
  begun(onState(match, { phase: 'setUp', breaker, turn: breaker }));

export const breakIsChosen = (match: Match, { breaker }: ConsequenceOf<'breakIsChosen'>): Match =>
  onState(match, { phase: 'sideChoice', firstBreaker: breaker, gameBreaker: breaker, breaker, turn: breaker });

/** So many quarter turns that the first player of this side sits at this end. */
export function endIsTaken(match: Match, { side, end }: ConsequenceOf<'endIsTaken'>): Match {
  const quarters = sideNamed(side) * (isDoubles(match) ? 1 : 2);
  return begun(onState(match, { phase: 'setUp', ends: ((endNamed(end) + 4 - quarters) % 4) as End }));
}

// ── the board ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const rackIsTurned = (match: Match, { degrees }: ConsequenceOf<'rackIsTurned'>): Match =>
  onTheBoard(onState(match, { turned: degrees }), { pieces: rack(degrees, match.state.board.rack) });

export const boardBegins = (match: Match): Match => {
  const { breaker } = match.state;
  return onTheBoard(onState(match, { phase: 'stroke', turn: breaker }), {
    turns: withSide([0, 0], sideOfSeat(breaker), 1),
  });
};

/** A board from its beginning, with the breaker who is to have it; what is owed between boards stays owed [CI-81]. */
export const boardAnew = (match: Match, phase: Phase): Match => ({
  ...onState(match, {
    phase,
    turn: match.state.breaker,
    turned: 0,
    board: freshBoard(0),
    running: null,
    result: null,
  }),
  options: [],
});

/** By the same breaker [CI-44]. */
export const boardIsPlayedAgain = (match: Match): Match => ({ ...boardAnew(match, 'setUp'), debts: [] });

/** Singles swap seats, in doubles everybody moves one seat to the right ['ICF-58', 'ICF-59']. */
export const seatsMove = (match: Match, { times, ofTheThirdGame }: ConsequenceOf<'seatsMove'>): Match =>
  onState(match, {
    ends: ((match.state.ends + times * (isDoubles(match) ? 1 : 2)) % 4) as End,
    endsChanged: match.state.endsChanged || ofTheThirdGame,
    changeDue: false,
  });

export function nextBoardComes(match: Match, next: ConsequenceOf<'nextBoard'>): Match {
  const { game, board, trial, breaker } = next;
  const on = onState(match, { boardNumber: board, trial, breaker });
  return afterwards(game === match.state.game ? on : gameAnew(on, next), next.after);
}

const gameAnew = (match: Match, { game, breaker }: ConsequenceOf<'nextBoard'>): Match =>
  onState(match, {
    game,
    points: [0, 0],
    gameBreaker: breaker,
    endsChanged: false,
    gameOver: false,
    changeDue: false,
  });

function afterwards(match: Match, what: ConsequenceOf<'nextBoard'>['after']): Match {
  switch (what) {
    case 'toss':
      return boardAnew(match, 'toss');
    case 'nothing':
      return begun(boardAnew(match, 'setUp'));
    case 'ends':
    case 'rest':
      return onState(boardAnew(match, 'interval'), {
        interval: { kind: what, ready: [false, false], late: [false, false] },
      });
  }
}
