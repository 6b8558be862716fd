import { DECISION_TICKS, PROTEST_TICKS } from './clocks.ts';
import { ignoredIn, impossible, type Impossible } from './ignored.ts';
import type { Given } from './position-schemas.ts';
import { GAME_POINTS } from './referee/scoring.ts';
import { gamesNeeded } from './score.ts';
import { besideTheBoard, oddPlace } from './places.ts';
import {
  boardRuns,
  isSolo,
  onBoard,
  owedBy,
  ownOnBoard,
  PIECE_NAMES,
  QUEEN,
  seatCount,
  SIDES_IN_TURN,
  sideOfSeat,
  type Match,
} from './state.ts';
import { other, SIDES } from './table.ts';

/** The first thing about a given position that no board can show, or null. */
export const impossibleIn = (said: Given, match: Match): Impossible | null =>
  strangeSeat(said, match) ??
  strangeCounts(said, match) ??
  strangeQueen(match) ??
  strangeGames(said, match) ??
  strangeBoards(match) ??
  strangePoints(match) ??
  strangePhase(match) ??
  strangeRights(match) ??
  strangeEnd(match) ??
  strangePlaces(said, match) ??
  strangePast(said, match) ??
  ignoredIn(said, match);

function strangeSeat(said: Given, match: Match): Impossible | null {
  const seats = seatCount(match);
  for (const field of ['turn', 'breaker', 'firstBreaker', 'gameBreaker', 'lastShooter'] as const) {
    const seat = said[field];
    if (typeof seat === 'number' && seat >= seats)
      return impossible(field, `there is no seat ${seat}, the seats are 0 to ${seats - 1}`);
  }
  const strange = said.options?.findIndex(({ seat }) => seat !== undefined && seat >= seats) ?? -1;
  return strange < 0
    ? null
    : impossible(`options[${strange}].seat`, `there is no such seat, the seats are 0 to ${seats - 1}`);
}

/** Counts beside places must be theirs. */
function strangeCounts(said: Given, { state }: Match): Impossible | null {
  if (said.pieces === undefined && said.metres === undefined) return null;
  const { pieces } = state.board;
  for (const colour of [0, 1] as const) {
    const count = said[SIDES[colour]];
    if (count !== undefined && count !== onBoard(pieces, colour))
      return impossible(
        SIDES[colour],
        `${count} are said to lie on the board, but places are given for ${onBoard(pieces, colour)}`,
      );
  }
  if (!boardRuns(state)) return null;
  return (state.board.queen === 'board') === (pieces[QUEEN] !== null)
    ? null
    : impossible(
        'queen',
        state.board.queen === 'board'
          ? 'she is said to lie on the board, but has no place'
          : `she is said to be ${state.board.queen}, but has a place on the board`,
      );
}

function strangeQueen(match: Match): Impossible | null {
  const { queen, queenSide } = match.state.board;
  if (queen === 'covered' && queenSide === null) return impossible('queenSide', 'somebody must have covered the queen');
  if (queen === 'pending' && queenSide === null)
    return impossible('queenSide', 'somebody must have pocketed the queen');
  if (queen === 'board' && queenSide !== null && boardRuns(match.state))
    return impossible('queenSide', 'she lies on the board, so nobody has her');
  return queen === 'pending' && boardRuns(match.state) && queenSide !== sideOfSeat(match.state.turn)
    ? impossible('queenSide', 'the queen is to be covered by the side on turn')
    : null;
}

const isOver = ({ state: { phase } }: Match): boolean => phase === 'boardOver' || phase === 'finished';

function strangeGames(said: Given, match: Match): Impossible | null {
  const { state } = match;
  const over = isOver(match);
  if (state.phase !== 'finished' && state.games.some((won) => won >= gamesNeeded(match)))
    return impossible('games', 'with so many games won the match is over');
  if (state.games[0] + state.games[1] > state.game - Number(!over))
    return impossible('games', `so many games cannot have been won in game ${state.game}`);
  return said.games !== undefined && !over && state.games[0] + state.games[1] < state.game - 1
    ? impossible('games', `before game ${state.game} every game has been won by somebody`)
    : null;
}

