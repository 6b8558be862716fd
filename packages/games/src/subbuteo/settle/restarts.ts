import type { Consequence, ConsequenceOf, RestartKind, Spots } from '../consequences.ts';
import { groundIn, handTime, isStill } from '../motion.ts';
import { bySide, FIGURES, isFigure, keeperOf, other, SIDES, type Side } from '../names.ts';
import { roomFor } from '../reckoning/free-place.ts';
import { stopsPlay } from '../reckoning/open-offers.ts';
import { justTaken, released } from '../reckoning/taking.ts';
import { centreSpot, clearedSpots, freeSpots, homeSpots } from '../reckoning/restart-spots.ts';
import {
  noneReady,
  isShort,
  withReserve,
  withRestart,
  withState,
  type Match,
  type OpenOffer,
  type Restart,
  type Step,
} from '../state.ts';
import { onTheGoalLine } from '../streams.ts';
import { keeperIsHome, put, stoodUp, take } from './by-hand.ts';
import { ballIsBack, ballIsSaidToBe, NEW_COURSE, possessionIs } from './in-play.ts';
import { noOffers } from './offers.ts';
import { flicksSlideOn } from './sliding.ts';

/** What is due first, and then. */
const WITH_PLACING: readonly Step[] = ['attackerPlaces', 'defenderPlaces', 'taker', 'released'];
const WITH_FLICKS: readonly Step[] = ['taker', 'attackerFlicks', 'defenderFlicks', 'ready', 'released'];
const STRAIGHT: readonly Step[] = ['taker', 'ready', 'released'];
export const STEPS_OF: Readonly<Record<RestartKind, readonly Step[]>> = {
  kickOff: WITH_PLACING,
  goalKick: WITH_PLACING,
  freeKick: WITH_FLICKS,
  throwIn: WITH_FLICKS,
  corner: WITH_FLICKS,
  penalty: STRAIGHT,
  shot: STRAIGHT,
};
/** 'FISTF-II.11.2.2.1', 'FISTF-II.14.2.3.1', 'FISTF-II.16.2.3.1'. */
const POSITIONAL_FLICKS: Readonly<Partial<Record<RestartKind, number>>> = { freeKick: 1, throwIn: 1, corner: 3 };

export const startingFlicks = (kind: RestartKind): number => POSITIONAL_FLICKS[kind] ?? 0;

/** Play stands, and whoever gets the restart is the attacker ['FISTF-II.5.1.2.5']; the ball goes to its place as soon as everything is still. */
export const restartIs = (match: Match, one: ConsequenceOf<'restartIs'>): Match =>
  (one.instead === true ? heldBack(match, other(one.for), one) : null) ?? ballWasOut(begun(match, one), one);

/** 'FISTF-II.9.2.1.4': a decision tells it as well as a ball that was seen; a kick-off in haste follows a goal. */
const AFTER_OUT: ReadonlySet<RestartKind> = new Set<RestartKind>(['throwIn', 'corner', 'goalKick']);
const ballWasOut = (match: Match, { restart, inHaste, instead }: ConsequenceOf<'restartIs'>): Match =>
  (AFTER_OUT.has(restart) && instead !== true) || (restart === 'kickOff' && inHaste === true)
    ? SIDES.reduce(
        (before, side) => withReserve(before, side, { mayReturn: before.state.reserve[side].is === 'on' }),
        match,
      )
    : match;

function begun(match: Match, one: ConsequenceOf<'restartIs'>): Match {
  const { restart: kind } = one;
  const stopped = withState(noneReady(noOffers(ballIsSaidToBe(ballIsBack(flicksSlideOn(match)), null))), {
    phase: kind === 'kickOff' || kind === 'goalKick' ? 'setUp' : 'restart',
    flicks: [],
    blockWait: null,
    block: null,
    handSet: null,
    rolling: false,
    pending: match.state.pending.filter(({ event }) => !isOfTheBall(event)),
    restart: newRestart(one),
  });
  const owned = possessionIs(withState(stopped, { course: { ...NEW_COURSE, ticks: ticksKept(match, one) } }), {
    kind: 'possessionIs',
    of: one.for,
    by: 'award',
  });
  const alone = kind === 'shot' ? onlyShooterAndKeeper(owned, one.for) : owned;
  return ballIsLaid(ballIsPickedUp(kind === 'penalty' ? keeperMayReturn(alone, other(one.for)) : alone));
}

