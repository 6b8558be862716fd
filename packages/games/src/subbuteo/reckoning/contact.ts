import { playTick } from '@bande/core';
import { flickOf, type FactOf, type FlickUnderWay, type Match } from '../state.ts';
import { isKeeper, sideOf, type Figure, type Keeper, type Player } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { isOutMeanwhile } from './open-offers.ts';
import { comesBackTo, isFromBefore, stoodStill } from './resting.ts';

/**
 * What a contact of the ball is. `play`: the flicked figure of the attacker meets it; `again`: once more in the same flick; `keeper`: always active ['FISTF-II.8.1.3.1'];
 * `passive`: a figure stood in its way; `neutral`: one that lay or was out of play [S-6]; `stray`: one that moved for another reason.
 */
export type Contact = 'play' | 'again' | 'keeper' | 'passive' | 'neutral' | 'block' | 'tick' | 'positional' | 'stray';

/** By what a figure counts for nothing when the ball touches it: it lies, or it is out of play [S-6]. */
function neutralBy({ state }: Match, figure: Figure): readonly Paragraph[] {
  if (state.lying.includes(figure)) return ['FISTF-II.5.1.2.4', 'FISTF-II.6.1.2.4'];
  const out = state.out[figure];
  if (out === undefined) return [];
  return [out === 'barrier' ? 'FISTF-II.2.1.3.2' : 'FISTF-II.2.1.2.2'];
}
export const isNeutral = (match: Match, figure: Figure): boolean => neutralBy(match, figure).length > 0;

export function contactOf(match: Match, fact: FactOf<'ballTouched'>): Contact {
  const { touchedBy, neutral } = fact;
  if (isFromBefore(match, fact)) return 'neutral';
  if (isDead(match)) return !isKeeper(touchedBy) && isPositional(match, touchedBy) ? 'positional' : 'neutral';
  if (isKeeper(touchedBy)) return goesOnTouching(match, touchedBy) ? 'again' : 'keeper';
  if (neutral ?? isNeutral(match, touchedBy)) return 'neutral';
  const flick = flickOf(match.state, touchedBy);
  const stood = stoodStill(match, fact);
  if (flick === undefined) return stood ? 'passive' : movedUnseen(match, touchedBy);
  return contactBy(match, flick, stood);
}

/** Of a figure that was flicked. Its side may have lost the ball, or got it, since: then it is neither play nor offence [S-95] [S-117]. */
function contactBy({ state }: Match, flick: FlickUnderWay, stood: boolean): Contact {
  const { as, side, touchedBall } = flick;
  const { attacker } = state;
  if (as === 'play' || as === 'restart') {
    if (stood && comesBackTo(state, flick)) return 'passive';
    if (side !== (attacker ?? side)) return 'stray';
    return touchedBall ? 'again' : 'play';
  }
  if (stood) return 'passive'; // it had come to rest ['FISTF-II.5.1.2.2']
  return as === 'block' && side === attacker ? 'stray' : as;
}

/** Between two restarts the ball is not in play, and what it meets counts for nothing; at a desk nobody tells every step [S-133]. */
export const isDead = ({ state }: Match): boolean =>
  state.measured && ((state.phase !== 'play' && state.phase !== 'training') || isOutMeanwhile(state));
const isPositional = ({ state }: Match, figure: Figure): boolean => flickOf(state, figure)?.as === 'positional';

/** 'FISTF-II.8.1.5.0': contact that does not cease is one touch; on this table it is a row of small ones [S-116]. */
const ONE_TOUCH = 30;
function goesOnTouching(match: Match, keeper: Keeper): boolean {
  const { touch } = match.state.course;
  return match.state.measured && touch?.who === keeper && playTick(match) - touch.tick <= ONE_TOUCH;
}

/** At a desk nobody enters every flick: what moves there was flicked by whoever had a right to it. */
function movedUnseen({ state }: Match, figure: Figure): Contact {
  if (state.measured || isPushed(state, figure)) return 'stray';
  if (sideOf(figure) === state.attacker) return 'play';
  return state.block === sideOf(figure) ? 'block' : 'stray';
}

/** The other side's figure has run into it, and it slides: nobody has flicked it ['FISTF-II.5.3.3'] [S-261]. */
export const isPushed = ({ course }: Match['state'], figure: Figure): boolean =>
  course.pushed?.includes(figure) === true;

/** The taker's flick, or the keeper's touch if he is the taker; where nobody has said who it is, whoever plays first, but a keeper takes nothing except a goal kick ['FISTF-II.15.2.1.4.1'] [S-4]. */
export function isRestartPlay({ state }: Match, who: Player): boolean {
  const { restart, measured } = state;
  if (restart === null || restart.step === 'taken' || (restart.taker ?? who) !== who) return false;
  if (isKeeper(who) && restart.kind !== 'goalKick') return false;
  return restart.step === 'released' || (!measured && sideOf(who) === restart.by);
}
/** At a desk: nobody has said that the restart was set up, and here it is taken [S-133]. */
export const isTakenUnseen = (match: Match, fact: FactOf<'ballTouched'>): boolean =>
  match.state.restart?.step !== 'released' &&
  !isFromBefore(match, fact) &&
  (!stoodStill(match, fact) || isKeeper(fact.touchedBy)) &&
  isRestartPlay(match, fact.touchedBy);
