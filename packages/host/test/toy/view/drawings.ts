import type { Drawing, Shape } from '@bande/stage/view';
import { FLAME, STICK } from './colours.ts';

const stick = (x: number, y: number, length: number): readonly Shape[] => [
  { tag: 'path', look: { d: `M${x} ${y}v${length}`, stroke: STICK.wood, strokeWidth: length / 12 } },
  { tag: 'circle', look: { cx: x, cy: y, r: length / 12, fill: STICK.head } },
];

/** The flame stands on the head. */
const flame = (x: number, y: number, size: number): readonly Shape[] =>
  [
    { share: 1, fill: FLAME.rim },
    { share: 0.5, fill: FLAME.heart },
  ].map(({ share, fill }): Shape => {
    const [wide, high] = [size * share * 0.45, size * share];
    return {
      tag: 'path',
      look: {
        d: `M${x} ${y - high}q${wide * 2} ${high * 0.9} 0 ${high}q${-wide * 2} ${-high * 0.1} 0 ${-high}z`,
        fill,
      },
    };
  });

/** A token of the score board, as high as a line of small text. */
export const litSign: Drawing = { width: 9, height: 17, shapes: [...stick(4.5, 8, 9), ...flame(4.5, 8.5, 8)] };
/** For a page that cannot draw the table. */
export const litMatch: Drawing = { width: 90, height: 150, shapes: [...stick(45, 70, 75), ...flame(45, 72, 66)] };
