import { consequencesOf, type Consequence } from './consequences.ts';
import { reckoned } from './reckoning/index.ts';
import * as board from './settle/board.ts';
import { withClocks } from './settle/clocks.ts';
import * as course from './settle/course.ts';
import * as protest from './settle/protest.ts';
import * as result from './settle/result.ts';
import * as rights from './settle/rights.ts';
import type { Fact, Match, Ruling } from './state.ts';

/** Settle: what took place and what follows from the rulings is carried out, then play goes on. Of a ruling only `then` is read. */
export function settle(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  if (fact.kind === 'ended') return withClocks(match, result.endedAs(match, fact.how), fact);
  const consequences = consequencesOf(rulings);
  const lies = reckoned(match, fact, consequences);
  const now = consequences.reduce(withOne, fact.kind === 'struck' ? course.strokeBegins(lies, fact) : lies);
  return withClocks(match, course.endOfBoardIsKept(match, course.playGoesOn(now)), fact);
}

/** What concerns the board itself is reckoned by then (reckoning/). */
function withOne(match: Match, one: Consequence): Match {
  switch (one.kind) {
    case 'tossIsWon':
      return board.tossIsWon(match, one);
    case 'breakIsDrawn':
      return board.breakIsDrawn(match, one);
    case 'breakIsChosen':
      return board.breakIsChosen(match, one);
    case 'endIsTaken':
      return board.endIsTaken(match, one);
    case 'rackIsTurned':
      return board.rackIsTurned(match, one);
    case 'boardBegins':
      return board.boardBegins(match);
    case 'boardAgain':
      return board.boardIsPlayedAgain(match);
    case 'seatsMove':
      return board.seatsMove(match, one);
    case 'nextBoard':
      return board.nextBoardComes(match, one);
    case 'playIsHeld':
      return course.playIsHeld(match);
    case 'playGoesOn':
      return course.playIsReleased(match);
    case 'strikerLies':
      return course.strikerLies(match, one);
    case 'strikerIsTaken':
      return course.strikerIsTaken(match);
    case 'distractionCounts':
      return course.distractionCounts(match, one);
    case 'changeWasMissed':
      return course.changeWasMissed(match);
    case 'protestIsOpen':
      return protest.protestIsOpen(match, one);
    case 'protestIsHandedIn':
      return protest.protestIsHandedIn(match, one);
    case 'protestIsClosed':
      return protest.protestIsClosed(match, one);
    case 'playGoesBack':
      return protest.playGoesBack(match, one);
    case 'gameIsWon':
      return result.gameIsWon(match, one);
    case 'soloIsOver':
      return result.soloIsOver(match, one);
    case 'matchIsOver':
      return result.matchIsOver(match, one);
    case 'resultWaits':
      return result.resultWaits(match, one);
    case 'mayDemand':
      return rights.mayDemand(match, one);
    case 'mayPlace':
      return rights.mayPlace(match, one);
    default:
      return match;
  }
}
