import type { Event } from '../events.ts';
import { isKeeper, other, type Side } from '../names.ts';
import type { FlickUnderWay, Match } from '../state.ts';
import { isUndecided } from './miss.ts';
import { stoodStill } from './resting.ts';

/** At a desk: the flick of a restart was entered, and what is told now of the ball shows that it has met it, though nobody has said so [S-281]. */
export function untoldTaking(match: Match, event: Event): readonly Event[] {
  const taking = takingUnderWay(match);
  return taking !== null && shows(event, taking, match)
    ? [{ kind: 'ballTouched', touchedBy: taking.figure, atRest: false }]
    : [];
}

function takingUnderWay({ state: { measured, restart, flicks } }: Match): FlickUnderWay | null {
  if (measured || restart?.step !== 'released') return null;
  return (
    flicks.find(
      (flick) => (restart.taker ?? flick.figure) === flick.figure && flick.as === 'restart' && isUndecided(flick),
    ) ?? null
  );
}

/** A figure that moves may have been pushed against it by the taker, who then has missed it. */
function shows(event: Event, { figure, side }: FlickUnderWay, match: Match): boolean {
  const { restart } = match.state;
  switch (event.kind) {
    case 'ballTouched':
      return event.touchedBy !== figure && (stoodStill(match, event) || isKeeper(event.touchedBy));
    case 'ballOver':
    case 'ballInside':
    case 'ballPassed':
    case 'ballOverHalfway':
    case 'ballLeftArea':
      return true;
    case 'rested':
      return event.what === 'ball' && restart?.kind === 'kickOff' && liesIn(event, other(side));
    default:
      return false;
  }
}

/** As far as it was said; a ball that lies in his own half he may have missed. */
function liesIn({ at, where }: Extract<Event, { kind: 'rested' }>, side: Side): boolean {
  if (at === undefined) return where?.startsWith(side) === true;
  return side === 'red' ? at[1] < 0 : at[1] > 0;
}
