import type { Paragraph } from '../rulebook.ts';
import { colourOf, sideOfSeat, type Match } from '../state.ts';
import { SIDES } from '../table.ts';
import type { FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { readStroke } from './stroke.ts';

/** Chapters XII and XIII: pieces that jump, and pieces that lie oddly or fall late. */
function lawsOf(match: Match, fact: FactOf<'strokeEnded'>): readonly Paragraph[] {
  const pieces = fact.jumped.filter((disc) => disc !== 'striker');
  if (pieces.length === 0) return [];
  const own = SIDES[colourOf(match.state, sideOfSeat(fact.by))];
  const withQueen = pieces.includes('queen') && pieces.length > 1;
  const bothColours = pieces.includes('white') && pieces.includes('black') && own.length > 0;
  return [
    'ICF-9.2',
    'ICF-65a',
    ...(withQueen ? (['ICF-65b'] as const) : []),
    ...(bothColours ? (['ICF-65c'] as const) : []),
    ...(pieces.length > 2 ? (['ICF-65d'] as const) : []),
    ...(fact.cameBack.some((disc) => disc !== 'striker') ? (['ICF-66a.1'] as const) : []),
  ];
}

/** Also a piece that lies on the frame [CI-41]. */
export const jumpedPiecesGoToTheCentre: Rule<'strokeEnded'> = (match, fact) => {
  const laws = lawsOf(match, fact);
  return laws.length === 0 || readStroke(match, fact).as === 'slip' ? null : ruling(fact, 'jumpedPlaced', laws, { detail: { count: fact.jumped.filter((disc) => disc !== 'striker').length } });
};

/** What a returning piece pushed aside goes back as far as possible; the striker likewise [CI-41]. */
export const displacedPiecesGoBack: Rule<'strokeEnded'> = (_, fact) => (fact.cameBack.length > 0 ? ruling(fact, 'putRight', ['ICF-66a.2']) : null);

export const lampMakesItLawful: Rule<'strokeEnded'> = (_, fact) => (fact.viaLamp.length > 0 ? ruling(fact, 'liesWhereItFell', ['ICF-66b.1', 'ICF-66b.2'], { detail: { count: fact.viaLamp.length } }) : null);

/** What falls late belongs to the stroke that is not over yet [CI-24]. */
const LATE: Readonly<Record<FactOf<'strokeEnded'>['late'][number], readonly Paragraph[]>> = {
  influence: ['ICF-71'],
  removal: ['ICF-69b'],
  strikerOnRemoval: ['ICF-70b.1', 'ICF-70b.2'],
};
export const lateFallCounts: Rule<'strokeEnded'> = (_, fact) =>
  fact.late.length === 0 ? null : ruling(fact, 'countsAsPocketed', [...fact.late.flatMap((how) => LATE[how]), ...(fact.late.includes('influence') && fact.pocketed.queen ? (['ICF-113'] as const) : [])], { for: sideOfSeat(fact.by) });

/** Between two strokes it is pocketed without effect on the turn [CI-24]. */
export const pieceAtTheEdgeFalls: Rule<'fell'> = (_, fact) => ruling(fact, 'countsAsPocketed', [fact.piece === 'queen' ? 'ICF-113' : 'ICF-71'], { detail: { piece: fact.piece } });
