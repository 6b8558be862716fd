import type { Equipment, Keeper } from '../equipment-schema.ts';
import { hinting, NOTHING, thousandths, type Found } from './check.ts';

const PITCH_LENGTH = 1060;

/**
 * Room for the whole keeper behind the goal line, reckoned with those that are there. A keeper that keeps its own rule may be too long for every plate
 * that keeps the other: a hint about the plate, never against the keeper.
 */
export function keeperOnPlate({ plate, pitch, players = [] }: Equipment): Found {
  const keepers = players.flatMap((player) => player.keepers);
  if (plate?.length === undefined || keepers.length === 0) return NOTHING;
  const room = thousandths((plate.length - (pitch?.length ?? PITCH_LENGTH)) / 2);
  const lengths = keepers.map(lengthOf);
  const needed = thousandths(Math.max(0, ...lengths.map((length) => length ?? 0)));
  return hinting([
    ...(lengths.includes(null) ? [hintWith(null, 'every keeper measured: figure, rod and box')] : []),
    ...(needed > room ? [hintWith(room, `at least ${needed}, the longest keeper`)] : []),
  ]);
}

const hintWith = (found: number | null, allowed: string): Found['warnings'][number] => ({
  paragraph: 'DTKV-1.K22',
  item: 'plate.length: room behind the goal line',
  found,
  allowed,
});

/** With the figure just behind the goal line: figure, rod and box one after the other. */
function lengthOf({ figure, rod, box }: Keeper): number | null {
  const parts = [figure?.thickness, rod?.length, box?.depth];
  return parts.includes(undefined) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
