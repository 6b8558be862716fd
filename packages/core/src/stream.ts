import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape, Seat } from './shape.ts';
import { later, tick, TICKS_PER_SECOND, type Tick } from './time.ts';

const STREAMS_PER_SECOND = 30;
/** So many ticks lie between two targets of one hand. */
export const STREAM_GAP = TICKS_PER_SECOND / STREAMS_PER_SECOND;

/** Targets lie within this on both sides of zero: records keep the differences between them. */
const FURTHEST = 1_000_000_000;
const isPlace = (n: number): boolean => Number.isInteger(n) && Math.abs(n) <= FURTHEST;

/** From this tick on a hand is heard again. */
export const heardAgainAt = <G extends GameShape>({ streamed }: Match<G>, seat: Seat): Tick =>
  later(streamed?.[seat] ?? tick(0 - STREAM_GAP), STREAM_GAP);

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
  if (streams === undefined || match.setup.seating[seat] === undefined) return dropped('there is no such hand');
  if (to.length !== streams.size || !to.every(isPlace)) return dropped(`a target has ${streams.size} whole numbers`);
  if (match.tick < heardAgainAt(match, seat)) return dropped(`at most ${STREAMS_PER_SECOND} targets a second`);
  // Records know no negative zero.
  const state = streams.steer(
    match,
    seat,
    to.map((n) => n + 0),
  );
  if (state === null) return dropped('nothing new');
  return accept({ ...match, state, streamed: { ...match.streamed, [seat]: match.tick } });
}

const dropped = (why: string): Result<never> => refuse('dropped', [], why);
