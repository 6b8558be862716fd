import type { Seat } from '@bande/core';
import type { Consequence } from '../consequences.ts';
import { mayPutRackRight } from '../legal.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  boardRuns,
  isDoubles,
  isSolo,
  nameOf,
  rightOf,
  sideOfSeat,
  type Fact,
  type Match,
  type Ruling,
  type State,
} from '../state.ts';
import { breachNamed, type Breach } from './breaches.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import type { Side } from '../table.ts';
import { ruling } from './ruling.ts';
import { courseOf } from './course.ts';
import { isJudged, readStroke, struckBeforeRemoval, struckDuringPlacing } from './stroke.ts';

/** Chapter XI: every breach is a technical foul or a foul ['ICF-62']; before the first stroke of his turn and out of turn it is technical [CI-7]. */
const isFoul = (state: State, by: Seat): boolean =>
  by === state.turn && boardRuns(state) && state.board.strokesInTurn > 0;

export function foulRuling(match: Match, fact: Fact, by: Seat, laws: readonly Paragraph[]): Ruling {
  const { state } = match;
  if (isFoul(state, by)) return penalised(fact, 'foul', [...laws, 'ICF-14', 'ICF-64a.1', 'ICF-64a.2'], by);
  const class63: Paragraph = by === state.turn ? 'ICF-63a.1' : 'ICF-63b';
  return penalised(fact, 'technicalFoul', [...laws, 'ICF-14', class63, 'ICF-63a.2'], by);
}

/** One piece as a penalty ['ICF-14']. */
export const penalised = (fact: Fact, call: 'foul' | 'technicalFoul', laws: readonly Paragraph[], by: Seat): Ruling =>
  ruling(fact, call, laws, {
    against: sideOfSeat(by),
    detail: { penalty: 1, seat: by },
    then: (paragraphs) => [{ kind: 'owes', side: nameOf(sideOfSeat(by)), what: 'penalty', count: 1, paragraphs }],
  });

/** A foul that is no stroke costs the turn; the queen that was to be covered comes out with it [CI-21]. */
export const turnLostByFoul = (match: Match, fact: Fact, by: Seat): Ruling | null =>
  isFoul(match.state, by) ? turnPassesTo(match, fact, rightOf(match, by), ['ICF-64a.3']) : null;

export const turnPassesTo = (
  match: Match,
  fact: Fact,
  seat: Seat,
  laws: readonly Paragraph[],
  more: { readonly opposing?: number } = {},
): Ruling =>
  ruling(fact, 'turnPasses', [...laws, ...(isDoubles(match) ? (['ICF-49b.2'] as const) : [])], {
    for: sideOfSeat(seat),
    detail: { seat, ...more },
    then: [{ kind: 'turnPasses', to: seat }],
  });

export const queenOutByFoul = (match: Match, fact: Fact, by: Seat): Ruling | null =>
  isFoul(match.state, by) && match.state.board.queen === 'pending' ? queenOutOf(fact, by) : null;
export const queenOutOf = (fact: Fact, by: Seat): Ruling =>
  ruling(fact, 'queenOut', ['ICF-15', 'ICF-96.1', 'ICF-93.1'], {
    against: sideOfSeat(by),
    then: [{ kind: 'queenComesOut' }],
  });

// ── improper strokes ──────────────────────────────────────────────────────────────────────────────────────────────

/** Which laws the stroke itself broke ['ICF-2b']. */
const brokenBy = (match: Match, fact: FactOf<'strokeEnded'>): readonly Paragraph[] => [
  ...fact.improper.flatMap((what) => breachNamed(what).laws),
  ...(struckDuringPlacing(match, fact) ? (['ICF-50.4', 'ICF-62'] as const) : []),
  ...(struckBeforeRemoval(match, fact) ? (['ICF-124c'] as const) : []),
];

const improperStrokeIsAFoul: Rule<'strokeEnded'> = (match, fact) => {
  const stroke = readStroke(match, fact);
  const { penalty } = courseOf(stroke);
  if (!isJudged(stroke) || penalty === null) return null;
  return penalised(fact, 'foul', [...brokenBy(match, fact), 'ICF-64a.1', ...penalty], fact.by);
};

// ── the table of breaches ─────────────────────────────────────────────────────────────────────────────────────────

/** The breach as it applies here, or null: no offence in this place, or noticed too late. */
export function applying(match: Match, fact: FactOf<'breach'>): Breach | null {
  const breach = breachNamed(fact.what);
  const { state } = match;
  const holds = {
    board: boardRuns(state),
    afterBreak: state.board.breakMade,
    notHisRack: !state.board.breakMade && !mayPutRackRight(match, fact.by),
    ownTurn: fact.by === state.turn,
    othersTurn: fact.by !== state.turn,
    doubles: isDoubles(match),
  };
  if (breach.only?.some((one) => !holds[one]) === true) return null;
  return breach.unnoticed !== undefined && fact.noticed === 'after' ? null : breach;
}
const leadsToFoul = (match: Match, fact: FactOf<'breach'>): Breach | null => {
  const breach = applying(match, fact);
  return breach?.leads === 'foul' ? breach : null;
};

