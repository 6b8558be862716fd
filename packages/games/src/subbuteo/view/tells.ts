import type { Told } from '@bande/stage/view';
import type { Event } from '../events.ts';
import { goalBehind, isFigure, other, sideOf, type Side } from '../names.ts';
import type { Subbuteo } from '../state.ts';
import { factWords } from './deeds.ts';

/** What hands do, and what anybody would call out; not every touch on the way there. */
const TOLD: ReadonlySet<Event['kind']> = new Set(['flicked', 'placed', 'linedUp', 'ballOver', 'ballFell', 'toppled']);

export function tells(fact: Event): Told<Subbuteo> | null {
  const isOffTheTable = fact.kind === 'figureLeft' && fact.ground === 'table';
  return TOLD.has(fact.kind) || isOffTheTable ? { by: whose(fact), words: factWords(fact) } : null;
}

/** One hand has both sides: it is the side of the figure that counts. */
function whose(fact: Event): Side | null {
  if ('figure' in fact && fact.figure !== undefined) return sideOf(fact.figure);
  if (fact.kind === 'placed') return isFigure(fact.what) ? sideOf(fact.what) : null;
  return fact.kind === 'ballOver' && fact.inGoal ? other(goalBehind(fact.line)) : null;
}
