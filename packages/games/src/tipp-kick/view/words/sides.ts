import { SIDE_COLOURS } from '@bande/stage/palette';
import type { SideLook } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import { sideWords } from './naming.ts';

/** Dark and a disc, light and a diamond: nobody has to tell red from blue. */
export const looks: Readonly<Record<Side, SideLook>> = {
  red: { name: sideWords('red'), colour: SIDE_COLOURS.dark, shape: 'disc' },
  blue: { name: sideWords('blue'), colour: SIDE_COLOURS.light, shape: 'diamond' },
};
