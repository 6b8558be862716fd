import type { Event, EventOf } from '../events.ts';
import { isFigure, sideOf, type Player } from '../names.ts';
import { flickOf, type FlickUnderWay, type Match, type State } from '../state.ts';
import { isUndecided } from './miss.ts';

/** Whether somebody stood still: as it was said; where nobody said it, as the match tells [S-290]. */

/** Its flick is not over, and its side has made none since: until then nobody needs to say that it slides. */
export function isUnderWay(state: State, who: Player): boolean {
  const flick = flickOf(state, who);
  return flick !== undefined && state.flicks.findLast(({ side }) => side === sideOf(who)) === flick;
}

/** At a desk, while a restart is due: the ball still rolls, or the figure still slides, from what was played before, and nothing has been taken [S-295]. */
export function isFromBefore(
  { state: { told, measured, restart } }: Match,
  { touchedBy, atRest }: Pick<EventOf<'ballTouched'>, 'touchedBy' | 'atRest'>,
): boolean {
  if (measured || restart === null || restart.step === 'released' || restart.step === 'taken') return false;
  return told.rollsOn === true || (isSliding(told, touchedBy) && atRest !== true);
}

type Touch = Pick<EventOf<'ballTouched'>, 'touchedBy' | 'atRest' | 'ballRolling'>;

export const stoodStill = (match: Match, touch: Touch): boolean =>
  touch.atRest ?? !(hasRunIntoTheBall(match, touch) || isOnItsWay(match.state, touch.touchedBy));

/** One of the two has moved: the figure, if the ball is said to lie, or if it rests and the figure has not been told to ['FISTF-II.2.1.3.3.1'] [S-295]. */
const hasRunIntoTheBall = ({ state: { told, rolling } }: Match, { touchedBy, ballRolling }: Touch): boolean =>
  ballRolling === false || (isSliding(told, touchedBy) && !(ballRolling ?? rolling));
const isSliding = ({ sliding }: State['told'], who: Player): boolean =>
  (sliding as readonly Player[] | undefined)?.includes(who) === true;

/** An attacking flick that has neither met nor missed the ball is on its way to it, whoever else was flicked since; one to which the ball comes back is not. */
function isOnItsWay(state: State, who: Player): boolean {
  const flick = flickOf(state, who);
  if (flick === undefined || comesBackTo(state, flick)) return false;
  return isUndecided(flick) || isUnderWay(state, who);
}
/** It has played the ball, and another one has touched it, or its side has lost it, since [S-290]. */
export const comesBackTo = ({ course, attacker }: State, { as, touchedBall, figure, side }: FlickUnderWay): boolean =>
  (as === 'play' || as === 'restart') && touchedBall && (course.touch?.who !== figure || side !== attacker);

export const wasMetAtRest = (
  { state }: Match,
  { touched, atRest }: Pick<EventOf<'figuresTouched'>, 'touched' | 'atRest'>,
): boolean => atRest ?? !isUnderWay(state, touched);

/** At a desk: whoever was flicked and is now said to have stood still has come to rest before, though nobody has told it. */
export function untoldRest({ state }: Match, event: Event): readonly Event[] {
  const who = saidToRest(event);
  return !state.measured && who !== null && isFigure(who) && flickOf(state, who) !== undefined
    ? [{ kind: 'rested', what: who }]
    : [];
}
function saidToRest(event: Event): Player | null {
  if (event.kind === 'ballTouched') return event.atRest === true ? event.touchedBy : null;
  return event.kind === 'figuresTouched' && event.atRest === true ? event.touched : null;
}
