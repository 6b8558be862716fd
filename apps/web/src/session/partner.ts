import { later, playTick, tableTick, type AnyShape, type Match } from '@bande/core';
import type { Exercise } from '@bande/stage/view';
import type { Thinker } from './session-parts.ts';

type Deed = NonNullable<Exercise<AnyShape>['meanwhile']>[number];

/** Somebody opposite who does what the exercise says, and otherwise nothing. */
export const PARTNER = 'partner';

/** The other side of an exercise: each deed once, as soon as its time has come. After a reload what is past its time is taken to be done. */
export function partnerIn(exercise: Exercise<AnyShape> | undefined): Thinker {
  let open: readonly Deed[] | null = null;
  let asked = 0;
  return (match) => {
    // The table has gone back: it is all still to be done.
    if (playTick(match) < asked) open = null;
    asked = playTick(match);
    open ??= (exercise?.meanwhile ?? []).filter(({ after, waits }) => (waits?.atMost ?? after) >= playTick(match));
    const next = open[0];
    if (next === undefined) return Promise.resolve({ kind: 'later', at: null });
    if (playTick(match) < next.after) return Promise.resolve({ kind: 'later', at: dueAt(match, next) });
    if (isAwaited(match, next))
      return Promise.resolve({ kind: 'later', at: tableTick(match, later(playTick(match), LOOK)) });
    open = open.slice(1);
    return Promise.resolve(next.action);
  };
}

/** How often it is looked whether the learner is ready: four times a second. */
const LOOK = 30;
const isAwaited = (match: Match<AnyShape>, { waits }: Deed): boolean =>
  waits !== undefined && playTick(match) < waits.atMost && !waits.until(match);

const dueAt = (match: Match<AnyShape>, { after }: Deed) =>
  tableTick(match, later(playTick(match), after - playTick(match)));
