import type { Event, EventOf } from '../events.ts';
import { isFigure, sideOf, type Player } from '../names.ts';
import { flickOf, type Match, type State } from '../state.ts';

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
  const slides = (told.sliding as readonly Player[] | undefined)?.includes(touchedBy) === true;
  return told.rollsOn === true || (slides && atRest !== true);
}

export const stoodStill = (
  { state }: Match,
  { touchedBy, atRest }: Pick<EventOf<'ballTouched'>, 'touchedBy' | 'atRest'>,
): boolean => atRest ?? !isUnderWay(state, touchedBy);

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
