import { deviate, type Random } from '@bande/core';
import type { ActionOf } from '../actions.ts';
import { bearing, placeFrom } from '../bearing.ts';
import { other, type Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import type { Match } from '../state.ts';
import { goalOf } from '../usual.ts';
import { leastGap, whyNotDefend } from '../where-may.ts';
import { aheadOf, PENALTY_AREA, type Spot } from '../zones.ts';
import type { DefenceSkill } from './strengths.ts';

/** The kicker's trunk stands left of where the leg hangs: its middle is so far to the right of the place it is put to. */
const MIDDLE = 7;
/** From the middle of the base to its edge, about. */
const BASE = 14;
const STEP = 12;
const FARTHEST = 500;

/** Between the ball and the middle of the goal, as near to the ball as it is allowed; null: nowhere, or he does not bother. */
export function defend(
  match: Match,
  side: Side,
  { often, error, further }: DefenceSkill,
  random: Random,
): ActionOf<'defend'> | null {
  const lie = lieNow(match);
  const [bothers, aside] = [random.unit() < often, error * deviate(random)];
  if (lie === null || !bothers) return null;
  const ball = spotOf(lie.ball);
  const shooter = other(side);
  const towards = bearing(shooter, ball, goalOf(side));
  const facing = facingTheBall(towards);
  const put = (gap: number): ActionOf<'defend'> | null => {
    const [x, y] = placeFrom(shooter, ball, towards, [gap, aside - MIDDLE]);
    const at: [number, number] = [tenth(x), tenth(y)];
    return whyNotDefend(match, side, { at, facing, lying: false }) === null
      ? { kind: 'defend', at, facing, lying: false, kicker: match.state.kicker[side] }
      : null;
  };
  for (const gap of [...onTheLine(side, ball), ...gaps(leastGap(match) + BASE + further)]) {
    const found = put(gap);
    if (found !== null) return found;
  }
  return null;
}

/** On the line of the penalty area he may stand nearer than two lengths ['DTKV-6.3.5']: about where the ball's way to the goal meets it. */
function onTheLine(side: Side, [x, y]: Spot): readonly number[] {
  const [ahead, aside] = [aheadOf(side, [x, y]), Math.abs(x)];
  const far = Math.sqrt(ahead * ahead + aside * aside);
  const enters = Math.max(
    (ahead - PENALTY_AREA.depth) / Math.max(1, ahead),
    (aside - PENALTY_AREA.width / 2) / Math.max(1, aside),
  );
  const gap = enters * far;
  return gap > 2 * BASE && gap < NEAREST_ELSEWHERE ? [0, 6, -6, 12, -12].map((more) => gap + more) : [];
}
/** Farther away than this a place two lengths from the ball is as good. */
const NEAREST_ELSEWHERE = 260;

const gaps = (least: number): readonly number[] =>
  Array.from({ length: Math.floor((FARTHEST - least) / STEP) + 1 }, (_, i) => least + i * STEP);

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
/** As his own side sees it: the shot comes towards him. */
const facingTheBall = (towards: number): number => tenth(towards);
