import type { Motion } from '@bande/physics';
import { differing, isObject } from './position-delta.ts';

type Piece = Motion['pieces'][number];
/** The path of a hand that is led from where a piece begins. */
export type PathFrom = (piece: Piece) => readonly number[];

/**
 * One body in a shared position. What only stands or lies somewhere is a list: east, north, whether its rest has been told, angle, state; what is 0 at its end is left out.
 * A keeper who goes where his hand leads him is `led`: by what path is known from that.
 */

const MARKS = 5;

/** Its time is said only if it is not that of the motion. */
export function briefly(piece: Piece, now: number, pathFrom: PathFrom | null): object {
  const { t, x, y, angle = 0, place = 0, marks = [], ...more } = piece;
  const [told = 0, ...others] = marks;
  if (t === now && Object.keys(more).length === 0 && others.every((mark) => mark === 0))
    return withoutEnd([x, y, told, angle, place]);
  const { t: _, path, ...timeless } = piece;
  const isLed = path !== undefined && pathFrom !== null && differing(path, pathFrom(piece)) === undefined;
  const way = path === undefined ? {} : { path };
  return { ...(t === now ? {} : { t }), ...timeless, ...(isLed ? { led: true } : way) };
}

const withoutEnd = (list: readonly number[]): readonly number[] =>
  list.slice(0, 1 + list.findLastIndex((number, i) => number !== 0 || i < 2));

export function atLength(told: unknown, now: unknown, pathFrom: PathFrom | null): unknown {
  if (isObject(told)) return ledOn({ t: now, ...told }, pathFrom);
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

function ledOn({ led, ...piece }: Readonly<Record<string, unknown>>, pathFrom: PathFrom | null): unknown {
  return led === true && pathFrom !== null ? { ...piece, path: pathFrom(piece as unknown as Piece) } : piece;
}
