import type { Decisions } from '@bande/core';
import { asFact, enteredBy, isUnfit, unfit } from '@bande/kit';
import { consequencesOf, isOnTheBoard } from '../consequences.ts';
import { decisionFields } from '../decisions.ts';
import { afterTheEnd } from '../happen.ts';
import { reckoned } from '../reckoning/index.ts';
import {
  boardRuns,
  isSolo,
  owedBy,
  ownOnBoard,
  SIDES_IN_TURN,
  type Carrom,
  type Match,
  type Ruling,
} from '../state.ts';
import type { Side } from '../table.ts';
import type { Call } from './calls.ts';
import * as seen from './decided/as-events.ts';
import * as fouls from './decided/fouls.ts';
import * as placing from './decided/placing.ts';
import * as results from './decided/results.ts';
import { aboutOf, faultIn, inTheBook, strangerIn, toldStrokeOf, type Answer, type Decide } from './decided/saying.ts';
import * as strokes from './decided/strokes.ts';
import type { FactOf } from './facts.ts';
import { following } from './following.ts';
import { jumpedPiecesGoToTheCentre } from './jumped.ts';
import { queenAfterTheStroke } from './queen.ts';
import { isOfUseAlone } from './solo.ts';

/** Every call as a decision of the umpire: the same rulings as through play, from what he said and what the match knows. */
const DECISIONS: { readonly [C in Call]: Decide<C> } = {
  matchWon: results.matchWon,
  bothLose: results.bothLose,
  boardVoid: results.boardVoid,
  boardWon: results.boardWon,
  soloOver: results.soloOver,
  slam: results.slam,
  gameWon: results.gameWon,
  ninthBoard: results.ninthBoard,
  mayDemand: results.mayDemand,
  extraPoints: results.extraPoints,
  noExtraPoints: results.noExtraPoints,
  earlyBreak: strokes.earlyBreak,
  breakMade: strokes.breakMade,
  breakNotMade: strokes.breakNotMade,
  breakLost: strokes.breakLost,
  noStroke: strokes.noStroke,
  countsAsLawful: strokes.countsAsLawful,
  countsAsPocketed: strokes.countsAsPocketed,
  foul: fouls.foul,
  technicalFoul: fouls.technicalFoul,
  warned: fouls.warned,
  putRight: fouls.putRight,
  returned: strokes.returned,
  due: strokes.due,
  queenOut: strokes.queenOut,
  queenPending: strokes.queenPending,
  queenCovered: strokes.queenCovered,
  jumpedPlaced: strokes.jumpedPlaced,
  liesWhereItFell: strokes.liesWhereItFell,
  turnKept: strokes.turnKept,
  turnPasses: strokes.turnPasses,
  lastPieceBack: placing.lastPieceBack,
  placing: placing.placing,
  noRoom: placing.noRoom,
  placed: seen.placed,
  waived: placing.waived,
  rightLost: placing.rightLost,
  tossWon: seen.tossWon,
  tossChosen: seen.tossChosen,
  endChosen: seen.endChosen,
  rackTurned: seen.rackTurned,
  play: seen.play,
  clockStops: placing.clockStops,
  strikerToBeTaken: seen.strikerToBeTaken,
  strikerTaken: seen.strikerTaken,
  changeEnds: results.changeEnds,
  interval: results.interval,
  nextBoard: results.nextBoard,
  trialBoard: results.trialBoard,
  umpireActs: seen.umpireActs,
  protestAnnounced: seen.protestAnnounced,
  protestStands: seen.protestStands,
  protestRejected: seen.protestRejected,
  protestUpheld: seen.protestUpheld,
  protestCannotBeWithdrawn: seen.protestCannotBeWithdrawn,
  decisionOverdue: seen.decisionOverdue,
  resultHeldBack: results.resultHeldBack,
};

/** Whoever plays alone has no opponent, no toss and no protest. */
const ALONE: ReadonlySet<Call> = new Set<Call>([
  'soloOver',
  'boardVoid',
  'breakMade',
  'breakNotMade',
  'noStroke',
  'countsAsPocketed',
  'foul',
  'technicalFoul',
  'putRight',
  'returned',
  'due',
  'queenOut',
  'queenPending',
  'queenCovered',
  'jumpedPlaced',
  'liesWhereItFell',
  'rackTurned',
  'play',
  'clockStops',
  'umpireActs',
]);

function answer(match: Match, fact: FactOf<'decided'>): Answer {
  if (isSolo(match) && !ALONE.has(fact.call)) return unfit(`whoever plays alone has no use for ${fact.call}`);
  const stranger = strangerIn(match, fact);
  if (stranger !== undefined) return unfit(`there is no seat ${stranger}`);
  const fault = faultIn(match, fact);
  if (fault !== null) return unfit(fault);
  if (!isSolo(match) && endsTheBoardOtherwise(match, fact))
    return unfit('with this stroke the board is over: decide how it ends', 'ICF-5');
  const found = (DECISIONS[fact.call] as Decide<Call>)(match, fact);
  return !isUnfit(found) && !isSolo(match) && leavesAColourWithout(match, fact, found)
    ? unfit('with this a colour has no piece left: decide how the board ends', 'ICF-5')
    : found;
}

