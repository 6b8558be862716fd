import type { Random } from '@bande/core';
import { MOST_STROKES } from '../referee/solo.ts';
import { aimsAt, stands } from './aims.ts';
import { strokesFor } from './lone-piece.ts';
import { slipOf, slipsOf, type Noise } from './noise.ts';
import { mostTrials, race, refined, struckWith, type Refinement, type Round } from './race.ts';
import { IN_POCKET, JUMPED, OWN, QUEEN_KIND, Trial, type Scene, type Shot } from './scene.ts';
import { ALL, isCleared, judged, piecesLeft, sceneOfSolo, startSolo, strikeSolo, TESTBED, type Solo } from './solo.ts';
import { sweep, type Sweep } from './sweep.ts';

/** Up to so many pieces on the board: the strokes in all directions, and how the best of all are made better still. */
interface Stage {
  readonly upTo: number;
  readonly sweep: Sweep;
  readonly refine: readonly Refinement[];
}
/** How much is tried: strokes that should pocket something, with these shares of the force they need, and what the number of pieces asks for. */
export interface SoloThought {
  readonly aims: number;
  readonly stands: number;
  readonly forces: readonly number[];
  readonly rounds: readonly Round[];
  /** The first that fits counts: with many pieces trials take long and hard strokes are best, with few the place matters more. */
  readonly stages: readonly Stage[];
}
/** The testbed's stroke has no spin. */
const refine = (first: readonly Round[], second: readonly Round[]): readonly Refinement[] => [
  { x: 0.012, angle: 1.5, force: 0.25, spin: 0, rounds: first },
  { x: 0.007, angle: 0.9, force: 0.15, spin: 0, rounds: second },
];
const LONG = refine(
  [{ trials: 16, keep: 8 }],
  [
    { trials: 40, keep: 8 },
    { trials: 200, keep: 1 },
  ],
);
const SHORT = refine(
  [{ trials: 12, keep: 5 }],
  [
    { trials: 24, keep: 6 },
    { trials: 100, keep: 1 },
  ],
);
export const SOLO_THOUGHT: SoloThought = {
  aims: 12,
  stands: 9,
  forces: [1.1, 1.8],
  rounds: [
    { trials: 6, keep: 18 },
    { trials: 18, keep: 8 },
  ],
  stages: [
    { upTo: 4, sweep: { stands: 15, step: 2, forces: [0.2, 0.4, 0.65, 0.95], keep: 48 }, refine: LONG },
    { upTo: 8, sweep: { stands: 13, step: 2.5, forces: [0.4, 0.95], keep: 48 }, refine: SHORT },
    { upTo: 12, sweep: { stands: 7, step: 2.5, forces: [0.4, 0.95], keep: 48 }, refine: SHORT },
    { upTo: Infinity, sweep: { stands: 7, step: 2.5, forces: [0.95], keep: 48 }, refine: SHORT },
  ],
};

export function soloShot(
  solo: Solo,
  random: Random,
  noise: Noise = TESTBED,
  { stages, rounds, ...thought }: SoloThought = SOLO_THOUGHT,
): Shot {
  const trial = new Trial(sceneOfSolo(solo));
  const stage = stages.find(({ upTo }) => trial.scene.points.length <= upTo)!;
  const contest = { noise, slips: slipsOf(random, mostTrials(rounds, stage.refine)), value: soloValue(solo) };
  const shots = [...aimed(trial.scene, noise, thought), ...sweep(trial, noise, stage.sweep, contest.value)];
  return refined(trial, race(trial, shots, { ...contest, rounds }), stage.refine, contest)[0]!.shot;
}

const aimed = (
  scene: Scene,
  noise: Noise,
  { aims, stands: places, forces }: Pick<SoloThought, 'aims' | 'stands' | 'forces'>,
): readonly Shot[] =>
  aimsAt(scene, { stands: stands(places), noise, wanted: () => true, tricks: true })
    .slice(0, aims)
    .flatMap(({ x, angle, force }) => forces.map((more): Shot => ({ x, angle, force: Math.min(1, force * more) })));

/** Strokes that so many pieces need, lying nowhere in particular, and how much it counts where they lie: the fewer, the more. By boards played. */
const strokesForCount = (count: number): number =>
  1.55 * Math.min(count, 8) + 1.1 * Math.max(0, Math.min(count - 8, 4)) + Math.max(0, count - 12);
const lieCounts = (count: number): number => Math.min(1, 3.5 / Math.max(1, count));
const USUAL = 1.6;

/** The strokes still to come, negative: how the position is worth playing for. */
function soloValue(solo: Solo): (trial: Trial) => number {
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

/** Plays one board alone and says how many strokes it took. */
export function playAlone(choose: (solo: Solo) => Shot, hand: Random, start = startSolo): number {
  let solo = start;
  while (!isCleared(solo) && solo.strokes < MOST_STROKES)
    solo = strikeSolo(solo, struckWith(sceneOfSolo(solo), choose(solo), TESTBED, slipOf(hand)));
  return solo.strokes;
}
export const playSolo = (
  random: Random,
  hand: Random,
  thought: SoloThought = SOLO_THOUGHT,
  start = startSolo,
): number => playAlone((solo) => soloShot(solo, random, TESTBED, thought), hand, start);
