import type { Motion } from '@bande/physics';
import { isObject } from './position-delta.ts';

type Piece = Motion['pieces'][number];

/** One body in a shared position. What only stands or lies somewhere is a list: east, north, whether its rest has been told, angle, state; what is 0 at its end is left out. */

const MARKS = 5;

/** Its time is said only if it is not that of the motion. */
export function briefly(piece: Piece, now: number): object {
  const { t, x, y, angle = 0, place = 0, marks = [], ...more } = piece;
  const [told = 0, ...others] = marks;
  if (t === now && Object.keys(more).length === 0 && others.every((mark) => mark === 0))
    return withoutEnd([x, y, told, angle, place]);
  const { t: _, ...timeless } = piece;
  return t === now ? timeless : piece;
}

const withoutEnd = (list: readonly number[]): readonly number[] =>
  list.slice(0, 1 + list.findLastIndex((number, i) => number !== 0 || i < 2));

export function atLength(told: unknown, now: unknown): unknown {
  if (isObject(told)) return { t: now, ...told };
  if (!Array.isArray(told)) return told;
  const [x, y, mark = 0, angle = 0, place = 0] = told as readonly unknown[];
  return {
    t: now,
    x,
    y,
    ...(angle === 0 ? {} : { angle }),
    ...(place === 0 ? {} : { place }),
    ...(mark === 0 ? {} : { marks: Array.from({ length: MARKS }, (_, i) => (i === 0 ? mark : 0)) }),
  };
}
