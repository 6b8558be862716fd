import type { DecisionFields } from '@bande/core';
import { z } from 'zod';
import { figure, place, player, TOSS_CHOICES } from './actions.ts';
import { RESTARTS } from './consequences.ts';
import { line, side, STOPPED_FOR, TOUCHLINES, where } from './events.ts';
import type { Breach } from './referee/breach-names.ts';
import { REFEREE_DEEDS } from './referee/breach-names.ts';
import type { Call } from './referee/calls.ts';

const one = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names);
/** Those of the breaches that lead to one and the same call. */
const breach = <const T extends readonly [Breach, ...Breach[]]>(...names: T) => z.enum(names);
const isSo = z.boolean().optional();
const count = z.number().int().min(0).max(40).optional();
const seconds = z.number().min(0).max(3600).optional();
const mm = z.number().min(0).max(200).optional();

const placed = { at: place.optional(), where: where.optional() };
const ofBall = { ballAt: place.optional(), ballWhere: where.optional() };
const who = { figure: player.optional() };
const against = { against: side.describe('who has done it') };
const deliberate = { deliberate: isSo };

/** How the ball came over the line, as far as it was seen. */
const FORCED_IN_VAIN = ['outOfReach', 'atEdge', 'doubt', 'irregular'] as const;

/** Why a flick was illegal; what the attacker did not wait for is said by `after`. */
const ILLEGAL_FLICKS = [
  'noRight',
  'lying',
  'entangled',
  'offTheCloth',
  'backFromBarrier',
  'noBlock',
  'positionalTooMany',
  'positionalOutOfTurn',
  'beforeSignal',
  'anotherTaker',
  'notWaited',
  'fourthPlay',
  'takerAgain',
  'outsideGoalArea',
  'reserveTooSoon',
  'fourthTick',
  'tickBeforeBlock',
  'tickWhileMoving',
  'tickedAgain',
  'touched',
] as const;
const NOT_WAITED_AFTER = [
  'restrictedFlick',
  'placing',
  'forcingCheck',
  'keeperSubstitution',
  'reserveOut',
  'tick',
  'throwIn',
] as const;
export type NotWaitedAfter = (typeof NOT_WAITED_AFTER)[number];

