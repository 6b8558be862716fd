import { settings } from '../ui/settings.ts';
import type { Sitter } from './session-parts.ts';

/** As many letters as stand beside a score on a phone. */
export const LONGEST_NAME = 12;

/** What people here are called, by seat; empty where nobody has said, and for bots. Several seats of one side are one person's. */
export function namesBySeat(
  seating: readonly string[],
  sitters: readonly Sitter[],
  names: readonly string[] = settings().names,
): readonly string[] {
  const sides = [...new Set(seating.filter((_, seat) => sitters[seat] === 'human'))];
  return seating.map((side, seat) => (sitters[seat] === 'human' ? (names[sides.indexOf(side)]?.trim() ?? '') : ''));
}
