import type { AnyGame } from '@bande/core';
import type { Coverage } from '@bande/protocol';

/** One paragraph of the toy is cited and shown; loaded by its address. */
export const coverageOf = ({ id }: AnyGame): ReadonlyMap<string, Coverage> =>
  new Map(id === 'toy' ? [['TOY-1.3', { citedBy: ['heap.ts'], shownBy: ['the last match is a point'] }]] : []);