/** 'FISTF-II.5.1.2.5', 'FISTF-II.13.3.1.2': only what the defender is given takes the ball from the attacker; his own free kick or penalty brings him no new ticks [S-224], nor what he is given off a figure that moved [S-260]. */
function ticksKept({ state: { course } }: Match, { restart: kind, for: by }: ConsequenceOf<'restartIs'>): number {
  const isStopped = kind === 'freeKick' || kind === 'penalty';
  return isStopped || (AFTER_OUT.has(kind) && course.touch?.side === other(by)) ? course.ticks : 0;
}

/** 'FISTF-II.9.2.1.6', 'FISTF-II.12.2.3': to face a penalty; the short rules do not know it [S-84]. */
const keeperMayReturn = (match: Match, side: Side): Match =>
  match.state.reserve[side].is === 'on' && !isShort(match) ? withReserve(match, side, { mayReturn: true }) : match;

/** What one and the same blow has told of the ball beside what stopped play counts for nothing any more. */
function isOfTheBall(event: Match['state']['pending'][number]['event']): boolean {
  return event.kind.startsWith('ball') || ('what' in event && event.what === 'ball');
}

const newRestart = ({ restart: kind, for: by, at, where, inHaste }: ConsequenceOf<'restartIs'>): Restart => ({
  kind,
  by,
  at: at ?? null,
  where: where ?? null,
  step: STEPS_OF[kind][0]!,
  taker: null,
  flicksLeft: bySide(() => startingFlicks(kind)),
  faults: 0,
  inHaste: inHaste === true,
  lifted: null,
  laid: false,
});

/** 'FISTF-II.17.2.2.1': nobody else is on the table [S-78]. */
export function onlyShooterAndKeeper(match: Match, shooter: Side): Match {
  const off = SIDES.reduce(
    (before, side) => withReserve(before, side, { is: before.state.reserve[side].is === 'gone' ? 'gone' : 'off' }),
    match,
  );
  const taker = match.state.restart?.taker ?? null;
  const others = FIGURES.filter((figure) => figure !== taker);
  return keeperIsHome(take(off, [...others, keeperOf(shooter)]), other(shooter));
}

// ── the ball is laid ──────────────────────────────────────────────────────────────────────────────────────────────

/** A ball that has gone out rolls on; any other is picked up [S-131]. */
const ballIsPickedUp = (match: Match): Match => (match.state.told.ballOver === null ? take(match, ['ball']) : match);

const isAllStill = ({ state }: Match): boolean =>
  !state.measured || (['ball', ...FIGURES] as const).every((body) => isStill(state.motion, body));

/** As soon as nothing moves any more, what the restart needs is put where it belongs [S-131]. */
export function ballIsLaid(match: Match): Match {
  const { restart } = match.state;
  if (restart === null || restart.laid || !isAllStill(match)) return match;
  const ready = withRestart(setAsideFor(match, restart), { laid: true });
  const ball = restart.kind === 'kickOff' ? centreSpot : (restart.at ?? homeSpots(match, restart.kind, restart.by));
  return putWithRoom(ready, { ball });
}

/** Everything that stands in the way is moved beside it [S-130]. */
const putWithRoom = (match: Match, spots: Spots): Match => put(match, { ...roomFor(match, spots), ...spots });

/** What the referee does with figures and keepers before the ball is laid. */
function setAsideFor(match: Match, restart: Restart): Match {
  switch (restart.kind) {
    case 'kickOff':
      return bothAreLinedUp(match, restart);
    case 'goalKick':
      return keeperMakesWay(match, restart.by);
    case 'penalty':
      return keeperIsOnTheLine(put(match, clearedSpots(match, other(restart.by))), other(restart.by));
    default:
      return match;
  }
}

/** All in their usual places, which each side may change in its turn [S-137]. */
function bothAreLinedUp(match: Match, restart: Restart): Match {
  if (!match.state.measured) return stoodUp(match, FIGURES); // 'FISTF-II.4.2.1.1'
  const cleared = take(match, ['ball']);
  const first = put(cleared, freeSpots(cleared, restart, restart.by));
  return put(first, freeSpots(first, restart, other(restart.by)));
}

const keeperMakesWay = (match: Match, side: Side): Match =>
  match.state.reserve[side].is === 'on' ? match : keeperIsHome(match, side);

/** 'FISTF-II.12.2.4.2': he does not project over the line into the field. */
function keeperIsOnTheLine(match: Match, side: Side): Match {
  if (!match.state.measured || match.state.reserve[side].is === 'on') return match;
  const { motions, pitch } = groundIn(match);
  const target = onTheGoalLine(pitch, side, [0, 0, 0]);
  const motion = motions.put(match.state.motion, handTime(match), keeperOf(side), 0, target[1] / 10_000);
  return withState(match, { motion, hands: { ...match.state.hands, [side]: target } });
}

