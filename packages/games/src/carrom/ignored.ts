import { timed } from './between.ts';
import type { Given } from './position-schemas.ts';
import { MOST_OVERRUNS } from './referee/fouls.ts';
import { MOST_ATTEMPTS } from './referee/set-up.ts';
import {
  boardRuns,
  isDoubles,
  isSolo,
  onBoard,
  ownOnBoard,
  PER_COLOUR,
  sideNamed,
  SIDES_IN_TURN,
  sideOfSeat,
  waitsForStriker,
  type Match,
  type Phase,
} from './state.ts';
import { SIDES } from './table.ts';

/** Why no board can show this field of a given position. */
export interface Impossible {
  readonly field: string;
  readonly why: string;
}
export const impossible = (field: string, why: string): Impossible => ({ field, why });

/** The first field of a given position that nothing would come of where it is said, or null: it can only be a mistake. */
export const ignoredIn = (said: Given, match: Match): Impossible | null =>
  beforeItsBoard(said, match) ??
  outOfPhase(said, match) ??
  beforeTheEnd(said, match) ??
  outOfTime(said, match) ??
  withoutGround(said, match) ??
  oddPlacesSaid(said, match) ??
  oddOption(said, match);

const BEFORE_A_BOARD: ReadonlySet<Phase> = new Set<Phase>(['toss', 'tossChoice', 'sideChoice', 'setUp', 'interval']);

/** Before Play nobody has done anything, and everything lies in the rack. */
function beforeItsBoard(said: Given, { state }: Match): Impossible | null {
  if (!BEFORE_A_BOARD.has(state.phase)) return null;
  const { board } = state;
  const why = 'the board has not begun';
  for (const colour of [0, 1] as const)
    if (onBoard(board.pieces, colour) < PER_COLOUR) return impossible(SIDES[colour], why);
  if (board.queen !== 'board') return impossible('queen', why);
  for (const field of ['queenRight', 'idleTurns', 'turns'] as const)
    if (board[field].some(Boolean)) return impossible(field, why);
  for (const field of [
    'breakMade',
    'attempts',
    'strokesInTurn',
    'touchedInTurn',
    'coverTries',
    'onlyOpponents',
    'held',
    'overruns',
  ] as const)
    if (board[field]) return impossible(field, why);
  for (const field of ['queenSide', 'uncoveredBy', 'lastShooter', 'strikerOf'] as const)
    if ((board[field] ?? null) !== null) return impossible(field, why);
  return said.turn === undefined || state.turn === state.breaker
    ? null
    : impossible('turn', 'the breaker begins the board');
}

const isOver = ({ state: { phase } }: Match): boolean => phase === 'boardOver' || phase === 'finished';

/** What belongs to other phases. */
function outOfPhase(said: Given, match: Match): Impossible | null {
  const { phase, tossWinner, interval } = match.state;
  if (said.phase === 'running')
    return impossible('phase', 'a stroke under way cannot be given, only what lies before it');
  if (phase === 'tossChoice' && tossWinner === null) return impossible('tossWinner', 'say who has won the toss');
  return phase !== 'interval' && interval !== null ? impossible('interval', 'it belongs to the phase interval') : null;
}

/** What belongs to a board or a match that is over. */
function beforeTheEnd(said: Given, match: Match): Impossible | null {
  const { phase, result, gameOver, decided, protests } = match.state;
  if (!isOver(match) && result !== null) return impossible('result', 'it belongs to a board that is over');
  if (!isOver(match) && gameOver) return impossible('gameOver', 'it belongs to a board that is over');
  if (phase === 'finished')
    return protests.length === 0 && !isSolo(match)
      ? impossible('protests', 'a match that is over waits only for a protest')
      : null;
  if (decided !== null) return impossible('decided', 'the match is not over');
  return (said.decidedBy ?? []).length > 0 ? impossible('decidedBy', 'the match is not over') : null;
}

const AFTER_A_BOARD: ReadonlySet<Phase> = new Set<Phase>(['boardOver', 'finished', 'interval', 'toss']);

/** What belongs to another time, another game or another number of players. */
function outOfTime(said: Given, match: Match): Impossible | null {
  const { phase, game, endedAt, endsChanged, changeDue, ends } = match.state;
  if (!AFTER_A_BOARD.has(phase) && endedAt !== null) return impossible('endedAgo', 'the next board is set up already');
  if (game < 3 && endsChanged) return impossible('endsChanged', 'it is the change of the third game (ICF-60a)');
  if (game === 1 && changeDue)
    return impossible('changeDue', 'in the first game no change of ends can have been missed');
  if (typeof said.secondsLeft === 'number' && !strokeIsTimed(match))
    return impossible('secondsLeft', 'no time for a stroke runs here');
  return ends % 2 === 1 && !isDoubles(match) ? impossible('ends', 'in singles the players sit south and north') : null;
}

