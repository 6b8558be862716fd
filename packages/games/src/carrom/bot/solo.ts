import type { Random } from '@bande/core';
import { umpirePlaces } from '../placing.ts';
import { rack } from '../racks.ts';
import { courseOf } from '../referee/course.ts';
import type { Stroke } from '../referee/stroke.ts';
import { PER_COLOUR, QUEEN, type Pieces } from '../state.ts';
import { BASE_LINE, PIECE_RADIUS, STRIKER_RADIUS } from '../table.ts';
import { aimsAt, isFree, lawfulX, stands } from './aims.ts';
import { degreesTo } from './angle.ts';
import { strokesFor } from './lone-piece.ts';
import { BASE_RANGE, slipOf, type Noise } from './noise.ts';
import { race, struckWith, type Candidate, type Round } from './race.ts';
import { IN_POCKET, JUMPED, OWN, QUEEN_KIND, sceneOf, Trial, type Kind, type Scene, type Shot } from './scene.ts';

/**
 * Clear the board alone: all eighteen pieces are one's own, and every stroke is judged by the laws on dues and on the queen
 * (referee/course.ts). The last piece may not fall before the queen is covered: it comes back ('ICF-107a' would cost the board). What comes
 * back is placed as the umpire places; the turn never passes, and strokes are counted.
 */
export interface Solo {
  readonly pieces: Pieces;
  readonly queen: 'board' | 'pending' | 'covered';
  readonly coverTries: number;
  /** Pieces owed while there was none to place. */
  readonly owed: number;
  readonly strokes: number;
}
export const startSolo: Solo = { pieces: rack(0), queen: 'board', coverTries: 0, owed: 0, strokes: 0 };
export const isCleared = ({ pieces, queen }: Solo): boolean => queen === 'covered' && pieces.every((at) => at === null);

const ALL = 2 * PER_COLOUR;
const kindOf = (piece: number): Kind => (piece === QUEEN ? QUEEN_KIND : OWN);
export const sceneOfSolo = ({ pieces }: Solo): Scene => sceneOf(pieces, 0, kindOf);
const piecesLeft = ({ pieces }: Solo): number => pieces.reduce((n, at, piece) => n + Number(at !== null && piece !== QUEEN), 0);

/** The noise of the public testbed: half a per cent of the base line, two degrees, one per cent of the force. */
export const TESTBED: Noise = { x: 0.005 * BASE_RANGE, angle: 2, force: 0.01 };

/** What the laws make of a stroke: pieces to come back, and the queen. */
interface Result {
  readonly back: number;
  readonly queen: Solo['queen'];
  readonly queenOut: boolean;
}
function judged(solo: Solo, before: number, { fell: [own, , queen], strikerFell }: Trial): Result {
  const left = before - own;
  const stroke: Stroke = {
    side: 0, own, opposing: 0, queen: queen > 0, striker: strikerFell, proper: true, ownLeft: left, opposingLeft: 1, lastOwn: false, lastOpposing: false,
    nine: before === ALL, owing: solo.owed > 0, right: before < ALL, covering: solo.queen === 'pending', coverTries: solo.coverTries, as: 'played',
  };
  const course = courseOf(stroke);
  const after = course.queen === null ? solo.queen : COURSE_OF_QUEEN[course.queen.to];
  const tooEarly = left === 0 && own > 0 && course.returned === null && after === 'board';
  return { back: (course.returned === null ? 0 : own) + Number(course.due !== null) + Number(tooEarly), queen: after, queenOut: course.queen?.to === 'out' };
}
const COURSE_OF_QUEEN = { out: 'board', pending: 'pending', covered: 'covered' } as const;

