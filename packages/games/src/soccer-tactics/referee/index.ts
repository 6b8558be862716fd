import { inOrder } from '@bande/core';
import { howPlayGoesOn } from '../consequences.ts';
import type { Fact, Match, Ruling, SoccerTactics } from '../state.ts';
import * as attack from './attack.ts';
import * as breaches from './breaches.ts';
import { CALLS } from './calls.ts';
import { decided } from './decided.ts';
import { onDuel } from './duel.ts';
import type { Rule } from './facts.ts';
import { lastPawnSentOff, onFoul } from './fouls.ts';
import { offsideOnBallPlayed, offsideOnDuel, offsideOnPawnMoved } from './offside.ts';
import * as restarts from './restarts.ts';
import * as setUp from './set-up.ts';
import * as shooting from './shooting.ts';
import * as time from './time.ts';

/** Every rule by the kind of fact it looks at. */
const RULES: { readonly [K in Fact['kind']]: readonly Rule<K>[] } = {
  tossRolled: setUp.onToss,
  formationSet: setUp.onFormation,
  rollChosen: [attack.afterTheRollAFieldPlayerMoves],
  rolled: attack.onRolled,
  pawnMoved: [...offsideOnPawnMoved, ...shooting.shootingOnPawnMoved, ...attack.onPawnMoved],
  ballPlayed: [...offsideOnBallPlayed, ...shooting.shootingOnBallPlayed, ...attack.onBallPlayed],
  dribbled: [attack.dribbleIsChallenged, attack.dribbleOntoAnOpponentIsADuel],
  duelRolled: [...onFoul, ...offsideOnDuel, ...shooting.shootingOnDuel, ...onDuel],
  shotSpun: shooting.onShotSpun,
  shotDieRolled: [shooting.shootingDieDecidesTheShot],
  pawnPlaced: [restarts.placementIsRecorded, restarts.lastPlacementEndsTheSetUp],
  placementPassed: [restarts.lastPassEndsTheSetUp],
  breach: [],
  ballSeen: [],
  delay: [breaches.deliberateDelayIsAMinorFoul],
  clockRanOut: time.onClock,
  optionTaken: [breaches.declinedFreeKickLetsPlayGoOn, breaches.freeKickIsTaken],
  optionLapsed: [breaches.freeKickStandsWhenNothingIsSaid],
  decided: [],
  noted: [],
  paused: [],
  resumed: [],
  ended: [],
};

/** Every paragraph that applies to the fact. A breach undoes the fact, so nothing else is judged with it. */
export function judge(match: Match, fact: Fact): readonly Ruling[] {
  if (fact.kind === 'decided') return withTheEnd(match, fact, decided(match, fact));
  const breach = breaches.breachOf(match, fact);
  const rulings = breach === null ? applying(match, fact) : [breaches.minorFoul(match, fact, breach)];
  return withTheEnd(match, fact, rulings);
}

function applying(match: Match, fact: Fact): Ruling[] {
  const rulings: Ruling[] = [];
  for (const rule of RULES[fact.kind] as readonly Rule<Fact['kind']>[]) {
    const found = rule(match, fact);
    if (found !== null) rulings.push(found);
  }
  return rulings;
}

/** Periods, matches and shoot-outs end with the ruling that prevails, so they are judged after it. */
function withTheEnd(match: Match, fact: Fact, rulings: readonly Ruling[]): readonly Ruling[] {
  if (rulings.length === 0) return rulings;
  const next = howPlayGoesOn(inOrder<SoccerTactics>(CALLS, rulings));
  const over = time.endOfTheLastAttack(match, fact, rulings, next);
  const ended = over === null ? rulings : [...rulings, over];
  const last =
    lastPawnSentOff(match, fact, ended) ??
    time.afterThePeriod(match, fact, ended) ??
    time.shootOutIsDecided(match, fact, ended);
  return last === null ? ended : [...ended, last];
}