/** What a referee may say of each call. What must be said is what its consequences need, where the match itself does not tell it. */
export const decisionFields = {
  // match and periods
  disqualified: { ...against },
  matchOver: {
    for: side.optional().describe('who has won; left out: as the score says'),
    because: one('time', 'goal', 'shootOut').optional(),
  },
  shootOut: {},
  extraTime: {},
  periodOver: {},
  addedTime: { seconds: seconds.describe('left out: what was lost by then') },
  signal: {},
  // goals
  goal: { for: side, ...who, direct: isSo.describe('straight from a corner') },
  ownGoal: { for: side.describe('who gets the goal') },
  noGoal: {
    for: side.describe('whose goal the ball is in'),
    own: isSo.describe('he had played it himself'),
    because: one('notInZone', 'direct', 'afterSignal', 'firstOfReserve', 'block', 'tick', 'push', 'frame').optional(),
    direct: z
      .enum([...RESTARTS])
      .optional()
      .describe('the restart that it came straight from'),
    saved: isSo.describe('the keeper has turned it in'),
    ...placed,
  },
  shotScored: { because: one('keeperLate').optional() },
  shotMissed: { because: one('shooterLate', 'shotLate', 'shooterMoved').optional() },
  // offences
  foul: { ...against, met: one('figure', 'keeper', 'body').optional(), ...who, ...placed, ...deliberate },
  handBall: { ...against, ...placed, clothing: isSo, ...deliberate },
  fingerFoul: {
    ...against,
    what: one('resting', 'attack', 'block').describe('a figure that rested, was flicked to play, was flicked to block'),
    hindering: isSo.describe('by hindering the flick, not by touching the figure'),
    clothing: isSo,
    ...who,
    ...placed,
    ...deliberate,
  },
  keeperMisuse: {
    ...against,
    because: one('mount', 'jerk', 'line', 'fourthTouch'),
    repeated: isSo.describe('not for the first time in this match'),
    ...deliberate,
  },
  faultyTick: { ...against, touched: one('figure', 'ball', 'both'), ...who, ...placed, ...deliberate },
  keeperFoul: { ...against, because: one('keeperTouches', 'keeperHinders').optional(), ...deliberate },
  wrongReserve: {
    ...against,
    because: one('misplaced', 'notInPossession', 'withoutRight', 'waits', 'mayNotGo').optional(),
    ...deliberate,
  },
  wrongNumber: { ...against, outfield: count, keepers: count, reserves: count, reserveOnField: isSo, ...deliberate },
  offside: {
    ...against,
    because: one('passed', 'forward', 'passive', 'played').optional(),
    figures: z.array(figure).min(1).max(11).optional(),
    ...placed,
    ...deliberate,
  },
  blockFoul: { ...against, met: one('ball', 'resting', 'moving').optional(), ...who, ...placed, ...deliberate },
  barrierPlay: {
    ...against,
    atRest: z.boolean().describe('what was touched rested'),
    ...who,
    ...placed,
    ...deliberate,
  },
  obstruction: {
    ...against,
    because: one(
      'obstruction',
      'handLeftOnField',
      'viewBlocked',
      'hinderedForBlock',
      'blockMeetsFigure',
      'blockMeetsBody',
    ).optional(),
    ballRolling: isSo,
    ...who,
    ...placed,
    ...ofBall,
    ...deliberate,
  },
  uncleanFlick: {
    ...against,
    because: breach(
      'wrongFinger',
      'notNail',
      'pushed',
      'wrongTension',
      'carried',
      'armMoved',
      'baseNotTouched',
    ).optional(),
    ...who,
    ...placed,
    ...deliberate,
  },
  illegalFlick: {
    ...against,
    because: z.enum([...ILLEGAL_FLICKS]).optional(),
    after: z.enum([...NOT_WAITED_AFTER]).optional(),
    restart: z
      .enum([...RESTARTS])
      .optional()
      .describe('whose taker played again, or which was taken too early'),
    ...who,
    ...placed,
    ...deliberate,
  },
  bodyFoul: { ...against, because: breach('bothHands', 'boardDestabilised').optional(), ...ofBall, ...deliberate },
  unsporting: {
    ...against,
    because: breach('talking', 'criticism', 'disobedience', 'coachTalk', 'coachConduct', 'handBallProvoked').optional(),
    ...placed,
    ...ofBall,
    ...deliberate,
  },
  illegalConduct: { ...against, because: breach('feint', 'handWithdrawn'), ...ofBall, ...deliberate },
  timeWasting: {
    ...against,
    because: one(
      'flick',
      'shot',
      'slowSetUp',
      'polishedDuringPlay',
      'thoroughPolish',
      'timeWasting',
      'unfairDelay',
    ).optional(),
    ...ofBall,
    ...deliberate,
  },
  pressBall: { ...against, ...placed, ...deliberate },
  retake: { because: one('keeperMoved', 'keeperOver', 'bodyOverGoalLine'), ...deliberate },
  wrongExecution: {
    because: breach('takenBeforeSignal', 'wrongTaker', 'ballMisplaced', 'notForward').optional(),
    ...deliberate,
  },
  rightLost: {
    because: breach('notForward', 'takerNamedLate', 'takerInside', 'ballMisplaced', 'orderBroken'),
    ...deliberate,
  },
  illegalPosition: { ...against, because: breach('wrongPosition', 'ballMisplaced').optional(), ...deliberate },
  misconduct: { ...against, because: breach('coloursTooLate', 'timerDisturbs'), ...deliberate },
  yellowCard: { ...against },
  orangeCard: { ...against },
  // restarts
  penalty: { for: side, because: one('foul', 'keeperMisuse', 'fingerFoul', 'handBall', 'faultyTick').optional() },
  freeKick: { for: side, ...placed },
  corner: {
    for: side,
    because: one('forced', 'own', 'block', 'directOwnGoal', 'notInZone', ...FORCED_IN_VAIN).optional(),
    direct: z.enum([...RESTARTS]).optional(),
    ...placed,
  },
  goalKick: {
    for: side,
    because: one(
      'attacker',
      'offAttacker',
      'forced',
      'block',
      'frame',
      'saved',
      'notInZone',
      ...FORCED_IN_VAIN,
    ).optional(),
  },
  throwIn: {
    for: side,
    because: one('touched', 'forced', 'keeper', 'block', 'otherQuarter', 'onALine', ...FORCED_IN_VAIN).optional(),
    byKeeper: isSo.describe('the keeper has forced it'),
    ...placed,
  },
  outUnclear: { line, inGoal: isSo, because: one('play', 'halfway', 'zone', 'quarter').optional() },
  kickOff: { for: side.optional() },
  // the course of play
  back: {
    for: side,
    because: one('miss', 'missBody', 'block', 'positional'),
    met: one('ball', 'resting', 'moving').optional(),
    ballRolling: isSo,
    ...who,
    ...placed,
  },
  change: { for: side, because: one('miss', 'touch', 'keeper', 'touchedToFlick', 'press').optional(), ...who },
  inside: { for: side.describe('who attacks') },
  blockFlick: { for: side, because: one('play', 'keeper', 'tick').optional(), ...who },
  placing: {
    figures: z.array(figure).min(1).max(22).optional(),
    because: one('cloth', 'barrier', 'table', 'goalArea', 'lying', 'entangled').optional(),
  },
  outOfPlay: { figure, because: one('cloth', 'barrier', 'table') },
  restrictedFlick: { made: isSo.describe('the attacking flick has been made: the block flick follows') },
  // rights that are used
  backTaken: { for: side.optional() },
  leftAsItIs: { for: side.optional() },
  playOn: { for: side.optional() },
  distance: {},
  noDistance: {},
  forcingCheck: { for: side.optional(), figure: figure.optional() },
  forcingChecked: { figure, mm, possible: isSo },
  tickAllowed: { for: side },
  tickRefused: { against: side, because: one('noneOffside', 'three', 'rolling', 'noLeave', 'notSaid').optional() },
  lifted: { for: side },
  substitution: {
    for: side,
    what: one('figure', 'keeper', 'allFigures'),
    ...who,
    damaged: isSo,
    seconds,
  },
  substitutionRefused: {
    against: side,
    what: one('figure', 'keeper', 'allFigures'),
    because: one('occasion', 'three', 'unlike', 'illegal', 'rolling', 'once').optional(),
    ...who,
    damaged: isSo,
  },
  reserveIn: { for: side, at: place.optional() },
  reserveOut: { for: side },
  blockWaived: { against: side, because: one('touchedToFlick').optional(), ...who },
  // setting up
  tossWon: { for: side, from: z.enum([...TOUCHLINES]).optional() },
  tossChosen: { for: side, choice: z.enum([...TOSS_CHOICES]) },
  setUpEnded: { for: side },
  takerNamed: { figure: player.optional(), at: place.optional(), ball: place.optional() },
  positionalFlick: { for: side, because: one('touchedToFlick').optional(), ...who },
  positionalWaived: { against: side },
  play: { after: z.enum([...STOPPED_FOR]).optional() },
  refereeActs: { did: z.enum(REFEREE_DEEDS).optional(), to: side.optional(), seconds, behind: isSo, hinders: isSo },
} as const satisfies DecisionFields<Call>;
