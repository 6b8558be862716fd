import type { Ending } from '@bande/core';
import { prevailing, type Consequence } from './consequences.ts';
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

function withOne(match: Match, one: Consequence): Match {
  switch (one.kind) {
    case 'offer':
      return offers.offer(match, one);
    case 'possessionIs':
      return play.possessionIs(match, one);
    case 'blockMayBeFlicked':
      return play.blockMayBeFlicked(match, one);
    case 'blockIsOver':
      return play.blockIsOver(match);
    case 'blockFirst':
      return play.blockFirst(match, one);
    case 'attackerWaitsNoMore':
      return play.attackerWaitsNoMore(match);
    case 'followedBy':
      return play.followedBy(match, one);
    case 'figureIsBarred':
      return play.figureIsBarred(match, one);
    case 'barsAreLifted':
      return play.barsAreLifted(match, one);
    case 'tickIsAllowed':
      return play.tickIsAllowed(match);
    case 'tickCounts':
      return play.tickCounts(match);
    case 'flickIsRestricted':
      return play.flickIsRestricted(match, one);
    case 'figureGoesOut':
      return play.figureGoesOut(match, one);
    case 'figuresAreOffside':
      return play.figuresAreOffside(match, one);
    case 'offenceCounts':
      return play.offenceCounts(match, one);
    case 'card':
      return play.card(match, one);
    case 'timeIsLost':
      return play.timeIsLost(match, one);
    case 'substitutionCounts':
      return play.substitutionCounts(match, one);
    case 'figuresAreTakenOff':
      return hand.figuresAreTakenOff(match, one);
    case 'figuresAreWholeAgain':
      return hand.figuresAreWholeAgain(match, one);
    case 'nobodyChoosesLater':
      return offers.nobodyChoosesLater(match);
    case 'offerIsAnswered':
      return offers.offerIsAnswered(match, one);
    case 'courseIsUnknown':
      return play.courseIsUnknown(match);
    case 'ballLiesOut':
      return play.ballLiesOut(match, one);
    case 'gapIsKnown':
      return gapIsKnown(match, one);
    case 'tickIsOver':
      return play.tickIsOver(match, one);
    case 'ballIsInside':
      return play.ballIsInside(match, one);
    case 'bodiesArePlaced':
      return hand.bodiesArePlaced(match, one);
    case 'flickIsUndone':
      return hand.flickIsUndone(match, one);
    case 'takerAndBallAreLifted':
      return hand.takerAndBallAreLifted(match);
    case 'takerAndBallAreBack':
      return hand.takerAndBallAreBack(match);
    case 'reserveComesIn':
      return hand.reserveComesIn(match, one);
    case 'reserveGoesOff':
      return hand.reserveGoesOff(match, one);
    case 'restartIs':
      return restarts.restartIs(match, one);
    case 'takerIs':
      return restarts.takerIs(match, one);
    case 'sideIsLinedUp':
      return restarts.sideIsLinedUp(match, one.side);
    case 'nextStep':
      return restarts.nextStep(match);
    case 'positionalFlickIsUsed':
      return restarts.positionalFlickIsUsed(match, one);
    case 'restartIsReleased':
      return restarts.restartIsReleased(match);
    case 'restartIsRepeated':
      return restarts.restartIsRepeated(match);
    case 'rightPasses':
      return restarts.rightPasses(match);
    case 'restartIsFulfilled':
      return restarts.restartIsFulfilled(match);
    case 'goalCounts':
      return counting.goalCounts(match, one);
    case 'goalIsTakenBack':
      return counting.goalIsTakenBack(match, one);
    case 'addedTimeRuns':
      return counting.addedTimeRuns(match, one);
    case 'signalSounds':
      return counting.signalSounds(match);
    case 'periodIsOver':
      return counting.periodIsOver(match);
    case 'extraTimeComes':
      return counting.extraTimeComes(match);
    case 'shootOutComes':
      return counting.shootOutComes(match);
    case 'tossIsWon':
      return counting.tossIsWon(match, one);
    case 'kickOffIs':
      return counting.kickOffIs(match, one);
    case 'firstShotIs':
      return counting.firstShotIs(match, one);
    case 'playBeginsAgain':
      return counting.playBeginsAgain(match);
    case 'shotIsTaken':
      return counting.shotIsTaken(match, one);
    case 'matchIsOver':
      return counting.matchIsOver(match, one);
  }
}
