import type { Seat } from '@bande/core';
import type { Consequence, ConsequenceOf } from '../consequences.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  isDoubles,
  rightOf,
  sideOfSeat,
  SIDES_IN_TURN,
  type Fact,
  type Match,
  type PerSide,
  type Ruling,
} from '../state.ts';
import { other, type Side } from '../table.ts';
import type { Chapter, Rule } from './facts.ts';
import { foulRuling } from './fouls.ts';
import { ruling } from './ruling.ts';
import { isTied } from './scoring.ts';

/** Chapter X: change of ends and intervals. */
const lawOfTheMove = (match: Match): Paragraph => (isDoubles(match) ? 'ICF-59' : 'ICF-58');
const CHANGE_AT = 13;
const CHANGE_AFTER = 4;

/** A change of ends between two boards of a game: how often the seats move on, and whether it is that of the third game. */
interface Change {
  readonly laws: readonly Paragraph[];
  readonly times: 1 | 2;
  readonly ofTheGame: boolean;
}

/** In the third game once: at 13 points, before the quarter-finals also after four boards. A missed change is made up for, and does not stand for that one unless it is the one that was missed; if both fall together, both are made [CI-72]. */
function changeWithinTheGame(match: Match): Change | null {
  const { state } = match;
  const due = !state.endsChanged && isThirdGameUnderWay(match) && isReached(match, state.points, state.boardNumber);
  const laws: readonly Paragraph[] = due ? [match.setup.settings.round === 'early' ? 'ICF-60a' : 'ICF-60b'] : [];
  if (!state.changeDue) return due ? { laws, times: 1, ofTheGame: true } : null;
  const missed = wasThatOfTheThirdGame(match);
  return due && !missed
    ? { laws: ['ICF-60c', ...laws], times: 2, ofTheGame: true }
    : { laws: ['ICF-60c'], times: 1, ofTheGame: missed };
}
const isThirdGameUnderWay = ({ state }: Match): boolean => state.game === 3 && !state.gameOver && state.trial === 0;
const isReached = ({ setup }: Match, points: PerSide<number>, boardsPlayed: number): boolean =>
  Math.max(...points) >= CHANGE_AT || (setup.settings.round === 'early' && boardsPlayed >= CHANGE_AFTER);
/** It should have been made before the board that was just played. */
const wasThatOfTheThirdGame = (match: Match): boolean =>
  isThirdGameUnderWay(match) &&
  (match.state.endsChanged || isReached(match, match.state.start.points, match.state.start.boardNumber - 1));

const endsAreChanged: Rule<'wentOn'> = (match, fact) => {
  const change = changeBefore(match);
  return change === null ? null : seatsAreChanged(fact, change);
};
const seatsAreChanged = (fact: Fact, change: Change): Ruling =>
  ruling(fact, 'changeEnds', [...change.laws, 'ICF-61', 'ICF-39d.2'], {
    detail: { minutes: 2 },
    then: [seatsMove(change)],
  });
/** The change of ends before the next board. */
const changeBefore = (match: Match): Change | null =>
  match.state.gameOver ? { laws: [lawOfTheMove(match)], times: 1, ofTheGame: false } : changeWithinTheGame(match);
const seatsMove = ({ times, ofTheGame }: Pick<Change, 'times' | 'ofTheGame'>): Consequence => ({
  kind: 'seatsMove',
  times,
  ofTheThirdGame: ofTheGame,
});

const restBeforeTheThirdGame: Rule<'wentOn'> = (match, fact) =>
  match.state.gameOver && match.state.game === 2 ? rest(fact) : null;
const rest = (fact: Fact): Ruling => ruling(fact, 'interval', ['ICF-138'], { detail: { minutes: 10 } });

/** Who breaks next: the break goes round; the second game is opened by the other side, the third as the first [CI-51]. */
const breakGoesOn: Rule<'wentOn'> = (match, fact) => boardComes(match, fact, comingBoard(match));
function boardComes(match: Match, fact: Fact, board: NextBoard): Ruling {
  const { state } = match;
  const then = [board];
  if (isTied(match)) return ruling(fact, 'nextBoard', ['ICF-56b.2', 'ICF-56b.3'], { then }); // called out when the eighth ended
  if (state.trial > 1) return ruling(fact, 'trialBoard', ['ICF-40'], { detail: { left: state.trial - 1 }, then });
  if (state.trial === 1) return ruling(fact, 'nextBoard', ['ICF-40', 'ICF-49a.i.1'], { then });
  if (state.gameOver) return ruling(fact, 'nextBoard', [state.game === 1 ? 'ICF-49a.ii' : 'ICF-49a.iii'], { then });
  return ruling(fact, 'nextBoard', ['ICF-49a.i.2', ...(isDoubles(match) ? (['ICF-49b.1'] as const) : [])], { then });
}

