import type { AnyShape, Match, Words } from '@bande/core';
import { fill } from '../app/say.ts';
import { TABLE } from './words.ts';

/** Whoever plays alone against bots is told so himself. */
export function resultOf(
  { outcome, setup }: Pick<Match<AnyShape>, 'outcome' | 'setup'>,
  sitters: readonly string[],
  nameOf: (side: string) => string,
): Words {
  const winner = outcome?.winner ?? null;
  if (winner === null) return TABLE.draw;
  const people = new Set(setup.seating.filter((_, seat) => sitters[seat] === 'human'));
  const isYou = people.size === 1 && people.has(winner) && sitters.some((sitter) => sitter !== 'human');
  return isYou ? TABLE.youWon : fill(TABLE.won, { side: nameOf(winner) });
}
