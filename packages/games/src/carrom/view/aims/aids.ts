import type { Action as AnyAction } from '@bande/core';
import type { Aid } from '@bande/stage/view';
import { colourOf, colourOfPiece, endOf, isSolo, sideOfSeat, type Carrom, type Match } from '../../state.ts';
import { aimedAt } from './aiming.ts';
import { words } from '../words/naming.ts';

type Choice = AnyAction<Carrom>;
/** Of two pieces in one line the nearer hides the other: they are one aim. */
const SAME_DEGREES = 0.5;

/** With keys alone: from one own piece to the next, from left to right and round again. */
export function aids(draft: Choice, match: Match): readonly Aid<Carrom>[] {
  if (draft.kind !== 'strike') return [];
  const { state } = match;
  const end = endOf(match, state.turn);
  const mine = colourOf(state, sideOfSeat(state.turn));
  const angles = state.board.pieces
    .flatMap((at, piece) => (at !== null && (isSolo(match) || colourOfPiece(piece) === mine) ? [at] : []))
    .map((at) => aimedAt(draft, end, at).angle)
    .toSorted((a, b) => a - b);
  const angle = angles.find((one) => one > draft.angle + SAME_DEGREES) ?? angles[0];
  if (angle === undefined) return [];
  return [
    {
      id: 'nextPiece',
      key: 'n',
      label: words('Auf den nächsten eigenen Stein zielen', 'Aim at the next own piece'),
      sets: { ...draft, angle },
      byKeyAlone: true,
    },
  ];
}
