import type { Consequence } from '../consequences.ts';
import { isForAPenalty, penaltyIn } from '../reckoning/penalty.ts';
import type { Match, Ruling } from '../state.ts';

/** Rule 12.1.2: beyond the end of time there is the penalty, and nothing else. */

/** A free kick for whoever has the penalty: there is no time for it, and his penalty stays due [S-218]. */
const isFreeKickFor = (one: Consequence, side: Ruling['for']): boolean =>
  one.kind === 'offer' &&
  one.name === 'sanction' &&
  one.to === side &&
  one.choices.some(({ choice, call }) => choice === 'take' && call === 'freeKick');

/** 'FISTF-II.12.1.2.3': the offence is called, and it counts; nobody may flick. */
export function asTimeAllows(match: Match, rulings: readonly Ruling[]): readonly Ruling[] {
  if (!isForAPenalty(match)) return rulings;
  return rulings.map((one) => {
    const then = one.then?.filter((next) => !isFreeKickFor(next, penaltyIn(match)!.by)) ?? [];
    const isOnlyCalled = then.length < (one.then?.length ?? 0);
    if (!isOnlyCalled && one.call !== 'illegalFlick') return one;
    const { restart: _restart, where: _where, ...called } = one;
    return {
      ...(isOnlyCalled ? called : one),
      paragraphs: [...one.paragraphs, 'FISTF-II.12.1.2.3' as const],
      ...(isOnlyCalled ? { then } : {}),
    };
  });
}
