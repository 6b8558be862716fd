import { groundIn } from '../motion.ts';
import { isKeeper, other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type FactOf, type Match, type Play, type Touch } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { quarterOf, type Quarter } from '../zones.ts';
import { isDead } from './contact.ts';
import { fromTheFrame, goalKickFromTheFrame, inOwnGoal, inTheOthersGoal } from './goal-or-none.ts';
import {
  equal,
  isRegular,
  kickOffHasCrossed,
  LINE_OF,
  wasIn,
  wayOf,
  type Known,
  type Verdict,
  type Way,
} from './way-of-the-ball.ts';

export function verdictOn(match: Match, fact: FactOf<'ballOver'>): Verdict | null {
  const { shootOut, restart } = match.state;
  const way = wayOf(match, fact);
  const isKickOff = restart?.kind === 'kickOff' && restart.step === 'taken';
  const isTooShort = isKickOff && kickOffHasCrossed(match, fact, restart.by) !== true; // see kick-off.ts
  if (way === null || shootOut !== null || isTooShort || isDead(match)) return null;
  if (way.owner === null) return overTouchline(way);
  const isOwn = way.play.side === way.owner;
  if (fact.inGoal === true) return isOwn ? inOwnGoal(way, way.owner) : inTheOthersGoal(way, way.owner);
  return isOwn ? overOwnGoalLine(way, way.owner) : overTheOthersGoalLine(way, way.owner);
}

/** What nobody has said at a desk, so that nobody can say who gets the ball [S-203]: how it was played last, whether a kick-off was over halfway, where it was played, or in which quarters everything was. */
export type Missing = 'play' | 'halfway' | 'zone' | 'quarter';
export function missingFor(match: Match, fact: FactOf<'ballOver'>): Missing | null {
  const { shootOut, restart, measured, phase, signal, course } = match.state;
  const isOver = signal && fact.inGoal !== true; // time is, and nobody gets it
  if (measured || shootOut !== null || phase !== 'play' || isOver || verdictOn(match, fact) !== null) return null;
  if (restart?.kind === 'kickOff' && restart.step === 'taken') {
    const hasCrossed = kickOffHasCrossed(match, fact, restart.by);
    if (hasCrossed !== true) return hasCrossed === undefined ? 'halfway' : null;
  }
  if (course.play === null) return 'play';
  return LINE_OF[fact.line] === undefined ? 'quarter' : 'zone';
}

// ── over a goal line beside the goal ──────────────────────────────────────────────────────────────────────────────

/** So far beyond a line, in millimetres, a figure can no longer be shot at to force something ['FISTF-II.2.1.1.2.2'] [S-12] [S-13]. */
export const OUT_OF_REACH = 22;

/** Whether something can be forced off the figure that was touched, and what forbids it ['FISTF-II.2.1.1.4', 'FISTF-II.2.1.2.7'] [S-125]. */
function reachOf({ fact, touch }: Way, outside: Paragraph): readonly (readonly [Known, Paragraph])[] {
  return [
    [fact.doubt !== true || touch?.checked === true, 'FISTF-II.2.1.1.4'],
    [touch?.atEdge !== true, 'FISTF-II.2.1.2.7'],
    [(touch?.beyondMm ?? 0) < OUT_OF_REACH, outside],
  ];
}

/** The attacker gets it if everything holds; if something does not, the touch is disregarded [S-14]. */
function forced(
  conditions: readonly (readonly [Known, Paragraph])[],
  won: Verdict,
  lost: (broken: Paragraph) => Verdict,
): Verdict | null {
  const broken = conditions.find(([holds]) => holds === false)?.[1];
  if (broken !== undefined) return lost(broken);
  return conditions.some(([holds]) => holds === undefined) ? null : won;
}

/** 'FISTF-II.15.1.1', 'FISTF-II.16.1.1.1': a corner only off the defender [S-76], and only if it was played inside his zone [S-122]. */
function overTheOthersGoalLine(way: Way, owner: Side): Verdict | null {
  const { match, play, touch, lastBy, isSaved } = way;
  const goalKick = (...why: readonly Paragraph[]): Verdict => ({
    is: 'goalKick',
    for: owner,
    paragraphs: [...(isShort(match) ? (['SHORT-forcing.1'] as const) : []), 'FISTF-II.15.1.1', ...why],
  });
  if (play.as === 'block') return goalKick('FISTF-II.15.1.3');
  if (lastBy !== owner)
    return goalKick(...(touch === null ? (['FISTF-II.15.1.1.1'] as const) : []), 'FISTF-II.15.1.1.2');
  const isShortRule = isShort(match);
  const zone: Paragraph = isSaved ? 'FISTF-II.15.1.1.4' : 'FISTF-II.15.1.1.3';
  return forced(
    [
      [isRegular(play), 'FISTF-II.15.1.1.2'],
      isShortRule ? [inOneZone(play, touch, owner), 'SHORT-forcing.4'] : [wasIn(play, owner), zone],
      ...reachOf(way, 'FISTF-II.16.1.3'),
    ],
    {
      is: 'corner',
      for: other(owner),
      paragraphs: [
        ...(isShortRule ? (['SHORT-forcing.1', 'SHORT-forcing.4'] as const) : []),
        'FISTF-II.16.1.1',
        'FISTF-II.16.1.1.1',
      ],
    },
    (broken) => goalKick(broken, ...(isSaved ? (['FISTF-II.8.1.3.3'] as const) : [])),
  );
}

