import { playTick, seconds, started, withClock } from '@bande/core';
import { z } from 'zod';
import { CLOCKS } from './clocks.ts';
import { toldOf } from './crossings.ts';
import { impossibleIn } from './impossible.ts';
import { groundIn } from './motion.ts';
import type { RestartKind } from './consequences.ts';
import { bySide, endOf, isKeeper, keeperOf, reserveOf, SIDES, sideOf, type Loose, type Side } from './names.ts';
import { hasRoomAt } from './placing.ts';
import { givenSchema, type Given } from './position-schemas.ts';
import { homeSpots } from './reckoning/restart-spots.ts';
import { positionOfShot } from './reckoning/shoot-out.ts';
import { put, reserveComesIn } from './settle/by-hand.ts';
import { withClocks } from './settle/clocks.ts';
import { NEW_COURSE, blockFirst } from './settle/in-play.ts';
import { onlyShooterAndKeeper, STEPS_OF, startingFlicks } from './settle/restarts.ts';
import { placingAsItStands } from './settle/placing-due.ts';
import { isTable } from './settle/took-place.ts';
import { start } from './start.ts';
import { positionIn } from './position-shared.ts';
import {
  isShort,
  isTraining,
  withState,
  type Course,
  type Match,
  type Phase,
  type Restart,
  type Setup,
  type State,
} from './state.ts';
import type { FactId } from '@bande/core';
import type { Quarter } from './zones.ts';

export const SEATINGS = [['red', 'blue'], ['red']] as const;
const seatingOf = (seats: number): (typeof SEATINGS)[number] =>
  SEATINGS.find(({ length }) => length === seats) ?? SEATINGS[0];

export const readPosition = (text: string, setup: Setup): Match | null => positionIn(text, setup);

const fault = (path: string, message: string): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: path.split('.'), message, input: undefined }]);

export function readGiven(given: unknown, edition: string): Match {
  const read = givenSchema.parse(given);
  const { lineUp, seats, mode, settings, measured } = read;
  const begun = start({ edition, seating: seatingOf(seats), mode, settings }, lineUp);
  const known = withState(begun, { measured: measured ?? begun.state.measured });
  const placed = withReserves(withPlaces(known, read), read);
  const stood = withState(placed, stateGiven(placed, read));
  const odd = impossibleIn(read, stood);
  if (odd !== null) throw fault(odd.field, odd.why);
  const timed = clocksGiven(waitingGiven(withBall(stood, read), read), read);
  // On a screen it is seen at once who stands where he may not stay; at a desk somebody says so.
  const due = isTable(timed) ? placingAsItStands(timed) : timed;
  return withClocks(due, due);
}

function withPlaces(match: Match, { places, reserve }: Given): Match {
  const ground = groundIn(match);
  const entries = Object.entries(places) as [Loose, readonly [number, number]][];
  const away = SIDES.filter((side) => reserve[side]?.is === 'on').map(keeperOf); // 'FISTF-II.9.1.2.2'
  const motion = entries.reduce(
    (before, [what, [x, y]]) => ground.motions.put(before, 0, what, x / 1000 + 0, y / 1000 + 0),
    away.reduce((before, keeper) => ground.motions.take(before, 0, keeper), match.state.motion),
  );
  const placed = withState(match, { motion, told: toldOf(ground, motion, 0) });
  for (const [what, at] of entries)
    if (!hasRoomAt(placed, what, at)) throw fault('places', `something is where ${what} is put`);
  return placed;
}

/** The ball of a restart lies where it is taken from, unless it was put elsewhere; for a shot of a shoot-out nobody else is on the table. */
function withBall(match: Match, { places }: Given): Match {
  const { restart, shootOut, measured } = match.state;
  if (restart === null || restart.step === 'taken' || !measured) return match;
  const alone = restart.kind === 'shot' ? onlyShooterAndKeeper(match, restart.by) : match;
  if (places.ball !== undefined) return alone;
  const home =
    shootOut === null ? homeSpots(match, restart.kind, restart.by) : positionOfShot(match, shootOut, restart.by);
  return put(alone, { ball: restart.at ?? home });
}

/** A reserve keeper who is in play stands where he was put, or in the middle of his goal area. */
function withReserves(match: Match, { reserve, places }: Given): Match {
  const { pitch } = groundIn(match);
  return SIDES.filter((side) => reserve[side]?.is === 'on').reduce((before, side) => {
    const middle = [0, 1000 * endOf(side) * (pitch.length / 2 - pitch.goalAreaDepth / 2)] as const;
    const at = places[reserveOf(side)] === undefined ? middle : undefined; // else he has been put there
    return reserveComesIn(before, { kind: 'reserveComesIn', of: side, at });
  }, match);
}

function phaseGiven(match: Match, { phase, attacker, restart }: Given): Phase {
  if (phase !== undefined) return phase;
  if (isTraining(match)) return 'training';
  if (restart !== undefined && restart.step !== 'released' && restart.step !== 'taken')
    return restart.kind === 'kickOff' || restart.kind === 'goalKick' ? 'setUp' : 'restart';
  return attacker === undefined && restart === undefined ? 'toss' : 'play';
}

