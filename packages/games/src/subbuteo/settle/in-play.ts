import { later, playTick, seconds, withOption, withoutOption } from '@bande/core';
import { asks, IN_TURN } from '../asking.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { isReserve, other, sideOf, type Figure, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import {
  isShort,
  withCounts,
  withCourse,
  withReserve,
  withState,
  type Course,
  type Lost,
  type Match,
  type BlockWait,
  type State,
} from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import { reserveGoesOff } from './by-hand.ts';

/** Possession, block flicks, bars, counts. */

/** Nothing has happened yet in this possession. */
export const NEW_COURSE: Course = {
  run: null,
  keeperTouches: 0,
  ticks: 0,
  before: null,
  play: null,
  touch: null,
  offFrame: false,
  direct: null,
  barred: [],
  offside: [],
  offsideLine: null,
  passive: [],
  pressed: null,
  freed: null,
  tickAllowed: false,
  restricted: false,
};

/** What does not outlast a change. */
const COUNTED_ANEW = {
  run: null,
  keeperTouches: 0,
  ticks: 0,
  before: null,
  barred: [],
  offside: [],
  offsideLine: null,
  pressed: null,
  freed: null,
  tickAllowed: false,
  restricted: false,
} as const satisfies Partial<Course>;

export function possessionIs(match: Match, { of, by }: ConsequenceOf<'possessionIs'>): Match {
  const { course, attacker, handSet } = match.state;
  if (by === 'back') return withState(match, { attacker: of, block: null, course: NEW_COURSE });
  if (attacker === of && by !== 'award') return match;
  const changed = withState(match, {
    ...restartIsPast(match, of),
    attacker: of,
    block: by === 'press' ? (course.before?.block ?? null) : null, // 'FISTF-II.6.2.7.b'; a rebound brings no new one [S-44]
    handSet: handSet !== null && sideOf(handSet) !== of ? null : handSet,
    course: { ...unblocked(course), ...COUNTED_ANEW, ...countedBy(match, by, of) },
  });
  return reserveRegains(changed, of, by);
}

const unblocked = ({ blocked: _made, ...course }: Course): Course => course;

/** Whoever else has the ball has it in play: the restart that was due has been taken, although nobody has said so [S-133]. */
const restartIsPast = ({ state: { restart } }: Match, of: Side): Partial<State> =>
  restart === null || restart.by === of || restart.step === 'taken' ? {} : { restart: null, phase: 'play' };

/** What is different where the ball has come back or was never lost ['FISTF-II.5.2.2', 'FISTF-II.13.3.2.1'] [S-37]. */
function countedBy(match: Match, by: ConsequenceOf<'possessionIs'>['by'], of: Side): Partial<Course> {
  const { course, attacker } = match.state;
  const { before } = course;
  switch (by) {
    case 'touch':
      return { before: lostTo(match) };
    case 'keeper':
      return { keeperTouches: 1 };
    case 'rebound': {
      const isKept = before?.run?.who === course.touch?.who && !isShort(match); // [S-113]
      const { offside, offsideLine } = course; // as it was at the touch from which the ball came back
      const run = isKept ? (before?.run ?? null) : null;
      return { run, ticks: before?.ticks ?? 0, offside, offsideLine, before: lostTo(match) };
    }
    case 'press': {
      if (before === null) return {};
      const { run, ticks, keeperTouches, barred } = before;
      return { run, ticks, keeperTouches, barred, pressed: course.pressed };
    }
    case 'award':
      return { passive: [], ticks: attacker === of ? course.ticks : 0 }; // otherwise as long as the ball moves ['FISTF-II.13.2.1']
    default:
      return {};
  }
}

/** What the attacker has lost by the last touch; his figure's plays are remembered also where a figure that moved came between [S-35]. */
function lostTo({ state }: Match): Lost | null {
  const { course, attacker, block } = state;
  if (attacker === null) return null;
  const { run, before, ticks, barred, freed, touch, keeperTouches } = course;
  const held = run ?? (before?.side === attacker ? before.run : null);
  return { side: attacker, run: held, ticks, to: touch?.who ?? null, keeperTouches, block, barred, freed };
}

/** A touch of the reserve keeper himself counts as possession regained, whatever comes of it [S-51]. */
function reserveRegains(match: Match, of: Side, by: ConsequenceOf<'possessionIs'>['by']): Match {
  const who = match.state.course.touch?.who;
  const isHis = (by === 'touch' || by === 'rebound') && who !== undefined && isReserve(who) && sideOf(who) === of;
  return isHis ? withReserve(match, of, { mayReturn: true }) : match;
}