// ── step by step ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever takes it is put there by hand, whatever had become of him; at a desk although nobody says where [S-217]. */
export function takerIs(match: Match, { figure, at, ball }: ConsequenceOf<'takerIs'>): Match {
  const isOnlyTold = !match.state.measured && figure !== null && isFigure(figure);
  const named = withRestart(isOnlyTold ? stoodUp(match, [figure]) : match, { taker: figure });
  const laid = ball === undefined ? named : withRestart(named, { at: ball });
  const spots: Spots = {
    ...(ball === undefined ? {} : { ball }),
    ...(at === undefined || figure === null || !isFigure(figure) ? {} : { [figure]: at }),
  };
  return putWithRoom(laid, spots);
}

export function nextStep(match: Match): Match {
  const { restart } = match.state;
  if (restart === null) return match;
  const steps = STEPS_OF[restart.kind];
  const step = steps.slice(steps.indexOf(restart.step) + 1).find((one) => !isDone(restart, one)) ?? 'released';
  return step === 'released' ? restartIsReleased(match) : withRestart(match, { step });
}

/** Whoever is named anew makes no positional flick twice [S-222]. */
const isDone = ({ by, flicksLeft }: Restart, step: Step): boolean =>
  (step === 'attackerFlicks' && flicksLeft[by] <= 0) || (step === 'defenderFlicks' && flicksLeft[other(by)] <= 0);

export const restartIsReleased = (match: Match): Match => released(match);

export function positionalFlickIsUsed(match: Match, { by }: ConsequenceOf<'positionalFlickIsUsed'>): Match {
  const { restart } = match.state;
  if (restart === null) return match;
  return withRestart(match, { flicksLeft: { ...restart.flicksLeft, [by]: Math.max(0, restart.flicksLeft[by] - 1) } });
}

/** A further fault that costs nothing is no more than one: whether there was one decides ['FISTF-II.4.2.3.b', 'FISTF-II.15.2.3.2']. */
export function restartIsRepeated(match: Match): Match {
  const { restart } = match.state;
  if (restart === null) return match;
  const again = begun(match, againFor(restart, restart.by));
  return withRestart(again, { faults: 1, ...(restart.passed === true ? { passed: true } : {}) });
}

/** At a goal kick the other side takes one of its own [S-74]. */
export function rightPasses(match: Match): Match {
  const restart = match.state.restart ?? justTaken(match);
  if (restart === null) return match;
  const waiting = heldBack(match, restart.by, { kind: 'rightPasses' });
  if (waiting !== null) return waiting;
  const passed = begun(beginsTheMatch(match, restart), againFor(restart, other(restart.by)));
  return withRestart(passed, restart.passed === true ? {} : { passed: true });
}

/** He was injured before and has not chosen yet: he loses the right only if he plays on [S-191]. */
function heldBack(match: Match, by: Side, loss: Consequence): Match | null {
  const isHis = ({ option }: OpenOffer): boolean =>
    match.options.some(({ id, owner }) => id === option && owner === by);
  const open = match.state.offers.find(isHis);
  if (open === undefined) return null;
  const choices = open.choices.map((one) =>
    stopsPlay(one.choice) ? one : { ...one, then: [...one.then.filter(({ kind }) => kind !== loss.kind), loss] },
  );
  return withState(match, { offers: match.state.offers.map((one) => (one === open ? { ...one, choices } : one)) });
}

/** 'FISTF-II.4.1.1.4': whoever begins the first half, whoever was to. */
const beginsTheMatch = (match: Match, { kind, by, inHaste }: Restart): Match =>
  kind === 'kickOff' && !inHaste && match.state.period === 'firstHalf'
    ? withState(match, { firstKickOff: other(by) })
    : match;

const againFor = (restart: Restart, by: Side): ConsequenceOf<'restartIs'> => ({
  kind: 'restartIs',
  restart: restart.kind,
  for: by,
  at: restart.kind === 'goalKick' ? undefined : (restart.at ?? undefined),
  where: restart.kind === 'goalKick' && by !== restart.by ? undefined : (restart.where ?? undefined),
  inHaste: restart.inHaste,
});

/** At a desk perhaps before anybody has said that it was taken [S-133]. After a shot nobody plays on: it stands until it counts [S-210]. */
export const restartIsFulfilled = (match: Match): Match =>
  match.state.restart === null || match.state.restart.kind === 'shot'
    ? match
    : withState(match, { restart: null, phase: 'play' });

/** The usual places of one side for a restart with free placing. */
export function sideIsLinedUp(match: Match, side: Side): Match {
  const { restart } = match.state;
  return restart === null ? match : put(match, freeSpots(match, restart, side));
}
