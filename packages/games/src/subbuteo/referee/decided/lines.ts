import { namedPlace, type FactId, type PlayTick } from '@bande/core';
import { isUnfit, unfit, withFirst } from '@bande/kit';
import type { Consequence, RestartKind } from '../../consequences.ts';
import { faultOf } from '../../contradictions.ts';
import type { EventOf, Line } from '../../events.ts';
import { groundIn } from '../../motion.ts';
import { isReserve, keeperOf, other, type Player, type Side } from '../../names.ts';
import { isShort, type Course, type Match, type Play, type PlayKind, type Ruling, type Touch } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { quarterOf, type Quarter, type Where } from '../../zones.ts';
import type { Call } from '../calls.ts';
import { unclear } from '../out-of-play.ts';
import {
  inAHalf,
  namedOr,
  seen,
  somebody,
  somebodyElse,
  supposing,
  taken,
  withoutParagraphs,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Rules 7, 14.1, 15.1 and 16.1, decided: the ball is over a line, and how it came there is what was said of it. */

/** How the ball came over the line. */
interface Came {
  readonly by: Side;
  readonly who?: Player;
  readonly as?: PlayKind;
  /** The shooting zone that it was played in. */
  readonly zone?: Side | null;
  readonly direct?: RestartKind | undefined;
  readonly firstOfReserve?: boolean;
  readonly afterSignal?: boolean;
  /** Of a keeper who has turned a shot of the other side aside. */
  readonly saves?: Came;
  /** The last contact, if it was another's. */
  readonly off?: Partial<Pick<Touch, 'side' | 'zone' | 'quarter' | 'beyondMm' | 'atEdge'>>;
  readonly offFrame?: boolean;
  readonly doubt?: boolean;
  readonly inGoal?: boolean;
  /** The ball, and whoever played it. */
  readonly quarter?: Quarter | null | undefined;
}

/** Before everything that was entered: no evidence. */
const BEFORE = -1 as FactId;
const ANYWHERE: Quarter = 'redZone';

function playOf({
  by,
  who,
  as = 'flick',
  zone,
  firstOfReserve = false,
  afterSignal = false,
  saves,
  quarter,
}: Came): Play {
  return {
    fact: BEFORE,
    side: by,
    who: who ?? somebody(by),
    as,
    zone,
    quarter,
    from: quarter,
    restart: null,
    firstOfReserve,
    afterSignal,
    saved: saves === undefined ? null : { play: playOf(saves), direct: saves.direct ?? null },
    over: false,
  };
}
const touchOf = ({ side, ...off }: NonNullable<Came['off']> & { readonly side: Side }): Touch => ({
  fact: BEFORE,
  side,
  who: somebodyElse(side),
  atRest: true,
  quarter: undefined,
  zone: undefined,
  beyondMm: 0,
  atEdge: false,
  tick: 0 as PlayTick,
  ...off,
});
const courseOf = (course: Course, came: Came): Course => ({
  ...course,
  play: playOf(came),
  touch: came.off === undefined ? null : touchOf({ ...came.off, side: came.off.side ?? other(came.by) }),
  direct: came.direct ?? null,
  offFrame: came.offFrame === true,
});

type Over = Pick<EventOf<'ballOver'>, 'line' | 'at' | 'where'>;
function over(match: Match, fact: DecidedOf<Lines>, came: Came, { line, at, where }: Over, ...with_: readonly Call[]) {
  const then = supposing(match, { course: courseOf(match.state.course, came) });
  const { inGoal = false, doubt } = came;
  return seen(then, fact, { kind: 'ballOver', line, inGoal, at, where, doubt }, ...with_);
}
type Lines = 'goal' | 'ownGoal' | 'noGoal' | 'corner' | 'goalKick' | 'throwIn' | 'matchOver';
const goalLineOf = (side: Side): Line => (side === 'red' ? 'south' : 'north');

// ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const goal: Decide<'goal'> = inAHalf((match, fact) => {
  const by = fact.for;
  if (match.state.period === 'shootOut') return unfit('a shot of a shoot-out is scored or missed');
  if (fact.direct !== true) return goalFor(match, fact, by, undefined, namedOr(fact.figure, by));
  const { restart } = match.state;
  if (restart !== null && restart.by !== by)
    return unfit('direct: the other side takes the restart that is due', 'FISTF-II.7.3.2');
  if (restart?.kind === 'kickOff')
    return unfit(
      'direct: a kick-off is not taken in the shooting zone',
      isShort(match) ? 'SHORT-goal' : 'FISTF-II.7.1.1.a.1',
    );
  return goalFor(match, fact, by, straightFrom(match, by), namedOr(fact.figure ?? restart?.taker ?? undefined, by));
});
/** The restart that is due or was just taken; else it was a corner, from which it counts ['FISTF-II.16.1.4']. */
const straightFrom = ({ state: { restart, course } }: Match, by: Side): RestartKind =>
  (restart?.by === by ? restart.kind : course.direct) ?? 'corner';