/** One stroke as it was struck. */
export function strikeSolo(solo: Solo, shot: Shot): Solo {
  const trial = new Trial(sceneOfSolo(solo));
  trial.play(shot);
  const lying = solo.pieces.flatMap((at, piece) => (at === null ? [] : [piece]));
  const after = trial.points();
  const pieces = solo.pieces.map((at, piece) => (at === null ? null : after[lying.indexOf(piece)]!));
  const { back, queen, queenOut } = judged(solo, piecesLeft(solo), trial);
  const jumped = lying.filter((piece, i) => trial.where[i] === JUMPED && piece !== QUEEN);
  const pocketed = pieces.flatMap((at, piece) => (at === null && piece !== QUEEN && !jumped.includes(piece) ? [piece] : []));
  const placed = pocketed.slice(0, back + solo.owed);
  const queenJumped = lying.some((piece, i) => piece === QUEEN && trial.where[i] === JUMPED);
  const order = [...(queenOut || queenJumped ? [QUEEN] : []), ...jumped, ...placed];
  return { pieces: umpirePlaces(pieces, order, 0), queen, coverTries: queen === 'pending' && solo.queen === 'pending' ? solo.coverTries + 1 : 0, owed: back + solo.owed - placed.length, strokes: solo.strokes + 1 };
}

// ── the player ────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much is tried: strokes that should pocket something, with these shares of the force they need, and then how the best are found. */
export interface SoloThought {
  readonly aims: number;
  readonly stands: number;
  readonly forces: readonly number[];
  readonly rounds: readonly Round[];
  /** The geometry is believed as much as so many trials. */
  readonly trust: number;
  /** From so few pieces on every piece is also just moved somewhere better. */
  readonly hitsUpTo: number;
  /** Hard strokes in all directions: from so many places, so many degrees apart, of which the best are kept. */
  readonly blows: { readonly stands: number; readonly step: number; readonly force: number; readonly keep: number };
  readonly fewRounds: readonly Round[];
  /** What a better place is worth against a pocketed piece. */
  readonly ease: number;
  /** What a queen that is not covered costs besides, and how much more the fewer pieces are left to cover her with. */
  readonly queenCost: number;
  readonly queenLate: number;
}
export const SOLO_THOUGHT: SoloThought = {
  aims: 10, stands: 9, forces: [1.1, 1.8], hitsUpTo: 3, ease: 1, trust: 3, queenCost: 0, queenLate: 1,
  blows: { stands: 5, step: 2.5, force: 0.95, keep: 24 },
  rounds: [{ trials: 6, keep: 14 }, { trials: 18, keep: 5 }, { trials: 50, keep: 1 }],
  fewRounds: [{ trials: 8, keep: 24 }, { trials: 30, keep: 6 }, { trials: 100, keep: 1 }],
};

const anything = (): boolean => true;

export function soloShot(solo: Solo, random: Random, noise: Noise = TESTBED, thought: SoloThought = SOLO_THOUGHT): Shot {
  const scene = sceneOfSolo(solo);
  const trial = new Trial(scene);
  const value = soloValue(solo, thought);
  const few = scene.points.length <= thought.hitsUpTo;
  const shots = [...soloCandidates(scene, noise, thought), ...bestBlows(trial, noise, thought, value)];
  const rounds = few ? thought.fewRounds : thought.rounds;
  const slips = Array.from({ length: Math.max(...rounds.map(({ trials }) => trials)) }, () => slipOf(random));
  const [best] = race(trial, shots, { noise, slips, rounds, trust: { weight: thought.trust, gain: 1 }, value });
  return best!.shot;
}

function soloCandidates(scene: Scene, noise: Noise, { aims, stands: places, forces, hitsUpTo }: SoloThought): readonly Candidate[] {
  const found = aimsAt(scene, { stands: stands(places), noise, wanted: anything, tricks: true }).slice(0, aims);
  const shots = found.flatMap(({ x, angle, force, chance }) => forces.map((more): Candidate => ({ x, angle, force: Math.min(1, force * more), chance })));
  return scene.points.length > hitsUpTo ? shots : [...shots, ...hitsOn(scene)];
}

