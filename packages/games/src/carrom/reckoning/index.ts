import { inOrderOfEffect, type Consequence } from '../consequences.ts';
import { rightGivenUp } from '../debts.ts';
import { onTheBoard, sideNamed, type Fact, type Match } from '../state.ts';
import { isOwed, lastPieceIsBack, pieceIsDown } from './dues.ts';
import { umpiresHands } from './hands.ts';
import { boardIsWon, demandIsOver, extraPointsCount } from './points.ts';
import { hasFallen, queenIsCovered, queenIsOut, queenIsPending } from './queen.ts';
import { breakIsMade, breakIsTried, struckFrom } from './stroke.ts';
import { tookPlace } from './took-place.ts';
import { turnIsWith } from './turn.ts';

/**
 * How the board lies after a fact and what is ruled on it. Judging asks for it, because more may follow from the new position, and settling goes on from
 * it. It starts no motion, opens no right and sets no clock.
 */
export function reckoned(match: Match, fact: Fact, consequences: readonly Consequence[]): Match {
  const inOrder = inOrderOfEffect(consequences);
  return umpiresHands(
    inOrder.reduce((now, one) => withOne(now, fact, one), tookPlace(match, fact)),
    inOrder,
  );
}

function withOne(match: Match, fact: Fact, one: Consequence): Match {
  switch (one.kind) {
    case 'boardWon':
      return boardIsWon(match, one);
    case 'extraPointsCount':
      return extraPointsCount(match, one);
    case 'demandIsOver':
      return demandIsOver(match);
    case 'owes':
      return isOwed(match, fact, one);
    case 'falls':
      return hasFallen(match, one);
    case 'breakIsMade':
      return breakIsMade(struckFrom(match), one.by);
    case 'breakIsTried':
      return breakIsTried(struckFrom(match), one.by);
    case 'contactIsMade':
      return onTheBoard(match, { touchedInTurn: true });
    case 'queenComesOut':
      return queenIsOut(match);
    case 'queenMustBeCovered':
      return queenIsPending(match, one);
    case 'queenIsCovered':
      return queenIsCovered(match, one);
    case 'turnPasses':
      return turnIsWith(match, one.to);
    case 'lastPieceComesBack':
      return lastPieceIsBack(match, one);
    case 'pieceIsPlaced':
      return pieceIsDown(match, one);
    case 'placingIsGivenUp':
      return rightGivenUp(match, sideNamed(one.side), one.count);
    case 'roomIsFound':
      return onTheBoard(match, { room: one.room });
    default:
      return match;
  }
}
