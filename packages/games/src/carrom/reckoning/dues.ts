import type { ConsequenceOf } from '../consequences.ts';
import { onePaid, oneReturned } from '../debts.ts';
import { COLOUR_PIECES, nameOf, onTheBoard, sideNamed, sideOfSeat, type Fact, type Match } from '../state.ts';
import { CENTRE, other, type Point } from '../table.ts';

export const isOwed = (match: Match, fact: Fact, { side, what, count, paragraphs }: ConsequenceOf<'owes'>): Match => ({
  ...match,
  debts: [
    ...match.debts,
    ...Array.from({ length: count }, () => ({ owedBy: side, paragraphs, factId: fact.id, what })),
  ],
});

/** A piece lies on the board again and the oldest debt is paid; a wrong colour that nobody saw pays it too ['ICF-82b']. */
export function pieceIsDown(match: Match, { by, colour, at }: ConsequenceOf<'pieceIsPlaced'>): Match {
  const { pieces, measured } = match.state.board;
  const piece = COLOUR_PIECES[sideNamed(colour)].find((one) => pieces[one] === null);
  const place: Point = at === undefined ? CENTRE : { x: at[0]! / 1000, y: at[1]! / 1000 };
  return othersCannotBeWaived(
    onePaid(
      onTheBoard(match, {
        pieces: piece === undefined ? pieces : pieces.with(piece, place),
        measured: measured && at !== undefined,
      }),
      other(sideOfSeat(by)),
    ),
    nameOf(sideOfSeat(by)),
  );
}

/** All or none: once a piece has been placed the others cannot be waived any more ['ICF-87.1']. */
const othersCannotBeWaived = (match: Match, owner: string): Match => ({
  ...match,
  options: match.options.map((option) =>
    option.name === 'place' && option.owner === owner ? { ...option, choices: [] } : option,
  ),
});

/** It pays what had to come out again; the umpire puts it down (hands.ts). */
export const lastPieceIsBack = (match: Match, { side }: ConsequenceOf<'lastPieceComesBack'>): Match =>
  oneReturned(match, sideNamed(side));
