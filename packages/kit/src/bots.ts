import { createRandom, type Bot, type BotKind, type GameShape, type Random, type Words } from '@bande/core';

const NAMES: readonly (readonly [id: string, title: Words])[] = [
  ['beginner', { de: 'Anfänger', en: 'Beginner' }],
  ['club', { de: 'Vereinsspieler', en: 'Club player' }],
  ['expert', { de: 'Experte', en: 'Expert' }],
];

/** The three who play every game of the house, each by his strength. */
export const threeBots = <G extends GameShape, S>(
  strengths: readonly [beginner: S, club: S, expert: S],
  create: (strength: S, random: Random) => Bot<G>,
): readonly BotKind<G>[] =>
  NAMES.map(([id, title], i) => ({ id, title, create: (random) => create(strengths[i]!, random) }));

/** What somebody plays live with: what he chooses, and the keeper whom his other hand leads. */
export interface Lively<C, K> {
  readonly chair: C;
  readonly keeper: K;
}

/** Chair and hand have a chance of their own each: nobody promises in which order they are asked. */
export function livelyBy<C, K>(
  random: Random,
  chair: (random: Random) => C,
  keeper: (random: Random) => K,
): Lively<C, K> {
  const seed = random.below(0x1_0000_0000);
  return { chair: chair(createRandom(`chair ${seed}`)), keeper: keeper(createRandom(`keeper ${seed}`)) };
}
