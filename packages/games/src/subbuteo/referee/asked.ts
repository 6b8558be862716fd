import { DONE_AS_ALWAYS, levelOf, UNASKED } from '@bande/kit';
import { asks } from '../asking.ts';
import type { Match, Ruling } from '../state.ts';
import type { Call } from './calls.ts';

/** What is said beside a ruling where not everything is asked: for people to read, and without consequence [S-297]. */
export const toldAtItsLevel = (match: Match, rulings: readonly Ruling[]): readonly Ruling[] =>
  levelOf(match) === 'official' ? rulings : rulings.map((one) => toldOf(match, one));

/** What the referee does unasked: nobody can waive it. */
const DUTIES: ReadonlySet<Call> = new Set<Call>(['placing', 'illegalPosition']);

function toldOf(match: Match, ruling: Ruling): Ruling {
  if (DUTIES.has(ruling.call)) return { ...ruling, detail: { ...ruling.detail, ...DONE_AS_ALWAYS } };
  return opensAnUnaskedBack(match, ruling) ? { ...ruling, detail: { ...ruling.detail, ...UNASKED } } : ruling;
}

/** A player may be asked, and that shows when it opens. */
const opensAnUnaskedBack = (match: Match, { then = [] }: Ruling): boolean =>
  levelOf(match) === 'beginner' && then.some((one) => one.kind === 'offer' && one.name === 'back' && !asks(match, one));
