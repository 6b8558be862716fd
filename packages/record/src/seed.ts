import { ChanceStream, commitment, joinedSeed, type GameShape } from '@bande/core';
import type { Header, MatchRecord } from './format.ts';

/** The dice of a match for whoever knows the host's part of its seed: the players' parts stand in the header. */
export const chanceOf = <G extends GameShape>({ shares }: Pick<Header<G>, 'shares'>, part: string): ChanceStream =>
  new ChanceStream(joinedSeed(part, shares));

/** Why the parts of a seed cannot be those of this match, in one line, or null. Whether the rolls follow from them, only the replay shows. */
export function seedFault<G extends GameShape>({ seed, header }: MatchRecord<G>): string | null {
  const { seedCommitment, shares } = header;
  if (seedCommitment === null && shares !== undefined)
    return 'players have put something into a seed that was never committed to';
  if (seed === null || commitment(seed) === seedCommitment) return null;
  return seedCommitment === null
    ? 'a seed is revealed that was never committed to'
    : 'the revealed seed is not the one that was committed to';
}