export const goalFor = (
  match: Match,
  fact: DecidedOf<'goal' | 'matchOver'>,
  by: Side,
  direct?: RestartKind,
  who?: Player,
): Answer =>
  over(
    match,
    fact,
    {
      by,
      zone: other(by),
      direct,
      inGoal: true,
      ...(who === undefined ? {} : { who }),
      firstOfReserve: direct !== undefined && who !== undefined && isReserve(who) && match.state.reserve[by].fresh,
    },
    { line: goalLineOf(other(by)) },
    'goal',
    'matchOver',
  );
export const ownGoal: Decide<'ownGoal'> = inAHalf((match, fact) => {
  const owner = other(fact.for);
  return over(match, fact, { by: owner, zone: null, inGoal: true }, { line: goalLineOf(owner) }, 'matchOver');
});

function whyNoGoal({ for: owner, because, own, direct, saved }: DecidedOf<'noGoal'>): Came {
  const isOwn = own === true || because === 'frame';
  const by = isOwn ? owner : other(owner);
  const shot: Came = {
    by,
    zone: because === 'notInZone' || because === undefined ? null : other(by),
    inGoal: true,
    direct: because === 'direct' ? direct : undefined,
    afterSignal: because === 'afterSignal',
    firstOfReserve: because === 'firstOfReserve',
    offFrame: because === 'frame',
    ...(because === 'block' || because === 'tick' || because === 'push' ? { as: because } : {}),
  };
  return saved === true && !isOwn ? { by: owner, who: keeperOf(owner), as: 'keeper', saves: shot, inGoal: true } : shot;
}
/** What it is instead is a goal kick, or a corner. */
export const noneAtAll: Decide<'noGoal'> = inAHalf((match, fact) => {
  const { because, at, where, for: owner } = fact;
  if (because === 'direct' && fact.direct === undefined)
    return unfit('direct: say which restart it came straight from', 'FISTF-II.7.3.2');
  const came = over(match, fact, whyNoGoal(fact), { line: goalLineOf(owner), at, where }, 'corner', 'goalKick');
  const said = because === undefined ? withoutParagraphs(came, ...NOT_SAID) : came;
  return placedOn(match, fact, said);
});
const NOT_SAID = ['FISTF-II.7.1.1.a.1', 'SHORT-goal', 'FISTF-II.15.1.1.3'] as const;

// ── beside the goal ───────────────────────────────────────────────────────────────────────────────────────────────

/** What makes forcing vain although the figure was touched. */
const IN_VAIN = {
  outOfReach: { off: { beyondMm: 22 } },
  atEdge: { off: { atEdge: true } },
  doubt: { doubt: true },
  irregular: { as: 'tick' },
} as const satisfies Readonly<Record<string, Partial<Came>>>;
const inVain = (came: Came, how: keyof typeof IN_VAIN): Came => {
  const more: Partial<Came> = IN_VAIN[how];
  return { ...came, ...more, off: { ...came.off, ...more.off } };
};

function goalKickBy({ for: owner, because = 'attacker' }: DecidedOf<'goalKick'>): Came {
  const attacker = other(owner);
  const shot: Came = { by: attacker, zone: owner };
  switch (because) {
    case 'attacker':
      return shot;
    case 'offAttacker':
      return { ...shot, off: { side: attacker } };
    case 'forced':
      return { by: owner, zone: owner, off: { side: attacker, zone: owner } };
    case 'block':
      return { ...shot, as: 'block' };
    case 'frame':
      return { by: owner, zone: attacker, offFrame: true };
    case 'saved':
      return { by: owner, who: keeperOf(owner), as: 'keeper', saves: { by: attacker, zone: null } };
    case 'notInZone':
      return { by: attacker, zone: null, off: { side: owner, zone: owner } };
    default:
      return inVain({ ...shot, off: { side: owner, zone: owner } }, because);
  }
}
export const goalKick: Decide<'goalKick'> = inAHalf((match, fact) => {
  const came = over(match, fact, goalKickBy(fact), { line: goalLineOf(fact.for) });
  return fact.because === undefined ? withoutParagraphs(came, 'FISTF-II.15.1.1.1', 'FISTF-II.15.1.1.2') : came;
});

