import { isSolo, sideOfSeat, type Fact, type Match, type Ruling } from '../state.ts';
import { other } from '../table.ts';
import type { BoardEnd } from './board-end.ts';
import { breachNamed } from './breaches.ts';
import {
  badPlacingBringsTheQueenOut,
  badPlacingCostsTheTurn,
  badPlacingIsAFoul,
  badPlacingIsPutRight,
  opposingPiecesStayPocketed,
  ownPiecesComeOut,
  pieceIsPlaced,
  placingIsWaived,
  placingTimeIsUp,
  pocketedStrikerIsADue,
  strikingWaivesThePlacing,
  wrongColourStands,
} from './dues.ts';
import * as ends from './ends.ts';
import type { FactOf, Rule } from './facts.ts';
import { blocked, boardEnds, following } from './following.ts';
import * as fouls from './fouls.ts';
import * as general from './general.ts';
import * as jumped from './jumped.ts';
import * as protest from './protest.ts';
import * as queen from './queen.ts';
import * as scoring from './scoring.ts';
import * as setUp from './set-up.ts';
import { judgeSolo } from './solo.ts';
import { isAfterTheBoard } from './stroke.ts';
import * as turn from './turn.ts';

type Rules = { readonly [K in Fact['kind']]: readonly Rule<K>[] };

const RULES: Rules = {
  tossed: [setUp.tossIsWon],
  tossChosen: [setUp.tossWinnerChooses],
  endChosen: [setUp.endIsChosen, setUp.trialBoardsComeFirst],
  racked: [],
  rackTurned: [setUp.rackMayBeTurned],
  playCalled: [setUp.umpireCallsPlay],
  struck: [],
  ran: [],
  pocketed: [],
  leftSurface: [],
  strokeEnded: [
    strikingWaivesThePlacing,
    turn.slipIsNoStroke,
    turn.outOfTurnUnseenStands,
    turn.whatFellMeanwhileStays,
    turn.goingOnIsStopped,
    turn.strokeWithoutContactCounts,
    setUp.breakBeforePlay,
    setUp.breakIsMade,
    setUp.breakIsTriedAgain,
    setUp.breakIsLost,
    setUp.breakPassesOn,
    jumped.lateFallCounts,
    jumped.jumpedPiecesGoToTheCentre,
    jumped.displacedPiecesGoBack,
    jumped.lampMakesItLawful,
    fouls.improperStrokeIsAFoul,
    opposingPiecesStayPocketed,
    ownPiecesComeOut,
    pocketedStrikerIsADue,
    queen.queenAfterTheStroke,
    queen.queenLeftByTheNextStrokeIsCovered,
    turn.turnGoesOn,
    turn.turnPasses,
  ],
  placed: [
    pieceIsPlaced,
    wrongColourStands,
    badPlacingIsAFoul,
    badPlacingIsPutRight,
    badPlacingCostsTheTurn,
    badPlacingBringsTheQueenOut,
  ],
  strikerOnBoard: [turn.strikerIsToBeTakenOff],
  strikerTakenOff: [turn.timeBeginsWithoutTheStriker],
  roomFound: [],
  fell: [jumped.pieceAtTheEdgeFalls, queen.fallenQueenMustBeCovered, queen.fallenQueenIsPlacedAgain],
  breach: [
    fouls.breachIsAFoul,
    fouls.breachCostsTheTurn,
    fouls.breachBringsTheQueenOut,
    fouls.breachIsPutRight,
    fouls.unnoticedBreachStands,
    fouls.distractionIsWarned,
    fouls.overTimeAtTheDeskIsWarned,
  ],
  playedOn: [turn.umpireStopsThePlayer, turn.piecesOfTheTurnStay],
  queenNotTakenOut: [queen.queenNotTakenOutIsCovered],
  lateReturn: [ends.whiteIsLate, ends.blackIsLate],
  permitted: [],
  request: [general.requestStopsTheClock],
  umpire: [general.umpireActs],
  boardVoid: [general.boardIsPlayedAgain],
  returned: [],
  wentOn: [ends.endsAreChanged, ends.restBeforeTheThirdGame, ends.breakGoesOn],
  conceded: [],
  protest: [
    protest.protestIsAnnounced,
    protest.protestIsHandedIn,
    protest.protestCannotStand,
    protest.protestIsNotWithdrawn,
    protest.protestIsUpheld,
    protest.protestIsRejected,
  ],
  clockRanOut: [
    fouls.overTimeIsWarned,
    fouls.overTimeIsAFoul,
    fouls.overTimeCostsTheTurn,
    fouls.overTimeBringsTheQueenOut,
    ends.whiteIsLate,
    ends.blackIsLate,
    protest.protestCameTooLate,
    protest.decisionIsOverdue,
  ],
  optionTaken: [placingIsWaived, scoring.extraPointsAreDemanded, scoring.extraPointsAreDeclined],
  optionLapsed: [placingTimeIsUp, scoring.extraPointsAreNotDemanded],
  decided: [], // see decided.ts
  noted: [],
  paused: [],
  resumed: [],
  ended: [], // see ended.ts
};

