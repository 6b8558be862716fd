import { consequencesOf, ofKind, type Consequence } from '../consequences.ts';
import { hasRoom, payable, rightAgainst } from '../debts.ts';
import { roomForStriker } from '../placing.ts';
import { protestNumbered, stillOpen } from '../protests.ts';
import { reckoned } from '../reckoning/index.ts';
import { boardRuns, endOf, nameOf, ownOnBoard, SIDES_IN_TURN, type Fact, type Match, type Ruling } from '../state.ts';
import { other, type Side } from '../table.ts';
import type { BoardEnd } from './board-end.ts';
import { announcements, lastPieceComesBack } from './dues.ts';
import { boardIsVoid } from './general.ts';
import * as scoring from './scoring.ts';
import { isVoid } from './turn.ts';

/** Nothing on the board changes with these. */
const QUIET: ReadonlySet<Fact['kind']> = new Set([
  'permitted',
  'umpire',
  'request',
  'playCalled',
  'strikerOnBoard',
  'strikerTakenOff',
  'protest',
  'paused',
  'resumed',
]);

/** What follows from the position that the rulings leave behind. */
export function following(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  const then = consequencesOf(rulings);
  const has = (kind: Consequence['kind']): boolean => then.some((one) => one.kind === kind);
  if (has('boardAgain')) return [];
  const now = reckoned(match, fact, then);
  if (has('extraPointsCount') || has('demandIsOver')) return scoring.afterFinalPoints(now, fact);
  if (!boardRuns(now.state) || now.state.phase === 'running' || QUIET.has(fact.kind))
    return heldBack(match, fact, then);
  if (has('turnPasses') && isVoid(now.state.board.idleTurns)) return [boardIsVoid(fact, 'noContact')];
  return piecesToCome(match, now, fact);
}

/** What is to be placed, what comes back by the umpire's hand, and whether a side has nothing left. */
function piecesToCome(match: Match, now: Match, fact: Fact): readonly Ruling[] {
  const places = announcements(now, fact, fact.kind === 'strokeEnded' ? fact.by : match.state.turn, match);
  const gone = SIDES_IN_TURN.filter((side) => ownOnBoard(now.state, side) === 0 && !isToBePlaced(now, places, side));
  const back = gone.flatMap((side) => lastPieceComesBack(match, now, fact, side) ?? []);
  const empty = gone.find((side) => back.every(({ against }) => against !== nameOf(side)));
  if (empty !== undefined)
    return [
      ...places.filter(({ call }) => call === 'noRoom'),
      ...boardEnds(match, fact, scoring.endOfNothingLeft(now, fact, empty)),
    ];
  if (back.length > 0) return [...places, ...back];
  const isPlacing = places.some(({ call }) => call === 'placing');
  return isPlacing || !blocked(now) ? places : [...places, boardIsVoid(fact, 'noPlace')];
}

/** Does a piece of this side still come back by the opponent's hand? What cannot be placed for want of room lapses when it was the last of its colour [CI-37]. */
const isToBePlaced = (now: Match, places: readonly Ruling[], debtor: Side): boolean =>
  places.some(({ call, against }) => call === 'placing' && against === nameOf(debtor)) ||
  (rightAgainst(now, debtor) !== undefined && payable(now, debtor) > 0 && hasRoom(now));

/** No place on the base line for the striker [CI-45]. */
export const blocked = (match: Match): boolean =>
  match.state.board.measured && roomForStriker(match.state.board.pieces, endOf(match, match.state.turn)) === null;

/** The board is over; the game and the match may be too, unless points can still be demanded. */
export function boardEnds(match: Match, fact: Fact, end: BoardEnd): readonly Ruling[] {
  const won = scoring.boardWon(match, fact, end);
  const demand = scoring.mayDemand(match, fact, end);
  const clean = fact.kind === 'strokeEnded' ? scoring.slam(match, fact, end) : null;
  const rulings = [won, demand, clean].filter((one) => one !== null);
  return demand === null
    ? [...rulings, ...scoring.afterFinalPoints(reckoned(match, fact, consequencesOf(rulings)), fact)]
    : rulings;
}

/** What a protest does to a match that is decided: announced it holds the result back, the last one rejected sets it free; upheld it undoes no loss by 143 but the one that it contests [CI-70]. */
function heldBack(match: Match, fact: Fact, then: readonly Consequence[]): readonly Ruling[] {
  const decision = scoring.decisionOf(match);
  if (decision === null) return [];
  const { winner, laws } = decision;
  const { protests } = match.state;
  if (ofKind(then, 'protestIsOpen').length > 0)
    return match.outcome === null ? [] : scoring.resultIs(fact, winner, laws, 1);
  const [upheld] = ofKind(then, 'playGoesBack');
  if (upheld !== undefined) return lostAllTheSame(match, fact, upheld.protest, laws);
  const isLast = protests.length === 1 && ofKind(then, 'protestIsClosed').length > 0;
  return isLast ? scoring.resultIs(fact, winner, ['ICF-151b.1', ...laws], 0) : [];
}

function lostAllTheSame(match: Match, fact: Fact, number: number, laws: Ruling['paragraphs']): readonly Ruling[] {
  const protest = protestNumbered(match.state, number);
  const losers = protest === undefined ? [] : scoring.lostAnyway(match, protest);
  if (protest === undefined || losers.length === 0) return [];
  const winner = losers.length === 2 ? null : other(losers[0]!);
  return scoring.resultIs(fact, winner, laws, stillOpen(match.state.protests, protest).length);
}
