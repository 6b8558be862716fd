import type { Ending } from '@bande/core';
import { prevailing, type Consequence, type ConsequenceOf } from './consequences.ts';
import { ended } from './ending.ts';
import { turnedTo } from './reckoning/turns.ts';
import * as hand from './settle/by-hand.ts';
import { withClocks } from './settle/clocks.ts';
import * as counting from './settle/counting.ts';
import * as play from './settle/in-play.ts';
import * as offers from './settle/offers.ts';
import { flicksAreForgotten, windowCloses } from './settle/onward.ts';
import * as restarts from './settle/restarts.ts';
import { disturbancesAreForgotten, gapIsKnown, whereabouts } from './settle/off-the-field.ts';
import { placingIsDue } from './settle/placing-due.ts';
import { endIsDue } from './settle/played-out.ts';
import { slidesNoMore, slidesOn } from './settle/sliding.ts';
import { tookPlace } from './settle/took-place.ts';
import { trained } from './settle/trained.ts';
import { isTraining, type Fact, type Match, type Ruling, type Subbuteo } from './state.ts';

/** Settle: what took place is carried out, then what follows from the rulings, in their order. Of a ruling only `then` is read. */
export function settle(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  if (isTraining(match)) return trained(match, fact);
  if (fact.kind === 'ended') return withClocks(match, endedAs(match, fact.how));
  if (match.outcome !== null) return afterTheEnd(match, prevailing(rulings));
  const happened = slidesOn(tookPlace(turnedTo(match, fact), fact), fact);
  const settled = slidesNoMore(match, carriedOut(whereabouts(happened, fact, match.state), prevailing(rulings)));
  if (settled.outcome !== null) return withClocks(match, settled);
  const goesOn = windowCloses(settled, (open, follows) => carriedOut(open, follows));
  return withClocks(match, endIsDue(placingIsDue(match, fact, forgotten(restarts.ballIsLaid(goesOn)))));
}

/** What players agree on or one of them does: what it is worth is carried out. */
function endedAs(match: Match, how: Ending<Subbuteo>): Match {
  const worth = ended(match, how);
  return worth.ok ? counting.matchIsOver(match, worth.value) : match;
}

/** Nothing is played any more: a result that the rules give away takes the place of the one before. */
function afterTheEnd(match: Match, then: readonly Consequence[]): Match {
  const after = carriedOut({ ...match, outcome: null }, then);
  return after.outcome === null ? { ...after, outcome: match.outcome } : after;
}

const forgotten = (match: Match): Match => disturbancesAreForgotten(flicksAreForgotten(match));

const carriedOut = (match: Match, then: readonly Consequence[]): Match =>
  then.reduce((before, one) => (before.outcome === null ? withOne(before, one) : before), match);

/** What each of them is carried out by. */
const CARRIED_OUT: { readonly [K in Consequence['kind']]: (match: Match, one: ConsequenceOf<K>) => Match } = {
  offer: offers.offer,
  possessionIs: play.possessionIs,
  blockMayBeFlicked: play.blockMayBeFlicked,
  blockIsOver: play.blockIsOver,
  blockFirst: play.blockFirst,
  attackerWaitsNoMore: play.attackerWaitsNoMore,
  followedBy: play.followedBy,
  figureIsBarred: play.figureIsBarred,
  barsAreLifted: play.barsAreLifted,
  tickIsAllowed: play.tickIsAllowed,
  tickCounts: play.tickCounts,
  flickIsRestricted: play.flickIsRestricted,
  figureGoesOut: play.figureGoesOut,
  figuresAreOffside: play.figuresAreOffside,
  offenceCounts: play.offenceCounts,
  card: play.card,
  timeIsLost: play.timeIsLost,
  substitutionCounts: play.substitutionCounts,
  figuresAreTakenOff: hand.figuresAreTakenOff,
  figuresAreWholeAgain: hand.figuresAreWholeAgain,
  nobodyChoosesLater: offers.nobodyChoosesLater,
  offerIsAnswered: offers.offerIsAnswered,
  courseIsUnknown: play.courseIsUnknown,
  ballLiesOut: play.ballLiesOut,
  gapIsKnown,
  tickIsOver: play.tickIsOver,
  ballIsInside: play.ballIsInside,
  bodiesArePlaced: hand.bodiesArePlaced,
  flickIsUndone: hand.flickIsUndone,
  takerAndBallAreLifted: hand.takerAndBallAreLifted,
  takerAndBallAreBack: hand.takerAndBallAreBack,
  reserveComesIn: hand.reserveComesIn,
  reserveGoesOff: hand.reserveGoesOff,
  restartIs: restarts.restartIs,
  takerIs: restarts.takerIs,
  sideIsLinedUp: (match, { side }) => restarts.sideIsLinedUp(match, side),
  nextStep: restarts.nextStep,
  positionalFlickIsUsed: restarts.positionalFlickIsUsed,
  restartIsReleased: restarts.restartIsReleased,
  restartIsRepeated: restarts.restartIsRepeated,
  rightPasses: restarts.rightPasses,
  restartIsFulfilled: restarts.restartIsFulfilled,
  goalCounts: counting.goalCounts,
  goalIsTakenBack: counting.goalIsTakenBack,
  addedTimeRuns: counting.addedTimeRuns,
  signalSounds: counting.signalSounds,
  periodIsOver: counting.periodIsOver,
  extraTimeComes: counting.extraTimeComes,
  shootOutComes: counting.shootOutComes,
  tossIsWon: counting.tossIsWon,
  kickOffIs: counting.kickOffIs,
  firstShotIs: counting.firstShotIs,
  playBeginsAgain: counting.playBeginsAgain,
  shotIsTaken: counting.shotIsTaken,
  matchIsOver: counting.matchIsOver,
};

function withOne(match: Match, one: Consequence): Match {
  const carryOut: (match: Match, one: never) => Match = CARRIED_OUT[one.kind];
  return carryOut(match, one as never);
}
