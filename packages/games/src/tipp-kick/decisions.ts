import type { DecisionFields } from '@bande/core';
import { z } from 'zod';
import { RESTARTS } from './consequences.ts';
import { colour, EQUIPMENT, kickerNumber, place, side, where } from './events.ts';
import { FIGURES, LINES } from './names.ts';
import { NO_GOALS } from './reckoning/goal-or-none.ts';
import { BREACHES, REFEREE_DEEDS } from './referee/breach-names.ts';
import type { Call } from './referee/calls.ts';

const one = <const T extends readonly [string, ...string[]]>(...names: T) => z.enum(names).optional();
const isSo = z.boolean().optional();
const seconds = z.number().min(0).max(3600).optional();
const placed = { at: place.optional(), where: where.optional() };
const against = { against: side.describe('who has done it') };
const restart = { restart: one('freeKick', 'penalty').describe('left out: by the place') };
const breach = z.enum([...BREACHES]).optional();

/** What a referee may say of each call. What must be said is what its consequences need, where the match itself does not tell it. */
export const decisionFields = {
  abandoned: { ...against, because: breach },
  disqualified: { ...against },
  goal: { for: side, keeper: isSo.describe('by the keeper'), despite: isSo.describe('in spite of an offence') },
  ownGoal: { for: side.describe('who gets the goal') },
  noGoal: {
    for: side.describe('whose goal the ball is in'),
    because: z.enum([...NO_GOALS]).optional(),
    corner: one('west', 'east').describe('where a corner follows: at which side'),
  },
  matchOver: { for: side.optional().describe('who has won; left out: as the score says') },
  extraTime: {},
  periodOver: {},
  signal: {},
  playEnds: {},
  restored: { because: breach },
  actionAgain: { for: side.optional(), because: one('hand', 'handFollowing', 'pulledBack') },
  penaltyAgain: { because: one('keeperMoved', 'keeperNotUpright', 'notReleased') },
  bodyTouch: { ...against, ...placed, ...restart },
  obstruction: { ...against, because: breach, ...placed, ...restart },
  blocking: { ...against, ...placed, ...restart },
  timeWasting: { ...against, ...placed, ...restart },
  wrongColour: { ...against, deliberate: isSo, ...placed, ...restart },
  illegalMovement: { ...against, how: one('led', 'pushed', 'body'), ...placed, ...restart },
  spareFigure: { ...against, hindered: isSo, ...placed, ...restart },
  activeDefence: { ...against, ...placed, ...restart },
  liftedKicker: { ...against, ...placed, ...restart },
  illegalDefence: {
    ...against,
    because: one('distance', 'area', 'line', 'posture', 'leg'),
    ...placed,
    ...restart,
  },
  keeperOffence: {
    ...against,
    because: one('bentForward', 'upsideDown', 'boxOver', 'figureHeld'),
    ...placed,
    ...restart,
  },
  handUnderRubber: { ...against },
  lateDefence: { ...against, because: one('orderIgnored', 'touchedAfterThreeSeconds'), ...placed },
  irregularKickOff: { ...against },
  irregularGoalKick: { ...against, ...placed },
  irregularKickIn: { ...against },
  irregularIndirect: { ...against },
  keeperMustShoot: { ...against, ...placed },
  secondSetUp: { ...against, ...placed },
  caution: { ...against, because: breach },
  admonition: { ...against, because: breach },
  fixed: { ...against },
  overrun: { ...against },
  kickOff: { for: side.optional() },
  penalty: { for: side },
  freeKick: { for: side, ...placed },
  indirectFreeKick: { for: side, ...placed },
  corner: { for: side, corner: one('west', 'east') },
  goalKick: { for: side },
  kickIn: { for: side, ...placed },
  repetition: { for: side.optional(), likePenalty: isSo },
  advantage: { for: side.optional() },
  released: {},
  shotAtGoal: { for: side.optional() },
  setUp: { for: side.optional(), keeperOnly: isSo },
  possession: { for: side },
  colourUnclear: {},
  outUnclear: { line: z.enum([...LINES]) },
  inPlay: {},
  noOffence: { by: side.optional() },
  defence: { for: side, what: z.enum([...FIGURES]).optional() },
  addedTime: { seconds: seconds.describe('left out: what was lost by then') },
  lastMinute: {},
  sidesDrawn: { white: side },
  interrupted: { because: z.enum([...EQUIPMENT]).optional() },
  replacement: { for: side, what: one('kicker', 'keeper'), figure: kickerNumber.optional(), seconds },
  replacementRefused: { against: side, what: one('kicker', 'keeper'), figure: kickerNumber.optional() },
  repair: { for: side.optional(), what: z.enum([...EQUIPMENT]).optional(), seconds },
  ballChange: { top: colour.optional(), seconds },
  plateChange: { seconds },
  plateChangeRefused: {},
  refereeActs: {
    did: z.enum([...REFEREE_DEEDS]).optional(),
    to: side.optional(),
    restart: z.enum([...RESTARTS]).optional(),
    seconds,
  },
} as const satisfies DecisionFields<Call>;
