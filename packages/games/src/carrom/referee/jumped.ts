import type { Paragraph } from '../rulebook.ts';
import { jumpedInOrder } from '../lie.ts';
import { colourOf, PIECE_NAMES, sideOfSeat } from '../state.ts';
import { SIDES } from '../table.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { readStroke } from './stroke.ts';

/** Chapters XII and XIII: pieces that jump, and pieces that lie oddly or fall late. */
const jumpedPieces = (fact: FactOf<'strokeEnded'>): readonly string[] =>
  fact.jumped.filter((disc) => disc !== 'striker');

export function lawsOfJumping(pieces: readonly string[], cameBack: readonly string[] = []): readonly Paragraph[] {
  return [
    'ICF-9.2',
    'ICF-65a',
    ...(pieces.includes('queen') && pieces.length > 1 ? (['ICF-65b'] as const) : []),
    ...(pieces.includes('white') && pieces.includes('black') ? (['ICF-65c'] as const) : []),
    ...(pieces.length > 2 ? (['ICF-65d'] as const) : []),
    ...(cameBack.some((disc) => disc !== 'striker') ? (['ICF-66a.1'] as const) : []),
  ];
}

/** The queen first, then the shooter's pieces, then the others; also a piece that lies on the frame [CI-41]. */
export const jumpedPiecesGoToTheCentre: Rule<'strokeEnded'> = (match, fact) => {
  const pieces = jumpedPieces(fact);
  if (pieces.length === 0 || readStroke(match, fact).as === 'slip') return null;
  const own = SIDES[colourOf(match.state, sideOfSeat(fact.by))];
  const first = ['queen', own].find((kind) => pieces.includes(kind)) ?? pieces[0]!;
  return ruling(fact, 'jumpedPlaced', lawsOfJumping(pieces, fact.cameBack), {
    detail: { count: pieces.length, first },
    then: [{ kind: 'jumpedComeBack', pieces: jumpedInOrder(match, fact).map((piece) => PIECE_NAMES[piece]!) }],
  });
};

/** What a returning piece pushed aside goes back as far as possible; the striker likewise [CI-41]. */
const displacedPiecesGoBack: Rule<'strokeEnded'> = (_, fact) =>
  fact.cameBack.length > 0 ? ruling(fact, 'putRight', DISPLACED) : null;
export const DISPLACED: readonly Paragraph[] = ['ICF-66a.2'];

const lampMakesItLawful: Rule<'strokeEnded'> = (_, fact) =>
  fact.viaLamp.length > 0
    ? ruling(fact, 'liesWhereItFell', ['ICF-66b.1', 'ICF-66b.2'], { detail: { count: fact.viaLamp.length } })
    : null;

/** What falls late belongs to the stroke that is not over yet [CI-24]. */
export const LATE: Readonly<Record<FactOf<'strokeEnded'>['late'][number], readonly Paragraph[]>> = {
  influence: ['ICF-71'],
  removal: ['ICF-69b'],
  strikerOnRemoval: ['ICF-70b.1', 'ICF-70b.2'],
};
const lateFallCounts: Rule<'strokeEnded'> = (_, fact) =>
  fact.late.length === 0
    ? null
    : ruling(
        fact,
        'countsAsPocketed',
        [
          ...fact.late.flatMap((how) => LATE[how]),
          ...(fact.late.includes('influence') && fact.pocketed.queen ? (['ICF-113'] as const) : []),
        ],
        { for: sideOfSeat(fact.by) },
      );

/** Between two strokes it is pocketed without effect on the turn [CI-24]. */
const pieceAtTheEdgeFalls: Rule<'fell'> = (_, fact) =>
  ruling(fact, 'countsAsPocketed', [fact.piece === 'queen' ? 'ICF-113' : 'ICF-71'], {
    detail: { piece: fact.piece },
    then: [{ kind: 'falls', piece: fact.piece }],
  });

export const rules: Chapter = {
  strokeEnded: [lateFallCounts, jumpedPiecesGoToTheCentre, displacedPiecesGoBack, lampMakesItLawful],
  fell: [pieceAtTheEdgeFalls],
};
