import { isFree, lawfulX } from './aims.ts';
import type { Noise, Slip } from './noise.ts';
import type { Scene, Shot, Trial } from './scene.ts';

/** What the hand makes of an intention: still a lawful stroke. */
export function struckWith(scene: Scene, { x, angle, force }: Shot, noise: Noise, slip: Slip): Shot {
  const aside = lawfulX(x + noise.x * slip.x);
  const turned = angle + noise.angle * slip.angle;
  return {
    x: isFree(scene, aside) ? aside : x,
    angle: turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned,
    force: Math.min(1, Math.max(MIN_FORCE, force + noise.force * slip.force)),
  };
}
/** Softer strokes might not leave the lines. */
const MIN_FORCE = 0.05;

export interface Runner {
  readonly shot: Shot;
  sum: number;
  tried: number;
}
export const meanOf = ({ sum, tried }: Runner): number => sum / tried;

/**
 * Tries every stroke with the same slips of the hand, drops the worse ones and tries the rest with more: `rounds` says how
 * many stay after each round and how many trials each of them has had by then. The number of trials never depends on time.
 */
export function race(trial: Trial, shots: readonly Shot[], noise: Noise, slips: readonly Slip[], rounds: readonly Round[], value: (trial: Trial) => number): readonly Runner[] {
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
export interface Round {
  readonly trials: number;
  readonly keep: number;
}
