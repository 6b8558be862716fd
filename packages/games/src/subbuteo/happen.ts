import { accept, refuse, type Happen, type Motion as Coming, type PlayTick, type Result, type Seat } from '@bande/core';
import { timeOf, type Motion, type Told as Blow } from '@bande/physics';
import type { Action } from './actions.ts';
import { firstCrossing } from './crossings.ts';
import type { Event, Obstacle } from './events.ts';
import { groundIn, isMoving, isStill, stands, tickAfter } from './motion.ts';
import { isFigure, isLoose, type Figure, type Keeper } from './names.ts';
import { hasRoomAt, isOnTheCloth } from './placing.ts';
import { mayHandle, sideOfSeat, type Match, type State, type Subbuteo } from './state.ts';

export const happen: Happen<Subbuteo> = {
  byAction,
  byChance: () => [],
  entered,
  next,
};

// ── what hands do ─────────────────────────────────────────────────────────────────────────────────────────────────

function byAction(match: Match, seat: Seat, action: Action): Result<readonly Event[]> {
  const by = sideOfSeat(match, seat);
  switch (action.kind) {
    case 'flick': {
      const { kind: _, ...flick } = action;
      if (!mayHandle(match, seat, action.figure)) return refuse('notYourTurn', [], 'a figure of the other side');
      return orRefused(whyNotFlicked(match, action.figure), { kind: 'flicked', by, ...flick });
    }
    case 'place':
      return orRefused(whyNotPlaced(match, action), { kind: 'placed', by, what: action.what, at: action.at });
    case 'lineUp':
      return accept([{ kind: 'linedUp', by, as: action.as }]);
  }
}

const orRefused = (refused: Result<never> | null, event: Event): Result<readonly Event[]> => refused ?? accept([event]);

/** Any figure at any time, as long as it stands. */
function whyNotFlicked({ state }: Match, figure: Figure): Result<never> | null {
  return stands(state.motion, figure)
    ? null
    : refuse('againstTheRules', ['FISTF-II.1.2.2'], `${figure} does not stand`);
}

function whyNotPlaced(match: Match, { what, at }: Extract<Action, { kind: 'place' }>): Result<never> | null {
  if (!isStill(match.state.motion, what)) return refuse('notOffered', [], `${what} moves`);
  if (!isOnTheCloth(match, what, at)) return refuse('againstTheRules', [], 'not on the cloth');
  return hasRoomAt(match, what, at) ? null : refuse('againstTheRules', [], 'something is there');
}

/** What a person saw; deeds must be possible as for a player. */
function entered(match: Match, events: readonly Event[]): Result<readonly Event[]> {
  for (const event of events) {
    const refused = impossible(match, event);
    if (refused !== null) return refused;
  }
  return accept(events);
}

function impossible(match: Match, event: Event): Result<never> | null {
  switch (event.kind) {
    case 'flicked':
      return whyNotFlicked(match, event.figure);
    case 'placed':
      return whyNotPlaced(match, { ...event, kind: 'place' });
    case 'figuresTouched':
      return event.touched === event.touchedBy ? refuse('unknownFact', [], 'nobody touches himself') : null;
    default:
      return null;
  }
}

// ── what motion brings ────────────────────────────────────────────────────────────────────────────────────────────

function next(match: Match, until: PlayTick): Coming<Subbuteo> | null {
  const { state } = match;
  const [first, ...others] = state.pending;
  if (first !== undefined) return { at: first.at, state: { ...state, pending: others }, event: first.event };
  const ground = groundIn(match);
  let { motion } = state;
  for (;;) {
    const crossing = firstCrossing(ground, motion, state.told, Math.min(timeOf(until), ground.motions.due(motion)));
    if (crossing !== null)
      return told({ ...state, motion, told: crossing.told }, tickAfter(crossing.time), crossing.events);
    const coming = ground.motions.next(motion, timeOf(until));
    // What changes without telling anything (a ball that has begun to roll) is only carried along.
    if (coming === null)
      return motion === state.motion ? null : { at: tickAfter(motion.t), state: { ...state, motion }, event: null };
    const events = coming.told.flatMap((blow) => eventsOf(motion, blow));
    motion = coming.motion;
    if (events.length > 0) return told({ ...state, motion }, tickAfter(coming.t), events);
  }
}

/** The first fact is told now, those of the same blow after it has been judged. */
function told(state: State, at: PlayTick, [event, ...later]: readonly Event[]): Coming<Subbuteo> {
  return { at, state: { ...state, pending: later.map((one) => ({ at, event: one })) }, event: event! };
}

function eventsOf(before: Motion, { kind, body, other = '' }: Blow): readonly Event[] {
  switch (kind) {
    case 'moved':
      return [];
    case 'rest':
      return isLoose(body) ? [{ kind: 'rested', what: body }] : [];
    case 'hit':
      return [touchOf(before, body, other)];
    case 'struck':
      return isLoose(body) ? [{ kind: 'rebounded', what: body, from: obstacleNamed(other) }] : [];
    case 'landed':
      return [{ kind: 'ballLanded' }];
    case 'toppled':
    case 'layDown':
      return isFigure(body) ? [{ kind, figure: body }] : [];
    case 'fell':
      return isFigure(body) ? [{ kind: 'figureLeft', figure: body, ground: 'table' }] : [{ kind: 'ballFell' }];
  }
}

function obstacleNamed(id: string): Obstacle {
  if (id.endsWith('post')) return 'post';
  if (id.endsWith('crossbar')) return 'crossbar';
  return id.includes('net') ? 'net' : 'barrier';
}

/** Of two figures the one that stood still was touched; if both move, the second as the motion names them. */
function touchOf(before: Motion, one: string, two: string): Event {
  const ballRolling = isMoving(before, 'ball');
  const [a, b] = [one, two] as (Figure | Keeper)[];
  if (one === 'ball') return { kind: 'ballTouched', touchedBy: b!, atRest: !isMoving(before, b!), ballRolling };
  if (two === 'ball') return { kind: 'ballTouched', touchedBy: a!, atRest: !isMoving(before, a!), ballRolling };
  const [touchedBy, touched] = isMoving(before, a!) ? [a!, b!] : [b!, a!];
  return { kind: 'figuresTouched', touchedBy, touched, atRest: !isMoving(before, touched), ballRolling };
}
