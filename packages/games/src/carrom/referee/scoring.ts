import type { Consequence } from '../consequences.ts';
import { payable, returning, rightGivenUp } from '../debts.ts';
import { afterStroke } from '../lie.ts';
import { roomToPlace } from '../placing.ts';
import type { Paragraph } from '../rulebook.ts';
import { gamesNeeded } from '../score.ts';
import {
  boardRuns,
  colourOf,
  nameOf,
  owedBy,
  ownOnBoard,
  ownPocketed,
  PER_COLOUR,
  sideOfSeat,
  SIDES_IN_TURN,
  sideNamed,
  type Fact,
  type Match,
  type Protest,
  type Ruling,
} from '../state.ts';
import { other, SIDES, type Colour, type Side, type SideName } from '../table.ts';
import {
  endByBreach,
  endByStroke,
  endWithoutPlacing,
  MOST_POINTS,
  NO_QUEEN_FROM,
  QUEEN_POINTS,
  type BoardEnd,
} from './board-end.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { applying } from './fouls.ts';
import { ruling } from './ruling.ts';
import { isJudged, ownRightToPlace, readStroke } from './stroke.ts';

/** Chapter IX, and the boards that are lost by a breach. */
export function endOfStroke(match: Match, fact: FactOf<'strokeEnded'>): BoardEnd | null {
  const stroke = readStroke(match, fact);
  switch (stroke.as) {
    case 'outOfTurn': // as it lay before the stroke [CI-61]
      return endByBreach(match.state, stroke.side, ownToCount(match, stroke.side), ['ICF-51.1']);
    case 'held':
      return endByBreach(match.state, stroke.side, ownToCount(match, stroke.side), ['ICF-121b', 'ICF-121a.2']);
    case 'played':
    case 'playedOn':
      return endByStroke(match, stroke, (side) => owedBy(match, side) > 0 && roomAfter(match, fact));
    default:
      return null;
  }
}
const roomAfter = (match: Match, fact: FactOf<'strokeEnded'>): boolean =>
  match.state.board.measured ? roomToPlace(afterStroke(match, fact)) !== null : match.state.board.room;

export function endOfBreach(match: Match, fact: FactOf<'breach'>): BoardEnd | null {
  const breach = applying(match, fact);
  const begun = boardRuns(match.state) || (fact.what === 'wrongPlayer' && match.state.phase === 'setUp'); // [CI-62]
  if (breach?.leads !== 'board' || !begun) return null;
  const side = sideOfSeat(fact.by);
  const laws =
    fact.what !== 'stoodUp'
      ? breach.laws
      : breach.laws.filter(
          (law) => law === (match.state.points[other(side)] >= NO_QUEEN_FROM ? 'ICF-91.2' : 'ICF-91.1'),
        );
  return endByBreach(match.state, side, ownToCount(match, side), laws);
}

/** Pieces that the last stroke brings out again lie on the board for this count; with none on it one at least is to come back [CI-36]. */
function ownToCount(match: Match, side: Side): number {
  return Math.max(
    1,
    ownOnBoard(match.state, side) + Math.min(returning(match, side).length, ownPocketed(match.state, side)),
  );
}

/** What a board can bring this side as it lies: a piece for each of the other's, also those that are to come back, and the queen below 22. */
export function mostPointsFor(
  match: Match,
  winner: Side,
): { readonly points: number; readonly laws: readonly Paragraph[] } {
  const loser = other(winner);
  const pieces = Math.min(PER_COLOUR, ownToCount(match, loser) + owedBy(match, loser));
  // 'ICF-53b', 'ICF-53c': the queen that the loser has covered is worth nothing to anybody.
  if (match.state.board.queen === 'covered' && match.state.board.queenSide === loser)
    return { points: pieces, laws: ['ICF-53a', 'ICF-53b', 'ICF-53c'] };
  return match.state.points[winner] >= NO_QUEEN_FROM
    ? { points: pieces, laws: ['ICF-54', 'ICF-53a'] }
    : { points: Math.min(MOST_POINTS, pieces + QUEEN_POINTS), laws: ['ICF-53a', 'ICF-52b.i'] };
}

/** Nothing was placed, or nothing could be, and this side has no piece left on the board. */
export function endOfNothingLeft(match: Match, fact: Fact, empty: Side): BoardEnd {
  const { state } = match;
  const pocketedBy = fellByItself(fact) ? state.turn : (state.board.lastShooter ?? state.turn); // what falls by itself counts for the player on turn [CI-24]
  const end = endWithoutPlacing(state, empty, sideOfSeat(pocketedBy), ownOnBoard(state, other(empty)));
  return owedBy(match, empty) === 0 ? end : { ...end, laws: [...end.laws, 'ICF-55.2'] };
}

const fellByItself = (fact: Fact): boolean =>
  fact.kind === 'fell' || (fact.kind === 'decided' && fact.call === 'countsAsPocketed' && fact.how === 'byItself');

