import type { Random } from '@bande/core';
import { direction, timeOf } from '@bande/physics';
import type { Action, Flick } from '../actions.ts';
import { now, runTo } from '../motion.ts';
import { figuresOf, type Side } from '../names.ts';
import { isDenied, rightTo } from '../rights.ts';
import type { Match } from '../state.ts';
import { flickAt } from './aims.ts';
import { flickedWith } from './noise.ts';
import { BALL, indexOf, isWayFree, sceneOf, seenFromThere, type Scene } from './scene.ts';
import { PACE } from './pace.ts';
import type { Strength } from './strengths.ts';
import { Trials } from './trial.ts';
import { worthOf } from './worth.ts';
import { MOST_SPEED } from '../flick.ts';

const SLOWS = 2 * 0.2 * 9.81;

/** Places around the ball where a figure is in the opponent's way, the side of the own goal first. */
const TURNS = [180, 155, -155, 130, -130, 100, -100, 60, -60, 0];
const GAPS: readonly number[] = [0.04, 0.07];

/** Seconds until the flick, and from then until everything is looked at: a ball that rolls on is met where it comes to rest. */
interface Ahead {
  readonly thinks: number;
  readonly settles: number;
}
/** What a simulated hand needs before its flick. */
const IN_TURN: Ahead = { thinks: timeOf(PACE), settles: 0 };

/** A block flick, or null: it is better to do without. */
export function block(
  match: Match,
  side: Side,
  strength: Strength,
  random: Random,
  { thinks, settles }: Ahead = IN_TURN,
): Action | null {
  if (strength.blocks === 0) return null;
  const figures = figuresOf(side).filter((figure) => !isDenied(rightTo(match, figure, false)));
  const at = now(match) + thinks;
  const motion = runTo(match, at);
  const then = at + settles;
  const scene = sceneOf(match, side, settles === 0 ? motion : runTo(match, then), then);
  const nearest = nearestOf(figures.map(indexOf), scene, 0.5, 5);
  const danger = (seen: Scene): number => worthOf(seenFromThere(seen));
  const flicks = placesFor(scene, nearest)
    .toSorted((a, b) => danger(a.there) - danger(b.there))
    .slice(0, strength.blocks);
  if (flicks.length === 0) return null;
  const trials = new Trials(scene, motion, at);
  const stays = danger(scene);
  const value = (flick: Flick): number => {
    const { hit, met, left, after } = trials.play(flick);
    if (left === 'ownGoal') return 1;
    return hit >= 0 || met ? stays + 0.15 : danger(after);
  };
  let [best, least]: [Flick | null, number] = [null, stays - 0.01];
  for (const { flick } of flicks) {
    let sum = value(flick);
    if (sum < least) for (let i = 0; i < 2; i++) sum += value(flickedWith(flick, strength.noise, random));
    else continue;
    if (sum / 3 < least) [best, least] = [flick, sum / 3];
  }
  return best === null ? null : flickedWith(best, strength.noise, random);
}

/** So many of them as are nearest to the ball, and within so many metres of it. */
export function nearestOf(figures: readonly number[], scene: Scene, within: number, most: number): readonly number[] {
  const [x, y] = [scene.x[BALL]!, scene.y[BALL]!];
  const far = (figure: number): number =>
    (scene.x[figure]! - x) * (scene.x[figure]! - x) + (scene.y[figure]! - y) * (scene.y[figure]! - y);
  return figures
    .filter((figure) => far(figure) < within * within)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, most);
}

interface Placed {
  readonly flick: Flick;
  /** How everything lies then, and how far the figure goes there. */
  readonly there: Scene;
  readonly far: number;
}

/** Flicks that end beside the ball, so far from it. */
export function placesFor(scene: Scene, figures: readonly number[], gaps = GAPS): readonly Placed[] {
  const { pitch } = scene.ground;
  return figures.flatMap((figure) =>
    TURNS.flatMap((turn) =>
      gaps.flatMap((gap) => {
        const { sin, cos } = direction(turn);
        const to = [scene.x[BALL]! + gap * sin, scene.y[BALL]! + gap * cos] as const;
        const from = [scene.x[figure]!, scene.y[figure]!] as const;
        if (Math.abs(to[0]) > pitch.width / 2 || Math.abs(to[1]) > pitch.length / 2 - 0.07) return [];
        if (!isWayFree(scene, figure, from, to, 0.004)) return [];
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const far = Math.sqrt(dx * dx + dy * dy);
        const strength = Math.sqrt(SLOWS * far) / MOST_SPEED;
        const there = { ...scene, x: scene.x.with(figure, to[0]), y: scene.y.with(figure, to[1]) };
        return [{ flick: flickAt(scene, figure, to, strength), there, far }];
      }),
    ),
  );
}
