import type { Seat } from '@bande/core';
import { endByStroke } from '../referee/board-end.ts';
import { courseOf, type Course } from '../referee/course.ts';
import type { Stroke } from '../referee/stroke.ts';
import { onTheBoard, owedBy, ownOnBoard, PER_COLOUR, sideOfSeat, type Match } from '../state.ts';
import { other, type Side } from '../table.ts';
import type { Trial } from './scene.ts';

/** How a board stands for the player who is about to strike; his own side comes first. */
export interface Standing {
  readonly match: Match;
  readonly side: Side;
  readonly own: number;
  readonly opposing: number;
  readonly owed: number;
  readonly owedToMe: number;
  readonly right: boolean;
  readonly queen: 'board' | 'pending' | 'mine' | 'theirs';
  readonly coverTries: number;
  readonly breakMade: boolean;
}

export function standingOf(match: Match, seat: Seat): Standing {
  const { board } = match.state;
  const side = sideOfSeat(seat);
  const coveredBy = board.queenSide === side ? 'mine' : 'theirs';
  return {
    match,
    side,
    own: ownOnBoard(match.state, side),
    opposing: ownOnBoard(match.state, other(side)),
    owed: owedBy(match, side),
    owedToMe: owedBy(match, other(side)),
    right: board.queenRight[side],
    queen: board.queen === 'covered' ? coveredBy : board.queen,
    coverTries: board.coverTries,
    breakMade: board.breakMade,
  };
}

/** May the queen be pocketed for good, sooner or later in this stroke ['ICF-92', 'ICF-95b.1']? */
export const mayTakeQueen = ({ queen, owed, right, own }: Standing): boolean =>
  queen === 'board' && owed === 0 && (right || own > 1);
/** The last piece may not fall before the queen ['ICF-107a']. */
export const mustTakeQueenFirst = ({ queen, own, owed }: Standing): boolean => queen === 'board' && own + owed === 1;

const readTrial = (standing: Standing, { fell: [own, opposing, queen], strikerFell }: Trial): Stroke => ({
  side: standing.side,
  own,
  opposing,
  queen: queen > 0,
  striker: strikerFell,
  proper: true,
  ownLeft: standing.own - own,
  opposingLeft: standing.opposing - opposing,
  lastOwn: own > 0 && standing.own === own,
  lastOpposing: opposing > 0 && standing.opposing === opposing,
  nine: standing.own === PER_COLOUR,
  owing: standing.owed > 0,
  right: standing.right,
  covering: standing.queen === 'pending',
  coverTries: standing.coverTries,
  as: 'played',
});

/** What the laws make of a stroke that was tried. */
export type Verdict =
  | { readonly kind: 'over'; readonly won: boolean; readonly points: number }
  | { readonly kind: 'missedBreak' }
  /** `standing` is still that of the player who struck. */
  | { readonly kind: 'goesOn'; readonly kept: boolean; readonly standing: Standing };

export function verdictOn(standing: Standing, trial: Trial): Verdict {
  if (!standing.breakMade && !trial.touched) return { kind: 'missedBreak' };
  const stroke = readTrial(standing, trial);
  const end = endByStroke(
    standing.match,
    stroke,
    (side) => (side === standing.side ? standing.owed : standing.owedToMe) > 0,
  );
  if (end !== null) return { kind: 'over', won: end.winner === standing.side, points: end.points + end.extra };
  const course = courseOf(stroke);
  return { kind: 'goesOn', kept: course.kept, standing: standingAfter(standing, stroke, course) };
}

/** Pieces that come back are counted as owed: somebody else places them. */
function standingAfter(standing: Standing, stroke: Stroke, course: Course): Standing {
  const back = (course.returned === null ? 0 : stroke.own) + Number(course.due !== null);
  const queen = course.queen === null ? standing.queen : QUEEN_AFTER[course.queen.to];
  return {
    ...standing,
    match:
      queen === standing.queen
        ? standing.match
        : onTheBoard(standing.match, {
            queen: queen === 'mine' || queen === 'theirs' ? 'covered' : queen,
            queenSide: queen === 'board' ? null : standing.side,
          }),
    own: stroke.ownLeft,
    opposing: stroke.opposingLeft,
    owed: standing.owed + back,
    right: standing.right || stroke.own > 0,
    queen,
    coverTries: queen === 'pending' ? standing.coverTries + 1 : 0,
    breakMade: true,
  };
}
const QUEEN_AFTER = { out: 'board', pending: 'pending', covered: 'mine' } as const;
