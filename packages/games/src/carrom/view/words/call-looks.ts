import { callLooks, following, NOTE, QUIET, WHISTLE, type CallManner } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Carrom } from '../../state.ts';
import { withWhatIsPlaced, withWhatIsReturned } from './joining.ts';
import { thenWords } from './then-words.ts';
import { callWords } from './words.ts';

/** A whistle stops play, a note explains how it goes on, a quiet one says what everybody sees. */
const MANNERS: Readonly<Record<Call, CallManner<Carrom>>> = {
  boardVoid: WHISTLE,
  boardWon: WHISTLE,
  soloOver: WHISTLE,
  slam: WHISTLE,
  extraPoints: NOTE,
  noExtraPoints: NOTE,
  earlyBreak: WHISTLE,
  breakMade: QUIET,
  breakNotMade: NOTE,
  breakLost: WHISTLE,
  noStroke: NOTE,
  countsAsLawful: NOTE,
  countsAsPocketed: NOTE,
  foul: WHISTLE,
  technicalFoul: WHISTLE,
  due: { ...WHISTLE, joins: withWhatIsReturned },
  queenPending: WHISTLE,
  queenCovered: WHISTLE,
  jumpedPlaced: NOTE,
  liesWhereItFell: NOTE,
  // Whoever places does what the card before gave him to do.
  placed: { ...NOTE, follows: 'before' },
  waived: NOTE,
  rightLost: WHISTLE,
  tossWon: NOTE,
  tossChosen: NOTE,
  endChosen: QUIET,
  rackTurned: QUIET,
  play: NOTE,
  clockStops: NOTE,
  strikerToBeTaken: NOTE,
  strikerTaken: QUIET,
  changeEnds: NOTE,
  interval: NOTE,
  nextBoard: QUIET,
  trialBoard: NOTE,
  umpireActs: NOTE,
  protestAnnounced: WHISTLE,
  protestStands: NOTE,
  protestRejected: WHISTLE,
  protestUpheld: WHISTLE,
  protestCannotBeWithdrawn: NOTE,
  decisionOverdue: { ...WHISTLE, joins: withWhatIsReturned },
  // what comes of another call of the same moment, in the order in which it is read
  warned: following(WHISTLE),
  putRight: following(NOTE),
  returned: following(NOTE),
  queenOut: following(WHISTLE),
  lastPieceBack: following(WHISTLE),
  turnKept: following(NOTE),
  turnPasses: following(NOTE),
  placing: { ...following(NOTE), joins: withWhatIsPlaced },
  noRoom: following(NOTE),
  mayDemand: following(NOTE),
  ninthBoard: following(WHISTLE),
  gameWon: following(WHISTLE),
  matchWon: following(WHISTLE),
  bothLose: following(WHISTLE),
  resultHeldBack: following(WHISTLE),
};
export const calls = callLooks<Carrom>(MANNERS, { words: callWords, then: thenWords });

/** Where a call is read among those that follow; -1: it is a cause, and those keep their precedence. */
export const placeAmongEffects = (call: Call): number =>
  MANNERS[call].follows === 'now' ? Object.keys(MANNERS).indexOf(call) : -1;