/** Whoever strikes instead of placing has waived before his stroke [CI-63]: with no piece of the other colour left the board is over by then. */
export function endOfWaiving(match: Match, fact: FactOf<'strokeEnded'>): BoardEnd | null {
  const empty = other(sideOfSeat(fact.by));
  const waives = ownRightToPlace(match, fact.by) !== undefined && isJudged(readStroke(match, fact));
  return waives && ownOnBoard(match.state, empty) === 0 && returning(match, empty).length === 0
    ? endOfNothingLeft(afterWaiving(match, fact), fact, empty)
    : null;
}

/** What he could have placed stays pocketed [CI-63]. */
export const afterWaiving = (match: Match, { by }: FactOf<'strokeEnded'>): Match =>
  ownRightToPlace(match, by) === undefined
    ? match
    : rightGivenUp(match, sideOfSeat(by), payable(match, other(sideOfSeat(by))));

/** Dues still owed are worth nothing ['ICF-55.2']. */
export const boardWon = (match: Match, fact: Fact, end: BoardEnd): Ruling => {
  const outstanding: readonly Paragraph[] = match.debts.length > 0 ? ['ICF-55.2'] : [];
  const trial: readonly Paragraph[] = match.state.trial > 0 ? ['ICF-40'] : [];
  return ruling(fact, 'boardWon', [...end.laws, ...outstanding, ...trial], {
    for: end.winner,
    against: other(end.winner),
    detail: { points: end.points, extra: end.extra },
    then: [{ kind: 'boardWon', side: nameOf(end.winner), points: end.points, extra: end.extra }],
  });
};

/** [CI-34] */
export const mayDemand = (match: Match, fact: Fact, end: BoardEnd): Ruling | null =>
  end.extra === 0 || match.state.trial > 0 ? null : demandIsOpen(fact, end.winner, end.extra, end.demand);
export const demandIsOpen = (fact: Fact, winner: Side, points: number, demand: readonly Paragraph[]): Ruling =>
  ruling(fact, 'mayDemand', [...demand, 'ICF-55.1'], {
    for: winner,
    detail: { points },
    then: (laws) => [{ kind: 'mayDemand', side: nameOf(winner), points, paragraph: laws[0]! }],
  });

/** All pieces in the first turn; it carries no points [CI-55]. */
export function slam(match: Match, fact: FactOf<'strokeEnded'>, end: BoardEnd): Ruling | null {
  const { state } = match;
  const side = sideOfSeat(fact.by);
  if (end.winner !== side || !readStroke(match, fact).lastOwn || state.board.turns[side] !== 1) return null;
  const colour = colourOf(state, side);
  if (colour === 0 && state.board.turns[other(side)] > 0) return null;
  return slamOf(fact, side, colour);
}
export const slamOf = (fact: Fact, side: Side, colour: Colour): Ruling =>
  ruling(fact, 'slam', [colour === 0 ? 'ICF-26a' : 'ICF-26b'], { for: side, detail: { colour: SIDES[colour] } });

// ── the demand ────────────────────────────────────────────────────────────────────────────────────────────────────

const demandOf = (match: Match, fact: { readonly option: number }): Match['options'][number] | undefined =>
  match.options.find((option) => option.id === fact.option && option.name === 'demand');

const extraPointsAreDemanded: Rule<'optionTaken'> = (match, fact) => {
  const right = demandOf(match, fact);
  return right === undefined || fact.choice !== 'demand'
    ? null
    : extraPointsFor(fact, right.owner, match.state.result?.extra ?? 0, right.paragraph);
};
export const extraPointsFor = (fact: Fact, side: SideName, points: number, law: Paragraph): Ruling =>
  ruling(fact, 'extraPoints', [law], {
    for: sideNamed(side),
    detail: { points },
    then: [{ kind: 'extraPointsCount', side, points }],
  });
const notDemanded = (match: Match, fact: FactOf<'optionTaken'> | FactOf<'optionLapsed'>): Ruling | null => {
  const right = demandOf(match, fact);
  return right === undefined || fact.choice === 'demand' ? null : noExtraPointsFor(fact, right.owner, right.paragraph);
};
export const noExtraPointsFor = (fact: Fact, side: SideName, law: Paragraph): Ruling =>
  ruling(fact, 'noExtraPoints', [law], { against: sideNamed(side), then: [{ kind: 'demandIsOver' }] });
const extraPointsAreDeclined: Rule<'optionTaken'> = notDemanded;
const extraPointsAreNotDemanded: Rule<'optionLapsed'> = notDemanded;

// ── games and match ───────────────────────────────────────────────────────────────────────────────────────────────

export const GAME_POINTS = 25; // 'ICF-56a.1'
/** Eight, unless a quick match is agreed ['ICF-56a.2']. */
const mostBoards = ({ setup }: Match): number => setup.settings.boards;