/** Of a stroke under way nothing is judged before everything lies still ['ICF-123.1']. */
const UNDER_WAY: ReadonlySet<Fact['kind']> = new Set(['struck', 'ran', 'pocketed', 'leftSurface']);

/** Every law that applies: what ends the match or the board comes by itself, otherwise the chapters speak and then what follows from the new position. */
export function byTheBook(match: Match, fact: Fact): readonly Ruling[] {
  if (UNDER_WAY.has(fact.kind)) return [];
  if (isSolo(match)) return judgeSolo(match, fact, applying(match, fact), blocked);
  if (fact.kind === 'strokeEnded' && isAfterTheBoard(match.state)) return [];
  const lost = matchLost(match, fact);
  if (lost !== null) return lost;
  const end = boardEndBy(match, fact);
  if (end !== null) return boardEnds(match, fact, end);
  const rulings = applying(match, fact);
  return [...rulings, ...following(match, fact, rulings)];
}

function applying(match: Match, fact: Fact): readonly Ruling[] {
  return (RULES[fact.kind] as readonly Rule<Fact['kind']>[]).flatMap((rule) => rule(match, fact) ?? []);
}

// ── the match ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Chapter XVII, and whoever gives up ['ICF-139']. */
function matchLost(match: Match, fact: Fact): readonly Ruling[] | null {
  if (fouls.hasBrokenOff(match, fact))
    return scoring.matchIsWon(match, fact, ends.winnerAgainst(match.state.turn), fouls.BROKEN_OFF);
  switch (fact.kind) {
    case 'breach': {
      const { leads, laws } = breachNamed(fact.what);
      if (leads === 'match') return scoring.matchIsWon(match, fact, ends.winnerAgainst(fact.by), laws);
      const isThird =
        fact.what === 'distraction' && match.state.distractions[sideOfSeat(fact.by)] + 1 >= fouls.MOST_DISTRACTIONS;
      return isThird ? thirdDistraction(match, fact) : null;
    }
    case 'conceded': {
      const winner = ends.winnerAgainst(fact.by);
      return fact.what === 'match'
        ? scoring.matchIsWon(match, fact, winner, ['ICF-139'])
        : scoring.gameIsWon(match, fact, winner, ['ICF-139'], ends.onToTheNextGame(match));
    }
    case 'returned':
    case 'lateReturn':
    case 'clockRanOut': {
      const late = ends.lateForTheMatch(match, fact);
      return late === null ? null : scoring.matchIsWon(match, fact, other(late), ends.LATE_FOR_MATCH);
    }
    default:
      return null;
  }
}

const thirdDistraction = (match: Match, fact: FactOf<'breach'>): readonly Ruling[] =>
  fouls.byTheThirdDistraction(
    scoring.matchIsWon(match, fact, ends.winnerAgainst(fact.by), fouls.THIRD_DISTRACTION),
    sideOfSeat(fact.by),
  );

// ── the board ─────────────────────────────────────────────────────────────────────────────────────────────────────

function boardEndBy(match: Match, fact: Fact): BoardEnd | null {
  if (fact.kind === 'strokeEnded')
    return scoring.endOfWaiving(match, fact) ?? scoring.endOfStroke(scoring.afterWaiving(match, fact), fact);
  return fact.kind === 'breach' ? scoring.endOfBreach(match, fact) : null;
}
