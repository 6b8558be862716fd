import { z } from 'zod';
import type { DecisionFields } from '@bande/core';
import { count, place, seat, side } from './events.ts';
import { BREACH_NAMES, MATCH_BREACHES, SOLO_ENDS, STROKE_BREACHES, UMPIRE_DEEDS } from './referee/breaches.ts';
import type { Call } from './referee/calls.ts';
import { ENDS } from './table.ts';

const told = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names);
const some = count.optional();
const isSo = z.boolean().optional();
const points = z.number().int().min(1).max(12);
const extra = z.number().int().min(1).max(2);
const number = z.number().int().min(1).describe('which of the open protests');
const PROTEST_FAULTS = [
  'notAtOnce',
  'feeUnpaid',
  'notWritten',
  'notAddressed',
  'notThroughUmpire',
  'unsigned',
  'notOnlyTheCase',
  'indecent',
] as const;
export type ProtestFault = (typeof PROTEST_FAULTS)[number];

/** What the call is about chooses its paragraphs; it moves nothing by itself. */
const stroke = z
  .strictObject({
    white: some,
    black: some,
    queen: isSo,
    striker: isSo,
    touched: isSo.describe('did the striker touch a piece? Before the break much hangs on it'),
    improper: z.array(z.enum(STROKE_BREACHES)).optional(),
  })
  .optional()
  .describe('the stroke that it is about, with all that fell in it');
const breach = z.enum(BREACH_NAMES).optional().describe('the offence that it is about');
const lossOf = z
  .enum(['games', 'conceded', 'late', 'overTime', 'distraction', ...MATCH_BREACHES])
  .optional()
  .describe('how it came to this');

/** What an umpire may say of each call. What must be said is what its consequences need, where the match itself does not tell it. */
export const decisionFields = {
  // match, game, board
  matchWon: { for: side, because: lossOf },
  bothLose: { because: lossOf },
  boardVoid: { cause: told('unforeseen', 'noContact', 'noPlace').optional() },
  boardWon: {
    for: side,
    points,
    extra: extra.optional().describe('points that may be demanded besides'),
    by: seat.optional().describe('whose stroke or offence ended it'),
    stroke,
    breach,
  },
  soloOver: { cleared: z.boolean(), because: z.enum(['conceded', ...SOLO_ENDS]).optional() },
  slam: { for: side },
  gameWon: { for: side, because: told('points', 'boards', 'conceded').optional() },
  ninthBoard: {},
  mayDemand: { for: side, points: extra, by: seat.optional().describe('whose stroke it was'), stroke },
  extraPoints: { for: side, points: extra },
  noExtraPoints: { against: side },
  // the stroke
  earlyBreak: { by: seat, stroke },
  breakMade: { by: seat },
  breakNotMade: { by: seat },
  breakLost: { by: seat, because: told('attempts', 'improper', 'striker', 'beforePlay').optional() },
  noStroke: { by: seat.optional() },
  countsAsLawful: {
    by: seat.optional(),
    what: told('outOfTurn', 'playedOn', 'noContact', 'wrongColour').optional(),
  },
  countsAsPocketed: {
    white: some,
    black: some,
    queen: isSo,
    how: told('byItself', 'influence', 'removal', 'strikerOnRemoval', 'opposing').optional(),
    by: seat.optional().describe('who struck'),
    stroke,
  },
  foul: { by: seat, breach, stroke },
  technicalFoul: { by: seat, breach, because: told('late').optional() },
  warned: { by: seat, because: told('distraction', 'time') },
  putRight: {
    by: seat.optional(),
    breach,
    displaced: isSo.describe('what a piece pushed aside that came back onto the board'),
  },
  // pieces and queen
  returned: { by: seat.describe('whose stroke it was'), count: count.min(1), stroke },
  due: { by: seat.describe('whose stroke it was'), stroke },
  queenOut: {
    by: seat.optional().describe('who does not get her'),
    stroke,
    breach,
    how: told('byItself').optional(),
  },
  queenPending: { by: seat.describe('who must cover her'), stroke, how: told('byItself').optional() },
  queenCovered: { by: seat.describe('who has covered her'), stroke, how: told('notTakenOut').optional() },
  jumpedPlaced: { white: some, black: some, queen: isSo },
  liesWhereItFell: { count: some },
  // the turn
  turnKept: { by: seat, stroke },
  turnPasses: {
    to: seat,
    by: seat.optional().describe('whose turn is over'),
    stroke,
    breach,
    what: told('playedOn').optional(),
  },
  // placing
  lastPieceBack: { against: side },
  placing: { by: seat.describe('who is to place') },
  noRoom: { against: side.optional() },
  placed: { by: seat, at: place.optional(), wrongColour: isSo },
  waived: { against: side },
  rightLost: { against: side },
  // before and between boards
  tossWon: { for: side },
  tossChosen: { for: side, choice: told('side', 'break') },
  endChosen: { for: side, end: z.enum([...ENDS]) },
  rackTurned: { by: seat, degrees: z.number() },
  play: {},
  clockStops: { by: seat.optional() },
  strikerToBeTaken: { by: seat.describe('whose') },
  strikerTaken: {},
  changeEnds: {},
  interval: {},
  nextBoard: { by: seat.optional().describe('who breaks') },
  trialBoard: { left: z.number().int().min(1).max(2), by: seat.optional().describe('who breaks') },
  umpireActs: { did: z.enum(UMPIRE_DEEDS), askedBy: seat.optional() },
  // protests
  protestAnnounced: { by: seat },
  protestStands: { number },
  protestRejected: {
    number: number.optional(),
    by: seat.optional().describe('whose, where it was never open'),
    because: told('decided', 'late', ...PROTEST_FAULTS),
  },
  protestUpheld: { number },
  protestCannotBeWithdrawn: { number },
  decisionOverdue: { number },
  resultHeldBack: { for: side.optional().describe('who would have won; left out: both have lost'), because: lossOf },
} as const satisfies DecisionFields<Call>;
