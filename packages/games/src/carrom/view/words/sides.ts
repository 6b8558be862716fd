import type { SideLook } from '@bande/stage/view';
import type { SideName } from '../../table.ts';
import { PLACES } from '../colours.ts';
import { sideWords } from './naming.ts';

export const looks: Readonly<Record<SideName, SideLook>> = {
  white: { name: sideWords('white'), colour: PLACES.white, shape: 'disc' },
  black: { name: sideWords('black'), colour: PLACES.black, shape: 'diamond' },
};
