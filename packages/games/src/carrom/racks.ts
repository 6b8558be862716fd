import { COLOUR_PIECES, QUEEN, type Pieces } from './state.ts';
import { CENTRE, direction, PIECE_RADIUS, type Point } from './table.ts';

/**
 * The rack: the queen on the centre circle, six pieces round her in alternating colours, twelve round those, again in
 * alternating colours and every one touching its neighbours; the white ones form a Y ['ICF-41a.3', CI-53].
 * `turned` is free: the breaker may turn it as a whole.
 */
export function rack(turned: number): Pieces {
  const pieces: (Point | null)[] = Array.from({ length: 19 }, () => null);
  pieces[QUEEN] = CENTRE;
  const [white, black] = [[...COLOUR_PIECES[0]], [...COLOUR_PIECES[1]]];
  const put = (isWhite: boolean, at: Point): void => {
    pieces[(isWhite ? white : black).shift()!] = at;
  };
  const D = 2 * PIECE_RADIUS;
  for (let corner = 0; corner < 6; corner++) put(corner % 2 === 0, polar(D, turned + 90 + corner * 60));
  for (let corner = 0; corner < 6; corner++) {
    put(true, polar(2 * D, turned + 90 + corner * 60));
    put(false, polar(D * Math.sqrt(3), turned + 120 + corner * 60));
  }
  return pieces;
}

const polar = (radius: number, degrees: number): Point => {
  const { sin, cos } = direction(degrees);
  return { x: radius * cos, y: radius * sin };
};
