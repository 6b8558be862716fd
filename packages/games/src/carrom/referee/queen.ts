import type { Consequence } from '../consequences.ts';
import { hasQueenRight, nameOf, owedBy, sideOfSeat, type Board, type Fact, type Ruling } from '../state.ts';
import type { Paragraph } from '../rulebook.ts';
import { other, type Side } from '../table.ts';
import { courseOf } from './course.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { isJudged, readStroke } from './stroke.ts';

/** Chapter XV, 92-101: who may pocket the queen, who covers her, when she comes back. */
const CALLED = { out: 'queenOut', pending: 'queenPending', covered: 'queenCovered' } as const;
type Fate = keyof typeof CALLED;
const FOLLOWS: Readonly<Record<Fate, (side: Side) => Consequence>> = {
  out: () => ({ kind: 'queenComesOut' }),
  pending: (side) => ({ kind: 'queenMustBeCovered', side: nameOf(side) }),
  covered: (side) => ({ kind: 'queenIsCovered', side: nameOf(side) }),
};
/** What becomes of the queen: against the side that does not get her, or for the one that may cover her or has. */
export const queenIs = (fact: Fact, to: Fate, laws: readonly Paragraph[], side: Side): Ruling =>
  ruling(fact, CALLED[to], laws, {
    ...(to === 'out' ? { against: side } : { for: side }),
    then: [FOLLOWS[to](side)],
  });

/** In her own stroke or the next; the umpire places her, in the centre circle or as near as it gets, and that is final. */
export const queenAfterTheStroke: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { queen } = courseOf(stroke);
  if (!isJudged(stroke) || queen === null) return null;
  const laws =
    queen.to === 'out'
      ? ([...queen.laws, 'ICF-9.2', 'ICF-93.1', 'ICF-93.2', 'ICF-94.1', 'ICF-94.2', 'ICF-94.3'] as const)
      : queen.laws;
  return queenIs(fact, queen.to, laws, stroke.side);
};

/** The opponent struck before she was taken out: she counts as covered by the side that pocketed her [CI-25]. */
const queenLeftByTheNextStrokeIsCovered: Rule<'strokeEnded'> = (match, fact) => {
  const { side, as } = readStroke(match, fact);
  const { queen, queenSide } = match.state.board;
  return (as === 'played' || as === 'playedOn') && queen === 'pending' && queenSide === other(side)
    ? queenIs(fact, 'covered', ['ICF-96.2'], queenSide)
    : null;
};

/** Not taken out before the next stroke she counts as covered [CI-25]. */
const queenNotTakenOutIsCovered: Rule<'queenNotTakenOut'> = ({ state }, fact) =>
  queenIs(fact, 'covered', ['ICF-96.2'], leftInThePocketBy(state.board) ?? sideOfSeat(fact.by));
/** Whose queen may still lie in the pocket: on a measured board the program has taken her out itself. */
export function leftInThePocketBy({ queen, queenSide, uncoveredBy, measured, lastShooter }: Board): Side | null {
  if (queen === 'pending') return queenSide;
  const struckSince = lastShooter === null || sideOfSeat(lastShooter) !== uncoveredBy; // the claim lasts until the next stroke [CI-25]
  return queen === 'board' && !measured && struckSince ? uncoveredBy : null;
}

/** A queen that falls by itself counts for the player on turn, who must cover her with his next stroke [CI-24]. */
const mayHaveHer = (match: Parameters<Rule<'fell'>>[0]): boolean => {
  const side = sideOfSeat(match.state.turn);
  return hasQueenRight(match, side) && owedBy(match, side) === 0;
};
const fallenQueenMustBeCovered: Rule<'fell'> = (match, fact) =>
  fact.piece === 'queen' && mayHaveHer(match)
    ? queenIs(fact, 'pending', ['ICF-113', 'ICF-15'], sideOfSeat(match.state.turn))
    : null;
const fallenQueenIsPlacedAgain: Rule<'fell'> = (match, fact) =>
  fact.piece === 'queen' && !mayHaveHer(match)
    ? queenIs(fact, 'out', ['ICF-113', 'ICF-92', 'ICF-93.1'], sideOfSeat(match.state.turn))
    : null;

export const rules: Chapter = {
  strokeEnded: [queenAfterTheStroke, queenLeftByTheNextStrokeIsCovered],
  fell: [fallenQueenMustBeCovered, fallenQueenIsPlacedAgain],
  queenNotTakenOut: [queenNotTakenOutIsCovered],
};