/** What the umpire has decided about the next board beside the book. */
interface Wish {
  readonly breaker?: Seat;
  readonly change?: true;
  readonly rest?: true;
}
/** All that comes with the next board by the book, and what the umpire has decided besides; in the third game a change is the one of that game. */
export function onToTheNextBoard(match: Match, fact: Fact, wish: Wish): readonly Ruling[] {
  const { game, gameOver } = match.state;
  const decided: Change | null = wish.change ? { laws: [], times: 1, ofTheGame: game === 3 } : null;
  const change = changeBefore(match) ?? decided;
  const rests = (gameOver && game === 2) || wish.rest === true;
  const coming = comingBoard(match);
  const after = change !== null && coming.after === 'nothing' ? 'ends' : coming.after;
  const board = { ...coming, breaker: wish.breaker ?? coming.breaker, after: rests ? ('rest' as const) : after };
  return [
    ...(change === null ? [] : [seatsAreChanged(fact, change)]),
    ...(rests ? [rest(fact)] : []),
    boardComes(match, fact, board),
  ];
}

type NextBoard = ConsequenceOf<'nextBoard'>;
/** The board that comes after the one that is over. */
export function comingBoard(match: Match): NextBoard {
  const { game, boardNumber, trial, breaker, firstBreaker, gameOver } = match.state;
  const usual = { kind: 'nextBoard', game, board: boardNumber + 1, trial, breaker: rightOf(match, breaker) } as const;
  if (isTied(match)) return { ...usual, breaker, after: 'toss' };
  if (trial === 1) return { ...usual, board: boardNumber, trial: 0, breaker: firstBreaker, after: 'nothing' };
  if (trial > 1) return { ...usual, board: boardNumber, trial: trial - 1, after: 'nothing' };
  if (gameOver) return firstBoardOfTheNextGame(match);
  return { ...usual, after: changeWithinTheGame(match) === null ? 'nothing' : 'ends' };
}
function firstBoardOfTheNextGame(match: Match): NextBoard {
  const { game: last, firstBreaker, trial } = match.state;
  const game = last + 1;
  const breaker = game === 2 ? rightOf(match, firstBreaker) : firstBreaker;
  return { kind: 'nextBoard', game, board: 1, trial, breaker, after: game === 3 ? 'rest' : 'ends' };
}
/** Whoever gives up between two games gives up the next one [CI-65]. */
export const onToTheNextGame = (match: Match): readonly Consequence[] =>
  match.state.gameOver ? [seatsMove({ times: 1, ofTheGame: false }), firstBoardOfTheNextGame(match)] : [];

// ── back too late ─────────────────────────────────────────────────────────────────────────────────────────────────

/** In the deciding game it costs the match, after the first game it is a technical foul [CI-48]. */
const latenessCostsTheMatch = ({ state }: Match): boolean => state.game === 3;
export const LATE_FOR_A_FOUL: readonly Paragraph[] = ['ICF-61'];
export const LATE_FOR_MATCH: readonly Paragraph[] = ['ICF-143b', 'ICF-138'];

/** Who is late: who was noted to be, and whoever is not back when the time is over. */
function lateSides({ state }: Match, fact: Fact): readonly Side[] {
  const { interval } = state;
  if (interval === null) return [];
  return SIDES_IN_TURN.filter(
    (side) =>
      interval.late[side] ||
      (fact.kind === 'lateReturn' ? sideOfSeat(fact.by) === side : isIntervalOver(fact) && !interval.ready[side]),
  );
}
const isIntervalOver = (fact: Fact): boolean => fact.kind === 'clockRanOut' && fact.clock === 'interval';

/** Before it costs the match it must be known how both came back: in time, late, or not before the time was over [CI-68]. */
function isKnownOfBoth({ state }: Match, fact: Fact): boolean {
  const { interval } = state;
  if (interval === null || (fact.kind !== 'returned' && fact.kind !== 'lateReturn')) return isIntervalOver(fact);
  return interval.ready[other(sideOfSeat(fact.by))];
}

/** Of two late players nobody has won: a technical foul of both [CI-68]. */
export const lateForTheMatch = (match: Match, fact: Fact): Side | null => {
  const late = lateSides(match, fact);
  return latenessCostsTheMatch(match) && isKnownOfBoth(match, fact) && late.length === 1 ? late[0]! : null;
};

/** After the first game each is punished as he comes, in the deciding one only if both are late. */
const foulOf = (match: Match, fact: Fact, side: Side): Ruling | null => {
  const late = lateSides(match, fact);
  const punished = latenessCostsTheMatch(match)
    ? isKnownOfBoth(match, fact) && late.length === 2
    : late.includes(side) && match.state.interval?.late[side] === false;
  return punished ? foulRuling(match, fact, side, LATE_FOR_A_FOUL) : null;
};
type ComingBack = Rule<'clockRanOut'> & Rule<'lateReturn'>;
const whiteIsLate: ComingBack = (match: Match, fact: Fact) => foulOf(match, fact, 0);
const blackIsLate: ComingBack = (match: Match, fact: Fact) => foulOf(match, fact, 1);
export const winnerAgainst = (by: Parameters<typeof sideOfSeat>[0]): Side => other(sideOfSeat(by));

export const rules: Chapter = {
  lateReturn: [whiteIsLate, blackIsLate],
  wentOn: [endsAreChanged, restBeforeTheThirdGame, breakGoesOn],
  clockRanOut: [whiteIsLate, blackIsLate],
};