/** Only the reserve keeper waits for it [S-220]. */
const RESERVE_WAITS: Paragraph = 'FISTF-II.9.1.2.3';
/** In turn the attacker waits for it; four seconds, or a word that nothing comes. */
const PACED_SECONDS = 4;
const WINDOW_SECONDS = 5;
/** After the signal nobody flicks any more ['FISTF-II.7.1.1.b', 'FISTF-II.12.1.2.3'] [S-28]. */
export function blockMayBeFlicked(match: Match, { by }: ConsequenceOf<'blockMayBeFlicked'>): Match {
  if (match.state.signal) return match;
  const closed = closeOption(nobodyWaitsTwice(match));
  const open = withState(closed, { block: by, course: unblocked(closed.state.course) });
  const { blockWait, shootOut } = open.state;
  const isForced = blockWait !== null && blockWait.paragraph !== IN_TURN;
  if (isForced)
    return openWindow(open, { paragraph: blockWait.paragraph, then: blockWait.then, lasts: WINDOW_SECONDS });
  return match.mode === 'paced' && shootOut === null
    ? openWindow(open, { paragraph: IN_TURN, then: [], lasts: PACED_SECONDS })
    : open;
}

/** At a desk he has played on without waiting, and was allowed to: the block flick that he had to wait for is gone ['FISTF-II.6.2.7.a', 'FISTF-IV.1.2.2']. */
const nobodyWaitsTwice = (match: Match): Match => (match.state.measured ? match : attackerWaitsNoMore(match));

/** Unused block flicks never add up ['FISTF-II.6.2.7.a']. */
export const blockIsOver = (match: Match): Match => blockIsUsed(match, match.state.block);

/** Made, or done without: at a desk it is remembered, for the play that gave the right may not have been entered [S-202]. */
export function blockIsUsed(match: Match, by: Side | null): Match {
  const used = withState(closeOption(match), { block: null });
  return by === null || match.state.measured ? used : withCourse(used, { blocked: by });
}

/** 'SHORT-fast.2', 'SHORT-fast.3': by the short rules he waits for nothing else [S-190]. */
const SHORT_WAITS: ReadonlySet<Paragraph> = new Set<Paragraph>(['FISTF-II.2.1.2.5.2', 'FISTF-II.9.2.2']);
/** Only an outstanding one is granted [S-43]. */
export function blockFirst(match: Match, { paragraph, then }: ConsequenceOf<'blockFirst'>): Match {
  const { blockWait } = match.state;
  if (blockWait === null && isShort(match) && !SHORT_WAITS.has(paragraph))
    return withState(match, { blockWait: { option: null, paragraph, then, since: playTick(match) } }); // it closes at once
  if (blockWait !== null) {
    const isStricter = paragraph !== RESERVE_WAITS || blockWait.paragraph === IN_TURN;
    const by = isStricter ? paragraph : blockWait.paragraph;
    return withState(match, { blockWait: { ...blockWait, paragraph: by, then: [...blockWait.then, ...then] } });
  }
  return openWindow(match, { paragraph, then, lasts: WINDOW_SECONDS });
}

interface Opening extends Pick<BlockWait, 'paragraph' | 'then'> {
  readonly lasts: number;
}
/** If no block flick is outstanding it closes again at once (onward.ts). */
function openWindow(match: Match, { paragraph, then, lasts }: Opening): Match {
  const { block } = match.state;
  const since = playTick(match);
  const waits = withState(match, { blockWait: { option: null, paragraph, then, since } });
  if (block === null) return waits;
  const option = match.optionCount as BlockWait['option'];
  const isAsked = asks(match, { name: 'block', to: block, paragraph });
  const offered = withOption(waits, {
    name: 'block',
    owner: block,
    paragraph,
    choices: ['pass'],
    default: 'pass',
    until: [{ tick: later(since, isAsked ? seconds(lasts) : 0) }],
    play: 'runs',
  });
  const wait = { option, paragraph, then, since };
  return withState(offered, { blockWait: isAsked ? wait : { ...wait, asked: false } });
}

/** The block flick is under way, or the right to it is gone: nobody needs to say that he does without. */
export function closeOption(match: Match): Match {
  const { blockWait } = match.state;
  if (blockWait === null || blockWait.option === null) return match;
  return withState(withoutOption(match, blockWait.option), { blockWait: { ...blockWait, option: null } });
}

/** At a desk: he plays on with another figure, and his reserve keeper stays out [S-220]. */
export function reserveIsDoneWithout(match: Match, by: Figure): Match {
  const { blockWait, attacker, measured } = match.state;
  const isHis = blockWait?.paragraph === RESERVE_WAITS && sideOf(by) === attacker && !isReserve(by);
  return isHis && !measured ? attackerWaitsNoMore(match) : match;
}

export const attackerWaitsNoMore = (match: Match): Match => withState(closeOption(match), { blockWait: null });

