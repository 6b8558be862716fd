import { standIn } from '../between.ts';
import { carry, withoutOwnRight } from '../carry.ts';
import { roomForStriker } from '../placing.ts';
import {
  boardRuns,
  endOf,
  isSolo,
  nameOf,
  ownOnBoard,
  sideOfSeat,
  SIDES_IN_TURN,
  type Fact,
  type Match,
  type Ruling,
} from '../state.ts';
import { other, type Side } from '../table.ts';
import type { BoardEnd } from './board-end.ts';
import { breachNamed } from './breaches.ts';
import {
  announcements,
  badPlacingBringsTheQueenOut,
  badPlacingCostsTheTurn,
  badPlacingIsAFoul,
  badPlacingIsPutRight,
  hasRoom,
  lastPieceComesBack,
  opposingPiecesStayPocketed,
  ownPiecesComeOut,
  payable,
  pieceIsPlaced,
  placingIsWaived,
  placingTimeIsUp,
  pocketedStrikerIsADue,
  rightAgainst,
  strikingWaivesThePlacing,
  wrongColourStands,
} from './dues.ts';
import * as ends from './ends.ts';
import type { Rule } from './facts.ts';
import * as fouls from './fouls.ts';
import * as general from './general.ts';
import * as jumped from './jumped.ts';
import * as protest from './protest.ts';
import * as queen from './queen.ts';
import { ruling } from './ruling.ts';
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
  noted: [],
  paused: [],
  resumed: [],
};

/** Every law that applies: what ends the match or the board comes by itself, otherwise the chapters speak and then what follows from the new position. */
export function judge(match: Match, told: Fact): readonly Ruling[] {
  const fact = standIn(match, told);
  const rulings = judged(match, fact);
  return fact === told
    ? rulings
    : rulings.map((one) => ({ ...one, paragraphs: [...new Set([...one.paragraphs, 'ICF-41b' as const])] })); // time was lost [CI-67]
}

function judged(match: Match, fact: Fact): readonly Ruling[] {
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
      const third =
        fact.what === 'distraction' && match.state.distractions[sideOfSeat(fact.by)] + 1 >= fouls.MOST_DISTRACTIONS;
      return third
        ? scoring.matchIsWon(match, fact, ends.winnerAgainst(fact.by), ['ICF-143', 'ICF-143h', 'ICF-129'])
        : null;
    }
    case 'conceded': {
      const winner = ends.winnerAgainst(fact.by);
      return fact.what === 'match'
        ? scoring.matchIsWon(match, fact, winner, ['ICF-139'])
        : scoring.gameIsWon(match, fact, winner, ['ICF-139']);
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

// ── the board ─────────────────────────────────────────────────────────────────────────────────────────────────────

function boardEndBy(match: Match, fact: Fact): BoardEnd | null {
  if (fact.kind === 'strokeEnded')
    return scoring.endOfWaiving(match, fact) ?? scoring.endOfStroke(withoutOwnRight(match, fact.by), fact);
  return fact.kind === 'breach' ? scoring.endOfBreach(match, fact) : null;
}

function boardEnds(match: Match, fact: Fact, end: BoardEnd): readonly Ruling[] {
  const won = scoring.boardWon(match, fact, end);
  const demand = scoring.mayDemand(match, fact, end);
  const clean = fact.kind === 'strokeEnded' ? scoring.slam(match, fact, end) : null;
  const rulings = [won, demand, clean].filter((one) => one !== null);
  return demand === null ? [...rulings, ...scoring.afterFinalPoints(carry(match, fact, rulings), fact)] : rulings;
}

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
function following(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  const now = carry(match, fact, rulings);
  if (rulings.some(({ call }) => call === 'boardVoid')) return [];
  if (rulings.some(({ call }) => call === 'extraPoints' || call === 'noExtraPoints'))
    return scoring.afterFinalPoints(now, fact);
  if (!boardRuns(now.state) || now.state.phase === 'running' || QUIET.has(fact.kind))
    return heldBack(match, fact, rulings);
  if (rulings.some(({ call }) => call === 'turnPasses') && turn.isVoid(now.state.board.idleTurns))
    return [ruling(fact, 'boardVoid', ['ICF-137'])];
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
  return places.some(({ call }) => call === 'placing') || !blocked(now)
    ? places
    : [...places, ruling(fact, 'boardVoid', ['ICF-142'])];
}
/** Does a piece of this side still come back by the opponent's hand? What cannot be placed for want of room lapses when it was the last of its colour [CI-37]. */
const isToBePlaced = (now: Match, places: readonly Ruling[], debtor: Side): boolean =>
  places.some(({ call, against }) => call === 'placing' && against === nameOf(debtor)) ||
  (rightAgainst(now, debtor) !== undefined && payable(now, debtor) > 0 && hasRoom(now));

/** No place on the base line for the striker [CI-45]. */
const blocked = (match: Match): boolean =>
  match.state.board.measured && roomForStriker(match.state.board.pieces, endOf(match, match.state.turn)) === null;

/** What a protest does to a match that is decided: announced it holds the result back, the last one rejected sets it free; upheld it undoes no loss by 143 but the one that it contests [CI-70]. */
function heldBack(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  const decision = scoring.decisionOf(match);
  if (decision === null) return [];
  const { protests } = match.state;
  if (rulings.some(({ call }) => call === 'protestAnnounced'))
    return match.outcome === null ? [] : scoring.resultIs(fact, decision.winner, decision.laws, 1);
  const settled = protest.settledProtest(match.state, fact, rulings);
  if (settled === undefined) return [];
  if (rulings.some(({ call }) => call === 'protestUpheld')) {
    const losers = scoring.lostAnyway(match, settled);
    return losers.length === 0
      ? []
      : scoring.resultIs(
          fact,
          losers.length === 2 ? null : other(losers[0]!),
          decision.laws,
          protest.stillOpen(protests, settled).length,
        );
  }
  return protests.length > 1 ? [] : scoring.resultIs(fact, decision.winner, ['ICF-151b.1', ...decision.laws], 0);
}
