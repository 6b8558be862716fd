import { callLooks, following, LOGGED, NOTE, QUIET, WHISTLE, type CallManner, type Weight } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Subbuteo } from '../../state.ts';
import { isUnasked } from '../shown/shown-at.ts';
import { callWords } from './call-words.ts';
import { thenWords } from './calls.ts';

/** Where nobody is asked for a right, what gave it and what became of it is read in the story alone. */
const unlessUnasked = ({ weight }: { readonly weight: Weight }): CallManner<Subbuteo> => ({
  weight: (ruling) => (isUnasked(ruling) ? 'logged' : weight),
});

/**
 * What stops play is whistled; how play goes on is noted, and so is an offence for which nobody is punished: it is done again, or by the other side.
 * What every touch brings about is only logged, and seen on the pitch. What follows only comes of something else that was called at the same moment.
 */
const MANNERS: Readonly<Record<Call, CallManner<Subbuteo>>> = {
  disqualified: following(WHISTLE),
  matchOver: following(WHISTLE),
  shootOut: WHISTLE,
  extraTime: WHISTLE,
  periodOver: WHISTLE,
  addedTime: NOTE,
  signal: NOTE,
  goal: WHISTLE,
  ownGoal: WHISTLE,
  noGoal: WHISTLE,
  shotScored: WHISTLE,
  shotMissed: WHISTLE,
  foul: WHISTLE,
  handBall: WHISTLE,
  fingerFoul: WHISTLE,
  keeperMisuse: WHISTLE,
  faultyTick: unlessUnasked(WHISTLE),
  keeperFoul: WHISTLE,
  wrongReserve: WHISTLE,
  wrongNumber: WHISTLE,
  offside: WHISTLE,
  blockFoul: WHISTLE,
  barrierPlay: unlessUnasked(WHISTLE),
  obstruction: unlessUnasked(WHISTLE),
  uncleanFlick: WHISTLE,
  illegalFlick: WHISTLE,
  bodyFoul: WHISTLE,
  unsporting: WHISTLE,
  illegalConduct: WHISTLE,
  timeWasting: WHISTLE,
  pressBall: WHISTLE,
  retake: NOTE,
  wrongExecution: NOTE,
  rightLost: NOTE,
  illegalPosition: LOGGED,
  misconduct: WHISTLE,
  yellowCard: following(WHISTLE),
  orangeCard: following(WHISTLE),
  penalty: following(WHISTLE),
  freeKick: following(WHISTLE),
  corner: following(NOTE),
  goalKick: following(NOTE),
  throwIn: following(NOTE),
  outUnclear: NOTE,
  kickOff: following(NOTE),
  back: unlessUnasked(NOTE),
  // In live play it comes every few seconds: it is written beside whoever took the ball, and no card covers anything.
  change: LOGGED,
  inside: QUIET,
  blockFlick: QUIET,
  // What the referee sees to himself is seen on the pitch, and told in the story.
  placing: LOGGED,
  outOfPlay: QUIET,
  restrictedFlick: QUIET,
  backTaken: following(NOTE),
  leftAsItIs: unlessUnasked(QUIET),
  playOn: following(NOTE),
  distance: LOGGED,
  noDistance: NOTE,
  forcingCheck: QUIET,
  forcingChecked: NOTE,
  tickAllowed: NOTE,
  tickRefused: NOTE,
  lifted: QUIET,
  substitution: NOTE,
  substitutionRefused: NOTE,
  reserveIn: NOTE,
  reserveOut: NOTE,
  blockWaived: unlessUnasked(QUIET),
  tossWon: NOTE,
  tossChosen: NOTE,
  setUpEnded: QUIET,
  takerNamed: QUIET,
  positionalFlick: QUIET,
  positionalWaived: unlessUnasked(QUIET),
  play: QUIET,
  refereeActs: QUIET,
};
export const calls = callLooks<Subbuteo>(MANNERS, { words: callWords, then: thenWords });
