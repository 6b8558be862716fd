import type { Seat } from '@bande/core';
import { hasRoom, payable, returning, rightAgainst } from '../debts.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  isDoubles,
  colourOf,
  nameOf,
  owedBy,
  piecesOf,
  rightOf,
  SIDES_IN_TURN,
  sideOfSeat,
  type Fact,
  type Match,
  sideNamed,
  type Ruling,
} from '../state.ts';
import { other, SIDES, type Side } from '../table.ts';
import { courseOf } from './course.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { foulRuling, queenOutByFoul, turnLostByFoul } from './fouls.ts';
import { ruling } from './ruling.ts';
import { isJudged, ownRightToPlace, readStroke } from './stroke.ts';

/** Chapter XIV: dues and penalties. */

/** Own pieces of the stroke come out again. */
const ownPiecesComeOut: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { returned } = courseOf(stroke);
  return !isJudged(stroke) || returned === null
    ? null
    : owed(fact, 'returned', returned, { by: stroke.side, count: stroke.own });
};

/** One more piece for the striker; with none in the pockets it stays owed ['ICF-72b']. */
const pocketedStrikerIsADue: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { due } = courseOf(stroke);
  if (!isJudged(stroke) || due === null) return null;
  const available =
    piecesOf(match, stroke.side).length -
    stroke.ownLeft -
    owedBy(match, stroke.side) -
    (courseOf(stroke).returned === null ? 0 : stroke.own);
  return owed(fact, 'due', [...due, ...(available > 0 ? [] : (['ICF-72b'] as const))], { by: stroke.side, count: 1 });
};

/** So many pieces of a side are to come onto the board again. */
export const owed = (
  fact: Fact,
  call: 'returned' | 'due',
  laws: readonly Paragraph[],
  { by, count }: { readonly by: Side; readonly count: number },
): Ruling =>
  ruling(fact, call, laws, {
    against: by,
    detail: { count },
    then: (paragraphs) => [{ kind: 'owes', side: nameOf(by), what: 'due', count, paragraphs }],
  });

/** Opposing pieces stay pocketed, whatever else the stroke was. */
const opposingPiecesStayPocketed: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const early = stroke.as === 'early'; // [CI-5]
  if (!isJudged(stroke) || stroke.opposing === 0 || (!early && stroke.proper && !stroke.striker)) return null;
  const law = lawOfOpposing({ proper: !early && stroke.proper, withOwn: stroke.own > 0 });
  return ruling(fact, 'countsAsPocketed', [law], { for: other(stroke.side), detail: { count: stroke.opposing } });
};

/** With the striker, or in an improper stroke. */
export function lawOfOpposing({ proper, withOwn }: { readonly proper: boolean; readonly withOwn: boolean }): Paragraph {
  if (!proper) return 'ICF-76.1';
  return withOwn ? 'ICF-75.1' : 'ICF-74.1';
}

// ── placing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** CI-9: the debtor's side is on turn: the neighbour to the right; otherwise the player on turn himself. Who has just struck counts as on turn. */
function placerOf(match: Match, onTurn: Seat, debtor: Side): { readonly seat: Seat; readonly law: Paragraph } {
  if (sideOfSeat(onTurn) === debtor)
    return { seat: rightOf(match, onTurn), law: isDoubles(match) ? 'ICF-78b.i' : 'ICF-78a.1' };
  return { seat: onTurn, law: 'ICF-78b.ii' };
}

/** What can be placed now is announced, for each side by itself ['ICF-89a']; `match` is as it stands after the fact. Room that appears is used before the next stroke, whoever's turn it is [CI-14]. */
export function announcements(match: Match, fact: Fact, onTurn: Seat, before: Match): readonly Ruling[] {
  const open = SIDES_IN_TURN.filter((debtor) => payable(match, debtor) > 0 && !isJustGivenUp(before, fact, debtor));
  if (open.length === 0) return [];
  const room = hasRoom(match);
  return open.flatMap((debtor): readonly Ruling[] => {
    if (!room)
      return [ruling(fact, 'noRoom', ['ICF-79a'], { against: debtor, detail: { count: payable(match, debtor) } })];
    if (rightAgainst(match, debtor) !== undefined) return [];
    const { seat } = placerOf(match, onTurn, debtor);
    const waited = payable(before, debtor) > 0 && rightAgainst(before, debtor) === undefined;
    return [isToBePlacedBy(match, fact, seat, { debtor, onTurn, waited, both: open.length > 1 })];
  });
}

