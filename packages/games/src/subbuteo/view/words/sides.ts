import type { SideLook } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import { KITS } from '../colours.ts';
import { sideWords } from './naming.ts';

export const looks: Readonly<Record<Side, SideLook>> = {
  red: { name: sideWords('red'), colour: KITS.red.shirt, shape: 'disc' },
  blue: { name: sideWords('blue'), colour: KITS.blue.shirt, shape: 'diamond' },
};
