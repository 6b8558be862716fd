import { isFree, lawfulX } from './aims.ts';
import type { Noise, Slip } from './noise.ts';
import type { Scene, Shot, Trial } from './scene.ts';

/** What the hand makes of an intention: still a lawful stroke. */
export function struckWith(scene: Scene, { x, angle, force, spin = 0 }: Shot, noise: Noise, slip: Slip): Shot {
  const aside = lawfulX(x + noise.x * slip.x);
  const turned = angle + noise.angle * slip.angle;
  return {
    x: isFree(scene, aside) ? aside : x,
    angle: withinHalfATurn(turned),
    force: Math.min(1, Math.max(MIN_FORCE, force + noise.force * slip.force)),
    spin,
  };
}
function withinHalfATurn(angle: number): number {
  if (angle > 180) return angle - 360;
  return angle < -180 ? angle + 360 : angle;
}
/** Softer strokes might not leave the lines. */
const MIN_FORCE = 0.05;

interface Runner {
  readonly shot: Shot;
  sum: number;
  tried: number;
}
export const meanOf = ({ sum, tried }: Runner): number => sum / tried;

export interface Round {
  readonly trials: number;
  readonly keep: number;
}

interface Contest {
  readonly noise: Noise;
  readonly slips: readonly Slip[];
  readonly rounds: readonly Round[];
  readonly value: (trial: Trial) => number;
}

/**
 * Tries every stroke with the same slips of the hand, drops the worse ones and tries the rest with more: `rounds` says how
 * many stay after each round and how many trials each of them has had by then. The number of trials never depends on time.
 */
export function race(
  trial: Trial,
  shots: readonly Shot[],
  { noise, slips, rounds, value }: Contest,
): readonly Runner[] {
  let runners: Runner[] = shots.map((shot) => ({ shot, sum: 0, tried: 0 }));
  for (const { trials, keep } of rounds) {
    for (const runner of runners)
      for (; runner.tried < trials; runner.tried++) {
        trial.play(struckWith(trial.scene, runner.shot, noise, slips[runner.tried]!));
        runner.sum += value(trial);
      }
    runners = runners.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, keep);
  }
  return runners;
}

/** How far a stroke is changed to see whether it gets better: metres, degrees, shares of its force, spin; then what is tried. */
export interface Refinement {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
  readonly spin: number;
  readonly rounds: readonly Round[];
}

/** As many slips are wanted. */
export const mostTrials = (rounds: readonly Round[], steps: readonly Refinement[]): number =>
  Math.max(...[...rounds, ...steps.flatMap((step) => step.rounds)].map(({ trials }) => trials));

/** The best of these strokes and of those beside them, step by step. */
export const refined = (
  trial: Trial,
  runners: readonly Runner[],
  steps: readonly Refinement[],
  contest: Omit<Contest, 'rounds'>,
): readonly Runner[] =>
  steps.reduce(
    (best, step) =>
      race(
        trial,
        best.flatMap(({ shot }) => [shot, ...beside(trial.scene, shot, step)]),
        { ...contest, rounds: step.rounds },
      ),
    runners,
  );

function beside(scene: Scene, shot: Shot, step: Refinement): readonly Shot[] {
  const { x, angle, force, spin = 0 } = shot;
  return [-1, 1]
    .flatMap((sign): readonly Shot[] => [
      ...(step.x === 0 ? [] : [{ ...shot, x: lawfulX(x + sign * step.x) }]),
      { ...shot, angle: angle + sign * step.angle },
      { ...shot, force: Math.min(1, force * (1 + sign * step.force)) },
      ...(step.spin === 0 ? [] : [{ ...shot, spin: Math.max(-1, Math.min(1, spin + sign * step.spin)) }]),
    ])
    .filter((one) => isFree(scene, one.x));
}