function strangeBoards(match: Match): Impossible | null {
  const { state, setup } = match;
  if (state.boardNumber < 1) return impossible('boardNumber', 'boards are counted from 1');
  if (setup.settings.round !== 'early') return null;
  const deciding = setup.settings.boards + 1;
  if (state.boardNumber > deciding) return impossible('boardNumber', `board ${deciding} decides the game (ICF-56b.2)`);
  return state.boardNumber === deciding && !isOver(match) && state.points[0] !== state.points[1]
    ? impossible('points', `board ${deciding} is played only with as many points each (ICF-56b.2)`)
    : null;
}

function strangePoints(match: Match): Impossible | null {
  const { state } = match;
  if (state.points.every((points) => points >= GAME_POINTS))
    return impossible('points', 'both cannot have won the game');
  if (isSolo(match) && state.points.some(Boolean)) return impossible('points', 'whoever plays alone counts strokes');
  return state.trial > 0 && (state.game > 1 || state.boardNumber > 1 || state.points.some(Boolean))
    ? impossible('trial', 'trial boards come before the first board')
    : null;
}

function strangePhase(match: Match): Impossible | null {
  const { state } = match;
  if (isSolo(match) && !ALONE.has(state.phase))
    return impossible('phase', 'whoever plays alone is setting up, striking or done');
  if (state.phase === 'interval' && state.interval === null)
    return impossible('interval', 'say which interval it is and who is ready');
  if (
    state.phase === 'stroke' &&
    !state.board.breakMade &&
    (onBoard(state.board.pieces, 0) + onBoard(state.board.pieces, 1) < PIECE_NAMES.length - 1 ||
      state.board.queen !== 'board')
  )
    return impossible('breakMade', 'pieces are missing, so the break has been made');
  return !isOver(match) && state.points.some((points) => points >= GAME_POINTS)
    ? impossible('points', `with ${GAME_POINTS} points the game is won and does not go on`)
    : null;
}

const ALONE: ReadonlySet<string> = new Set(['setUp', 'stroke', 'running', 'finished']);

/** Rights to place, and what is owed by the other side. */
function strangeRights(match: Match): Impossible | null {
  const { state, options } = match;
  const rights = options.filter(({ name }) => name === 'place');
  if (state.phase === 'placing' && rights.length === 0)
    return impossible('options', 'in the phase placing somebody must have the right to place');
  if (state.phase !== 'placing' && rights.length > 0)
    return impossible('phase', 'a right to place belongs to the phase placing');
  const groundless = rights.find(({ owner }) => owedBy(match, other(owner === 'white' ? 0 : 1)) === 0);
  return groundless === undefined
    ? null
    : impossible('owed', `${groundless.owner} may place, but nothing is owed by the other side`);
}

/** A board that goes on although it has ended. */
function strangeEnd(match: Match): Impossible | null {
  const { state } = match;
  if (isSolo(match)) return null;
  const empty = SIDES_IN_TURN.find(
    (side) =>
      ownOnBoard(state, side) === 0 &&
      (state.phase === 'stroke' || (state.phase === 'placing' && owedBy(match, side) === 0)),
  );
  return empty === undefined
    ? null
    : impossible(SIDES[empty], 'with no piece of a colour on the board the board is over');
}

function strangePlaces(said: Given, match: Match): Impossible | null {
  const field = said.metres === undefined ? 'pieces' : 'metres';
  const { pieces, measured } = match.state.board;
  if ((said.pieces === undefined && said.metres === undefined) || !measured) return null;
  const odd = field === 'metres' ? besideTheBoard(pieces) : oddPlace(match, pieces); // places to the last bit come from a match
  return odd === null ? null : impossible(`${field}.${odd.piece}`, odd.why);
}

/** Where the board under way began, and what is left of the time of protests. */
function strangePast(said: Given, match: Match): Impossible | null {
  const { start, game } = match.state;
  if (
    start.game > game ||
    [start.breaker, start.gameBreaker, start.firstBreaker].some((seat) => seat >= seatCount(match))
  )
    return impossible('start', 'the board under way began before it, with a breaker who sits at the table');
  const late = (said.protests ?? []).findIndex(
    ({ handedIn, left }) => left !== null && left > (handedIn ? DECISION_TICKS : PROTEST_TICKS),
  );
  return late < 0
    ? null
    : impossible(
        `protests[${late}].left`,
        `it has at most ${said.protests?.[late]?.handedIn === true ? 'an hour' : 'fifteen minutes'}`,
      );
}
