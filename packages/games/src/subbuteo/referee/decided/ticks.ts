import { isUnfit, unfit, withFirst } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import type { Event } from '../../events.ts';
import { other, type Player, type Side } from '../../names.ts';
import { isShort } from '../../state.ts';
import { placedOn } from './lines.ts';
import { WHERE } from './offences.ts';
import {
  flickUnderWay,
  havingKept,
  ifPlayGoesOn,
  inAHalf,
  isUnknown,
  namedIn,
  saidPlace,
  seen,
  somebodyElse,
  supposing,
  type Answer,
  type Decide,
} from './saying.ts';

/** Rule 13.4.3, decided: a tick that touched what it must not. */

/** 'FISTF-II.13.4.3.2', 'FISTF-II.13.4.3.3'; it counts among the three ['FISTF-II.13.4.4']. */
export const faultyTick: Decide<'faultyTick'> = inAHalf((match, fact) => {
  const { against, touched, figure } = fact;
  const { at, where } = saidPlace(match, fact);
  if (isShort(match)) return unfit('the short rules know no tick', 'SHORT-possession.2');
  if (touched !== 'figure' && isUnknown({ at, where })) return unfit(WHERE, 'FISTF-II.12.1.1.5');
  const what = somebodyElse(other(against));
  const hits = touched === 'both' ? [{ what, atRest: true, ranIn: false, at: null, where: null }] : [];
  const flick = flickUnderWay(match, fact, { side: against, figure, as: 'tick', hits });
  const then = supposing(match, { attacker: against, flicks: [flick] });
  const event: Event =
    touched === 'figure'
      ? { kind: 'figuresTouched', touchedBy: flick.figure, touched: what, atRest: true, ballRolling: false, at, where }
      : { kind: 'ballTouched', touchedBy: flick.figure, atRest: false, ballRolling: false, at, where };
  const found = namedIn(seen(then, fact, event), figure);
  const isKnown = match.state.flicks.some((one) => one.fact === flick.fact);
  return placedOn(match, {}, havingKept(match, against, isKnown ? found : madeUnseen(found, against, figure)));
});

/** It counts, its block flick comes, and its figure stays away from the ball, also if play goes on ['FISTF-II.13.4.5.1', 'FISTF-II.13.4.6.a']. */
function madeUnseen(found: Answer, by: Side, figure: Player | undefined): Answer {
  const bars: readonly Consequence[] = figure === undefined ? [] : [{ kind: 'figureIsBarred', figure, by: 'tick' }];
  const then: readonly Consequence[] = [{ kind: 'tickIsOver', by }, ...bars];
  const over = (one: Consequence): Consequence => then.reduceRight(ifPlayGoesOn, one);
  const told = isUnfit(found) ? found : found.map((one) => ({ ...one, then: one.then?.map(over) ?? [] }));
  return withFirst([{ kind: 'tickCounts' }], told);
}
