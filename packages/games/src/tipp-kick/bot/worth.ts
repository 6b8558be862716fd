import { isIndirect, isProtected, type RestartKind } from '../consequences.ts';
import { goalBehind, other, type Colour, type Side } from '../names.ts';
import { chanceFrom } from '../reckoning/usual-choice.ts';
import { BALL_RADIUS, ballIsIn, ballIsInCircle, LEAST_WAY, PENALTY_AREA } from '../zones.ts';
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
