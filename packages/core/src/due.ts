import { runsOutAt } from './clock.ts';
import type { Game, Motion } from './game.ts';
import { atDesk, playTick, tableTick, type Match } from './match.ts';
import { lapsesAt, type Option } from './option.ts';
import type { GameShape } from './shape.ts';
import { FOREVER, inPlay, later, type PlayTick, type Tick } from './time.ts';

/** What happens by itself, and when; `look` is nothing but the tick at which a game that steps is to be asked again. */
export type Due<G extends GameShape> =
  | (Motion<G> & { readonly what: 'motion' })
  | { readonly at: PlayTick; readonly what: 'option'; readonly option: Option<G> }
  | { readonly at: PlayTick; readonly what: 'clock'; readonly clock: string }
  | { readonly at: PlayTick; readonly what: 'look' };

/** What is due first by `until`: motion, then options, then clocks, each in the order in which they were opened. */
export function firstDue<G extends GameShape>(game: Game<G>, match: Match<G>, until: PlayTick): Due<G> | null {
  const { happen } = game;
  const timed = firstTimed(match, until);
  if (happen.next === undefined) return timed;
  const now = playTick(match);
  const end = Math.max(now, timed?.at ?? until);
  const look = Math.min(end, now + Math.max(1, happen.reach?.(match) ?? Infinity));
  const motion = happen.next(match, inPlay(look));
  if (motion !== null) return { ...motion, what: 'motion' };
  return look < end ? { at: inPlay(look), what: 'look' } : timed;
}

function firstTimed<G extends GameShape>(match: Match<G>, until: PlayTick): Due<G> | null {
  let first: Due<G> | null = null;
  const isFirst = (at: PlayTick | null): at is PlayTick =>
    at !== null && (first === null ? at <= until : at < first.at);
  // At a desk no right lapses by itself: the referee says when its time is up.
  for (const option of atDesk(match) ? [] : match.options) {
    const at = lapsesAt(option);
    if (isFirst(at)) first = { at, what: 'option', option };
  }
  for (const clock of match.clocks) {
    const at = runsOutAt(clock);
    if (isFirst(at)) first = { at, what: 'clock', clock: clock.name };
  }
  return first;
}

/** The match for whoever sets a timer or draws ahead (`happen.foresee`). */
export const foreseen = <G extends GameShape>({ happen }: Game<G>, match: Match<G>): Match<G> =>
  happen.foresee?.(match) ?? match;

/** The tick of table time, not after `until`, to which a host may let time pass before it has to look again; null: nothing comes by itself. */
export function nextDue<G extends GameShape>(game: Game<G>, match: Match<G>, until: Tick = FOREVER): Tick | null {
  if (match.pausedAt !== null || match.outcome !== null) return null;
  const due = firstDue(game, match, later(inPlay(until), -match.held));
  return due === null ? null : tableTick(match, due.at);
}
