import type { Body, Motion, Piece } from './contract.ts';
import { whenItLies } from './figure/state.ts';
import { recentBlows } from './solid/jam.ts';

/** The same motion with its clock put back, so that `now` is 0: every time that it holds goes along, and what is over is forgotten. */
export function retimed(motion: Motion, bodies: readonly Body[], now: number): Motion {
  return {
    ...motion,
    t: motion.t - now,
    pieces: motion.pieces.map((piece, i) => retimedPiece(piece, bodies[i]!, now)),
    // Since when things lean on each other says nothing to balls and figures; that they do is said by a time from 0 on.
    leans: motion.leans.map(([a, b]) => [a, b, 0]),
  };
}

function retimedPiece({ marks, own, ...piece }: Piece, { kind }: Body, now: number): Piece {
  const blows = recentBlows(marks ?? [], own ?? [], now);
  const numbers = whenItLies(kind.name, piece.place ?? 0, blows.own, now);
  return {
    ...piece,
    t: piece.t - now,
    ...(blows.marks.some((mark) => mark !== 0) ? { marks: blows.marks } : {}),
    ...(numbers.some((number) => number !== 0) ? { own: numbers } : {}),
  };
}
