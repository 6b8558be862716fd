import type { Words } from '@bande/core';
import { cards } from 'virtual:cards';
import { fill, useSay } from '../../ui/say.ts';
import { useCompany, useNameOf } from './use-company.ts';
import { COMPANY } from './words.ts';

const titleOf = (game: string): Words => cards.find(({ id }) => id === game)?.game ?? { de: game, en: game };

/** Where the same people play on, and who said so; null: nobody does. */
export function useNextWords(): { readonly match: string; readonly by: number; readonly told: string } | null {
  const [, { next }] = useCompany();
  const say = useSay();
  const nameOf = useNameOf();
  if (next === null) return null;
  const { match, by, game } = next;
  return { match, by, told: say(fill(COMPANY.next, { name: nameOf(by), game: say(titleOf(game)) })) };
}
