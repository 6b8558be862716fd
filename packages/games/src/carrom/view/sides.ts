import type { SideLook } from '@bande/stage/view';
import type { SideName } from '../table.ts';
import { sideWords } from './naming.ts';

/** Colours of the players' places, unlike those of the pieces; one light, one dark. */
export const looks: Readonly<Record<SideName, SideLook>> = {
  white: { name: sideWords('white'), colour: '#f0b64a', shape: 'disc' },
  black: { name: sideWords('black'), colour: '#2f7a96', shape: 'diamond' },
};
