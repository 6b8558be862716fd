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

/** A stroke to be tried, and how likely the geometry says that it pockets its piece. */
export interface Candidate extends Shot {
  readonly chance?: number;
}

export interface Runner {
  readonly shot: Candidate;
  sum: number;
  tried: number;
}
export const meanOf = ({ sum, tried }: Runner): number => sum / tried;

export interface Round {
  readonly trials: number;
  readonly keep: number;
}

/** How much the geometry is believed: as much as so many trials; a piece more is worth `gain`. */
export interface Trust {
  readonly weight: number;
  readonly gain: number;
}
export const NO_TRUST: Trust = { weight: 0, gain: 0 };

export interface Contest {
  readonly noise: Noise;
  readonly slips: readonly Slip[];
  readonly rounds: readonly Round[];
  readonly trust: Trust;
  readonly value: (trial: Trial) => number;
}

/**
 * Tries every stroke with the same slips of the hand, drops the worse ones and tries the rest with more: `rounds` says how
 * many stay after each round and how many trials each of them has had by then. The number of trials never depends on time.
 */
export function race(trial: Trial, shots: readonly Candidate[], { noise, slips, rounds, trust, value }: Contest): readonly Runner[] {
  let runners: Runner[] = shots.map((shot) => ({ shot, sum: 0, tried: 0 }));
  for (const { trials, keep } of rounds) {
    for (const runner of runners)
      for (; runner.tried < trials; runner.tried++) {
        trial.play(struckWith(trial.scene, runner.shot, noise, slips[runner.tried]!));
        runner.sum += value(trial);
      }
    const score = scoreWith(runners, trust);
    runners = runners.toSorted((a, b) => score(b) - score(a)).slice(0, keep);
  }
  return runners;
}

/** A few trials say little: they are mixed with what the geometry says, measured from the mean of all. */
function scoreWith(runners: readonly Runner[], { weight, gain }: Trust): (runner: Runner) => number {
  if (weight === 0) return meanOf;
  const known = runners.filter(({ shot }) => shot.chance !== undefined);
  const usual = known.reduce((sum, { shot }) => sum + (shot.chance ?? 0), 0) / Math.max(1, known.length);
  const level = runners.reduce((sum, runner) => sum + meanOf(runner), 0) / runners.length - gain * usual;
  return ({ shot, sum, tried }) => (weight * (level + gain * (shot.chance ?? usual)) + sum) / (weight + tried);
}
