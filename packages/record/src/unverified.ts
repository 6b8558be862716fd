import { canonical, type Game, type GameShape } from '@bande/core';
import { readingsOf, type MatchRecord } from './format.ts';
import { isWordOfAPerson } from './result.ts';
import { ENGINE_VERSION } from './version.ts';

/** What no replay can show, because only those who were there know it. */
export type Unverified =
  /** Where and how the match was held. */
  | 'mode'
  /** When each input was made. */
  | 'times'
  /** Facts, corrections, clocks that were set and what players say (a concession) are a person's word. */
  | 'facts'
  /** That a side gave up or left, or both agreed, is the host's word. */
  | 'ending'
  | 'players'
  | 'equipment'
  /** The rolls follow from the seed; who chose it, and how often, nobody saw. */
  | 'seed'
  /** The rolls are as they were told. */
  | 'dice'
  | 'engine'
  /** Readings of open passages that are not, or no longer, the published ones. */
  | 'readings'
  /** The match before the first input. */
  | 'start';

/** In this order. */
export function unverifiedIn<G extends GameShape>(
  game: Game<G>,
  { header, from, inputs, seed }: MatchRecord<G>,
): readonly Unverified[] {
  const rolls = inputs.some(({ kind }) => kind === 'chance');
  const claims: readonly (readonly [Unverified, boolean])[] = [
    ['mode', true],
    ['times', inputs.length > 0],
    ['facts', inputs.some((input) => isWordOfAPerson(game, input))],
    ['ending', inputs.some(({ kind }) => kind === 'ended')],
    ['players', (header.players ?? []).length > 0],
    ['equipment', header.equipment !== null],
    ['seed', rolls && seed !== null],
    ['dice', rolls && seed === null],
    ['engine', header.engine !== ENGINE_VERSION],
    ['readings', canonical(header.readings) !== canonical(readingsOf(game))],
    ['start', from !== null],
  ];
  return claims.flatMap(([what, isClaimed]) => (isClaimed ? [what] : []));
}
