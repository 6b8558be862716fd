import { DIRECTIONS, ROOM, ROOM_IN_HALF, type Square } from '../table.ts';

const LARGEST_NUMBER = 6;

/** For every square the numbers with which a pawn can end there, bit n for the number n; opponents end a path ['STW-2.7']. */
export function measureRun(run: Uint8Array, from: Square, opponents: Uint8Array, inOwnHalf: boolean): void {
  const room = inOwnHalf ? ROOM_IN_HALF : ROOM;
  run.fill(0);
  for (let d1 = 0; d1 < 8; d1++) {
    const step = DIRECTIONS[d1]!;
    const first = Math.min(LARGEST_NUMBER, room[from * 8 + d1]!);
    for (let k = 1, corner = from + step; k <= first; k++, corner += step) {
      run[corner]! |= 1 << k;
      if (opponents[corner] !== 0) break;
      if (k < LARGEST_NUMBER) turnOff(run, corner, opponents, room, d1, k);
    }
  }
}

/** The second segments from a corner: neither straight on nor back ['STW-2.3']. */
function turnOff(
  run: Uint8Array,
  corner: Square,
  opponents: Uint8Array,
  room: Uint8Array,
  d1: number,
  k: number,
): void {
  for (let d2 = 0; d2 < 8; d2++) {
    if (d2 === d1 || d2 === (d1 ^ 4)) continue;
    const step = DIRECTIONS[d2]!;
    const most = Math.min(LARGEST_NUMBER - k, room[corner * 8 + d2]!);
    for (let j = 1, square = corner + step; j <= most; j++, square += step) {
      run[square]! |= 1 << (k + j);
      if (opponents[square] !== 0) break;
    }
  }
}
