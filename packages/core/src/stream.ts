import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape, Seat } from './shape.ts';
import { TICKS_PER_SECOND } from './time.ts';

export const STREAMS_PER_SECOND = 30;
/** So many ticks lie between two targets of one hand. */
export const STREAM_GAP = TICKS_PER_SECOND / STREAMS_PER_SECOND;

/**
 * A hand heads for another place. It asks for no right and breaks no rule, so play may be stopped for an option meanwhile;
 * what comes too soon or changes nothing is dropped, and only the host is told.
 */
export function steer<G extends GameShape>(
  { streams }: Game<G>,
  match: Match<G>,
  seat: Seat,
  to: readonly number[],
): Result<Match<G>> {
  const last = match.streamed?.[seat];
  if (streams === undefined || match.setup.seating[seat] === undefined) return dropped('there is no such hand');
  if (to.length !== streams.size || !to.every(Number.isSafeInteger))
    return dropped(`a target has ${streams.size} whole numbers`);
  if (last !== undefined && match.tick - last < STREAM_GAP)
    return dropped(`at most ${STREAMS_PER_SECOND} targets a second`);
  const state = streams.steer(match, seat, to);
  if (state === null) return dropped('nothing new');
  return accept({ ...match, state, streamed: { ...match.streamed, [seat]: match.tick } });
}

const dropped = (why: string): Result<never> => refuse('dropped', [], why);
