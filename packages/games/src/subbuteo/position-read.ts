import { z } from 'zod';
import { toldOf } from './crossings.ts';
import { groundIn } from './motion.ts';
import type { Loose } from './names.ts';
import { hasRoomAt } from './placing.ts';
import { givenSchema, positionSchema } from './position-schemas.ts';
import { start } from './start.ts';
import { withState, type Match, type Setup, type State } from './state.ts';

export const SEATINGS = [['red', 'blue'], ['red']] as const;
const seatingOf = (seats: number): (typeof SEATINGS)[number] =>
  SEATINGS.find(({ length }) => length === seats) ?? SEATINGS[0];

/** What the physics cannot go on from is no position. */
export function readPosition(text: string, setup: Setup): Match | null {
  const read = positionSchema.safeParse(jsonIn(text));
  if (!read.success) return null;
  const match = withState(start(setup), read.data as unknown as State);
  try {
    groundIn(match).motions.due(match.state.motion);
    return match;
  } catch {
    return null;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readGiven(given: unknown, edition: string): Match {
  const { lineUp, places, seats, mode, settings } = givenSchema.parse(given);
  const match = start({ edition, seating: seatingOf(seats), mode, settings }, lineUp);
  const ground = groundIn(match);
  const motion = (Object.entries(places) as [Loose, readonly [number, number]][]).reduce(
    (before, [what, [x, y]]) => ground.motions.put(before, 0, what, x / 1000 + 0, y / 1000 + 0),
    match.state.motion,
  );
  const placed = withState(match, { motion, told: toldOf(ground, motion, 0) });
  for (const [what, at] of Object.entries(places) as [Loose, readonly [number, number]][])
    if (!hasRoomAt(placed, what, at)) throw new z.ZodError([fault(`something is where ${what} is put`)]);
  return placed;
}

const fault = (message: string): z.core.$ZodIssue => ({ code: 'custom', path: ['places'], message, input: undefined });
