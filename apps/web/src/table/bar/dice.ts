import type { ChanceRequest, Words } from '@bande/core';
import { TABLE } from '../words.ts';

/** A die has few faces; what has many is spun. */
const SPUN_FROM = 21;
export const isSpun = (chance: ChanceRequest | null): boolean =>
  chance !== null && chance.faces.some((n) => n >= SPUN_FROM);

export const rollWords = (chance: ChanceRequest): Words => {
  if (chance.faces.every((n) => n === 2)) return TABLE.toss;
  return isSpun(chance) ? TABLE.spin : TABLE.rollDice;
};
