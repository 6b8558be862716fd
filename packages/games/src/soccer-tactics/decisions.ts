import { z } from 'zod';
import type { DecisionFields } from '@bande/core';
import { pawn, paragraph, side, square } from './events.ts';
import type { Call } from './referee/calls.ts';

const where = square.optional().describe('the square of the ball');
const onePawn = pawn.optional();
const sort = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names);

/**
 * What a referee may say of each call. What must be said is what its consequences need and what chooses the paragraphs,
 * where the match itself does not tell it; a place is never needed where a pawn's name will do.
 */
export const decisionFields = {
  matchWon: { for: side, because: sort('goals', 'penalties', 'noPawnLeft') },
  extraTime: {},
  shootOut: {},
  periodOver: { corner: z.boolean().optional().describe('a corner ball left the area out') },
  attackPlayedOut: { corner: z.boolean().optional().describe('a corner is to be played') },
  minorFoul: {
    against: side,
    paragraph: paragraph.optional().describe('the rule that was broken'),
    delay: z.boolean().optional().describe('by taking too long'),
  },
  freeKickDeclined: {},
  offside: { for: side, how: sort('pass', 'capture', 'hindering'), pawn: onePawn, where },
  notOffside: { how: sort('corner', 'run'), pawn: onePawn, where },
  penalty: { for: side, pawn: onePawn.describe('who fouled'), taker: onePawn.describe('who was fouled') },
  foul: { for: side, pawn: onePawn.describe('who fouled'), taker: onePawn.describe('who was fouled') },
  yellowCard: { pawn },
  sentOff: { pawn },
  goal: { for: side, shown: sort('ball', 'line').optional(), pawn: onePawn.describe('the scorer') },
  missed: { for: side, shown: sort('flag', 'keeper', 'tooFewTurns').optional(), pawn: onePawn.describe('the shooter') },
  corner: {
    for: side,
    column: sort('A', 'H').optional().describe('at which side of the goal'),
    taker: onePawn.describe('the shooter'),
  },
  goalKick: { for: side, shown: sort('keeper', 'tooFewTurns').optional() },
  shot: {
    for: side,
    how: sort('passIntoTheArea', 'passOntoAStar', 'unchallenged', 'duelInTheArea', 'keeperBeaten'),
    pawn: onePawn,
    where,
  },
  scoringChance: { for: side, pawn },
  duel: {
    for: side.describe('who has played the ball'),
    how: sort('reached', 'twoPawns', 'dribble'),
    pawn: onePawn.describe('who reached the ball'),
    where,
  },
  rollAgain: {},
  possessionWon: { for: side, how: sort('duel', 'capture', 'loneOpponent'), pawn: onePawn },
  possessionKept: { for: side, how: sort('duel', 'notReached'), pawn: onePawn },
  captured: { for: side, pawn },
  notReached: {},
  secondDirectPass: { for: side, pawn: onePawn, where },
  directPass: { for: side, pawn: onePawn, where },
  freeBall: { for: side, where },
  dribble: { for: side, pawn: onePawn, where },
  lapsed: {},
  kickOffDecided: { for: side },
  firstPenaltyDecided: { for: side },
  formationReady: { pawn: onePawn.describe('who will kick off') },
  kickOffReady: {},
  clockStarts: {},
  fieldPlayerMustMove: {},
  mayDribble: {},
  playTheBall: {},
  placed: { pawn: onePawn, where: square.optional() },
  freeKick: { for: side },
  setUpDone: {},
  timeIsUp: { against: side },
} as const satisfies DecisionFields<Call>;
