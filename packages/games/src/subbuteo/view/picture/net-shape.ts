import { timeOf } from '@bande/physics';
import { goalNet, type Bulge, type Hit, type Net } from '@bande/stage/net';
import { BALL_RADIUS } from '../../table-bodies.ts';
import type { Goal } from '../../table.ts';

export function netOf(goal: Goal): Net {
  const radius = goal.barThickness / 2;
  return goalNet({
    aside: goal.width / 2 + radius,
    high: goal.height + radius,
    depth: goal.depth,
    mesh: 0.006,
    piece: 0.012,
    sag: 0.004,
    isOpenBelow: false,
  });
}

export const BULGE: Bulge = { most: 0.024, wide: 0.034 };

/** Where the ball was seen at a tick, from the middle of the goal line. */
export interface Sighting {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Metres a second: slower, a net does not stir; and as hard as can be. */
const [STIRS, HARDEST] = [0.15, 1.6];
/** Metres that the ball may be away from where it stops and still has met the net. */
const NEAR = 0.006;

/** The ball that was fast in the frame before and is slow now, beside a net, has met it. */
export function hitBy(goal: Goal, sightings: readonly Sighting[]): Hit | null {
  const [first, before, now] = sightings;
  if (first === undefined || before === undefined || now === undefined) return null;
  const way = (from: Sighting, to: Sighting): readonly [number, number] => {
    const time = timeOf(to.tick - from.tick);
    return time <= 0 ? [0, 0] : [(to.x - from.x) / time, (to.z - from.z) / time];
  };
  const [was, is] = [way(first, before), way(before, now)];
  const speed = Math.hypot(...was);
  if (speed < STIRS || Math.hypot(...is) > speed * 0.6) return null;
  const [post, back] = [goal.width / 2 + goal.barThickness / 2, -goal.depth];
  const touches = (gap: number): boolean => Math.abs(Math.abs(gap) - BALL_RADIUS) < NEAR;
  const isBeside = now.z < 0 && now.z > back - BALL_RADIUS && touches(Math.abs(now.x) - post);
  const isBehind = Math.abs(now.x) < post + BALL_RADIUS && touches(now.z - back);
  if (!isBeside && !isBehind) return null;
  const outward = isBehind ? -was[1] : Math.sign(now.x) * was[0];
  const force = Math.sign(outward) * Math.min(1, Math.abs(outward) / HARDEST);
  return { at: [now.x, Math.max(now.y, BALL_RADIUS), now.z], force };
}
