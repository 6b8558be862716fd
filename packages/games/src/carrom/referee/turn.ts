import { rightOf, sideOfSeat, type PerSide } from '../state.ts';
import type { Paragraph } from '../rulebook.ts';
import { courseOf } from './course.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { turnPassesTo } from './fouls.ts';
import { ruling } from './ruling.ts';
import { readStroke, type Stroke } from './stroke.ts';

/** Chapter VIII: whose turn it is. A striker that left the board is no due and decides nothing by itself ['ICF-116', CI-41]. */
const ofTheStriker = (fact: FactOf<'strokeEnded'>): readonly Paragraph[] =>
  fact.jumped.includes('striker') ? ['ICF-116'] : [];
const counts = (as: string): boolean => as === 'played' || as === 'early';

const turnGoesOn: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { kept, turn } = courseOf(stroke);
  return !counts(stroke.as) || !kept
    ? null
    : ruling(fact, 'turnKept', [...turn, ...ofTheStriker(fact), 'ICF-50.3', 'ICF-124a'], {
        for: stroke.side,
        detail: { seat: fact.by, count: stroke.own },
      });
};

/** Of a lawful stroke of which nothing else is to be told: the opposing pieces that fell. */
function whatFell(
  { own, opposing, queen, striker, proper, as }: Stroke,
  { touched, jumped, late }: FactOf<'strokeEnded'>,
): { readonly opposing?: number } {
  const isPlain = as === 'played' && proper && touched && jumped.length === 0 && late.length === 0;
  return isPlain && own === 0 && !queen && !striker ? { opposing } : {};
}

/** To the opponent, in doubles to the player on the right; his time begins when the striker has been taken off. */
const turnPasses: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { kept, turn } = courseOf(stroke);
  if (!counts(stroke.as) || kept) return null;
  const laws: readonly Paragraph[] = [...turn, ...ofTheStriker(fact), 'ICF-50.3', 'ICF-124b'];
  return turnPassesTo(match, fact, rightOf(match, fact.by), laws, whatFell(stroke, fact));
};

/** Going on after pocketing only opposing pieces: the stroke is judged like any other, but the turn is over the moment it is seen [CI-39]. */
const goingOnIsStopped: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'playedOn' ? turnPassesTo(match, fact, rightOf(match, fact.by), ['ICF-125b.2']) : null;
const whatFellMeanwhileStays: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'playedOn'
    ? ruling(fact, 'countsAsLawful', ['ICF-125b.1'], { for: sideOfSeat(fact.by) })
    : null;

const umpireStopsThePlayer: Rule<'playedOn'> = (match, fact) =>
  turnPassesTo(match, fact, rightOf(match, fact.by), [fact.noticed === 'before' ? 'ICF-125a' : 'ICF-125b.2']);
const piecesOfTheTurnStay: Rule<'playedOn'> = (_, fact) =>
  fact.noticed === 'after' ? ruling(fact, 'countsAsLawful', ['ICF-125b.1'], { for: sideOfSeat(fact.by) }) : null;

/** A turn of somebody else, seen only after the next stroke, stands, and play goes on from there. */
const outOfTurnUnseenStands: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'played' && fact.by !== match.state.turn
    ? ruling(fact, 'countsAsLawful', ['ICF-51.2'], { for: sideOfSeat(fact.by) })
    : null;

/** A striker that slips without leaving lines or circle has not been played [CI-40]. */
const slipIsNoStroke: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'slip' ? ruling(fact, 'noStroke', ['ICF-127b'], { for: sideOfSeat(fact.by) }) : null;

/** Off one of the lines or the circle the stroke is made, touched or not. */
const strokeWithoutContactCounts: Rule<'strokeEnded'> = (match, fact) =>
  readStroke(match, fact).as === 'played' && !fact.touched && !fact.slipped && match.state.board.breakMade
    ? ruling(fact, 'countsAsLawful', ['ICF-127a'], { against: sideOfSeat(fact.by) })
    : null;

// ── the striker that still lies there ─────────────────────────────────────────────────────────────────────────────

/** In his own turn his time runs all the same ['ICF-124a']; the opponent's waits until it is gone. */
const strikerIsToBeTakenOff: Rule<'strikerOnBoard'> = (match, fact) =>
  ruling(
    fact,
    'strikerToBeTaken',
    [
      'ICF-123.2',
      ...(fact.by === match.state.turn ? (['ICF-124a'] as const) : (['ICF-50.3', 'ICF-124b', 'ICF-124c'] as const)),
    ],
    { against: sideOfSeat(fact.by), detail: { seat: fact.by }, then: [{ kind: 'strikerLies', of: fact.by }] },
  );
const timeBeginsWithoutTheStriker: Rule<'strikerTakenOff'> = ({ state }, fact) =>
  ruling(fact, 'strikerTaken', fact.by === state.turn ? ['ICF-123.2'] : ['ICF-123.2', 'ICF-50.3', 'ICF-124b'], {
    for: sideOfSeat(state.turn),
    detail: { seat: state.turn },
    then: [{ kind: 'strikerIsTaken' }],
  });

// ── three turns each without contact ──────────────────────────────────────────────────────────────────────────────

const MOST_IDLE = 3;
export const isVoid = (idle: PerSide<number>): boolean => idle[0] >= MOST_IDLE && idle[1] >= MOST_IDLE;

export const rules: Chapter = {
  strokeEnded: [
    slipIsNoStroke,
    outOfTurnUnseenStands,
    whatFellMeanwhileStays,
    goingOnIsStopped,
    strokeWithoutContactCounts,
    turnGoesOn,
    turnPasses,
  ],
  strikerOnBoard: [strikerIsToBeTakenOff],
  strikerTakenOff: [timeBeginsWithoutTheStriker],
  playedOn: [umpireStopsThePlayer, piecesOfTheTurnStay],
};
