import { accept, playTick, refuse, type Happen, type Motion as Coming, type PlayTick, type Result } from '@bande/core';
import { timeOf, type Motion, type Told as Blow } from '@bande/physics';
import { byAction } from './by-action.ts';
import { firstCrossing } from './crossings.ts';
import { faultOf } from './contradictions.ts';
import { TOUCHLINES, type Event, type Obstacle } from './events.ts';
import { groundIn, isMoving, tickAfter } from './motion.ts';
import { isFigure, isKeeper, isLoose, SIDES, sideOf, type Figure, type Loose, type Player } from './names.ts';
import { isTraining, type Match, type State, type Subbuteo } from './state.ts';
import { untoldTouches } from './reckoning/resting-against.ts';
import { untoldRest } from './reckoning/resting.ts';
import { untoldTaking } from './reckoning/untold-taking.ts';
import { watchFor } from './watch.ts';
import { spotOf } from './zones.ts';

export const happen: Happen<Subbuteo> = {
  byAction,
  byChance: (match, draws) => byChance(match, draws),
  entered,
  next,
};

/** The coin: 1 is Red's; in a shoot-out also the touchline at which the positions begin. */
const byChance = (_match: Match, [coin = 1, side]: readonly number[]): readonly Event[] => [
  {
    kind: 'tossed',
    winner: SIDES[coin - 1] ?? 'red',
    ...(side === undefined ? {} : { from: TOUCHLINES[side - 1] ?? 'west' }),
  },
];

/** What a person saw; deeds must be possible as for a player. */
function entered(match: Match, events: readonly Event[]): Result<readonly Event[]> {
  for (const event of events) {
    const fault = faultOf(match, event);
    if (fault !== null) return refuse('unknownFact', [], fault);
  }
  return accept(
    events.flatMap((event) => [
      ...untoldRest(match, event),
      ...untoldTaking(match, event),
      ...untoldTouches(match, event),
      event,
    ]),
  );
}

// ── what motion brings ────────────────────────────────────────────────────────────────────────────────────────────

function next(match: Match, until: PlayTick): Coming<Subbuteo> | null {
  const { state } = match;
  const [first, ...others] = state.pending;
  if (first !== undefined) return { at: first.at, state: { ...state, pending: others }, event: first.event };
  if (!state.measured || until < playTick(match)) return null;
  const ground = groundIn(match);
  let { motion } = state;
  for (;;) {
    const watch = watchFor(match, motion);
    const crossing = firstCrossing(ground, motion, watch, Math.min(timeOf(until), ground.motions.due(motion)));
    if (crossing !== null)
      return told({ ...state, motion, told: crossing.told }, tickAfter(crossing.time), crossing.events);
    const coming = ground.motions.next(motion, timeOf(until));
    // What changes without telling anything (a ball that has begun to roll) is only carried along.
    if (coming === null)
      return motion === state.motion ? null : { at: tickAfter(motion.t), state: { ...state, motion }, event: null };
    const events = [
      ...coming.told.flatMap((blow) => eventsOf(match, motion, coming.motion, blow)),
      ...hitButAtRest(match, coming.motion, coming.told),
    ];
    motion = coming.motion;
    if (events.length > 0) return told({ ...state, motion }, tickAfter(coming.t), events);
  }
}

/** The first fact is told now, those of the same blow after it has been judged. */
function told(state: State, at: PlayTick, [event, ...later]: readonly Event[]): Coming<Subbuteo> {
  return { at, state: { ...state, pending: later.map((one) => ({ at, event: one })) }, event: event ?? null };
}

function eventsOf(match: Match, before: Motion, after: Motion, blow: Blow): readonly Event[] {
  const { kind, body, other = '' } = blow;
  switch (kind) {
    case 'moved':
      return [];
    case 'rest':
      return isLoose(body) ? [restedAt(match, after, body, blow)] : [];
    case 'hit':
      return [touchOf(match, before, after, blow)];
    case 'struck':
      return isLoose(body) ? [reboundOf(match, body, other)] : [];
    case 'landed':
      return [{ kind: 'ballLanded' }];
    case 'toppled':
      return isFigure(body) ? [{ kind: 'toppled', figure: body }] : [];
    case 'layDown':
      return isFigure(body) ? [{ kind: 'layDown', figure: body }] : [];
    case 'fell':
      return isFigure(body) ? fallOf(match, body, [...spotOf(blow)]) : [{ kind: 'ballFell' }];
  }
}

/** Whoever has fallen from the table has come to rest: a flick of his is over [S-5]; the training pitch has no use for that. */
function fallOf(match: Match, figure: Figure, at: [number, number]): readonly Event[] {
  const left: Event = { kind: 'figureLeft', figure, ground: 'table', at };
  return isTraining(match) ? [left] : [left, { kind: 'rested', what: figure }];
}

