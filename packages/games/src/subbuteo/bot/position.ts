import type { Random } from '@bande/core';
import { direction } from '@bande/physics';
import type { Action, Flick } from '../actions.ts';
import { MOST_SPEED } from '../flick.ts';
import { now } from '../motion.ts';
import { figuresOf, type Side } from '../names.ts';
import { isDenied, rightTo } from '../rights.ts';
import type { Match } from '../state.ts';
import { CLOTH } from '../table-bodies.ts';
import { flickAt } from './aims.ts';
import { flickedWith } from './noise.ts';
import { BALL, indexOf, isWayFree, sceneOf, seenFromThere, type Scene } from './scene.ts';
import type { Strength } from './strengths.ts';
import { Trials } from './trial.ts';
import { worthOf } from './worth.ts';

/** Positional flicks before a restart: a figure goes where it can play the ball afterwards, or where it is in the opponent's way, and touches nothing. */

const SLOWS = 2 * CLOTH.friction * CLOTH.gravity;
/** Around the ball: the side that takes it wants to be near, the other one must keep away. */
const NEAR = [0.08, 0.14, 0.22];

export function position(match: Match, side: Side, strength: Strength, random: Random): Action | null {
  if (strength.positions === 0) return null;
  const figures = figuresOf(side).filter((figure) => !isDenied(rightTo(match, figure, false)));
  const scene = sceneOf(match, side);
  if (figures.length === 0 || Number.isNaN(scene.x[BALL]!)) return null;
  const takes = match.state.restart?.by === side;
  const taker = match.state.restart?.taker ?? null;
  const barred = taker === null ? [] : [indexOf(taker)];
  const value = (seen: Scene): number => (takes ? worthOf(seen, barred) : 0 - worthOf(seenFromThere(seen), barred));
  const stays = value(scene);
  const found = figures
    .map(indexOf)
    .flatMap((figure) => placesFor(scene, figure))
    .map((one) => ({ ...one, looks: value(one.there) }))
    .filter(({ looks }) => looks > stays + GAIN)
    .toSorted((a, b) => b.looks - a.looks)
    .slice(0, strength.positions);
  if (found.length === 0) return null;
  const trials = new Trials(scene, match.state.motion, now(match));
  const tried = (flick: Flick): number => {
    const { hit, met, after } = trials.play(flick);
    return hit >= 0 || met ? stays - 0.05 : value(after);
  };
  let [best, most]: [Flick | null, number] = [null, stays + GAIN];
  for (const { flick } of found) {
    const mean = (tried(flick) + tried(flickedWith(flick, strength.noise, random))) / 2;
    if (mean > most) [best, most] = [flick, mean];
  }
  return best === null ? null : flickedWith(best, strength.noise, random);
}
/** Less is not worth the time. */
const GAIN = 0.01;

function placesFor(scene: Scene, figure: number): readonly { readonly flick: Flick; readonly there: Scene }[] {
  const { pitch } = scene.ground;
  const from = [scene.x[figure]!, scene.y[figure]!] as const;
  return NEAR.flatMap((near) =>
    Array.from({ length: 8 }, (_, i) => {
      const { sin, cos } = direction(45 * i);
      return [scene.x[BALL]! + near * sin, scene.y[BALL]! + near * cos] as const;
    }),
  )
    .filter(([x, y]) => Math.abs(x) < pitch.width / 2 - 0.02 && Math.abs(y) < pitch.length / 2 - 0.08)
    .filter((to) => isWayFree(scene, figure, from, to, 0.004))
    .map((to) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const strength = Math.sqrt(SLOWS * Math.sqrt(dx * dx + dy * dy)) / MOST_SPEED;
      const there = { ...scene, x: scene.x.with(figure, to[0]), y: scene.y.with(figure, to[1]) };
      return { flick: flickAt(scene, figure, to, strength), there };
    });
}
