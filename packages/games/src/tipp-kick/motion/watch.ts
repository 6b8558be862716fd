import type { Rectangle } from '@bande/physics';
import type { Pose, Turn } from '@bande/physics/engine';
import { distanceTo, isClearOf, outline, reach } from '../ball/outline.ts';
import { kept } from '../ball/pose.ts';
import { unit } from '../ball/turning.ts';
import { BALL, TABLE } from '../table.ts';
import type { Line } from '../names.ts';
import type { Area, Place, Seen } from './sighting.ts';

const [X, Y] = [TABLE.width / 2, TABLE.length / 2];

interface Border {
  readonly name: string;
  /** A quick look that is never wrong where it says no: is the middle far enough out at all? */
  readonly mayBeClear: (pose: Pose) => boolean;
  readonly isClear: (pose: Pose) => boolean;
}

const beyond = (name: Line, of: (pose: Pose) => number, towards: Pose['at']): Border => ({
  name,
  mayBeClear: (pose) => of(pose) > 0,
  isClear: (pose) => of(pose) > reach(pose.turn, towards),
});
const LINES: readonly (Border & { readonly name: Line })[] = [
  { ...beyond('south', ({ at }) => 0 - at.y - Y, { x: 0, y: 1, z: 0 }), name: 'south' },
  { ...beyond('north', ({ at }) => at.y - Y, { x: 0, y: -1, z: 0 }), name: 'north' },
  { ...beyond('west', ({ at }) => 0 - at.x - X, { x: 1, y: 0, z: 0 }), name: 'west' },
  { ...beyond('east', ({ at }) => at.x - X, { x: -1, y: 0, z: 0 }), name: 'east' },
];

const southArea: Rectangle = {
  west: 0 - TABLE.penaltyWidth / 2,
  east: TABLE.penaltyWidth / 2,
  south: 0 - Y,
  north: TABLE.penaltyDepth - Y,
};
const northArea: Rectangle = { ...southArea, south: Y - TABLE.penaltyDepth, north: Y };
const clearOf = (area: Rectangle): Omit<Border, 'name'> => ({
  mayBeClear: ({ at }) => at.x < area.west || at.x > area.east || at.y < area.south || at.y > area.north,
  isClear: (pose) => isClearOf(outline(pose), area),
});
const AREAS: readonly (Border & { readonly name: Area })[] = [
  {
    name: 'circle',
    mayBeClear: ({ at }) => at.x * at.x + at.y * at.y > TABLE.circleRadius * TABLE.circleRadius,
    isClear: (pose) => distanceTo(outline(pose), 0, 0) > TABLE.circleRadius,
  },
  { name: 'southArea', ...clearOf(southArea) },
  { name: 'northArea', ...clearOf(northArea) },
];

const mixed = (from: Pose, to: Pose, share: number): Pose => {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const [p, q]: [Turn, Turn] = [from.turn, to.turn];
  const sign = p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w < 0 ? -1 : 1;
  return {
    at: { x: mix(from.at.x, to.at.x), y: mix(from.at.y, to.at.y), z: mix(from.at.z, to.at.z) },
    turn: unit({
      x: mix(p.x, sign * q.x),
      y: mix(p.y, sign * q.y),
      z: mix(p.z, sign * q.z),
      w: mix(p.w, sign * q.w),
    }),
  };
};

const HALVINGS = 16;

/** Where the border was left on the way of one step. */
function leaving({ isClear }: Border, from: Pose, to: Pose): Pose {
  let [inside, outside] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2;
    if (isClear(mixed(from, to, middle))) outside = middle;
    else inside = middle;
  }
  return mixed(from, to, outside);
}

export const placeOf = (pose: Pose): Place => {
  const { x, y, z } = kept(pose);
  return { x, y, z };
};

const isGoal = (line: Line, { at }: Pose): boolean =>
  (line === 'south' || line === 'north') && Math.abs(at.x) < TABLE.goalWidth / 2 && at.z < TABLE.goalHeight;

/** Below this the ball is on its way to the floor. */
const FALLEN = 0 - BALL.edge * 2;

/** Sees the ball leave what lines bound, each once in a motion, and the plate. */
export class Watch {
  readonly #bounds: (typeof LINES)[number][];
  readonly #areas: (typeof AREAS)[number][];
  #fell = false;
  constructor(start: Pose) {
    this.#bounds = LINES.filter((line) => !line.isClear(start));
    this.#areas = AREAS.filter((area) => !area.isClear(start));
  }

  /** Another one that has seen the same. */
  copied(start: Pose): Watch {
    const copy = new Watch(start);
    copy.#bounds.splice(0, Infinity, ...this.#bounds);
    copy.#areas.splice(0, Infinity, ...this.#areas);
    copy.#fell = this.#fell;
    return copy;
  }

  see(from: Pose, to: Pose): readonly Seen[] {
    const seen: Seen[] = [];
    for (const area of this.#areas)
      if (area.mayBeClear(to) && area.isClear(to)) {
        this.#areas.splice(this.#areas.indexOf(area), 1);
        seen.push({ kind: 'left', area: area.name, place: placeOf(leaving(area, from, to)) });
        break;
      }
    for (const line of this.#bounds)
      if (line.mayBeClear(to) && line.isClear(to)) {
        const there = leaving(line, from, to);
        this.#bounds.splice(this.#bounds.indexOf(line), 1);
        seen.push({ kind: 'over', line: line.name, place: placeOf(there), goal: isGoal(line.name, there) });
        break;
      }
    if (!this.#fell && to.at.z < FALLEN) {
      this.#fell = true;
      seen.push({ kind: 'off', place: placeOf(to) });
    }
    return seen;
  }
}