function stateGiven(match: Match, given: Given): Partial<State> {
  const { state, setup } = match;
  const { restart, toss } = given;
  return {
    phase: phaseGiven(match, given),
    period: setup.settings.shootOutOnly ? 'shootOut' : given.period,
    score: given.score,
    attacker: given.attacker ?? restart?.by ?? null,
    rolling: given.rolling,
    block: given.block ?? null,
    handSet: given.handSet ?? null,
    course: courseGiven(state.course, given),
    restart: restart === undefined ? null : restartGiven(restart, given.score.red + given.score.blue > 0),
    reserve: bySide((side) => ({
      ...state.reserve[side],
      mayReturn: mayReturn(match, given, side),
      ...given.reserve[side],
    })),
    out: given.out,
    lying: given.lying,
    atEdge: given.atEdge,
    counts: bySide((side) => ({ ...state.counts[side], ...given.counts[side] })),
    toss: toss === undefined ? null : { winner: toss.winner, choice: toss.choice ?? null },
    firstKickOff: given.firstKickOff ?? null,
    endsChanged: given.endsChanged,
    signal: given.signal,
    lostTicks: seconds(given.lostSeconds),
    shootOut: given.shootOut ?? null,
  } as Partial<State>;
}

/** 'FISTF-II.9.2.1.4', 'FISTF-II.9.2.1.6': the restart that is due tells that the ball went out, or that a penalty was given [S-221]. */
const AFTER_OUT: ReadonlySet<RestartKind> = new Set<RestartKind>(['throwIn', 'corner', 'goalKick']);
function mayReturn(match: Match, { restart, reserve }: Given, side: Side): boolean {
  if (restart === undefined || reserve[side]?.is !== 'on') return false;
  return AFTER_OUT.has(restart.kind) || (restart.kind === 'penalty' && restart.by !== side && !isShort(match));
}

/** Two of the quarters are the shooting zones: whoever has said the one has said the other ['FISTF-III.1.2.2.1']. */
const ZONE_OF: Readonly<Record<Quarter, Side | null>> = {
  redZone: 'red',
  redMiddle: null,
  blueMiddle: null,
  blueZone: 'blue',
};
const QUARTER_OF: Readonly<Record<Side, Quarter>> = { red: 'redZone', blue: 'blueZone' };
interface Lain {
  readonly zone: Side | null | undefined;
  readonly quarter: Quarter | null | undefined;
}
function zoneAndQuarter({ zone, quarter }: { readonly [K in keyof Lain]?: Lain[K] }): Lain {
  if (zone === undefined && quarter !== undefined) return { zone: quarter === null ? null : ZONE_OF[quarter], quarter };
  const isKnown = quarter === undefined && zone !== undefined && zone !== null;
  return { zone, quarter: isKnown ? QUARTER_OF[zone] : quarter };
}

/** Before the first fact of the scenario. */
const BEFORE = -1 as FactId;

function courseGiven(course: Course, given: Given): Course {
  const { play, touch, lostBy } = given;
  return {
    ...NEW_COURSE,
    ...course,
    run: given.run ?? null,
    keeperTouches: given.keeperTouches,
    ticks: given.ticks,
    tickAllowed: given.tickAllowed,
    before:
      lostBy === undefined
        ? null
        : {
            side: lostBy.side,
            run: lostBy.run ?? null,
            ticks: lostBy.ticks,
            to: touch?.by ?? null,
            keeperTouches: 0,
            block: null,
            barred: [],
            freed: null,
          },
    play:
      play === undefined
        ? null
        : {
            fact: BEFORE,
            side: sideOf(play.by),
            who: play.by,
            as: play.as ?? (isKeeper(play.by) ? 'keeper' : 'flick'),
            ...zoneAndQuarter(play),
            from: play.from,
            restart: play.restart ?? null,
            firstOfReserve: play.firstOfReserve,
            afterSignal: play.afterSignal,
            saved: null,
            over: play.over,
          },
    touch:
      touch === undefined
        ? null
        : {
            fact: BEFORE,
            side: sideOf(touch.by),
            who: touch.by,
            atRest: touch.atRest,
            ...zoneAndQuarter(touch),
            beyondMm: touch.beyondMm,
            atEdge: touch.atEdge,
            tick: 0 as never,
          },
    offFrame: given.offFrame,
    direct: given.direct ?? null,
    barred: given.barred,
    offside: given.offside,
    passive: given.passive,
    pressed: given.pressed ? { at: null } : null,
  };
}

function restartGiven(given: NonNullable<Given['restart']>, isAfterAGoal: boolean): Restart {
  const { kind, by, at, where, step, taker, flicksLeft, faults, inHaste } = given;
  return {
    kind,
    by,
    at: at ?? null,
    where: where ?? null,
    step: step ?? STEPS_OF[kind][0]!,
    taker: taker ?? null,
    flicksLeft: bySide((side) => flicksLeft[side] ?? startingFlicks(kind)),
    faults,
    inHaste: inHaste ?? (kind === 'kickOff' && isAfterAGoal),
    lifted: null,
    laid: true,
  };
}

function waitingGiven(match: Match, { waiting }: Given): Match {
  return waiting ? blockFirst(match, { kind: 'blockFirst', paragraph: 'FISTF-II.6.2.3.1', then: [] }) : match;
}

/** In play the time of the period runs. */
function clocksGiven(match: Match, { secondsLeft, settings, period }: Given): Match {
  const { phase } = match.state;
  if (
    phase === 'training' ||
    phase === 'toss' ||
    phase === 'tossChoice' ||
    phase === 'interval' ||
    phase === 'finished' ||
    period === 'shootOut'
  )
    return match;
  const whole = seconds(60 * (period === 'extraTime' ? settings.extraMinutes : settings.halfMinutes));
  const left = secondsLeft === undefined ? whole : Math.min(whole, seconds(secondsLeft));
  const running = started(match.clocks, CLOCKS.half, whole, playTick(match));
  return {
    ...match,
    clocks: withClock(running, { name: CLOCKS.half, limit: whole, spent: whole - left, since: playTick(match) }),
  };
}
