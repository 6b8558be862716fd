import { inPlay, playTick, type Clock, type Option } from '@bande/core';
import { fromNow } from '@bande/kit';
import { isAtRest } from './motion/index.ts';
import { isQuiet, lieNow, newPlate } from './plate.ts';
import { start } from './start.ts';
import type { Match, Setup, State, TippKick } from './state.ts';

/** A position as it is shared: one line of JSON, its times counted from now. */
interface Shared {
  readonly state: State;
  readonly clocks: readonly Clock[];
  readonly options: readonly Option<TippKick>[];
  readonly optionCount: number;
  readonly facts: number;
}

/** The state with its times from now on; a motion under way keeps its start, for only from there it is the same. */
export function keptOf(match: Match): State {
  const { plate } = match.state;
  if (plate === null) return match.state;
  const now = playTick(match);
  const { motion, told } = plate;
  const lies = isQuiet(motion) || (told === 0 && isAtRest(motion, now - motion.since));
  const kept = lies
    ? newPlate(lieNow(match)!, inPlay(0), motion)
    : { told, motion: { ...motion, since: inPlay(motion.since - now) } };
  return { ...match.state, plate: kept };
}

export function writePosition(match: Match): string {
  const shared: Shared = { state: keptOf(match), ...fromNow(match) };
  return JSON.stringify(shared);
}

export function readPosition(text: string, setup: Setup): Match | null {
  const fresh = start(setup);
  const read = jsonIn(text);
  if (!isShared(read, fresh.state)) return null;
  return { ...fresh, ...read };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
const isShared = (read: unknown, fresh: State): read is Shared =>
  typeof read === 'object' &&
  read !== null &&
  'state' in read &&
  'clocks' in read &&
  Array.isArray(read.clocks) &&
  'options' in read &&
  Array.isArray(read.options) &&
  typeof read.state === 'object' &&
  read.state !== null &&
  Object.keys(fresh).every((key) => Object.hasOwn(read.state as object, key));
