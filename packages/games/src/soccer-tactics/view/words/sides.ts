import type { SideLook } from '@bande/stage/view';
import type { SideName } from '../../table.ts';
import { TEAMS } from '../colours.ts';
import { sideWords, USUAL_COLOURS, type Colours } from './naming.ts';

/** The shape belongs to the side, whatever its colour. */
const SHAPES: Readonly<Record<SideName, SideLook['shape']>> = { red: 'disc', blue: 'diamond' };

const lookOf = (side: SideName, colours: Colours): SideLook => ({
  name: sideWords(side, colours),
  colour: TEAMS[colours[side]],
  shape: SHAPES[side],
});

export const looks = (colours: Colours = USUAL_COLOURS): Readonly<Record<SideName, SideLook>> => ({
  red: lookOf('red', colours),
  blue: lookOf('blue', colours),
});