interface Placing {
  readonly debtor: Side;
  /** Who is on turn, or has just struck. */
  readonly onTurn: Seat;
  /** It was owed before this fact and could have been placed then. */
  readonly waited: boolean;
  /** Both sides owe something. */
  readonly both: boolean;
}
/** By whom it is: as the laws say, or as the umpire has named him. */
export function isToBePlacedBy(match: Match, fact: Fact, seat: Seat, placing: Placing): Ruling {
  const { debtor, onTurn, waited, both } = placing;
  const { law } = placerOf(match, onTurn, debtor);
  const count = payable(match, debtor);
  const laws: readonly Paragraph[] = [
    'ICF-9.1',
    'ICF-78a.1',
    law,
    ...(match.state.turn === onTurn && sideOfSeat(onTurn) === debtor ? (['ICF-78a.2'] as const) : []),
    ...(waited ? (['ICF-79a', ...afterWaiting(match, onTurn, debtor)] as const) : []),
    owedBy(match, debtor) > count ? 'ICF-83.2' : 'ICF-83.1',
    ...(both ? (['ICF-89a'] as const) : []),
    'ICF-87.1',
    'ICF-88',
  ];
  return ruling(fact, 'placing', laws, {
    for: other(debtor),
    against: debtor,
    detail: { seat, count },
    then: [{ kind: 'mayPlace', side: nameOf(other(debtor)), seat, paragraph: law }],
  });
}

/** What the right that ends here did not reach is announced after the next stroke: nobody is asked twice for the same piece [CI-10]. */
const isJustGivenUp = (before: Match, fact: Fact, debtor: Side): boolean => {
  if (fact.kind === 'decided')
    return (fact.call === 'waived' || fact.call === 'rightLost') && fact.against === nameOf(other(debtor));
  return (
    (fact.kind === 'optionTaken' || fact.kind === 'optionLapsed') && rightAgainst(before, debtor)?.id === fact.option
  );
};

/** In the creditor's own turn at once; in doubles the chance may have passed to his partner. */
function afterWaiting(match: Match, onTurn: Seat, debtor: Side): readonly Paragraph[] {
  if (sideOfSeat(onTurn) !== debtor) return ['ICF-81'];
  return isDoubles(match) ? ['ICF-79b'] : [];
}

// ── a piece is put down ───────────────────────────────────────────────────────────────────────────────────────────

interface Fault {
  readonly laws: readonly Paragraph[];
  readonly remedy: readonly Paragraph[];
}
/** What is wrong with a piece put down; the first that applies. */
function faultOf(fact: FactOf<'placed'>): Fault | null {
  if (fact.wrongColour && fact.noticed === 'before') return { laws: ['ICF-82a.2'], remedy: ['ICF-82a.1'] };
  if (fact.insideOuter === false) return { laws: ['ICF-85.2'], remedy: ['ICF-85.1'] };
  if (fact.moved) return { laws: ['ICF-86.2'], remedy: ['ICF-86.1'] };
  if (fact.onCentre === true) return { laws: ['ICF-89b.2'], remedy: ['ICF-89b.1'] };
  return fact.shotWithQueen === true ? { laws: ['ICF-114.2'], remedy: ['ICF-114.1'] } : null;
}
/** A piece that only disturbed another lies well enough once that one is put back. */
const liesWell = (fact: FactOf<'placed'>): boolean => {
  const fault = faultOf(fact);
  return fault === null || (fault.remedy.includes('ICF-86.1') && fact.at === undefined);
};

