import type { Random } from '@bande/core';
import type { Action, Flick } from '../actions.ts';
import { now } from '../motion.ts';
import { figuresOf, other, type Side } from '../names.ts';
import { depthOf, standingOf, type Standing } from '../reckoning/offside.ts';
import { isDenied, rightTo } from '../rights.ts';
import { isShort, type Match } from '../state.ts';
import { spotOf, zoneAt } from '../zones.ts';
import { atTheBall, forcings, passes, shots, swerves, type Aim } from './aims.ts';
import { beyondTheLine, forcesCorner, forcesThrowIn, isOffThem } from './lines.ts';
import { flickedWith, scaled } from './noise.ts';
import { BALL, indexOf, isKeeperAt, sceneOf, sideAt, type Scene } from './scene.ts';
import type { Strength } from './strengths.ts';
import { mayTick, tick } from './tick.ts';
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

/** The flick that this strength would like to make, as its hand makes it; a shot at goal is announced before, and so is a tick. Null: no figure may be flicked. */
export function attack(match: Match, side: Side, strength: Strength, random: Random): Action | null {
  const { handSet, restart, told, course } = match.state;
  const ticked = course.tickAllowed ? tick(match, side, strength, random) : null;
  if (ticked !== null) return ticked;
  const figures = figuresOf(side).filter((figure) => !isDenied(rightTo(match, figure, false)));
  if (figures.length === 0) return null;
  const situation = situationOf(match, side, strength);
  const { best, barred } = bestAim(situation, figures.map(indexOf), random);
  const wantsTick = strength.ticks && barred > TICK_PAYS && mayTick(match, side);
  if (wantsTick && tick(match, side, strength, random) !== null) return { kind: 'ask', what: 'tick' };
  const mayAnnounce = handSet === null && restart?.step !== 'released' && told.ballIn === other(side);
  if (best.isShot && mayAnnounce) return { kind: 'shoot', figure: best.flick.figure };
  return madeBy(strength, best, random);
}

/** As the hand makes it, which takes more care of a shot. */
const madeBy = ({ noise, care }: Strength, { flick, isShot }: Aim, random: Random): Flick =>
  flickedWith(flick, isShot ? scaled(noise, care) : noise, random);

/** So much more, in goals, must a flick promise that offside forbids. */
const TICK_PAYS = 0.1;

function aimsIn({ match, scene, strength, mayScore }: Situation, figures: readonly number[]): readonly Aim[] {
  const { run } = match.state.course;
  const atGoal = mayScore ? shots(scene, figures) : [];
  if (match.state.handSet !== null && atGoal.length > 0) return ranked(atGoal, strength.aims);
  const barred = run !== null && run.plays >= 2 ? [indexOf(run.who)] : [];
  const all = [
    ...ranked(atGoal, Math.ceil(strength.aims / 2)),
    ...ranked(passes(scene, figures, barred), strength.aims),
    ...ranked(forcings(scene, figures), strength.forcings),
  ];
  const around = all.length < strength.aims / 2 ? swerves(scene, figures, strength.swerves) : [];
  const found = [...all, ...around];
  return found.length > 0 ? found : atTheBall(scene, figures);
}
const ranked = (aims: readonly Aim[], most: number): readonly Aim[] =>
  aims.toSorted((a, b) => b.looks - a.looks).slice(0, most);

/** Each once without a slip, then the best of them as the hand would make them. `barred`: so much better is what offside forbids. */
function bestAim(situation: Situation, figures: readonly number[], random: Random): { best: Aim; barred: number } {
  const { match, scene, strength } = situation;
  const trials = new Trials(scene, match.state.motion, now(match));
  const aims = aimsIn(situation, figures);
  const value = (aim: Aim, flick: Flick, time: number): number => {
    const tried = trials.play(flick, keeperFor(situation, aim, time));
    const bold = aim.isShot ? strength.bold : 0;
    return bold + (isOffside(situation, flick, tried) ? lossAt(tried.after) : valueOf(situation, flick, tried));
  };
  let most = -1;
  const first = aims
    .map((aim, i) => {
      const tried = trials.play(aim.flick, keeperFor(situation, aim, i));
      const free = valueOf(situation, aim.flick, tried) + (aim.isShot ? strength.bold : 0);
      most = Math.max(most, free);
      return { aim, value: isOffside(situation, aim.flick, tried) ? lossAt(tried.after) : free };
    })
    .toSorted((a, b) => b.value - a.value);
  const again = first.slice(0, strength.keep).map(({ aim }) => {
    let sum = 0;
    for (let i = 0; i < strength.trials; i++) sum += value(aim, madeBy(strength, aim, random), i);
    return { aim, value: sum / strength.trials };
  });
  return { best: again.reduce((a, b) => (b.value > a.value ? b : a)).aim, barred: most - first[0]!.value };
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
  if (tried.left !== null) return leftValue(situation, indexOf(flick.figure), tried);
  const holder = sideAt(tried.last);
  if (holder !== side) return lossAt(tried.after);
  const { run } = situation.match.state.course;
  const isThird = run?.who === flick.figure && run.plays >= 2;
  const barred = isThird || situation.match.state.restart?.step === 'released' ? [indexOf(flick.figure)] : [];
  const beyond = strength.ticks ? beyondTheLine(tried.after, isShort(situation.match)) : 0;
  const overrun = beyond * (isShort(situation.match) ? OVERRUN_FOR_GOOD : OVERRUN);
  const drive = strength.drive * (0.5 + tried.after.y[BALL]! / tried.after.ground.pitch.length);
  return strength.outlook * worthOf(tried.after, barred) + (1 - strength.outlook) * 0.1 + drive - overrun;
}
/** What a figure costs that has run offside, in goals: a tick brings it back, but the short rules know none. */
const [OVERRUN, OVERRUN_FOR_GOOD] = [0.02, 0.08];

function leftValue({ match, scene, mayScore }: Situation, figure: number, tried: Tried): number {
  const { left, after } = tried;
  const isForced = isOffThem(scene, tried);
  switch (left) {
    case 'goal':
      return mayScore ? 1 : -0.04;
    case 'ownGoal':
      return -1;
    case 'ahead':
      return isForced && forcesCorner(scene, tried, isShort(match)) ? 0.16 : -0.05;
    case 'behind':
      return isForced ? 0.04 : -0.2;
    default:
      return isForced && forcesThrowIn(scene, figure, tried, isShort(match))
        ? 0.06 + 0.12 * (0.5 + after.y[BALL]! / after.ground.pitch.length)
        : lossAt(after) + 0.02;
  }
}

/** The ball passes the line of the defence, and somebody else stood beyond it; by the short rules whoever plays it may not either, and no zone matters. */
function isOffside({ match, side, standing, exempt }: Situation, flick: Flick, { met, after, left }: Tried): boolean {
  const { line, figures } = standing;
  const isMine = figures.every((figure) => figure === flick.figure);
  if (!met || exempt || line === null || isMine) return false;
  const spot = spotOf({ x: after.turn * after.x[BALL]!, y: after.turn * after.y[BALL]! });
  if (left === 'goal' || left === 'ahead') return true;
  const defender = other(side);
  const isPast = depthOf(match, defender, 'ball', spot) < line;
  return isPast && (isShort(match) || zoneAt(after.ground.pitch, spot) === defender);
}
