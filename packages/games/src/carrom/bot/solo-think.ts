import type { Random } from '@bande/core';
import { aimsAt, stands } from './aims.ts';
import { strokesFor } from './lone-piece.ts';
import { slipOf, slipsOf, type Noise } from './noise.ts';
import { race, refined, struckWith, type Refinement, type Round } from './race.ts';
import { IN_POCKET, JUMPED, OWN, QUEEN_KIND, Trial, type Scene, type Shot } from './scene.ts';
import { ALL, isCleared, judged, piecesLeft, sceneOfSolo, startSolo, strikeSolo, TESTBED, type Solo } from './solo.ts';
import { sweep, type Sweep } from './sweep.ts';

/** How much is tried: strokes that should pocket something, with these shares of the force they need, strokes in all directions, and then how the best are found. */
export interface SoloThought {
  readonly aims: number;
  readonly stands: number;
  readonly forces: readonly number[];
  readonly sweep: Sweep;
  readonly rounds: readonly Round[];
  readonly refine: readonly Refinement[];
}
export const SOLO_THOUGHT: SoloThought = {
  aims: 12, stands: 9, forces: [1.1, 1.8],
  sweep: { stands: 7, step: 2.5, forces: [0.4, 0.95], keep: 48 },
  rounds: [{ trials: 6, keep: 18 }, { trials: 18, keep: 8 }],
  refine: [
    { x: 0.012, angle: 1.5, force: 0.25, spin: 0, rounds: [{ trials: 12, keep: 5 }] },
    { x: 0.007, angle: 0.9, force: 0.15, spin: 0, rounds: [{ trials: 24, keep: 6 }, { trials: 100, keep: 1 }] },
  ],
};

const mostTrials = ({ rounds, refine }: SoloThought): number => Math.max(...[...rounds, ...refine.flatMap((step) => step.rounds)].map(({ trials }) => trials));

export function soloShot(solo: Solo, random: Random, noise: Noise = TESTBED, thought: SoloThought = SOLO_THOUGHT): Shot {
  const trial = new Trial(sceneOfSolo(solo));
  const contest = { noise, slips: slipsOf(random, mostTrials(thought)), value: soloValue(solo) };
  const shots = [...aimed(trial.scene, noise, thought), ...sweep(trial, noise, sweepFor(trial.scene, thought.sweep), contest.value)];
  return refined(trial, race(trial, shots, { ...contest, rounds: thought.rounds }), thought.refine, contest)[0]!.shot;
}

const aimed = (scene: Scene, noise: Noise, { aims, stands: places, forces }: SoloThought): readonly Shot[] =>
  aimsAt(scene, { stands: stands(places), noise, wanted: () => true, tricks: true }).slice(0, aims)
    .flatMap(({ x, angle, force }) => forces.map((more): Shot => ({ x, angle, force: Math.min(1, force * more) })));

/** With many pieces trials take long and hard strokes are best; with few the place matters more. */
const sweepFor = ({ points: { length } }: Scene, sweep: Sweep): Sweep => ({ ...sweep, stands: length > 8 ? sweep.stands : 2 * sweep.stands - 1, forces: length > 12 ? sweep.forces.slice(-1) : sweep.forces });

/** Strokes that so many pieces need, lying nowhere in particular, and how much it counts where they lie: the fewer, the more. By boards played. */
const strokesForCount = (count: number): number => 1.55 * Math.min(count, 8) + 1.1 * Math.max(0, Math.min(count - 8, 4)) + Math.max(0, count - 12);
const lieCounts = (count: number): number => Math.min(1, 3.5 / Math.max(1, count));
const USUAL = 1.6;

/** The strokes still to come, negative: how the position is worth playing for. */
export function soloValue(solo: Solo): (trial: Trial) => number {
  const before = piecesLeft(solo);
  return (trial) => {
    const { back, queen, queenOut } = judged(solo, before, trial);
    const own = before - trial.fell[OWN] + Math.min(back, ALL - before + trial.fell[OWN]);
    const lie = lieOf(trial);
    const sum = lie.sum + (back + Number(queenOut)) * CENTRE_MORE;
    const count = own + Number(queen === 'board');
    return 0 - strokesForCount(count) - lieCounts(count) * sum - queenPart(queen, own, lie.best);
  };
}

/** The strokes that the pieces would need one by one, against the usual; and the easiest that could cover the queen. */
function lieOf(trial: Trial): { readonly sum: number; readonly best: number } {
  let [sum, best] = [0, HARDEST];
  for (let i = 0; i < trial.where.length; i++) {
    if (trial.where[i] === IN_POCKET) continue;
    const strokes = trial.where[i] === JUMPED ? CENTRE_STROKES : strokesFor(trial.x(i), trial.y(i));
    sum += strokes - USUAL;
    if (trial.scene.kinds[i] !== QUEEN_KIND) best = Math.min(best, strokes);
  }
  return { sum, best };
}

function queenPart(queen: Solo['queen'], own: number, best: number): number {
  if (queen === 'covered') return 0;
  const cover = 1 / Math.max(1, own);
  return queen === 'board' ? cover : (1 - 1 / best) * (cover + 1);
}
const HARDEST = 3;
const CENTRE_STROKES = strokesFor(0, 0);
const CENTRE_MORE = CENTRE_STROKES - USUAL;

/** Plays one board alone and says how many strokes it took; `most` is the testbed's cap. */
export function playSolo(random: Random, hand: Random, thought: SoloThought = SOLO_THOUGHT, most = 500): number {
  let solo = startSolo;
  while (!isCleared(solo) && solo.strokes < most) solo = strikeSolo(solo, struckWith(sceneOfSolo(solo), soloShot(solo, random, TESTBED, thought), TESTBED, slipOf(hand)));
  return solo.strokes;
}
