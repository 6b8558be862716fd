import type { Decisions } from '@bande/core';
import { enteredBy, isUnfit, unfit } from '@bande/kit';
import { decidedPlaceFault } from '../contradictions/places.ts';
import { decisionFields } from '../decisions.ts';
import { turnedTo } from '../reckoning/turns.ts';
import { sideOf, type Player, type Side } from '../names.ts';
import { isTraining, type FactOf, type Match, type Ruling, type Subbuteo } from '../state.ts';
import type { Call } from './calls.ts';
import * as course from './decided/course.ts';
import { illegalFlick } from './decided/illegal-flicks.ts';
import * as keepers from './decided/keepers.ts';
import * as lines from './decided/lines.ts';
import { noGoal } from './decided/no-goal.ts';
import * as offences from './decided/offences.ts';
import * as restarts from './decided/restarts.ts';
import * as results from './decided/results.ts';
import * as rights from './decided/rights.ts';
import { faultyTick } from './decided/ticks.ts';
import type { Answer, Decide, Judge } from './decided/saying.ts';

/** Every call as a decision of the referee: the same rulings as through play, from what he said and what the match knows. */
const DECISIONS: { readonly [C in Call]: Decide<C> } = {
  disqualified: results.disqualified,
  matchOver: results.matchOver,
  shootOut: results.shootOut,
  extraTime: results.extraTime,
  periodOver: results.periodOver,
  addedTime: results.addedTime,
  signal: results.signal,
  goal: lines.goal,
  ownGoal: lines.ownGoal,
  noGoal,
  shotScored: results.shotScored,
  shotMissed: results.shotMissed,
  foul: offences.foul,
  handBall: offences.handBall,
  fingerFoul: offences.fingerFoul,
  keeperMisuse: keepers.keeperMisuse,
  faultyTick,
  keeperFoul: keepers.keeperFoul,
  wrongReserve: keepers.wrongReserve,
  wrongNumber: keepers.wrongNumber,
  offside: offences.offside,
  blockFoul: offences.blockFoul,
  barrierPlay: offences.barrierPlay,
  obstruction: offences.obstruction,
  uncleanFlick: offences.uncleanFlick,
  illegalFlick,
  bodyFoul: offences.bodyFoul,
  unsporting: offences.unsporting,
  illegalConduct: offences.illegalConduct,
  timeWasting: offences.timeWasting,
  pressBall: offences.pressBall,
  retake: restarts.retake,
  wrongExecution: restarts.wrongExecution,
  rightLost: restarts.rightLost,
  illegalPosition: restarts.illegalPosition,
  misconduct: offences.misconduct,
  yellowCard: results.yellowCard,
  orangeCard: results.orangeCard,
  penalty: restarts.penalty,
  freeKick: restarts.freeKick,
  corner: lines.corner,
  goalKick: lines.goalKick,
  throwIn: lines.throwIn,
  outUnclear: lines.outUnclear,
  kickOff: results.kickOff,
  back: course.back,
  change: course.change,
  inside: course.inside,
  blockFlick: course.blockFlick,
  placing: course.placing,
  outOfPlay: course.outOfPlay,
  restrictedFlick: course.restrictedFlick,
  backTaken: rights.backTaken,
  leftAsItIs: rights.leftAsItIs,
  playOn: rights.playOn,
  distance: restarts.distance,
  noDistance: restarts.noDistance,
  forcingCheck: rights.forcingCheck,
  forcingChecked: rights.forcingChecked,
  tickAllowed: rights.tickAllowed,
  tickRefused: rights.tickRefused,
  lifted: restarts.lifted,
  substitution: rights.substitution,
  substitutionRefused: rights.substitutionRefused,
  reserveIn: keepers.reserveIn,
  reserveOut: keepers.reserveOut,
  blockWaived: rights.blockWaived,
  tossWon: restarts.tossWon,
  tossChosen: restarts.tossChosen,
  setUpEnded: restarts.setUpEnded,
  takerNamed: restarts.takerNamed,
  positionalFlick: restarts.positionalFlick,
  positionalWaived: restarts.positionalWaived,
  play: restarts.play,
  refereeActs: course.refereeActs,
};

/** Whose figure it was that did something: the one of whoever is against it. */
const OWN_FIGURE: ReadonlySet<Call> = new Set<Call>([
  'foul',
  'faultyTick',
  'blockFoul',
  'barrierPlay',
  'uncleanFlick',
  'illegalFlick',
  'goal',
  'substitution',
  'substitutionRefused',
]);
function strangerIn(fact: FactOf<'decided'>): Player | undefined {
  const { figure, against, for: side } = fact as { readonly [K in 'for' | 'against']?: Side } & { figure?: Player };
  const owner = against ?? side;
  return OWN_FIGURE.has(fact.call) && figure !== undefined && owner !== undefined && sideOf(figure) !== owner
    ? figure
    : undefined;
}

function answer(match: Match, fact: FactOf<'decided'>, judge: Judge): Answer {
  if (isTraining(match)) return unfit('on the training pitch nothing is judged');
  const stranger = strangerIn(fact);
  if (stranger !== undefined) return unfit(`figure: ${stranger} belongs to the other side`);
  const misplaced = decidedPlaceFault(match, fact);
  if (misplaced !== null) return unfit(misplaced);
  const found = (DECISIONS[fact.call] as Decide<Call>)(turnedTo(match, fact), fact, judge);
  return fact.overrules === undefined ? rights.chosenFirst(match, found) : found;
}

/** The rulings of a decision that `entered` has let through. */
export function decided(match: Match, fact: FactOf<'decided'>, judge: Judge): readonly Ruling[] {
  const found = answer(match, fact, judge);
  return isUnfit(found) ? [] : found;
}

/** What a referee may decide; what waited for a choice is judged by `judge`. */
export const decisionsBy = (judge: Judge): Decisions<Subbuteo> => ({
  fields: decisionFields,
  entered: enteredBy<Subbuteo>((match, fact) => answer(match, fact, judge)),
});