function cornerBy({ for: side, because = 'own', direct }: DecidedOf<'corner'>): Came {
  const owner = other(side);
  const attempt: Came = { by: owner, zone: owner, off: { side, zone: owner } };
  switch (because) {
    case 'own':
      return { by: owner, zone: null };
    case 'forced':
      return { by: side, zone: owner, off: { side: owner, zone: owner } };
    case 'block':
      return { by: owner, as: 'block', zone: null };
    case 'directOwnGoal':
      return { by: owner, zone: null, direct: direct ?? 'freeKick', inGoal: true };
    case 'notInZone':
      return { ...attempt, zone: null };
    default:
      return inVain(attempt, because);
  }
}
export const corner: Decide<'corner'> = inAHalf((match, fact) => {
  const { because, at, where, direct } = fact;
  if (because === 'directOwnGoal' && direct === undefined)
    return unfit('direct: say which restart it came straight from', 'FISTF-II.7.3.2');
  const line = goalLineOf(other(fact.for));
  const came = over(match, fact, cornerBy(fact), { line, at, where }, 'noGoal');
  return placedOn(match, fact, because === undefined ? withoutParagraphs(came, 'FISTF-II.16.1.1.2') : came);
});

// ── over a touchline ──────────────────────────────────────────────────────────────────────────────────────────────

function throwInBy({ for: side, because = 'touched', byKeeper }: DecidedOf<'throwIn'>, quarter: Quarter | null): Came {
  const by = other(side);
  const attempt: Came = { by, quarter, off: { side, quarter } };
  switch (because) {
    case 'touched':
      return { by, quarter };
    case 'forced':
      return {
        by: side,
        quarter,
        off: { side: by, quarter },
        ...(byKeeper === true ? { who: keeperOf(side), as: 'keeper' } : {}),
      };
    case 'keeper':
      return { by, who: keeperOf(by), as: 'keeper' };
    case 'block':
      return { by, as: 'block' };
    case 'otherQuarter':
      return { ...attempt, off: { side, quarter: quarter === 'redMiddle' ? 'redZone' : 'redMiddle' } };
    case 'onALine':
      return { ...attempt, quarter: null };
    default:
      return inVain(attempt, because);
  }
}

/** Where nobody has said where it went over, all that was said is that the quarters were as they must be. */
export const throwIn: Decide<'throwIn'> = inAHalf((match, fact) => {
  const { at, where } = fact;
  const known = quarterOf(groundIn(match).pitch, { at, where }, BALL_RADIUS);
  const line: Line = at !== undefined && at[0] > 0 ? 'east' : 'west';
  const quarter = known === undefined ? ANYWHERE : known;
  const came = over(match, fact, throwInBy(fact, quarter), { line, at, where: known === undefined ? ANYWHERE : where });
  return placedOn(match, fact, known === undefined ? only(where, came) : came);
});

/** Nobody has seen enough to say who gets it [S-203]. */
export const outUnclear: Decide<'outUnclear'> = inAHalf((match, fact) => {
  const { line, inGoal = false, because = 'play' } = fact;
  if (match.state.measured) return unfit('places are measured: then it is known');
  const fault = faultOf(match, { kind: 'ballOver', line, inGoal });
  return fault === null ? withFirst(taken(match), [unclear(fact, { line, inGoal }, because)]) : unfit(fault);
});

function only(where: Where | undefined, answer: Answer): Answer {
  if (isUnfit(answer)) return answer;
  return answer.map(({ where: _where, then = [], ...ruling }): Ruling => ({
    ...ruling,
    ...(where === undefined ? {} : { where: namedPlace(where) }),
    then: then.map((one) => (one.kind === 'restartIs' ? { ...one, where } : one)),
  }));
}

/** Where places are measured somebody must say where the ball is laid. */
export function placedOn(match: Match, { at }: { readonly at?: unknown }, answer: Answer): Answer {
  if (isUnfit(answer) || !match.state.measured || at !== undefined) return answer;
  const isNowhere = answer.some(({ then = [] }) => allOf(then).some(goesNowhere));
  return isNowhere ? unfit('at: say where the ball is laid') : answer;
}
const NEEDS_A_PLACE: ReadonlySet<RestartKind> = new Set<RestartKind>(['freeKick', 'throwIn', 'corner']);
const goesNowhere = (one: Consequence): boolean =>
  one.kind === 'restartIs' && NEEDS_A_PLACE.has(one.restart) && one.at === undefined;
const allOf = (then: readonly Consequence[]): readonly Consequence[] =>
  then.flatMap((one) => (one.kind === 'offer' ? one.choices.flatMap((choice) => choice.then) : [one]));
