import { accept, refuse, type Happen, type Match, type Motion as Coming, type PlayTick } from '@bande/core';
import { timeOf, type Motion, type Told } from '@bande/physics';
import type { Event, Rally, Side, State } from './shape.ts';
import {
  beyondGoalLine,
  BODIES,
  isBetweenThePosts,
  isMoving,
  motions,
  spotOf,
  tickAfter,
  type BodyId,
  type FigureId,
} from './table.ts';

export const ownerOf = (figure: string): Side => (figure.startsWith('red') ? 'red' : 'blue');

export const happen: Happen<Rally> = {
  byAction({ state, setup }, seat, { figure, vx, vy, spin }) {
    const side = setup.seating[seat]!;
    if (state.phase !== 'play' || ownerOf(figure) !== side || isMoving(state.motion, figure))
      return refuse('notOffered');
    if (side !== state.attacker && state.blockFlick !== 'owed') return refuse('againstTheRules', ['FISTF-II.6.2.1.1']);
    return accept([{ kind: 'flicked', side, figure, v: [vx / 1000, vy / 1000, spin] }]);
  },
  byChance: () => [],
  entered: (_, events) => accept(events),
  next,
};

function next(match: Match<Rally>, until: PlayTick): Coming<Rally> | null {
  const { state } = match;
  const [first, ...others] = state.told;
  if (first !== undefined) return { at: first.at, state: { ...state, told: others }, event: first.event };
  let { motion } = state;
  for (;;) {
    const coming = motions.next(motion, timeOf(until));
    const over = state.phase === 'play' ? ballOver(motion, coming?.t ?? timeOf(until)) : null;
    if (over !== null) return { at: tickAfter(over.time), state: { ...state, motion }, event: over.event };
    // What changes without telling anything (a ball that has begun to roll) is only carried along.
    if (coming === null)
      return motion === state.motion ? null : { at: tickAfter(motion.t), state: { ...state, motion }, event: null };
    const [event, ...later] = coming.told.flatMap((told) => eventOf(motion, coming.motion, told));
    const at = tickAfter(coming.t);
    motion = coming.motion;
    if (event !== undefined) return { at, state: withTold({ ...state, motion }, at, later), event };
  }
}

const withTold = (state: State, at: PlayTick, events: readonly Event[]): State => ({
  ...state,
  told: events.map((event) => ({ at, event })),
});

function ballOver(motion: Motion, until: number): { readonly time: number; readonly event: Event } | null {
  const time = motions.firstBeyond(motion, 'ball', beyondGoalLine, until);
  if (time === null) return null;
  const ball = motions.placesAt(motion, time)[0]!;
  return { time, event: { kind: 'ballOver', goal: ball.y > 0 ? 'blue' : 'red', inGoal: isBetweenThePosts(ball) } };
}

function eventOf(before: Motion, after: Motion, { kind, body, other, t }: Told): readonly Event[] {
  if (kind === 'rest' && body === 'ball') return [{ kind: 'ballAtRest' }];
  if (kind !== 'hit' || other === undefined) return [];
  const pair = [body, other] as BodyId[];
  const figures = pair.filter((id): id is FigureId => id !== 'ball' && !id.endsWith('keeper'));
  if (pair.includes('ball')) return figures.map((figure) => ({ kind: 'ballPlayed', figure }));
  if (figures.length < 2) return [];
  const touched = figures.find((id) => !isMoving(before, id)) ?? figures[1]!;
  const by = figures.find((id) => id !== touched)!;
  const spots = Object.fromEntries(BODIES.map((id) => [id, spotOf(after, id, t)]));
  return [
    {
      kind: 'figureTouched',
      by,
      touched,
      atRest: !isMoving(before, touched),
      ballRolling: isMoving(before, 'ball'),
      spots,
    },
  ];
}