/** The obstacles of a goal are named by its end; the training pitch has no use for it. */
function reboundOf(match: Match, what: Loose, id: string): Event {
  const from = obstacleNamed(id);
  const seen = { kind: 'rebounded', what, from } as const;
  return from === 'barrier' || isTraining(match) ? seen : { ...seen, goal: id.startsWith('south') ? 'red' : 'blue' };
}

function obstacleNamed(id: string): Obstacle {
  if (id.endsWith('post')) return 'post';
  if (id.endsWith('crossbar')) return 'crossbar';
  return id.includes('net') ? 'net' : 'barrier';
}

/** A ball that is wedged in does not move, however it is hit: it has come to rest with the blow, and nothing else will tell. */
function hitButAtRest(match: Match, after: Motion, told: readonly Blow[]): readonly Event[] {
  const last = told.findLast(({ kind, body, other }) => body === 'ball' || (kind === 'hit' && other === 'ball'));
  if (last?.kind !== 'hit' || isTraining(match) || isMoving(after, 'ball')) return [];
  const { x, y } = groundIn(match)
    .motions.placesAt(after, last.t)
    .find(({ id }) => id === 'ball')!;
  return [restedAt(match, after, 'ball', { ...last, x, y })];
}

/** So near that nobody sees green between them: they touch, in metres. */
const TOUCHING = 2e-5;

/** Of the ball also what it lies against ['FISTF-II.5.3.5.1']; the training pitch has no use for it. */
function restedAt(match: Match, after: Motion, what: 'ball' | Figure, { t, x, y }: Blow): Event {
  if (what !== 'ball' || isTraining(match)) return { kind: 'rested', what };
  const { motions } = groundIn(match);
  const gaps = motions.placesAt(after, t).filter(({ id }) => isFigure(id));
  const touching = gaps
    .filter((place) => motions.gapOf(after, t, 'ball', place.id) < TOUCHING)
    .map(({ id }) => id as Figure);
  return { kind: 'rested', what, touching, at: [...spotOf({ x, y })] };
}

/** Of two figures the one that stood still was touched; if both move, the second as the motion names them. A keeper who moves touches what he comes towards. */
function whoTouched(
  match: Match,
  before: Motion,
  [a, b]: readonly [Player, Player],
  { t }: Blow,
): readonly [Player, Player] {
  if (!isMoving(before, a)) return [b, a];
  const keeper = [a, b].find((one) => isKeeper(one));
  if (keeper === undefined || !isMoving(before, b)) return [a, b];
  const figure = keeper === a ? b : a;
  return comesTowards(match, before, keeper, figure, t) ? [keeper, figure] : [figure, keeper];
}
const A_MOMENT = 1 / 240;
function comesTowards(match: Match, before: Motion, keeper: Player, figure: Player, t: number): boolean {
  const { motions } = groundIn(match);
  const [from, to] = [Math.max(before.t, t - A_MOMENT), t].map((time) => motions.placesAt(before, time));
  const place = (places: typeof from, who: Player) => places!.find(({ id }) => id === who)!;
  const [was, is, there] = [place(from, keeper), place(to, keeper), place(to, figure)];
  return (is.x - was.x) * (there.x - is.x) + (is.y - was.y) * (there.y - is.y) > 0;
}

function touchOf(match: Match, before: Motion, after: Motion, blow: Blow): Event {
  const ballRolling = isMoving(before, 'ball');
  const [a, b] = [blow.body, blow.other] as Player[];
  if (blow.body === 'ball') return ballTouch(match, before, after, b!, blow);
  if (blow.other === 'ball') return ballTouch(match, before, after, a!, blow);
  const [touchedBy, touched] = whoTouched(match, before, [a!, b!], blow);
  const seen = { kind: 'figuresTouched', touchedBy, touched, atRest: !isMoving(before, touched), ballRolling } as const;
  return isTraining(match) ? seen : { ...seen, at: [...spotOf(blow)] };
}

/** Where ball and figure were, and whether the ball goes on towards the goal line of the side that does not touch it. */
function ballTouch(match: Match, before: Motion, after: Motion, touchedBy: Player, { t }: Blow): Event {
  const seen = {
    kind: 'ballTouched',
    touchedBy,
    atRest: !isMoving(before, touchedBy),
    ballRolling: isMoving(before, 'ball'),
  } as const;
  if (isTraining(match)) return seen;
  const places = groundIn(match).motions.placesAt(after, t);
  const [ball, figure] = ['ball', touchedBy].map((id) => places.find((place) => place.id === id)!);
  const { vy = 0 } = after.pieces[0]!;
  const forward = sideOf(touchedBy) === 'red' ? vy > 0 : vy < 0;
  return { ...seen, at: [...spotOf(ball!)], figureAt: [...spotOf(figure!)], forward };
}
