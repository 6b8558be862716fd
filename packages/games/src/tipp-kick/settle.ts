import type { Ending } from '@bande/core';
import { prevailing, type Consequence } from './consequences.ts';
import { ended } from './ending.ts';
import { byHand } from './settle/by-hand.ts';
import { withClocks } from './settle/clocks.ts';
import * as counting from './settle/counting.ts';
import * as offers from './settle/offers.ts';
import * as onward from './settle/onward.ts';
import * as timing from './settle/timing.ts';
import { kickersAreTakenUp, onThePlate } from './settle/plate.ts';
import { actionIsOver, tookPlace, touchIsKnown } from './settle/took-place.ts';
import { withState, type Fact, type Match, type Ruling, type TippKick } from './state.ts';

/** Settle: what took place is carried out, then what follows from the rulings, in their order. Of a ruling only `then` is read. */
export function settle(match: Match, fact: Fact, rulings: readonly Ruling[]): Match {
  if (fact.kind === 'ended') return withClocks(match, endedAs(match, fact.how), fact);
  const other = match.outcome === null ? undefined : prevailing(rulings).find((one) => one.kind === 'matchIsOver');
  if (other !== undefined) return timing.matchIsOver(match, other); // a result that the rules give away takes the place of the one before
  const settled = prevailing(rulings).reduce(
    (before, one) => (before.outcome === null ? withOne(before, fact, one) : before),
    onThePlate(tookPlace(match, fact), fact),
  );
  return withClocks(match, notReady(match, kickersAreTakenUp(match, offers.waitedFor(settled), fact), fact), fact);
}

/** What players agree on or one of them does: what it is worth is carried out. */
function endedAs(match: Match, how: Ending<TippKick>): Match {
  const worth = ended(match, how);
  return worth.ok ? timing.matchIsOver(match, worth.value) : match;
}

/** Another situation: in a match in turn the defender sets up first. */
function notReady(before: Match, match: Match, { kind }: Fact): Match {
  const isOther = (before.state.movement === null) !== (match.state.movement === null) || kind === 'ballPlaced';
  return match.state.ready && isOther ? withState(match, { ready: false }) : match;
}

function withOne(match: Match, fact: Fact, one: Consequence): Match {
  switch (one.kind) {
    case 'offer':
      return offers.offer(match, one);
    case 'restartIs':
      return onward.restartIs(match, fact, one);
    case 'actionIsRepeated':
      return onward.actionIsRepeated(match, one);
    case 'situationIsRestored':
      return onward.situationIsRestored(match);
    case 'actionIsOver':
      return actionIsOver(match, one);
    case 'lastTouchIs':
      return touchIsKnown(match, fact, one);
    case 'possessionIs':
      return onward.possessionIs(match, one);
    case 'colourIsOpen':
      return onward.nobodyPlays(match, 'colour');
    case 'outIsOpen':
      return onward.outIsOpen(match, one);
    case 'setUpCounts':
      return counting.setUpCounts(match, one);
    case 'setUpsBeginAnew':
      return counting.setUpsBeginAnew(match, one);
    case 'goalCounts':
      return counting.goalCounts(match, one);
    case 'goalIsTakenBack':
      return counting.goalIsTakenBack(match, one);
    case 'counts':
      return counting.counts(match, one);
    case 'timeIsAdded':
      return timing.timeIsAdded(match, one);
    case 'signalSounds':
      return timing.signalSounds(match);
    case 'periodIsOver':
      return timing.periodIsOver(match);
    case 'extraTimeComes':
      return timing.periodIsOver(match);
    case 'sidesAreDrawn':
      return timing.sidesAreDrawn(match, one);
    case 'matchIsOver':
      return timing.matchIsOver(match, one);
    default:
      return byHand(match, one);
  }
}