const strokeIsTimed = (match: Match): boolean =>
  match.state.phase === 'stroke' && timed(match) && !waitsForStriker(match.state);

/** What the rest of the position rules out. */
const withoutGround = (said: Given, match: Match): Impossible | null =>
  boardRuns(match.state)
    ? (strokesWithoutGround(match) ?? tooOften(match) ?? turnsWithoutGround(match) ?? countsWithoutGround(said, match))
    : null;

function strokesWithoutGround({ state: { board } }: Match): Impossible | null {
  if (board.coverTries > 0 && board.queen !== 'pending')
    return impossible('coverTries', 'there is no queen to be covered');
  if (board.uncoveredBy !== null && board.queen !== 'board')
    return impossible('uncoveredBy', 'she has been pocketed again');
  if (board.onlyOpponents && board.lastShooter === null)
    return impossible('lastShooter', 'say whose last stroke pocketed only pieces of the opponent');
  if (board.strikerOf !== undefined && board.strikerOf !== board.lastShooter)
    return impossible('strikerOf', 'only the striker of the last stroke can still lie there (lastShooter)');
  return board.touchedInTurn && board.strokesInTurn === 0
    ? impossible('touchedInTurn', 'there has been no stroke in this turn')
    : null;
}

/** Alone at the board nobody loses anything by it. */
function tooOften(match: Match): Impossible | null {
  const { board } = match.state;
  if (isSolo(match)) return null;
  if (board.attempts >= MOST_ATTEMPTS)
    return impossible('attempts', 'after three attempts the break is lost (ICF-45b.1)');
  const overruns = board.overruns ?? 0;
  if (overruns >= MOST_OVERRUNS) return impossible('overruns', 'with the eighth the match is broken off (ICF-143g)');
  return overruns > 0 && board.strokesInTurn > 0
    ? impossible('overruns', 'after a stroke an overrun costs the turn (ICF-64a.3)')
    : null;
}

function turnsWithoutGround({ state }: Match): Impossible | null {
  const { board } = state;
  if (board.idleTurns.every((turns) => turns > 2))
    return impossible('idleTurns', 'after three turns each without contact the board is void (ICF-137)');
  if (state.distractions.some((times) => times > 2))
    return impossible('distractions', 'the third one costs the match (ICF-143h)');
  return board.turns[sideOfSeat(state.turn)] === 0 ? impossible('turns', 'the side on turn has begun one') : null;
}

function countsWithoutGround(said: Given, { state }: Match): Impossible | null {
  const { board } = state;
  const lost = SIDES_IN_TURN.find((side) => !board.queenRight[side] && ownOnBoard(state, side) < PER_COLOUR);
  if (lost !== undefined) return impossible('queenRight', `a piece of ${SIDES[lost]} has been pocketed`);
  const more = SIDES.find((side) => (said.owed?.[side]?.returned ?? 0) > (said.owed?.[side]?.due ?? 0));
  if (more !== undefined) return impossible(`owed.${more}.returned`, 'these are among the dues');
  return board.measured && !board.room ? impossible('room', 'the places are known, so the room is measured') : null;
}

function oddPlacesSaid(said: Given, { state }: Match): Impossible | null {
  const placed = said.pieces !== undefined || said.metres !== undefined;
  if (said.pieces !== undefined && said.metres !== undefined)
    return impossible('pieces', 'the places are given in metres too');
  if (said.on !== undefined && !placed) return impossible('on', 'say where the pieces lie');
  const stray = Object.keys(said.on ?? {}).find((name) => (said.pieces ?? said.metres ?? {})[name] === undefined);
  if (stray !== undefined) return impossible(`on.${stray}`, 'say where it lies');
  return said.measured === true && !placed && state.board.breakMade && boardRuns(state)
    ? impossible('measured', 'no places are given')
    : null;
}

const CHOICES: Readonly<Record<string, readonly string[]>> = { place: ['waive'], demand: ['demand', 'decline'] };

function oddOption(said: Given, { state }: Match): Impossible | null {
  for (const [i, { name, owner, seat, choices }] of (said.options ?? []).entries()) {
    if (CHOICES[name] === undefined) return impossible(`options[${i}].name`, 'there are place and demand');
    if (choices.some((choice) => !CHOICES[name]!.includes(choice)))
      return impossible(`options[${i}].choices`, `with ${name} there are ${CHOICES[name].join(' and ')}`);
    if (name === 'place' && (seat === undefined || sideOfSeat(seat) !== sideNamed(owner)))
      return impossible(`options[${i}].seat`, `say which seat of ${owner} may place`);
    if (
      name === 'demand' &&
      (state.phase !== 'boardOver' || state.result?.winner !== sideNamed(owner) || state.result.extra === 0)
    )
      return impossible(
        `options[${i}].name`,
        'extra points are demanded by the winner of a board that offers them (result)',
      );
  }
  return null;
}
