import type { FactId } from '@bande/core';
import { groundIn } from '../motion.ts';
import { other } from '../names.ts';
import { missingFor, verdictOn, type Missing } from '../reckoning/over-line.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { onTheField, type Spot, type Where, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rules 14.1, 15.1 and 16.1: the ball is over a line, and who gets it. */

/** 'FISTF-II.14.1.1', 'FISTF-II.14.1.2.1'. */
const ballIsOverTheTouchline: Rule<'ballOver'> = (match, fact) => awarded(match, fact, 'throwIn');
/** 'FISTF-II.15.1.1', 'FISTF-II.15.1.2'. */
const ballIsOutForAGoalKick: Rule<'ballOver'> = (match, fact) => awarded(match, fact, 'goalKick');
/** 'FISTF-II.16.1.1'. */
const ballIsOutForACorner: Rule<'ballOver'> = (match, fact) => awarded(match, fact, 'corner');

/** Play stands as soon as the whole ball is over the line ['FISTF-II.4.3.2'], and nobody may make a block flick any more ['FISTF-II.6.2.7.c']. */
function awarded(match: Match, fact: FactOf<'ballOver'>, kind: 'throwIn' | 'goalKick' | 'corner') {
  const verdict = verdictOn(match, fact);
  if (verdict?.is !== kind) return null;
  const { for: side, paragraphs } = verdict;
  const place = PLACE[kind](match, fact);
  const stopped: readonly Paragraph[] =
    match.state.block === null
      ? ['FISTF-II.4.3.2', 'FISTF-I.7.1']
      : ['FISTF-II.4.3.2', 'FISTF-I.7.1', 'FISTF-II.6.2.7.c'];
  return ruling(fact, kind, [...paragraphs, ...(place.at === undefined ? [] : PLACED_BY[kind]), ...stopped], {
    for: side,
    against: other(side),
    where: place,
    evidence: howItCame(match),
    restart: kind,
    then: [
      {
        kind: 'restartIs',
        restart: kind,
        for: side,
        at: place.at,
        where: place.where,
        ...(kind === 'goalKick' ? { inHaste: true } : {}),
      },
    ],
  });
}

/** The last play and the last contact; what lies before the first fact is no evidence. */
export function howItCame({ state }: Match): readonly FactId[] {
  const { play, touch } = state.course;
  const facts = [play?.saved?.play.fact, play?.fact, touch?.fact];
  return facts.filter((one): one is FactId => one !== undefined && one >= 0).toSorted((a, b) => a - b);
}

const PLACED_BY: Readonly<Record<'throwIn' | 'goalKick' | 'corner', readonly Paragraph[]>> = {
  throwIn: ['FISTF-II.14.2.1'],
  goalKick: [],
  corner: ['FISTF-II.16.2.1.1'],
};
type Placing = (match: Match, fact: FactOf<'ballOver'>) => Whereabouts;
const ZONE_AT: Readonly<Partial<Record<string, Where>>> = { south: 'redZone', north: 'blueZone' };

const PLACE: Readonly<Record<'throwIn' | 'goalKick' | 'corner', Placing>> = {
  /** 'FISTF-II.14.2.1', 'FISTF-II.14.2.4.2': where it went over, centrally on the line. */
  throwIn: (match, { line, at, where }) => {
    if (at === undefined) return { where };
    const { pitch } = groundIn(match);
    const aside = 1000 * (pitch.width / 2 - pitch.lineWidth / 2);
    return { at: [line === 'west' ? -aside : aside, onTheField(pitch, at)[1]] };
  },
  /** 'FISTF-II.15.2.1.4.1': wherever in the goal area its taker likes. */
  goalKick: (_match, { at, line }) => (at === undefined ? { where: ZONE_AT[line] } : {}),
  /** 'FISTF-II.16.2.1.1': in the quarter circle of the side where it went over; in the very middle the right one as its taker sees it [S-124]. */
  corner: (match, { line, at }) => {
    if (at === undefined) return { where: ZONE_AT[line] };
    return { at: inTheCorner(match, line === 'south' ? -1 : 1, at) };
  },
};

/** Inside the two lines, and as near to the corner as that. */
function inTheCorner(match: Match, end: -1 | 1, [x]: Spot): Spot {
  const { pitch } = groundIn(match);
  const inside = BALL_RADIUS + pitch.lineWidth;
  const way = x === 0 ? end : Math.sign(x);
  return [way * 1000 * (pitch.width / 2 - inside), end * 1000 * (pitch.length / 2 - inside)];
}

// ── nobody can say who gets it ────────────────────────────────────────────────────────────────────────────────────

/** By what it is decided, and what it may be. */
interface Open {
  readonly by: readonly Paragraph[];
  readonly ends: string;
}
const IN_GOAL: Open = {
  by: ['FISTF-II.7.1.1.0', 'FISTF-II.7.2.1', 'FISTF-II.7.3.1', 'FISTF-II.7.3.2'],
  ends: 'goal, ownGoal, noGoal',
};
const OVER_GOAL_LINE: Open = {
  by: ['FISTF-II.15.1.1', 'FISTF-II.15.1.2', 'FISTF-II.16.1.1', 'FISTF-II.16.1.1.1', 'FISTF-II.16.1.1.2'],
  ends: 'goalKick, corner',
};
const OVER_TOUCHLINE: Open = {
  by: ['FISTF-II.14.1.1', 'FISTF-II.14.1.2.1'],
  ends: 'throwIn for red, throwIn for blue',
};
type Out = Pick<FactOf<'ballOver'>, 'line' | 'inGoal'>;
function openAt({ line, inGoal }: Out): Open {
  if (inGoal === true) return IN_GOAL;
  return line === 'south' || line === 'north' ? OVER_GOAL_LINE : OVER_TOUCHLINE;
}
export const decidedBy = (out: Out): readonly Paragraph[] => openAt(out).by;

/** 'FISTF-II.4.3.2', 'FISTF-IV.1.3.2': play stands, and the referee says what it is; what is missing and what it may be is told [S-203]. */
export const unclear = (fact: Fact, out: Out, missing: Missing): Ruling =>
  ruling(
    fact,
    'outUnclear',
    [
      'FISTF-II.4.3.2',
      'FISTF-IV.1.3.2',
      ...(missing === 'halfway' ? (['FISTF-II.4.2.3.4'] as const) : []),
      ...decidedBy(out),
    ],
    { detail: { missing, ends: openAt(out).ends }, then: [{ kind: 'ballLiesOut', line: out.line }] },
  );
const nobodyKnowsWhoGetsIt: Rule<'ballOver'> = (match, fact) => {
  const missing = missingFor(match, fact);
  return missing === null ? null : unclear(fact, fact, missing);
};

export const rules: Chapter = {
  ballOver: [ballIsOverTheTouchline, ballIsOutForAGoalKick, ballIsOutForACorner, nobodyKnowsWhoGetsIt],
};