/** Who has won the game now that the board's points are final, and by which law [CI-49]. */
export function gameWinner(match: Match): { readonly winner: Side; readonly laws: readonly Paragraph[] } | null {
  const { state, setup } = match;
  if (state.trial > 0) return null;
  const reached = SIDES_IN_TURN.find((side) => state.points[side] >= GAME_POINTS);
  const round: Paragraph = setup.settings.round === 'early' ? 'ICF-56b.1' : 'ICF-56c';
  if (reached !== undefined) return { winner: reached, laws: ['ICF-56a.1', round] };
  if (setup.settings.round !== 'early' || state.boardNumber < mostBoards(match) || state.points[0] === state.points[1])
    return null;
  return {
    winner: state.points[0] > state.points[1] ? 0 : 1,
    laws: lawsOfTheBoards(match),
  };
}
/** By the eighth board, or by the one after it. */
export const lawsOfTheBoards = (match: Match): readonly Paragraph[] => [
  match.state.boardNumber > mostBoards(match) ? 'ICF-56b.2' : 'ICF-56a.2',
  'ICF-56b.1',
];

/** All that follows once the points of the board are final; `match` has them. */
export function afterFinalPoints(match: Match, fact: Fact): readonly Ruling[] {
  const game = gameWinner(match);
  if (game === null) return isTied(match) ? [ninthBoardComes(fact)] : [];
  return gameIsWon(match, fact, game.winner, game.laws);
}
export const ninthBoardComes = (fact: Fact): Ruling => ruling(fact, 'ninthBoard', ['ICF-56b.2', 'ICF-56b.3']);
/** Eight boards and as many points each. */
export const isTied = (match: Match): boolean => {
  const { state, setup } = match;
  return (
    setup.settings.round === 'early' &&
    state.trial === 0 &&
    !state.gameOver &&
    state.boardNumber >= mostBoards(match) &&
    state.points[0] === state.points[1]
  );
};

/** `first`: what comes before that. */
export function gameIsWon(
  match: Match,
  fact: Fact,
  winner: Side,
  laws: readonly Paragraph[],
  first: readonly Consequence[] = [],
): readonly Ruling[] {
  const games = match.state.games[winner] + 1;
  const won = ruling(fact, 'gameWon', laws, {
    for: winner,
    against: other(winner),
    detail: { games },
    then: [...first, { kind: 'gameIsWon', side: nameOf(winner) }],
  });
  return games >= gamesNeeded(match) ? [won, ...matchIsWon(match, fact, winner, ['ICF-57'])] : [won];
}

/** Whoever has lost the match by 143 does not win it by the other's offence [CI-69]. */
export const matchIsWon = (match: Match, fact: Fact, winner: Side, laws: readonly Paragraph[]): readonly Ruling[] =>
  resultIs(fact, hasForfeited(match, winner) ? null : winner, laws, match.state.protests.length);

/** A protest that is not decided holds the result back. Without a winner both have lost. */
export function resultIs(
  fact: Fact,
  winner: Side | null,
  laws: readonly Paragraph[],
  openProtests: number,
): readonly Ruling[] {
  const sides = winner === null ? {} : { for: winner, against: other(winner) };
  const result = { winner: winner === null ? null : nameOf(winner), paragraphs: [...new Set(laws)] };
  if (openProtests > 0)
    return [
      ruling(fact, 'resultHeldBack', [...laws, 'ICF-150.2'], { ...sides, then: [{ kind: 'resultWaits', ...result }] }),
    ];
  return [
    ruling(fact, winner === null ? 'bothLose' : 'matchWon', laws, {
      ...sides,
      then: [{ kind: 'matchIsOver', ...result }],
    }),
  ];
}

/** How the match is decided, announced or held back. */
export function decisionOf({
  state,
  outcome,
}: Match): { readonly winner: Side | null; readonly laws: readonly Paragraph[] } | null {
  if (outcome !== null)
    return { winner: outcome.winner === null ? null : sideNamed(outcome.winner), laws: outcome.paragraphs };
  return state.phase === 'finished' ? { winner: state.decided, laws: state.decidedBy } : null;
}

/** One of the cases in which the whole match is lost ['ICF-143']. */
export const isForfeit = (law: Paragraph): boolean => law.startsWith('ICF-143');

/** Has this side lost the match by 143, however it stood? */
export function hasForfeited(match: Match, side: Side): boolean {
  const decision = decisionOf(match);
  return decision !== null && decision.winner !== side && decision.laws.some(isForfeit);
}

/** Who has lost the match by 143 even if this protest succeeds: it clears only its own side, and only of what it contests [CI-70]. */
export const lostAnyway = (match: Match, { by, againstForfeit }: Protest): readonly Side[] =>
  SIDES_IN_TURN.filter((side) => hasForfeited(match, side) && !(againstForfeit && by === side));

export const rules: Chapter = {
  optionTaken: [extraPointsAreDemanded, extraPointsAreDeclined],
  optionLapsed: [extraPointsAreNotDemanded],
};
