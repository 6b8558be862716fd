import { isIndirect, isProtected, type RestartKind } from '../consequences.ts';
import { goalBehind, other, type Colour, type Side } from '../names.ts';
import { aheadOf, BALL_RADIUS, ballIsIn, ballIsInCircle, LEAST_WAY, PENALTY_AREA, type Spot } from '../zones.ts';
import type { Tried } from './trial.ts';

/** What a press is, as the rules count it. */
export interface Play {
  readonly side: Side;
  readonly colour: Colour;
  readonly as: RestartKind | null;
  /** A set-up is used: this one must be a shot at goal ['DTKV-8.4.1']. */
  readonly mustShoot: boolean;
}

/** Goals, as a share of one. What follows a foul is a free kick, what is out is somebody's restart. */
const FOUL = -0.2;
const INDIRECT = -0.08;
const MISSED = -0.15;
const GOAL_KICK = -0.03;
const KICK_IN = 0.05;
const CORNER = 0.12;

/** How likely a goal is for a side whose ball lies there. In the area nobody stands in the way ['DTKV-6.3.4']. */
export function chanceFrom(side: Side, at: Spot): number {
  const goal = other(side);
  const ahead = Math.max(0, aheadOf(goal, at));
  const aside = Math.abs(at[0]);
  const far = Math.sqrt(ahead * ahead + aside * aside);
  // A ball close beside the goal sees no goal.
  const straight = far === 0 ? 1 : ahead / far;
  if (ballIsIn(PENALTY_AREA, goal, at)) return 0.06 + 0.24 * straight * Math.min(1, ahead / 60);
  return Math.max(0.03, 0.12 - far / 12_000) * (0.4 + 0.6 * straight);
}

export function worthOf({ side, colour, as, mustShoot }: Play, tried: Tried): number {
  if (tried.isPushed) return FOUL;
  if (tried.isMissed) return MISSED;
  if (tried.goal !== null) return ofAGoal(side, as, tried);
  if (tried.out !== null) return ofAnOut(side, tried);
  const theirs = -0.8 * chanceFrom(other(side), tried.at);
  if (tried.top === null) return (theirs + chanceFrom(side, tried.at)) / 2;
  if (tried.top !== colour) return theirs;
  if (isShort(side, as, tried)) return FOUL;
  if (mustShoot && !tried.atGoal) return INDIRECT;
  return chanceFrom(side, tried.at) * (tried.atGoal ? 1.2 : 1);
}

function ofAGoal(side: Side, as: RestartKind | null, { goal }: Tried): number {
  if (goal === side) return isProtected(as) ? -CORNER : -1;
  return isIndirect(as) ? GOAL_KICK : 1;
}

function ofAnOut(side: Side, { out, last }: Tried): number {
  if (out === 'south' || out === 'north') {
    const isTheirs = goalBehind(out) !== side;
    if (isTheirs) return last === side ? GOAL_KICK : CORNER;
    return last === side ? -CORNER : 0 - GOAL_KICK;
  }
  return last === side ? -KICK_IN : KICK_IN;
}

/** 'DTKV-9.4', 'DTKV-10.2', 'DTKV-11.2', 'DTKV-13.7.3': a restart that falls short. */
function isShort(side: Side, as: RestartKind | null, { left, at, way }: Tried): boolean {
  switch (as) {
    case 'kickOff':
      return !left.includes('circle') && ballIsInCircle(at);
    case 'goalKick':
      return !left.includes(side === 'red' ? 'southArea' : 'northArea') && ballIsIn(PENALTY_AREA, side, at);
    case 'kickIn':
    case 'indirectFreeKick':
      return way < LEAST_WAY + BALL_RADIUS;
    default:
      return false;
  }
}