const breachIsAFoul: Rule<'breach'> = (match, fact) => {
  const breach = leadsToFoul(match, fact);
  if (breach === null) return null;
  return foulRuling(match, fact, fact.by, fact.what === 'overTime' ? lawsOfTheTime(match) : breach.laws);
};
const breachCostsTheTurn: Rule<'breach'> = (match, fact) =>
  leadsToFoul(match, fact) === null ? null : turnLostByFoul(match, fact, fact.by);
const breachBringsTheQueenOut: Rule<'breach'> = (match, fact) =>
  leadsToFoul(match, fact) === null ? null : queenOutByFoul(match, fact, fact.by);

const breachIsPutRight: Rule<'breach'> = (match, fact) => {
  const remedy = applying(match, fact)?.remedy;
  return remedy === undefined ? null : ruling(fact, 'putRight', remedy, { against: sideOfSeat(fact.by) });
};

/** Claims that die with the next stroke. */
const unnoticedBreachStands: Rule<'breach'> = (_, fact) => {
  const { unnoticed } = breachNamed(fact.what);
  return unnoticed === undefined || fact.noticed === 'before'
    ? null
    : ruling(fact, 'countsAsLawful', unnoticed, { for: sideOfSeat(fact.by) });
};

/** First and second time with a warning, the third costs the match [CI-47]. */
const distractionIsWarned: Rule<'breach'> = (match, fact) => {
  const side = sideOfSeat(fact.by);
  const times = match.state.distractions[side] + 1;
  return fact.what === 'distraction' && times < MOST_DISTRACTIONS
    ? ruling(fact, 'warned', ['ICF-129', 'ICF-143h'], {
        against: side,
        detail: { times },
        then: [oneMoreDistraction(fact.by)],
      })
    : null;
};
export const MOST_DISTRACTIONS = 3;
export const THIRD_DISTRACTION: readonly Paragraph[] = ['ICF-143', 'ICF-143h', 'ICF-129'];
/** It is counted too: an upheld protest may bring the match back. */
export const byTheThirdDistraction = (rulings: readonly Ruling[], of: Side): readonly Ruling[] =>
  rulings.map((one) => ({ ...one, then: [{ kind: 'distractionCounts', side: nameOf(of) }, ...(one.then ?? [])] }));
export const oneMoreDistraction = (by: Seat): Consequence => ({
  kind: 'distractionCounts',
  side: nameOf(sideOfSeat(by)),
});

// ── time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const timeIsUp = (fact: FactOf<'clockRanOut'>): boolean => fact.clock === 'stroke';
/** Who has taken too long over a stroke, by the clock or by a person's watch. */
export function overrunBy({ state }: Match, fact: Fact): Seat | null {
  if (fact.kind === 'breach') return fact.what === 'overTime' ? fact.by : null;
  return fact.kind === 'clockRanOut' && timeIsUp(fact) ? state.turn : null;
}
/** So often without a stroke between, two minutes in all, and he has broken the match off [CI-71]. */
export const MOST_OVERRUNS = 8;
const overruns = ({ state }: Match): number => (state.board.overruns ?? 0) + 1;
export const hasBrokenOff = (match: Match, fact: Fact): boolean =>
  overrunBy(match, fact) !== null && overruns(match) >= MOST_OVERRUNS;
export const BROKEN_OFF: readonly Paragraph[] = ['ICF-143', 'ICF-143g', 'ICF-50.1'];
const lastOverrunIsWarned = (match: Match, fact: Fact): Ruling | null => {
  const by = overrunBy(match, fact);
  return by === null || isSolo(match) || overruns(match) !== MOST_OVERRUNS - 1
    ? null
    : ruling(fact, 'warned', ['ICF-50.1', 'ICF-143g'], { against: sideOfSeat(by), detail: { times: overruns(match) } });
};
const overTimeIsWarned: Rule<'clockRanOut'> = lastOverrunIsWarned;
const overTimeAtTheDeskIsWarned: Rule<'breach'> = lastOverrunIsWarned;

/** Fifteen seconds for a stroke [CI-38]. */
const overTimeIsAFoul: Rule<'clockRanOut'> = (match, fact) =>
  timeIsUp(fact) ? foulRuling(match, fact, match.state.turn, lawsOfTheTime(match)) : null;
/** For a break they run from the umpire's Play on. */
export const lawsOfTheTime = ({ state }: Match): readonly Paragraph[] =>
  state.board.breakMade ? ['ICF-50.1'] : ['ICF-50.1', 'ICF-46.2'];
const overTimeCostsTheTurn: Rule<'clockRanOut'> = (match, fact) =>
  timeIsUp(fact) ? turnLostByFoul(match, fact, match.state.turn) : null;
const overTimeBringsTheQueenOut: Rule<'clockRanOut'> = (match, fact) =>
  timeIsUp(fact) ? queenOutByFoul(match, fact, match.state.turn) : null;

export const rules: Chapter = {
  strokeEnded: [improperStrokeIsAFoul],
  breach: [
    breachIsAFoul,
    breachCostsTheTurn,
    breachBringsTheQueenOut,
    breachIsPutRight,
    unnoticedBreachStands,
    distractionIsWarned,
    overTimeAtTheDeskIsWarned,
  ],
  clockRanOut: [overTimeIsWarned, overTimeIsAFoul, overTimeCostsTheTurn, overTimeBringsTheQueenOut],
};