/** A stroke with which the book ends the board is no foul, no due and no turn: nothing else is ruled on it then. Whoever overrules the book says so. */
function endsTheBoardOtherwise(match: Match, fact: FactOf<'decided'>): boolean {
  if (fact.overrules !== undefined || aboutOf(match, fact)?.kind !== 'strokeEnded') return false;
  const calls = inTheBook(match, fact).map(({ call }) => call);
  return calls.some((call) => ENDS_THE_BOARD.has(call)) && !calls.includes(fact.call);
}

/** How the board ends hangs on the whole stroke: nobody can tell it from what was decided. What falls by itself counts for the player on turn [CI-24]. */
function leavesAColourWithout(match: Match, fact: FactOf<'decided'>, found: readonly Ruling[]): boolean {
  if (toldStrokeOf(fact) === undefined && fact.call !== 'countsAsPocketed') return false;
  const fellByItself = fact.call === 'countsAsPocketed' && fact.how === 'byItself';
  const now = reckoned(
    match,
    fact.overrules === undefined ? fact : asFact(fact, fact.overrules),
    consequencesOf(found),
  );
  const isWithout = (side: Side): boolean => ownOnBoard(now.state, side) === 0 && owedBy(now, side) === 0;
  const without = SIDES_IN_TURN.filter(isWithout).length;
  return boardRuns(now.state) && !found.some(endsIt) && without > (fellByItself ? 1 : 0);
}
const endsIt = ({ then = [] }: Ruling): boolean =>
  then.some(
    ({ kind }) => kind === 'boardAgain' || kind === 'gameIsWon' || kind === 'matchIsOver' || kind === 'resultWaits',
  );

/** The rulings of a decision that `entered` has let through, and what follows from the position that they leave behind. */
export function decided(match: Match, fact: FactOf<'decided'>): readonly Ruling[] {
  const found = answer(match, fact);
  if (isUnfit(found)) return [];
  if (isSolo(match)) return found.filter(isOfUseAlone);
  const then = consequencesOf(found);
  const isOfTheBoard = then.length > 0 && then.every(isOnTheBoard);
  const tookPlace = fact.overrules === undefined ? fact : asFact(fact, fact.overrules);
  const all = [...found, ...besides(match, fact, found)];
  return isOfTheBoard ? [...all, ...following(match, tookPlace, all)] : all;
}

/** Whatever is decided about a stroke: pieces that jumped in it lie neither on the board nor in a pocket, and come back; and of a queen that fell it must be known what becomes of her. */
function besides(match: Match, fact: FactOf<'decided'>, found: readonly Ruling[]): readonly Ruling[] {
  const told = toldStrokeOf(fact);
  if (told === undefined || found.some(({ call }) => ENDS_THE_BOARD.has(call))) return [];
  const stroke = { ...told, id: fact.id, tick: fact.tick };
  const ofTheQueen = told.pocketed.queen && !found.some(({ call }) => call.startsWith('queen'));
  const queen = ofTheQueen ? queenAfterTheStroke(match, stroke) : null;
  return [...(queen === null ? [] : [queen]), ...whatJumped(match, stroke, found)];
}
const ENDS_THE_BOARD: ReadonlySet<Call> = new Set<Call>(['boardVoid', 'boardWon', 'gameWon', 'matchWon', 'bothLose']);
function whatJumped(match: Match, stroke: FactOf<'strokeEnded'>, found: readonly Ruling[]): readonly Ruling[] {
  if (found.some(({ call }) => call === 'jumpedPlaced')) return [];
  const back = jumpedPiecesGoToTheCentre(match, stroke);
  return back === null || back.then?.some((one) => one.kind === 'jumpedComeBack' && one.pieces.length > 0) !== true
    ? []
    : [back];
}

const INSULT = { kind: 'breach', by: 0, what: 'insult', noticed: 'before' } as const;

export const decisions: Decisions<Carrom> = {
  fields: decisionFields,
  entered: enteredBy<Carrom>(answer),
  afterTheEnd: (match, decision) => {
    if (decision.call === 'protestAnnounced')
      return afterTheEnd(match, { kind: 'protest', step: 'announced', by: decision.by, atOnce: true, feePaid: true });
    const ofTheResult = decision.call === 'matchWon' || decision.call === 'bothLose';
    return ofTheResult && decision.because === 'insult' && afterTheEnd(match, INSULT);
  },
};
