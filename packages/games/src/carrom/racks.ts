import { direction } from '@bande/physics';
import { createRandom, type ChanceRequest, type Random } from '@bande/core';
import { COLOUR_PIECES, QUEEN, type Pieces } from './state.ts';
import { CENTRE, PIECE_RADIUS, type Point } from './table.ts';

/**
 * The rack: the queen on the centre circle, six pieces round her in alternating colours, twelve round those, again in
 * alternating colours and every one touching its neighbours; the white ones form a Y ['ICF-41a.3', CI-53].
 * `turned` is free: the breaker may turn it as a whole. `draws` say how hands have left it [CI-80]; without any it lies exactly.
 */
export function rack(turned: number, draws: Draws = []): Pieces {
  return draws.length === 0 ? exactRack(turned, 0) : leftByHands(turned, createRandom(`rack:${draws.join(':')}`));
}

/** What was drawn for a rack; nothing: it lies exactly. */
export type Draws = readonly number[];
export const RACK_DICE: ChanceRequest = { what: 'rack', faces: [65_536, 65_536], quiet: true };

/** Metres: pieces lie so far apart on average, and each of them at most half as far beside its place, so that none overlaps and no gap is wider than twice this. */
export const GAP = 5e-5;
/** Degrees that the rack as a whole may be turned to either side. */
export const TWIST = 0.5;

/** Turned as a whole, gaps and all. */
function leftByHands(turned: number, random: Random): Pieces {
  const { sin, cos } = direction(turned + TWIST * (2 * random.unit() - 1));
  return exactRack(0, GAP).map((at) => {
    const off = inTheUnitCircle(random);
    const [x, y] = [at!.x + (off.x * GAP) / 2, at!.y + (off.y * GAP) / 2];
    return { x: x * cos - y * sin, y: x * sin + y * cos };
  });
}

function inTheUnitCircle(random: Random): Point {
  for (;;) {
    const [x, y] = [2 * random.unit() - 1, 2 * random.unit() - 1];
    if (x * x + y * y <= 1) return { x, y };
  }
}

function exactRack(turned: number, gap: number): Pieces {
  const pieces: (Point | null)[] = Array.from({ length: 19 }, () => null);
  pieces[QUEEN] = CENTRE;
  const [white, black] = [[...COLOUR_PIECES[0]], [...COLOUR_PIECES[1]]];
  const put = (isWhite: boolean, at: Point): void => {
    pieces[(isWhite ? white : black).shift()!] = at;
  };
  const D = 2 * PIECE_RADIUS + gap;
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
