import { inPlay, playTick, type Match, type PlayTick } from '@bande/core';
import { ballBody, figureBody, keeperBody, tableOf } from '@bande/games/subbuteo/table-bodies.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import { Motions, tickOf, timeOf, type Motion, type Place } from '@bande/physics';
import type { Rally } from './shape.ts';

/** The bodies of a small rally on the real pitch: three figures, the ball, two keepers. */
export const BODIES = ['ball', 'red7', 'red9', 'blue4', 'red-keeper', 'blue-keeper'] as const;
export type BodyId = (typeof BODIES)[number];
export type FigureId = 'red7' | 'red9' | 'blue4';
export type Spots = Readonly<Partial<Record<BodyId, readonly [x: number, y: number]>>>;

const GOAL_LINE = PITCH.length / 2;
const BALL_RADIUS = 0.011;

export const START: Spots = {
  ball: [0.15, 0.32],
  red9: [0.15, 0.28],
  red7: [-0.2, 0.3],
  blue4: [-0.2, 0.42],
  'red-keeper': [0, 0.02 - GOAL_LINE],
  'blue-keeper': [0, GOAL_LINE - 0.02],
};

export const motions = new Motions(tableOf(PITCH), [
  ballBody(),
  figureBody('red7'),
  figureBody('red9'),
  figureBody('blue4'),
  keeperBody('red-keeper', -1),
  keeperBody('blue-keeper', 1),
]);

/** Motion counts play time from the start of the match: a pause shifts nothing. */
export const now = (match: Match<Rally>): number => timeOf(playTick(match));
export const tickAfter = (time: number): PlayTick => inPlay(tickOf(time));

/** How far the whole ball is beyond a goal line. */
export const beyondGoalLine = ({ y }: Place): number => Math.abs(y) - BALL_RADIUS - GOAL_LINE;
export const isBetweenThePosts = ({ x, z }: Place): boolean =>
  Math.abs(x) < PITCH.goal.width / 2 && z < PITCH.goal.height;

export function isMoving(motion: Motion, body: BodyId): boolean {
  const { vx = 0, vy = 0, vz = 0, spin = 0 } = motion.pieces[BODIES.indexOf(body)]!;
  return vx !== 0 || vy !== 0 || vz !== 0 || spin !== 0;
}

export function spotOf(motion: Motion, body: BodyId, time: number): readonly [number, number] {
  const { x, y } = motions.placesAt(motion, time)[BODIES.indexOf(body)]!;
  return [x, y];
}