/** 'SHORT-forcing.4': ball and figure in one and the same zone, whichever; a keeper is in his own, and corners and penalties are taken there [S-225]. */
function inOneZone(play: Play, touch: Touch | null, owner: Side): Known {
  const isHome = touch !== null && isKeeper(touch.who);
  const ball: Lying = wasIn(play, owner) === true ? { zone: owner, quarter: HOME[owner] } : play;
  const figure: Lying = isHome ? { zone: touch.side, quarter: HOME[touch.side] } : (touch ?? {});
  const isKnown = ball.zone !== undefined && figure.zone !== undefined;
  if (isKnown && ball.zone !== figure.zone) return false;
  if (isKnown && ball.zone !== null) return true;
  if (ball.quarter === undefined || figure.quarter === undefined) return undefined;
  return ball.quarter !== null && ball.quarter === figure.quarter;
}
type Lying = { readonly [K in 'zone' | 'quarter']?: Touch[K] };
const HOME: Readonly<Record<Side, Quarter>> = { red: 'redZone', blue: 'blueZone' };

/** 'FISTF-II.16.1.1.2': a corner for the other side, after a goal kick too [S-75], unless the ball went last off its figure in this zone ['FISTF-II.15.1.2']; by the short rules in any ['SHORT-forcing.5']. */
function overOwnGoalLine(way: Way, owner: Side): Verdict | null {
  const { match, play, touch, lastBy } = way;
  const back = fromTheFrame(way, owner);
  if (back === undefined) return null;
  if (back) return goalKickFromTheFrame(owner);
  const isShortRule = isShort(match);
  const rule: readonly Paragraph[] = isShortRule ? ['SHORT-forcing.1'] : [];
  const corner = (...why: readonly Paragraph[]): Verdict => ({
    is: 'corner',
    for: other(owner),
    paragraphs: [...rule, 'FISTF-II.16.1.1', ...why],
  });
  if (play.as === 'block') return corner('FISTF-II.16.1.2');
  if (lastBy === owner) return corner('FISTF-II.16.1.1.2');
  const inZone = (zone: Side | null | undefined): Known => (isShortRule ? true : equal(zone, owner));
  return forced(
    [
      [isRegular(play), 'FISTF-II.16.1.1.2'],
      [inZone(play.zone), 'FISTF-II.15.1.2'],
      [inZone(touch?.zone), 'FISTF-II.15.1.2'],
      ...reachOf(way, 'FISTF-II.15.1.4'),
    ],
    {
      is: 'goalKick',
      for: owner,
      paragraphs: [...rule, ...(isShortRule ? (['SHORT-forcing.5'] as const) : (['FISTF-II.15.1.2'] as const))],
    },
    (broken) => corner('FISTF-II.16.1.1.2', broken),
  );
}

// ── over a touchline ──────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.14.1.1': for the side that has not touched it last, unless that was forced in vain ['FISTF-II.14.1.2.1']. */
function overTouchline(way: Way): Verdict | null {
  const { match, play, lastBy } = way;
  const rule: Paragraph = isShort(match) ? 'SHORT-forcing.1' : 'FISTF-II.14.1.1';
  const throwIn = (side: Side, ...why: readonly Paragraph[]): Verdict => ({
    is: 'throwIn',
    for: side,
    paragraphs: [rule, ...why],
  });
  if (lastBy === play.side) return throwIn(other(play.side), ...unforced(play));
  const quarters = quartersOf(way);
  return forced(
    [
      [isRegular(play), 'FISTF-II.14.1.1'],
      [inOne(quarters), isShort(match) ? 'SHORT-forcing.2' : 'FISTF-II.14.1.2.1'],
      ...reachOf(way, 'FISTF-II.14.1.3'),
    ],
    throwIn(play.side, ...quarterRules(match, play)),
    (broken) => throwIn(other(play.side), broken, ...(quarters.includes(null) ? onALine(match) : [])),
  );
}

/** A keeper's touch is a play of his own: nothing is forced off him, and no quarter is asked for ['FISTF-II.14.1.6.1'] [S-73]. */
function unforced({ as }: Play): readonly Paragraph[] {
  if (as === 'keeper') return ['FISTF-II.14.1.6.1'];
  return as === 'block' ? ['FISTF-II.14.1.4'] : [];
}
const quarterRules = (match: Match, { who }: Play): readonly Paragraph[] => [
  isShort(match) ? 'SHORT-forcing.2' : 'FISTF-II.14.1.2.1',
  ...(isKeeper(who) ? (['FISTF-II.14.1.6.2'] as const) : []),
];
const onALine = (match: Match): readonly Paragraph[] => [isShort(match) ? 'SHORT-forcing.3' : 'FISTF-II.14.1.2.2'];

type Quarters = readonly (Touch['quarter'] | undefined)[];
/** Ball and figure at the strike, the touched figure at the touch, and the ball again at the line [S-72], of which the short rules say nothing. */
function quartersOf({ match, fact, play, touch }: Way): Quarters {
  const { pitch } = groundIn(match);
  const atLine = isShort(match) ? [] : [quarterOf(pitch, { at: fact.at, where: fact.where }, BALL_RADIUS)];
  return [play.quarter, play.from, touch?.quarter, ...atLine];
}
/** 'FISTF-II.14.1.2.2': what lies on a line is in no quarter [S-88]. */
function inOne(quarters: Quarters): Known {
  const known = quarters.filter((one) => one !== undefined);
  if (known.includes(null) || new Set(known).size > 1) return false;
  return known.length === quarters.length ? true : undefined;
}