/**
 * Hard strokes in all directions: with many pieces one or the other falls somewhere. Each is tried once, and as the hand misses by more
 * than the step between two of them, its neighbours say as much about it as trials of its own would.
 */
function bestBlows(trial: Trial, noise: Noise, { blows: { stands: places, step, force, keep } }: SoloThought, value: (trial: Trial) => number): readonly Candidate[] {
  const directions = Array.from({ length: Math.floor(150 / step) + 1 }, (_, i) => i * step - 75);
  const reach = Math.ceil((2 * noise.angle) / step);
  const weights = Array.from({ length: reach + 1 }, (_, i) => bell((i * step) / noise.angle));
  const found = stands(trial.scene.points.length > 8 ? places : 2 * places - 1).filter((x) => isFree(trial.scene, x)).flatMap((x) => {
    const values = directions.map((angle) => {
      trial.play({ x, angle, force });
      return value(trial);
    });
    return directions.map((angle, i) => ({ shot: { x, angle, force }, value: smoothed(values, i, weights) }));
  });
  return found.toSorted((a, b) => b.value - a.value).slice(0, keep).map(({ shot }) => shot);
}
/** Like a normal curve, up to two deviations. */
const bell = (deviations: number): number => 1 / (1 + deviations * deviations * (0.5 + deviations * deviations * (0.125 + deviations * deviations / 48)));
function smoothed(values: readonly number[], at: number, weights: readonly number[]): number {
  let [sum, all] = [0, 0];
  for (let i = Math.max(0, at - weights.length + 1); i < Math.min(values.length, at + weights.length); i++) {
    const weight = weights[Math.abs(i - at)]!;
    sum += weight * values[i]!;
    all += weight;
  }
  return sum / all;
}

/** Every piece hit more or less full, softly and hard: to move it where it falls more easily. */
function hitsOn(scene: Scene): readonly Shot[] {
  return scene.points.flatMap((at) =>
    [...stands(5), lawfulX(at.x)].filter((x) => isFree(scene, x)).flatMap((x) => {
      const [dx, dy] = [at.x - x, at.y + BASE_LINE];
      const reach = (STRIKER_RADIUS + PIECE_RADIUS) / Math.sqrt(dx * dx + dy * dy);
      return BESIDE.flatMap((beside) => HIT_FORCES.map((force): Shot => ({ x, angle: degreesTo(dx + beside * reach * dy, dy - beside * reach * dx), force })));
    }),
  );
}
const BESIDE: readonly number[] = [-0.7, -0.35, 0, 0.35, 0.7];
const HIT_FORCES: readonly number[] = [0.25, 0.45, 0.9];

/** Strokes that so many pieces need, lying nowhere in particular, and how much it counts where they lie: the fewer, the more. By boards played. */
const strokesForCount = (count: number): number => 1.55 * Math.min(count, 8) + 1.1 * Math.max(0, Math.min(count - 8, 4)) + Math.max(0, count - 12);
const lieCounts = (count: number): number => Math.min(1, 3.5 / Math.max(1, count));
const USUAL = 1.6;

/** The strokes still to come, negative: how the position is worth playing for. */
function soloValue(solo: Solo, thought: SoloThought): (trial: Trial) => number {
  const before = piecesLeft(solo);
  return (trial) => {
    const { back, queen, queenOut } = judged(solo, before, trial);
    const own = before - trial.fell[OWN] + Math.min(back, ALL - before + trial.fell[OWN]);
    const lie = lieOf(trial);
    const sum = lie.sum + (back + Number(queenOut)) * CENTRE_MORE;
    const count = own + Number(queen === 'board');
    return 0 - strokesForCount(count) - thought.ease * lieCounts(count) * sum - queenPart(queen, own, lie.best, thought);
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

function queenPart(queen: Solo['queen'], own: number, best: number, { queenCost, queenLate }: SoloThought): number {
  if (queen === 'covered') return 0;
  const cover = queenCost + queenLate / Math.max(1, own);
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
