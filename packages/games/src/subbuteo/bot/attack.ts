import type { Random } from '@bande/core';
import type { Action, Flick } from '../actions.ts';
import { now } from '../motion.ts';
import { figuresOf, other, type Side } from '../names.ts';
import { depthOf, standingOf, type Standing } from '../reckoning/offside.ts';
import { isDenied, rightTo } from '../rights.ts';
import type { Match } from '../state.ts';
import { spotOf, zoneAt } from '../zones.ts';
import { atTheBall, forcings, passes, shots, swerves, type Aim } from './aims.ts';
import { flickedWith } from './noise.ts';
import { BALL, indexOf, isKeeperAt, sceneOf, sideAt, type Scene } from './scene.ts';
import type { Strength } from './strengths.ts';
import { Trials, type Tried } from './trial.ts';
import { isInZone, keeperAt, lossAt, openAims, worthOf } from './worth.ts';

/** What the side with the ball knows while it thinks. */
interface Situation {
  readonly match: Match;
  readonly side: Side;
  readonly scene: Scene;
  readonly strength: Strength;
  readonly standing: Standing;
  /** A goal would count. */
  readonly mayScore: boolean;
  /** Nobody is offside straight from this. */
  readonly exempt: boolean;
}

/** From these no goal is scored directly, or nobody is offside. */
const NO_GOAL: ReadonlySet<string> = new Set(['kickOff', 'throwIn', 'goalKick']);
const NO_OFFSIDE: ReadonlySet<string> = new Set(['corner', 'throwIn', 'penalty', 'goalKick', 'shot']);

function situationOf(match: Match, side: Side, strength: Strength): Situation {
  const { restart } = match.state;
  const scene = sceneOf(match, side);
  const kind = restart?.step === 'released' ? restart.kind : '';
  return {
    match,
    side,
    scene,
    strength,
    standing: standingOf(match, side, null),
    mayScore: (isInZone(scene) && !NO_GOAL.has(kind)) || kind === 'penalty' || kind === 'shot',
    exempt: NO_OFFSIDE.has(kind),
  };
}

/** The flick that this strength would like to make, as its hand makes it; a shot at goal is announced before. Null: no figure may be flicked. */
export function attack(match: Match, side: Side, strength: Strength, random: Random): Action | null {
  const figures = figuresOf(side).filter((figure) => !isDenied(rightTo(match, figure, false)));
  if (figures.length === 0) return null;
  const situation = situationOf(match, side, strength);
  const best = bestAim(situation, figures.map(indexOf), random);
  const { handSet, restart, told } = match.state;
  const mayAnnounce = handSet === null && restart?.step !== 'released' && told.ballIn === other(side);
  if (best.isShot && mayAnnounce) return { kind: 'shoot', figure: best.flick.figure };
  return flickedWith(best.flick, strength.noise, random);
}

function aimsIn({ match, scene, strength, mayScore }: Situation, figures: readonly number[]): readonly Aim[] {
  const { run } = match.state.course;
  const atGoal = mayScore ? shots(scene, figures) : [];
  if (match.state.handSet !== null && atGoal.length > 0) return ranked(atGoal, strength.aims);
  const barred = run !== null && run.plays >= 2 ? [indexOf(run.who)] : [];
  const more = strength.forces ? forcings(scene, figures) : [];
  const all = [
    ...ranked(atGoal, Math.ceil(strength.aims / 2)),
    ...ranked([...passes(scene, figures, barred), ...more], strength.aims),
  ];
  const around = all.length < strength.aims / 2 ? swerves(scene, figures, strength.swerves) : [];
  const found = [...all, ...around];
  return found.length > 0 ? found : atTheBall(scene, figures);
}
const ranked = (aims: readonly Aim[], most: number): readonly Aim[] =>
  aims.toSorted((a, b) => b.looks - a.looks).slice(0, most);

/** Each once without a slip, then the best of them as the hand would make them. */
function bestAim(situation: Situation, figures: readonly number[], random: Random): Aim {
  const { match, scene, strength } = situation;
  const trials = new Trials(scene, match.state.motion, now(match));
  const aims = aimsIn(situation, figures);
  const value = (aim: Aim, flick: Flick, time: number): number =>
    valueOf(situation, flick, trials.play(flick, keeperFor(situation, aim, time)));
  const first = aims.map((aim, i) => ({ aim, value: value(aim, aim.flick, i) })).toSorted((a, b) => b.value - a.value);
  const again = first.slice(0, strength.keep).map(({ aim }) => {
    let sum = 0;
    for (let i = 0; i < strength.trials; i++) sum += value(aim, flickedWith(aim.flick, strength.noise, random), i);
    return { aim, value: sum / strength.trials };
  });
  return again.reduce((a, b) => (b.value > a.value ? b : a)).aim;
}

/** A keeper is led in secret to one of the places where the ball can come: to each of them as often. */
function keeperFor({ match, scene }: Situation, { isShot, flick }: Aim, time: number): number | null {
  if (!isShot || match.mode !== 'paced') return null;
  const open = openAims(scene, indexOf(flick.figure));
  return keeperAt(open[time % open.length]!);
}

function valueOf(situation: Situation, flick: Flick, tried: Tried): number {
  const { scene, strength, side } = situation;
  if (tried.hit >= 0 && !isKeeperAt(tried.hit)) return lossAt(scene) - 0.05;
  if (!tried.met) return lossAt(scene);
  if (isOffside(situation, flick, tried)) return lossAt(tried.after);
  if (tried.left !== null) return leftValue(situation, tried);
  const holder = sideAt(tried.last);
  if (holder !== side) return lossAt(tried.after);
  const { run } = situation.match.state.course;
  const isThird = run?.who === flick.figure && run.plays >= 2;
  const barred = isThird || situation.match.state.restart?.step === 'released' ? [indexOf(flick.figure)] : [];
  return strength.outlook * worthOf(tried.after, barred) + (1 - strength.outlook) * 0.1;
}

function leftValue({ mayScore, side }: Situation, { left, last, after }: Tried): number {
  const isOurs = sideAt(last) !== side;
  switch (left) {
    case 'goal':
      return mayScore ? 1 : -0.04;
    case 'ownGoal':
      return -1;
    case 'ahead':
      return isOurs ? 0.12 : -0.05;
    case 'behind':
      return isOurs ? 0.04 : -0.2;
    default:
      return isOurs ? 0.06 + 0.1 * (0.5 + after.y[BALL]! / after.ground.pitch.length) : lossAt(after) + 0.02;
  }
}

/** The ball has passed the last defender, and somebody else stood beyond him. */
function isOffside({ match, side, standing, exempt }: Situation, flick: Flick, { after, left }: Tried): boolean {
  const { line, figures } = standing;
  if (exempt || line === null || figures.every((figure) => figure === flick.figure)) return false;
  const spot = spotOf({ x: after.turn * after.x[BALL]!, y: after.turn * after.y[BALL]! });
  if (left === 'goal' || left === 'ahead') return true;
  const defender = other(side);
  return zoneAt(after.ground.pitch, spot) === defender && depthOf(match, defender, 'ball', spot) < line;
}
