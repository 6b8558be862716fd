import { words, type Words } from '@bande/core';
import type { SideLook } from '@bande/stage/view';
import type { Side } from '../state.ts';
import { SIDES_PAINT } from './colours.ts';

export { words };

/** A side is told by its colour and by its shape. */
export const looks: Readonly<Record<Side, SideLook>> = {
  first: { name: words('Rot', 'Red'), colour: SIDES_PAINT.first, shape: 'disc' },
  second: { name: words('Blau', 'Blue'), colour: SIDES_PAINT.second, shape: 'diamond' },
};
export const sideWords = (side: Side): Words => looks[side].name;

export const sticks = (count: number): Words =>
  count === 1 ? words('1 Holz', '1 match') : words(`${count} Hölzer`, `${count} matches`);
