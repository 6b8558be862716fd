import type { Random } from '@bande/core';
import { CHIP, HIGH, quickAim, speedOver, turnTo, type Stance } from '../aim/index.ts';
import { isIndirect } from '../consequences.ts';
import type { Lie } from '../motion/index.ts';
import { tenthsOf } from '../motion/standing.ts';
import { endOf, other, type Side } from '../names.ts';
import { spotOf } from '../plate.ts';
import { aheadOf, PITCH, type Spot } from '../zones.ts';
import type { Tried } from './trial.ts';
import { isFree, meetsKeeper } from './ways.ts';
import { chanceFrom } from '../reckoning/usual-choice.ts';
import type { Play } from './worth.ts';

/** Presses that geometry offers, the most promising ones first. */
export interface Aim {
  readonly stance: Stance;
  /** The press that makes up for what came of this one; null: nothing is to be made up for. */
  readonly again: ((tried: Tried) => Stance | null) | null;
}

const facingTo = ([x, y]: Spot, to: Spot): number => tenthsOf(to[0] - x, to[1] - y);
const apart = ([x, y]: Spot, to: Spot): number => Math.sqrt((to[0] - x) * (to[0] - x) + (to[1] - y) * (to[1] - y));

/** The place so far to the east of a goal's middle, on its line. */
const onTheGoalLine = (goal: Side, east: number): Spot => [east, (endOf(goal) * PITCH.length) / 2];

/** Goals are scored beside the keeper; his place decides on which side of him first. */
const CORNERS = [31, 35, 27];
const SPEEDS = [6, 3.5, 9];

function flatShots(lie: Lie, side: Side, isKeeperSeen: boolean): readonly Stance[] {
  const ball = spotOf(lie.ball);
  const goal = other(side);
  const stands = lie.figures[goal].keeper.at.sideways;
  const open = stands > 0 ? -1 : 1;
  const isOpen = (to: Spot): boolean => isFree(lie, side, to) && !(isKeeperSeen && meetsKeeper(lie, goal, to));
  return SPEEDS.flatMap((speed) =>
    CORNERS.flatMap((corner) =>
      [open, 0 - open]
        .map((way) => onTheGoalLine(goal, way * corner))
        .filter(isOpen)
        .map((to) => quickAim(lie, { facing: facingTo(ball, to), speed, loft: 'flat', colour: 'any' })),
    ),
  );
}

const SHARES = [1, 0.94, 1.06];
function lofted(lie: Lie, side: Side, loft: 'chip' | 'high', corners: readonly number[]): readonly Stance[] {
  const ball = spotOf(lie.ball);
  const goal = other(side);
  return SHARES.flatMap((share) =>
    corners.flatMap((east) => {
      const to = onTheGoalLine(goal, east);
      const speed = speedOver(apart(ball, to) / 1000, loft === 'chip' ? CHIP : HIGH);
      if (speed === null) return [];
      return [quickAim(lie, { facing: facingTo(ball, to), speed: speed * share, loft, colour: 'any' })];
    }),
  );
}

/** Flat ones, chips and high ones by turns: whichever is of use here, one of each is looked at soon. */
function shots(lie: Lie, side: Side, isKeeperSeen: boolean): readonly Aim[] {
  const kinds = [
    flatShots(lie, side, isKeeperSeen),
    lofted(lie, side, 'chip', [0, 18, -18]),
    lofted(lie, side, 'high', [33, -33]),
  ];
  return byTurns(kinds).map((stance) => ({ stance, again: null }));
}
function byTurns<T>(kinds: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => kinds.flatMap((kind) => kind.slice(i, i + 1))).flat();
}

/** Places before the other goal, to the east of its middle and ahead of its line. */
const PLACES: readonly Spot[] = [0, 55, -55, 110, -110, 160, -160].flatMap((east) =>
  [100, 135, 190, 300].map((ahead): Spot => [east, ahead]),
);
/** How surely a ball keeps its colour on its way. */
const keeps = (millimetres: number): number => Math.max(0.4, 0.97 - millimetres / 2500);
/** Nearer than this nothing is gained; millimetres. */
const NEAR = 50;