export const followedBy = (match: Match, { event }: ConsequenceOf<'followedBy'>): Match =>
  withState(match, { pending: [...match.state.pending, { at: playTick(match), event }] });

export const figureIsBarred = (match: Match, { figure, by }: ConsequenceOf<'figureIsBarred'>): Match =>
  withCourse(match, {
    barred: [...match.state.course.barred.filter((one) => one.figure !== figure), { figure, by }],
  });
export const barsAreLifted = (match: Match, { figures }: ConsequenceOf<'barsAreLifted'>): Match =>
  withCourse(match, { barred: match.state.course.barred.filter(({ figure }) => !figures.includes(figure)) });
export const tickIsAllowed = (match: Match): Match => withCourse(match, { tickAllowed: true });
export const tickIsOver = (match: Match, { by }: ConsequenceOf<'tickIsOver'>): Match =>
  blockFirst(blockMayBeFlicked(match, { kind: 'blockMayBeFlicked', by: other(by) }), {
    kind: 'blockFirst',
    paragraph: 'FISTF-II.6.2.3.5.2',
    then: [],
  });
export const flickIsRestricted = (match: Match, { is }: ConsequenceOf<'flickIsRestricted'>): Match =>
  withCourse(match, { restricted: is });
export const tickCounts = (match: Match): Match => withCourse(match, { ticks: match.state.course.ticks + 1 });
/** Ticks are asked for, and each is known [S-145]. */
export const courseIsUnknown = (match: Match): Match =>
  withState(match, { course: { ...NEW_COURSE, ticks: match.state.course.ticks } });
export const ballIsInside = (match: Match, { zone }: ConsequenceOf<'ballIsInside'>): Match =>
  match.state.measured ? match : ballIsIn(match, zone);
export const ballIsIn = (match: Match, zone: Side | null): Match =>
  ballIsSaidToBe(
    withState(match, { told: { ...match.state.told, ballIn: zone } }),
    zone === null ? null : { where: zone === 'red' ? 'redZone' : 'blueZone' },
  );
/** 'FISTF-II.4.3.2': play stands until somebody says who gets it [S-203]. */
export const ballLiesOut = (match: Match, { line }: ConsequenceOf<'ballLiesOut'>): Match =>
  withState(match, { rolling: false, told: { ...match.state.told, ballOver: line } });
/** At a desk: where it lies, or is for sure; whoever touches it next plays it there [S-280]. */
export function ballIsSaidToBe(match: Match, place: Whereabouts | null): Match {
  const { measured, told } = match.state;
  if (measured || (place === null && told.ball === undefined)) return match;
  const { ball: _before, ...others } = told;
  return withState(match, { told: place === null ? others : { ...others, ball: place } });
}
/** At a desk it is on the field again as soon as something is told of it. */
export const ballIsBack = (match: Match): Match =>
  match.state.measured || match.state.told.ballOver === null
    ? match
    : withState(match, { told: { ...match.state.told, ballOver: null } });
export const figuresAreOffside = (match: Match, { figures }: ConsequenceOf<'figuresAreOffside'>): Match =>
  withCourse(match, { offside: figures });
export const figureGoesOut = (match: Match, { figure, to }: ConsequenceOf<'figureGoesOut'>): Match =>
  withState(match, { out: { ...match.state.out, [figure]: to } });

export function offenceCounts(match: Match, { against, keeper }: ConsequenceOf<'offenceCounts'>): Match {
  const counts = match.state.counts[against];
  return withCounts(match, against, {
    offences: counts.offences + 1,
    keeperJerks: counts.keeperJerks + Number(keeper === 'jerk'),
    keeperOverLine: counts.keeperOverLine + Number(keeper === 'line'),
  });
}

/** Yellow is noted; orange takes the reserve keeper away for good ['FISTF-II.10.2.2'] [S-54]. */
export function card(match: Match, { to, colour }: ConsequenceOf<'card'>): Match {
  if (colour === 'yellow') return withCounts(match, to, { yellow: true });
  if (colour !== 'orange') return match;
  const isOn = match.state.reserve[to].is === 'on';
  const shown = withReserve(withCounts(match, to, { orange: true }), to, { is: 'gone' });
  return isOn ? reserveGoesOff(shown, { kind: 'reserveGoesOff', of: to }) : shown;
}

export const timeIsLost = (match: Match, { ticks }: ConsequenceOf<'timeIsLost'>): Match =>
  withState(match, { lostTicks: match.state.lostTicks + ticks });

export const substitutionCounts = (match: Match, { of, what }: ConsequenceOf<'substitutionCounts'>): Match =>
  what === 'keeper'
    ? withCounts(match, of, { keeperChanged: true })
    : withCounts(match, of, { substitutions: match.state.counts[of].substitutions + 1 });
