import type { Decisions } from '@bande/core';
import { enteredBy, isUnfit } from '@bande/kit';
import { misplaced } from '../contradictions.ts';
import { decisionFields } from '../decisions.ts';
import type { FactOf, Match, Ruling, TippKick } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Call } from './calls.ts';
import * as course from './decided/course.ts';
import * as lines from './decided/lines.ts';
import * as offences from './decided/offences.ts';
import * as restarts from './decided/restarts.ts';
import * as results from './decided/results.ts';
import { placedOn, type Answer, type Decide } from './decided/saying.ts';

/** Every call as a decision of the referee ['DTKV-16.3']: the same rulings as through play, from what he said and what the match knows. */
const DECISIONS: { readonly [C in Call]: Decide<C> } = {
  abandoned: results.abandoned,
  disqualified: results.disqualified,
  goal: lines.goal,
  ownGoal: lines.ownGoal,
  noGoal: lines.noGoal,
  matchOver: results.matchOver,
  extraTime: results.extraTime,
  periodOver: results.periodOver,
  signal: results.signal,
  playEnds: results.playEnds,
  restored: restarts.restored,
  actionAgain: restarts.actionAgain,
  penaltyAgain: restarts.penaltyAgain,
  bodyTouch: offences.bodyTouch,
  obstruction: offences.obstruction,
  blocking: offences.blocking,
  timeWasting: offences.timeWasting,
  wrongColour: offences.wrongColour,
  illegalMovement: offences.illegalMovement,
  spareFigure: offences.spareFigure,
  activeDefence: offences.activeDefence,
  liftedKicker: offences.liftedKicker,
  illegalDefence: offences.illegalDefence,
  keeperOffence: offences.keeperOffence,
  handUnderRubber: offences.handUnderRubber,
  lateDefence: offences.lateDefence,
  irregularKickOff: restarts.irregularKickOff,
  irregularGoalKick: restarts.irregularGoalKick,
  irregularKickIn: restarts.irregularKickIn,
  irregularIndirect: restarts.irregularIndirect,
  keeperMustShoot: restarts.keeperMustShoot,
  secondSetUp: restarts.secondSetUp,
  caution: results.caution,
  admonition: results.admonition,
  fixed: course.fixed,
  overrun: course.overrun,
  kickOff: restarts.kickOff,
  penalty: restarts.penalty,
  freeKick: restarts.freeKick,
  indirectFreeKick: restarts.indirectFreeKick,
  corner: lines.corner,
  goalKick: lines.goalKick,
  kickIn: lines.kickIn,
  repetition: restarts.repetition,
  advantage: restarts.advantage,
  released: restarts.released,
  shotAtGoal: course.shotAtGoal,
  setUp: course.setUp,
  possession: course.possession,
  colourUnclear: course.colourUnclear,
  outUnclear: lines.outUnclear,
  inPlay: course.inPlay,
  noOffence: course.noOffence,
  defence: course.defence,
  addedTime: course.addedTime,
  lastMinute: course.lastMinute,
  sidesDrawn: course.sidesDrawn,
  interrupted: course.interrupted,
  replacement: course.replacement,
  replacementRefused: course.replacementRefused,
  repair: course.repair,
  ballChange: course.ballChange,
  plateChange: course.plateChange,
  plateChangeRefused: course.plateChangeRefused,
  refereeActs: course.refereeActs,
};

const answer = (match: Match, fact: FactOf<'decided'>): Answer =>
  placedOn(match, (DECISIONS[fact.call] as Decide<Call>)(match, fact));

/** The rulings of a decision that `entered` has let through. By analogy the paragraph that is followed is named too ['DTKV-I.6']. */
export function decided(match: Match, fact: FactOf<'decided'>): readonly Ruling[] {
  const found = answer(match, fact);
  if (isUnfit(found)) return [];
  if (fact.analogy === undefined) return found;
  return found.map((one) => (one.call === fact.call ? { ...one, paragraphs: [...one.paragraphs, 'DTKV-I.6'] } : one));
}

/** What a referee may decide. */
export const decisions: Decisions<TippKick> = {
  fields: decisionFields,
  entered: enteredBy<TippKick>((match, fact) => misplaced(fact as Whereabouts) ?? answer(match, fact)),
};
