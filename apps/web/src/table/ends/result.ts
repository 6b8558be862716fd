import type { AnyShape, Match, Words } from '@bande/core';
import { fill } from '../../ui/say.ts';
import { BOARD } from '../../board/words.ts';
import { TABLE } from '../words.ts';

type Ended = Pick<Match<AnyShape>, 'outcome' | 'setup'>;

/** Whoever plays alone against bots is told so himself. */
export function resultOf(match: Ended, sitters: readonly string[], nameOf: (side: string) => string): Words {
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return BOARD.draw;
  const people = peopleIn(match, sitters);
  const isYou = people.size === 1 && people.has(winner) && sitters.some((sitter) => sitter !== 'human');
  return isYou ? TABLE.youWon : fill(BOARD.won, { side: nameOf(winner) });
}

/** Somebody here has won, and not a bot. */
export function isCelebrated(match: Ended, sitters: readonly string[]): boolean {
  const winner = match.outcome?.winner ?? null;
  return winner !== null && peopleIn(match, sitters).has(winner);
}

const peopleIn = ({ setup }: Ended, sitters: readonly string[]): ReadonlySet<string> =>
  new Set(setup.seating.filter((_, seat) => sitters[seat] === 'human'));
