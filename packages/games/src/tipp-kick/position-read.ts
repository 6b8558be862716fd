import { atDesk, playTick, seconds, started, withClock } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import { bySide, other, SIDES, type Side } from './names.ts';
import { ballAt, kickerAt, laidOut, newPlate, squareOf, withKicker } from './plate.ts';
import { givenSchema, type Given } from './position-schemas.ts';
import { withClocks } from './settle/clocks.ts';
import { ticksOf } from './settle/timing.ts';
import { NO_COUNTS, start } from './start.ts';
import { colourOf, withState, type Match, type State } from './state.ts';
import { CENTRE, cornerSpot, goalKickSpotOf, penaltySpotOf, type Spot } from './zones.ts';

export const SEATINGS = [['red', 'blue']] as const;

export function readGiven(given: unknown, edition: string): Match {
  const read = givenSchema.parse(given);
  const { mode, settings, plate } = read;
  const begun = start({ edition, seating: SEATINGS[0], mode, settings });
  const stood = withState({ ...begun, clocks: [] }, { ...stateGiven(begun, read), plate: null });
  const timed = clocksGiven(plate && mode !== 'desk' ? onThePlate(stood) : stood, read);
  return withClocks(timed, timed, null);
}

/** Ball and kickers lie and stand where they were put. */
function onThePlate(match: Match): Match {
  const { ball, defence, restart } = match.state;
  const laid = laidOut(match.setup.settings);
  const at = ball.at ?? restart?.at ?? CENTRE;
  const withBall = { ...laid, ball: ballAt(at, squareOf(ball.top ?? 'white')) };
  const lie = SIDES.reduce((one, side) => {
    const defender = defence[side];
    return defender?.at === undefined
      ? one
      : withKicker(one, side, kickerAt(side, defender.at, 0, defender.posture !== 'standing'));
  }, withBall);
  return withState(match, { plate: newPlate(lie, playTick(match)), ball: { ...ball, at } });
}

/** 'DTKV-3.5': colours change with the halves. */
const whiteIn = ({ white, period, settings }: Given): Side => {
  if (white !== undefined) return white;
  const isFirst = period === 'firstHalf' || period === 'extraSecond';
  return isFirst ? settings.whiteFirst : other(settings.whiteFirst);
};

/** Whose ball it is: as it was said, or by the colour on top. */
function turnIn({ turn, restart, repetition, ball }: Given, white: Side): Side | null {
  if (turn !== undefined) return turn;
  if (restart !== undefined || repetition !== undefined || ball.top === undefined) return null;
  return ball.top === 'white' ? white : other(white);
}
/** Nothing is said of the ball: the half begins. */
const isStart = ({ turn, restart, repetition, ball }: Given): boolean =>
  turn === undefined && restart === undefined && repetition === undefined && ball.top === undefined;

/** In play the ball has come to lie there just now, unless the three seconds of a kicker are said to be over [C-67]. */
const hasJustRested = (given: Given): boolean =>
  !isStart(given) &&
  given.restart === undefined &&
  given.repetition === undefined &&
  SIDES.every((side) => given.defence[side]?.fixed !== true);

function stateGiven(begun: Match, given: Given): Partial<State> {
  const white = whiteIn(given);
  const owner = given.restart?.by ?? given.repetition?.by ?? turnIn(given, white);
  return {
    ...countsGiven(given),
    period: given.period,
    white,
    score: given.score,
    turn: turnIn(given, white),
    ball: ballGiven(begun, given, white, owner),
    restedAt: hasJustRested(given) ? playTick(begun) : null,
    restart: isStart(given) ? { ...begun.state.restart!, by: white } : restartGiven(given),
    repetition: given.repetition ?? null,
    setUps: { of: owner, ...given.setUps },
    signal: given.signal,
    held: given.held,
  };
}

const countsGiven = ({ defence, kicker, counts, addedSeconds }: Given): Partial<State> => ({
  defence: bySide((side) => defence[side] ?? null),
  kicker: bySide((side) => kicker[side] ?? 1),
  counts: bySide((side) => ({ ...NO_COUNTS, ...counts[side] })) as State['counts'],
  addedTicks: seconds(addedSeconds),
});

function ballGiven({ state }: Match, { ball, restart }: Given, white: Side, owner: Side | null): State['ball'] {
  const owned = owner === null ? undefined : colourOf({ ...state, white }, owner);
  return { ...ball, at: ball.at ?? restart?.at, where: ball.where ?? restart?.where, top: ball.top ?? owned };
}

function restartGiven({ restart }: Given): State['restart'] {
  if (restart === undefined) return null;
  const { kind, by, laid, released } = restart;
  return {
    kind,
    by,
    at: restart.at ?? (restart.where === undefined ? usualSpot(restart) : null),
    where: restart.where ?? null,
    corner: restart.corner ?? null,
    laid,
    released,
    given: null,
  };
}

/** Where a restart is taken that has one place. */
function usualSpot({ kind, by, corner }: NonNullable<Given['restart']>): Spot | null {
  switch (kind) {
    case 'kickOff':
      return CENTRE;
    case 'penalty':
      return penaltySpotOf(other(by));
    case 'goalKick':
      return goalKickSpotOf(by);
    case 'corner':
      return corner === undefined ? null : cornerSpot(other(by), corner);
    default:
      return null;
  }
}

/** In play the time of the period runs. */
function clocksGiven(match: Match, given: Given): Match {
  const { secondsLeft, period, signal } = given;
  // At a desk the half begins with the referee's signal [C-99].
  const isToBegin = atDesk(match) && isStart(given) && secondsLeft === undefined;
  if (signal || isToBegin) return match;
  const whole = ticksOf(match, period);
  const left = secondsLeft === undefined ? whole : Math.min(whole, seconds(secondsLeft));
  const now = playTick(match);
  const running = started(match.clocks, CLOCKS.half, whole, now);
  const timed = withClock(running, { name: CLOCKS.half, limit: whole, spent: whole - left, since: now });
  const isLast = period === 'secondHalf' || period === 'extraSecond';
  const toLast = left + match.state.addedTicks - seconds(60);
  const clocks = isLast && toLast > 0 ? started(timed, CLOCKS.lastMinute, toLast, now) : timed;
  return { ...match, clocks };
}