const pieceIsPlaced: Rule<'placed'> = ({ state }, fact) => {
  if (!liesWell(fact)) return null;
  const by = sideOfSeat(fact.by);
  const at = fact.at === undefined ? null : { x: fact.at[0] / 1000, y: fact.at[1] / 1000 };
  const colour = SIDES[colourOf(state, fact.wrongColour ? by : other(by))];
  return ruling(fact, 'placed', ['ICF-9.1', 'ICF-78a.1', 'ICF-84a'], {
    for: by,
    against: other(by),
    where: at,
    detail: { seat: fact.by },
    then: [{ kind: 'pieceIsPlaced', by: fact.by, colour, ...(fact.at === undefined ? {} : { at: fact.at }) }],
  });
};
const wrongColourStands: Rule<'placed'> = (_, fact) =>
  fact.wrongColour && fact.noticed === 'after'
    ? ruling(fact, 'countsAsLawful', ['ICF-82b'], { for: sideOfSeat(fact.by) })
    : null;
const badPlacingIsAFoul: Rule<'placed'> = (match, fact) => {
  const fault = faultOf(fact);
  return fault === null ? null : foulRuling(match, fact, fact.by, fault.laws);
};
const badPlacingIsPutRight: Rule<'placed'> = (_, fact) => {
  const fault = faultOf(fact);
  return fault === null ? null : ruling(fact, 'putRight', fault.remedy, { against: sideOfSeat(fact.by) });
};
const badPlacingCostsTheTurn: Rule<'placed'> = (match, fact) =>
  faultOf(fact) === null ? null : turnLostByFoul(match, fact, fact.by);
const badPlacingBringsTheQueenOut: Rule<'placed'> = (match, fact) =>
  faultOf(fact) === null ? null : queenOutByFoul(match, fact, fact.by);

// ── or not ────────────────────────────────────────────────────────────────────────────────────────────────────────

const placingOption = (match: Match, fact: { readonly option: number }): Match['options'][number] | undefined =>
  match.options.find((option) => option.id === fact.option && option.name === 'place');

/** All or none ['ICF-87.1']; whoever shuns the risk of a foul loses the right as well ['ICF-80']. */
const placingIsWaived: Rule<'optionTaken'> = (match, fact) => {
  const right = placingOption(match, fact);
  return right === undefined ? null : givenUp(match, fact, 'waived', sideNamed(right.owner));
};
/** Whoever strikes instead of placing has decided not to place [CI-63]. */
const strikingWaivesThePlacing: Rule<'strokeEnded'> = (match, fact) =>
  isJudged(readStroke(match, fact)) && ownRightToPlace(match, fact.by) !== undefined
    ? givenUp(match, fact, 'waived', sideOfSeat(fact.by))
    : null;
/** One clock for deciding and placing [CI-10]. */
const placingTimeIsUp: Rule<'optionLapsed'> = (match, fact) => {
  const right = placingOption(match, fact);
  return right === undefined ? null : givenUp(match, fact, 'rightLost', sideNamed(right.owner));
};

const GIVEN_UP = { waived: ['ICF-80', 'ICF-87.1'], rightLost: ['ICF-87.2', 'ICF-88'] } as const;
export const givenUp = (match: Match, fact: Fact, call: 'waived' | 'rightLost', owner: Side): Ruling =>
  ruling(fact, call, GIVEN_UP[call], {
    against: owner,
    then: [{ kind: 'placingIsGivenUp', side: nameOf(owner), count: payable(match, other(owner)) }],
  });

/** A stroke that does not end the board does not end it because nobody places either: the last piece of a colour comes back by the umpire's hand [CI-60]. */
export function lastPieceComesBack(before: Match, now: Match, fact: Fact, side: Side): Ruling | null {
  const [debt] = [...returning(before, side), ...returning(now, side)];
  return debt === undefined
    ? null
    : ruling(fact, 'lastPieceBack', [...debt.paragraphs, 'ICF-87.1', 'ICF-9.2', 'ICF-65a'], {
        against: side,
        then: [{ kind: 'lastPieceComesBack', side: nameOf(side) }],
      });
}

export const rules: Chapter = {
  strokeEnded: [strikingWaivesThePlacing, opposingPiecesStayPocketed, ownPiecesComeOut, pocketedStrikerIsADue],
  placed: [
    pieceIsPlaced,
    wrongColourStands,
    badPlacingIsAFoul,
    badPlacingIsPutRight,
    badPlacingCostsTheTurn,
    badPlacingBringsTheQueenOut,
  ],
  optionTaken: [placingIsWaived],
  optionLapsed: [placingTimeIsUp],
};