function setUps(lie: Lie, side: Side): readonly Aim[] {
  const ball = spotOf(lie.ball);
  const goal = other(side);
  const spots = PLACES.map(([east, ahead]): Spot => [east, endOf(goal) * (PITCH.length / 2 - ahead)]);
  return [...spots, ...onTheWay(ball, goal)]
    .map((to) => ({ to, far: apart(ball, to), worth: chanceFrom(side, to) * keeps(apart(ball, to)) }))
    .filter(({ to, far }) => far > NEAR && isFree(lie, side, to))
    .toSorted((one, two) => two.worth - one.worth)
    .map(({ to, far }) => slideTo(lie, facingTo(ball, to), far));
}
/** Millimetres: from the centre spot out of the circle, and no farther than a set-up goes. */
const OUT_OF_CIRCLE: readonly Spot[] = [
  [0, 150],
  [60, 140],
  [-60, 140],
  [110, 100],
  [-110, 100],
];
/** So many places for a kick-off near at hand, whichever the hand is after this time. */
export function kickOffsNear(lie: Lie, side: Side, most: number, random: Random): readonly Aim[] {
  const ball = spotOf(lie.ball);
  const free = OUT_OF_CIRCLE.map(([east, ahead]): Spot => [ball[0] + east, ball[1] - endOf(side) * ahead]).filter(
    (to) => isFree(lie, side, to),
  );
  const first = free.length === 0 ? 0 : random.below(free.length);
  return [...free.slice(first), ...free.slice(0, first)]
    .slice(0, most)
    .map((to) => slideTo(lie, facingTo(ball, to), apart(ball, to)));
}
/** A good part of the way, for a ball that lies far back; aside, for one that lies at the own goal. */
const onTheWay = (ball: Spot, goal: Side): readonly Spot[] => {
  const ahead = aheadOf(goal, ball);
  return [0, 120, 250].flatMap((way) =>
    way < ahead ? [-140, -80, 0, 80, 140].map((aside): Spot => [ball[0] + aside, ball[1] + endOf(goal) * way]) : [],
  );
};

/** How far a ball slides hangs on how it lies: tried once, the next press makes up for it. */
function slideTo(lie: Lie, facing: number, far: number): Aim {
  const slide = (towards: number, distance: number): Stance =>
    quickAim(lie, { facing: towards, distance, loft: 'flat', colour: 'keep' });
  const ball = spotOf(lie.ball);
  return {
    stance: slide(facing, far),
    again: ({ at, way, out }) =>
      out !== null || way < NEAR / 2
        ? null
        : slide(facing - turnTo(facing, facingTo(ball, at)), far * Math.max(0.6, Math.min(1.6, far / way))),
  };
}
/** Tenths of a degree to the left, at most half a turn. */

/** At the goal, whoever is in the way. */
function blunt(lie: Lie, side: Side): readonly Aim[] {
  const ball = spotOf(lie.ball);
  const goal = other(side);
  return CORNERS.flatMap((corner) =>
    [corner, 0 - corner].map((east) => {
      const wish = {
        facing: facingTo(ball, onTheGoalLine(goal, east)),
        speed: SPEEDS[0]!,
        loft: 'flat',
        colour: 'any',
      } as const;
      return { stance: quickAim(lie, wish), again: null };
    }),
  );
}

/** Of both kinds, as many as are tried. In turn nobody sees where the keeper will stand. */
export function aimsFor(lie: Lie, play: Play, most: number, isKeeperSeen: boolean): readonly Aim[] {
  const { side, as, mustShoot } = play;
  if (isIndirect(as)) return setUps(lie, side).slice(0, most);
  const free = shots(lie, side, isKeeperSeen);
  // A ball that lies at the keeper's feet is shot at him rather than not at all: that, too, is a shot at goal ['DTKV-8.4.2'].
  const direct = free.length === 0 && isKeeperSeen ? blunt(lie, side) : free;
  if (mustShoot || as === 'penalty') return direct.slice(0, most);
  return byTurns([direct, setUps(lie, side)]).slice(0, most);
}
