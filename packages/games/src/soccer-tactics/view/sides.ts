import type { SideLook } from '@bande/stage/view';
import type { SideName } from '../table.ts';
import { sideWords, USUAL_COLOURS, type Colour, type Colours } from './naming.ts';

/** Red and green are dark, blue and yellow light, so that any two of the box's usual pairs differ in lightness. */
const PAINT: Readonly<Record<Colour, string>> = {
  red: '#b3262e',
  blue: '#8ec9f5',
  yellow: '#f2cd4e',
  green: '#1f6b3f',
};
/** The shape belongs to the side, whatever its colour. */
const SHAPES: Readonly<Record<SideName, SideLook['shape']>> = { red: 'disc', blue: 'diamond' };

const lookOf = (side: SideName, colours: Colours): SideLook => ({
  name: sideWords(side, colours),
  colour: PAINT[colours[side]],
  shape: SHAPES[side],
});

export const looks = (colours: Colours = USUAL_COLOURS): Readonly<Record<SideName, SideLook>> => ({
  red: lookOf('red', colours),
  blue: lookOf('blue', colours),
});
