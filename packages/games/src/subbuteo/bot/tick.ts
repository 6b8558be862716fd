import type { Random } from '@bande/core';
import { direction } from '@bande/physics';
import type { Action, Flick } from '../actions.ts';
import { now } from '../motion.ts';
import { BODIES, other, type Figure, type Side } from '../names.ts';
import { depthOf, offsidePositions, standingAmong } from '../reckoning/offside.ts';
import { isDenied, MOST_TICKS, rightTo } from '../rights.ts';
import { isShort, type Match } from '../state.ts';
import { spotOf, type Spot } from '../zones.ts';
import { flickAt, glideTo } from './aims.ts';
import { flickedWith } from './noise.ts';
import { BALL, indexOf, isWayFree, sceneOf, type Scene } from './scene.ts';
import type { Strength } from './strengths.ts';
import { Trials } from './trial.ts';

/** Ticks: a figure that stands offside is flicked back before the ball is played on, and touches nothing. */

/** May a tick be asked for, and made once it is allowed? */
export const mayTick = (match: Match, side: Side): boolean => {
  const { course, restart, handSet, phase } = match.state;
  if (isShort(match) || phase !== 'play' || restart?.step === 'released' || handSet !== null) return false;
  return !course.tickAllowed && course.ticks < MOST_TICKS && offsidePositions(match, side, null).length > 0;
};

/** Straight back and aside, as seen by whoever attacks. */
const TURNS = [180, 155, -155, 130, -130, 105, -105];
/** So far behind the line of the defence, in metres, that a slip of the hand does not matter. */
const BEHIND = [0.012, 0.03, 0.06];

/** Worse than whatever it leaves. */
const FAULTY = -12;

/** The tick that brings most figures back, or null: none does. Also before it is allowed. */
export function tick(match: Match, side: Side, strength: Strength, random: Random): Action | null {
  const scene = sceneOf(match, side);
  const aims = offsidePositions(match, side, null)
    .filter((figure) => !match.state.course.tickAllowed || !isDenied(rightTo(match, figure, true)))
    .flatMap((figure) => waysBack(match, scene, figure))
    .slice(0, strength.blocks);
  if (aims.length === 0) return null;
  const trials = new Trials(scene, match.state.motion, now(match));
  const worth = (flick: Flick): number => {
    const { hit, met, after } = trials.play(flick);
    return hit >= 0 || met ? FAULTY : 0 - standingAmong(match, side, null, spotsIn(after)).figures.length;
  };
  let [best, most]: [Flick | null, number] = [null, 0 - offsidePositions(match, side, null).length];
  for (const flick of aims) {
    const mean = (worth(flick) + worth(flickedWith(flick, strength.noise, random))) / 2;
    if (mean > most) [best, most] = [flick, mean];
  }
  return best === null ? null : { ...flickedWith(best, strength.noise, random), tick: true };
}

/** Flicks that would end behind the last defender, where nothing is in the way. */
function waysBack(match: Match, scene: Scene, figure: Figure): readonly Flick[] {
  const body = indexOf(figure);
  const spots = spotsIn(scene);
  const { line } = standingAmong(match, scene.side, null, spots);
  if (line === null) return [];
  const from = [scene.x[body]!, scene.y[body]!] as const;
  const back = line - depthOf(match, other(scene.side), figure, spots[figure]!);
  return BEHIND.flatMap((behind) =>
    TURNS.flatMap((turn): readonly Flick[] => {
      const { sin, cos } = direction(turn);
      const way = (back + behind) / Math.max(0.2, 0 - cos);
      const to = [from[0] + way * sin, from[1] + way * cos] as const;
      const isAside = Math.abs(to[0]) > scene.ground.pitch.width / 2;
      if (isAside || !isWayFree(scene, body, from, to, 0.004) || !isClearOfTheBall(scene, from, to)) return [];
      return [{ ...flickAt(scene, body, to, glideTo(way)), tick: true }];
    }),
  );
}

function isClearOfTheBall({ x, y, ground }: Scene, from: readonly [number, number], to: readonly [number, number]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [bx, by] = [x[BALL]! - from[0], y[BALL]! - from[1]];
  const along = Math.max(0, Math.min(1, (bx * dx + by * dy) / (dx * dx + dy * dy)));
  const [ox, oy] = [bx - along * dx, by - along * dy];
  return Math.sqrt(ox * ox + oy * oy) > 2 * ground.size.baseRadius + 0.004;
}

const spotsIn = ({ x, y, turn }: Scene): Readonly<Partial<Record<(typeof BODIES)[number], Spot>>> =>
  Object.fromEntries(
    BODIES.flatMap((body, i) => (Number.isNaN(x[i]!) ? [] : [[body, spotOf({ x: turn * x[i]!, y: turn * y[i]! })]])),
  );
