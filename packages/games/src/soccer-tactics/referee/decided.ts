import { accept, atDesk, refuse, type Decisions } from '@bande/core';
import { decidedNow, isUnfit, unfit } from '@bande/kit';
import { consequenceOfKind, howPlayGoesOn } from '../consequences.ts';
import { decisionFields } from '../decisions.ts';
import { pawnNamed } from '../names.ts';
import { inPlay, nameOf, sideOf, type Match, type Ruling, type SoccerTactics } from '../state.ts';
import type { Call } from './calls.ts';
import * as course from './decided/course.ts';
import * as offences from './decided/offences.ts';
import * as periods from './decided/periods.ts';
import * as restarts from './decided/restarts.ts';
import type { Answer, Decide } from './decided/saying.ts';
import { leavesTheBallUnknown } from './decided/unknown.ts';
import type { FactOf } from './facts.ts';

/** Every call as a decision of the referee: the same rulings as through play, from what he said and what the match knows. */
const DECISIONS: { readonly [C in Call]: Decide<C> } = {
  matchWon: periods.matchWon,
  extraTime: periods.extraTime,
  shootOut: periods.shootOut,
  periodOver: periods.periodOver,
  attackPlayedOut: periods.attackPlayedOut,
  minorFoul: offences.minorFoul,
  freeKickDeclined: offences.freeKickDeclined,
  offside: offences.offside,
  notOffside: offences.notOffside,
  penalty: offences.penalty,
  foul: offences.foul,
  yellowCard: offences.yellowCard,
  sentOff: offences.sentOff,
  goal: restarts.goal,
  missed: restarts.missed,
  corner: restarts.corner,
  goalKick: restarts.goalKick,
  shot: course.shot,
  scoringChance: course.scoringChance,
  duel: course.duel,
  rollAgain: course.rollAgain,
  possessionWon: course.possessionWon,
  possessionKept: course.possessionKept,
  captured: course.captured,
  notReached: course.notReached,
  secondDirectPass: course.secondDirectPass,
  directPass: course.directPass,
  freeBall: course.freeBall,
  dribble: course.dribble,
  lapsed: course.lapsed,
  kickOffDecided: periods.kickOffDecided,
  firstPenaltyDecided: periods.firstPenaltyDecided,
  formationReady: periods.formationReady,
  kickOffReady: periods.kickOffReady,
  clockStarts: periods.clockStarts,
  fieldPlayerMustMove: course.fieldPlayerMustMove,
  mayDribble: course.mayDribble,
  playTheBall: course.playTheBall,
  placed: restarts.placed,
  freeKick: offences.freeKick,
  setUpDone: restarts.setUpDone,
  timeIsUp: restarts.timeIsUp,
};

/** Whose pawn is named where it is not the one of the side that gets the call: the one who is against it. */
const OPPONENTS: ReadonlySet<Call> = new Set<Call>(['offside', 'duel', 'foul', 'penalty']);

/** A pawn that is named belongs to the side that it is named for. */
function stranger(fact: FactOf<'decided'>): string | undefined {
  if (!('for' in fact) || !('pawn' in fact) || fact.pawn === undefined) return undefined;
  const own = nameOf(sideOf(pawnNamed(fact.pawn)!)) === fact.for;
  return own === OPPONENTS.has(fact.call) ? fact.pawn : undefined;
}

/** Nobody does anything any more who was sent off. */
function sentOffIn({ state }: Match, fact: FactOf<'decided'>): string | undefined {
  const { pawn, taker } = fact as { readonly pawn?: string; readonly taker?: string };
  return [pawn, taker].find((name) => name !== undefined && !inPlay(state, pawnNamed(name)!));
}

function answer(match: Match, fact: FactOf<'decided'>): Answer {
  const wrong = stranger(fact);
  if (wrong !== undefined) return unfit(`${wrong} belongs to the other side`);
  const gone = sentOffIn(match, fact);
  if (gone !== undefined) return unfit(`${gone} has been sent off`, 'STW-9A.12');
  const found = (DECISIONS[fact.call] as Decide<Call>)(match, fact);
  if (isUnfit(found)) return found;
  return match.state.lastAttack && isAttackOfTheOtherSide(match, found)
    ? unfit('after the signal only the attack is played out that was under way', 'STW-11B.5')
    : withoutTheChoice(match, found);
}

/** Who says how play goes on says that nothing is left to be chosen. */
function withoutTheChoice({ options }: Match, rulings: readonly Ruling[]): readonly Ruling[] {
  const [first, ...others] = rulings;
  if (first === undefined || options.length === 0 || howPlayGoesOn(rulings) === undefined) return rulings;
  const ends = (['choiceIsMade', 'playIsBrokenOff'] as const).some((kind) => consequenceOfKind(rulings, kind));
  return ends ? rulings : [{ ...first, then: [{ kind: 'choiceIsMade' }, ...(first.then ?? [])] }, ...others];
}

const isAttackOfTheOtherSide = ({ state }: Match, rulings: readonly Ruling[]): boolean => {
  const attacker = consequenceOfKind(rulings, 'playIsBrokenOff')?.attacker;
  return attacker !== undefined && attacker !== nameOf(state.attacker);
};

/** The rulings of a decision that `entered` has let through. */
export function decided(match: Match, fact: FactOf<'decided'>): readonly Ruling[] {
  const found = answer(match, fact);
  return isUnfit(found) ? [] : found;
}

export const decisions: Decisions<SoccerTactics> = {
  fields: decisionFields,
  entered: (match, decision) => {
    const found = answer(match, decidedNow(match, decision));
    if (isUnfit(found)) return refuse('unknownFact', found.paragraphs, found.why);
    // At a desk the referee goes on with what he knows; players can only go on from a position.
    return !atDesk(match) && leavesTheBallUnknown(match, found)
      ? refuse('unknownFact', [], 'say where the ball is: the players go on from there')
      : accept(decision);
  },
};
