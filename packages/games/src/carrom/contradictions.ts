import type { EventOf } from './events.ts';
import { onBoard, PIECE_NAMES, type Match } from './state.ts';

/** What cannot have been: a stroke that says two things at once, or speaks of pieces that are not on the board. One line for the person who entered it. */
export function strokeFault(match: Match, stroke: EventOf<'strokeEnded'>): string | null {
  const { pocketed, jumped, cameBack, viaLamp, late, fell, touched, slipped } = stroke;
  const pieces = pocketed.white + pocketed.black + Number(pocketed.queen);
  const movedPieces = pieces + [...jumped, ...viaLamp].filter((disc) => disc !== 'striker').length;
  const fellLate = late.includes('influence') || late.includes('removal');
  const strange = cameBack.find((disc) => countOf(cameBack, disc) > countOf(jumped, disc));
  if (strange !== undefined) return `cameBack: ${strange} came back more often than it jumped`;
  if (pocketed.striker && jumped.includes('striker')) return 'pocketed.striker: the striker has left the board, so it cannot have been pocketed';
  if (countOf(jumped, 'striker') > 1) return 'jumped: there is only one striker';
  if (slipped && (movedPieces > 0 || pocketed.striker || jumped.length > 0)) return 'slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)';
  if (!touched && movedPieces > 0 && !fellLate) return 'touched: pieces fell or jumped, so something was touched';
  if (fellLate && pieces === 0) return 'late: no piece fell';
  if (late.includes('strikerOnRemoval') && !pocketed.striker) return 'late: strikerOnRemoval needs pocketed.striker (ICF-70b.1)';
  return tooMany(match, stroke) ?? (fell === undefined || sameCounts(fell, pocketed) ? null : 'fell: it names other pieces than pocketed counts');
}

const countOf = (list: readonly string[], disc: string): number => list.filter((one) => one === disc).length;

/** Nothing falls, jumps or comes off the lamp that did not lie on the board. */
function tooMany({ state }: Match, { pocketed, jumped, viaLamp }: EventOf<'strokeEnded'>): string | null {
  const there = { white: onBoard(state.board.pieces, 0), black: onBoard(state.board.pieces, 1), queen: Number(state.board.queen === 'board') };
  for (const kind of ['white', 'black', 'queen'] as const) {
    const moved = Number(pocketed[kind]) + countOf(jumped, kind) + countOf(viaLamp, kind);
    if (moved > there[kind]) return kind === 'queen' ? `queen: ${there.queen === 0 ? 'she is not on the board' : 'she cannot fall and jump in one stroke'}` : `${kind}: ${moved} pieces fell or jumped, but ${there[kind]} lie on the board`;
  }
  return null;
}

const sameCounts = (fell: readonly string[], { white, black, queen }: EventOf<'strokeEnded'>['pocketed']): boolean =>
  new Set(fell).size === fell.length &&
  fell.every((name) => PIECE_NAMES.includes(name)) &&
  fell.filter((name) => name.startsWith('w')).length === white &&
  fell.filter((name) => name.startsWith('b')).length === black &&
  fell.includes('q') === queen;
