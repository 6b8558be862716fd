import type { Action as AnyAction } from '@bande/core';
import { stanceOf, turnTo, type Stance } from '../../aim/index.ts';
import { reach } from '../../ball/outline.ts';
import { poseOf } from '../../ball/pose.ts';
import { seenFrom } from '../../bearing.ts';
import { Course } from '../../motion/course.ts';
import type { Lie } from '../../motion/index.ts';
import { tenthsOf } from '../../motion/standing.ts';
import type { Side } from '../../names.ts';
import { facingBack, facingOf, lieNow, spotOf } from '../../plate.ts';
import { direction } from '@bande/physics';
import type { Match, TippKick } from '../../state.ts';
import { KICKER } from '../../table.ts';
import { footOf, KINDS, LOOKS, wayOf, type Kind, type Shoot } from './kinds.ts';

/** What a hand wants of a press: where the ball goes, how hard, and how it is met. The stance of the kicker follows from it. */
export interface Meant {
  /** Degrees to the right of straight ahead, as the kicker's own side sees it. */
  readonly facing: number;
  /** Share of the hardest press. */
  readonly strength: number;
  readonly kind: Kind;
  /** From −1 to 1: how far to the right of its middle the foot meets the ball. */
  readonly spin: number;
}

export const LEAST_STRENGTH = 0.05;
/** Hundredths of a millimetre beside the middle of the ball. */
const MOST_ASIDE = 300;

export const SPIN_STEP = 0.25;
const tidy = (value: number, step: number): number => Math.round(value / step) * step;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/** As the rules take it. */
const actionOf = (side: Side, { x, y, facing, lean, tilt, strength }: Stance, kind: Kind): Shoot => ({
  kind: 'shoot',
  at: spotOf({ x, y }),
  facing: rounded(facingBack(side, facing), 1),
  lean: lean / 10,
  tilt: tilt / 10,
  foot: footOf(kind),
  strength: strength / 1000,
});

/** What was meant by a shot that was set here; of others it is reckoned back. */
const known = new WeakMap<object, Meant>();

function stanceFor(lie: Lie, side: Side, meant: Meant, facing = facingOf(side, meant.facing)): Stance {
  const { kind, spin, strength } = meant;
  const way = wayOf(kind, strength);
  const wish = { facing: facingOf(side, meant.facing), speed: 1, ...LOOKS[kind].wish };
  const stance = stanceOf(lie.ball, wish, { ...way, aside: way.aside - Math.round(spin * MOST_ASIDE) }, facing);
  return { ...stance, strength: Math.round(1000 * Math.max(LEAST_STRENGTH, Math.min(1, strength))) };
}

/** The kicker stands so that its foot goes where the ball is to go: reckoned at once, for as long as a hand moves. */
export function shotFor(match: Match, side: Side, meant: Meant): Shoot | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const shot = actionOf(side, stanceFor(lie, side, meant), meant.kind);
  known.set(shot, meant);
  return shot;
}

/**
 * The same so that the ball goes there: it is no sphere, and a corner of it sends it aside by up to six degrees. Tried out, at most so often, until it is less than
 * this, in tenths of a degree; half of what is left over is made good each time, since by all of it the next corner may be met.
 */
const [TRIES, ENOUGH, HALF] = [4, 8, 0.5];
export function straightShot(match: Match, side: Side, meant: Meant): Shoot | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const found = straightened.get(lie.ball);
  const key = JSON.stringify([side, meant]);
  if (found?.key === key) return found.shot;
  const wanted = facingOf(side, meant.facing);
  let [facing, best, least] = [wanted, wanted, Infinity];
  for (let i = 0; i < TRIES && least > ENOUGH; i++) {
    const goes = firstWay(lie, side, stanceFor(lie, side, meant, facing));
    if (goes === null) break;
    const off = turnTo(wanted, goes);
    if (Math.abs(off) < least) [best, least] = [facing, Math.abs(off)];
    facing -= Math.round(off * (i === 0 ? 1 : HALF));
  }
  const shot = actionOf(side, stanceFor(lie, side, meant, best), meant.kind);
  known.set(shot, meant);
  straightened.set(lie.ball, { key, shot });
  return shot;
}
const straightened = new WeakMap<object, { readonly key: string; readonly shot: Shoot }>();

/** Tenths of a degree to the left, at most half a turn. */

/** Metres, and ticks: by then it has left the foot and met nobody. */
const [FIRST, SOON] = [0.06, 120];
/** Where the ball goes at first, in tenths of a degree; null: it is not met. */
function firstWay(lie: Lie, side: Side, stance: Stance): number | null {
  const course = new Course(lie);
  const from = course.instants[0]!.ball.at;
  course.advance([{ kind: 'press', tick: 0, side, ...stance }]);
  const gone = (): readonly [number, number] => {
    const { x, y } = course.instants.at(-1)!.ball.at;
    return [x - from.x, y - from.y];
  };
  while (!course.isIdle && course.tick < SOON && Math.hypot(...gone()) < FIRST) course.advance([]);
  const [x, y] = gone();
  course.free();
  return Math.hypot(x, y) < 0.001 ? null : tenthsOf(x, y);
}

/** And back, of any shot at the ball as it lies. */
export function meantBy(match: Match, side: Side, shot: Shoot): Meant {
  const told = known.get(shot);
  if (told !== undefined) return told;
  const { facing, strength } = shot;
  const lie = lieNow(match);
  if (lie === null) return { facing, strength, kind: 'flat', spin: 0 };
  const [ahead, left] = seenFrom(side, shot.at, facing, spotOf(lie.ball));
  const { sin, cos } = direction(facingOf(side, facing) / 10);
  const near = reach(poseOf(lie.ball).turn, { x: 0 - cos, y: 0 - sin, z: 0 }) * HUNDREDTHS;
  const gap = ahead * 100 - near;
  const kind = nearestKind(shot.foot, gap);
  const aside = wayOf(kind).aside + left * 100 - KICKER.legSide * HUNDREDTHS;
  return { facing, strength, kind, spin: Math.max(-1, Math.min(1, tidy(aside / MOST_ASIDE, SPIN_STEP) + 0)) };
}
const HUNDREDTHS = 100_000;

const nearestKind = (foot: Shoot['foot'], gap: number): Kind => {
  const off = (kind: Kind): number => Math.abs(wayOf(kind).gap - gap) + (footOf(kind) === foot ? 0 : 1e6);
  return KINDS.reduce((best, kind) => (off(kind) < off(best) ? kind : best));
};

export const isShot = (action: AnyAction<TippKick> | null): action is Shoot => action?.kind === 'shoot';
