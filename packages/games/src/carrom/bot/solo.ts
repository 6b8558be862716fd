import type { Random } from '@bande/core';
import { umpirePlaces } from '../placing.ts';
import { rack } from '../racks.ts';
import { QUEEN, type Pieces } from '../state.ts';
import { BASE_LINE, PIECE_RADIUS, STRIKER_RADIUS } from '../table.ts';
import { aimsAt, isFree, lawfulX, stands } from './aims.ts';
import { degreesTo } from './angle.ts';
import { strokesFor } from './lone-piece.ts';
import { BASE_RANGE, slipOf, type Noise } from './noise.ts';
import { race, struckWith, type Round } from './race.ts';
import { IN_POCKET, JUMPED, OWN, QUEEN_KIND, sceneOf, Trial, type Kind, type Scene, type Shot } from './scene.ts';

/**
 * Clear the board alone: all eighteen pieces are one's own, and the queen must be covered as in the laws ('ICF-15', 'ICF-92',
 * 'ICF-96.1', 'ICF-97a'). A pocketed striker brings the pieces of the stroke and one more back ('ICF-73.1', 'ICF-73.2'), the last piece
 * may not fall before the queen; what comes back is placed as the umpire places.
 */
export interface Solo {
  readonly pieces: Pieces;
  /** Pocketed and to be covered by the next stroke. */
  readonly pending: boolean;
  /** Pieces owed while there was none to place. */
  readonly owed: number;
  readonly strokes: number;
}
export const startSolo: Solo = { pieces: rack(0), pending: false, owed: 0, strokes: 0 };
export const isCleared = ({ pieces, pending }: Solo): boolean => !pending && pieces.every((at) => at === null);

const kindOf = (piece: number): Kind => (piece === QUEEN ? QUEEN_KIND : OWN);
export const sceneOfSolo = ({ pieces }: Solo): Scene => sceneOf(pieces, 0, kindOf);

/** The noise of the public testbed: half a per cent of the base line, two degrees, one per cent of the force. */
export const TESTBED: Noise = { x: 0.005 * BASE_RANGE, angle: 2, force: 0.01 };

/** One stroke as it was struck. */
export function strikeSolo(solo: Solo, shot: Shot): Solo {
  const scene = sceneOfSolo(solo);
  const trial = new Trial(scene);
  trial.play(shot);
  const after = trial.points();
  const lying = solo.pieces.flatMap((at, piece) => (at === null ? [] : [piece]));
  const pieces = solo.pieces.map((at, piece) => (at === null ? null : after[lying.indexOf(piece)]!));
  const [own, , queen] = trial.fell;
  const left = lying.length - own - (solo.pieces[QUEEN] === null ? 0 : 1);
  const jumped = lying.filter((_, i) => trial.where[i] === JUMPED);
  const fell = lying.filter((piece, i) => trial.where[i] === IN_POCKET && piece !== QUEEN);
  const inPockets = solo.pieces.flatMap((at, piece) => (at === null && piece !== QUEEN ? [piece] : []));
  const hadRight = inPockets.length > 0;
  const struck = solo.strokes + 1;
  const back = (queenOut: boolean, out: readonly number[], pending: boolean, owed: number): Solo => {
    const order = [...(queenOut || jumped.includes(QUEEN) ? [QUEEN] : []), ...jumped.filter((piece) => piece !== QUEEN), ...out];
    return { pieces: order.length === 0 ? pieces : umpirePlaces(pieces, order, 0), pending, owed, strokes: struck };
  };
  if (trial.strikerFell) {
    const due = [...fell, ...inPockets].slice(0, fell.length + 1 + solo.owed);
    return back(queen > 0 || (solo.pending && own === 0), due, solo.pending && own > 0, fell.length + 1 + solo.owed - due.length);
  }
  const queenOnBoard = solo.pieces[QUEEN] !== null && queen === 0;
  if (left === 0 && own > 0 && queenOnBoard) return back(false, fell.slice(0, 1), false, 0);
  const owing = fell.slice(0, solo.owed);
  if (queen > 0 && (solo.owed > 0 || (own === 0 && !hadRight))) return back(true, owing, false, solo.owed - owing.length);
  if (queen > 0) return back(false, owing, own === 0 || (own === 1 && !hadRight), 0);
  return back(solo.pending && own === 0, owing, false, solo.owed - owing.length);
}

// ── the player ────────────────────────────────────────────────────────────────────────────────────────────────────

/** How much is tried: strokes that should pocket something, with these shares of the force they need, and then how the best are found. */
export interface SoloThought {
  readonly aims: number;
  readonly stands: number;
  readonly forces: readonly number[];
  readonly rounds: readonly Round[];
  /** From so few pieces on every piece is also just moved somewhere better. */
  readonly hitsUpTo: number;
  readonly power: number;
  /** What a better place is worth against a pocketed piece. */
  readonly ease: number;
  readonly base: number;
  readonly queenCost: number;
}
export const SOLO_THOUGHT: SoloThought = {
  aims: 14, stands: 9, forces: [1.1, 1.7, 2.6], hitsUpTo: 3, power: 9, ease: 0.6, base: 1, queenCost: 0.5,
  rounds: [{ trials: 3, keep: 16 }, { trials: 12, keep: 5 }, { trials: 30, keep: 1 }],
};

const anything = (): boolean => true;

export function soloShot(solo: Solo, random: Random, noise: Noise = TESTBED, thought: SoloThought = SOLO_THOUGHT): Shot {
  const scene = sceneOfSolo(solo);
  const trial = new Trial(scene);
  const shots = soloCandidates(scene, noise, thought);
  const slips = Array.from({ length: Math.max(...thought.rounds.map(({ trials }) => trials)) }, () => slipOf(random));
  const [best] = race(trial, shots, noise, slips, thought.rounds, soloValue(solo, thought));
  return best!.shot;
}

function soloCandidates(scene: Scene, noise: Noise, { aims, stands: places, forces, hitsUpTo, power }: SoloThought): readonly Shot[] {
  const found = aimsAt(scene, { stands: stands(places), noise, wanted: anything, tricks: true }).slice(0, aims);
  const shots = found.flatMap(({ x, angle, force }) => forces.map((more): Shot => ({ x, angle, force: Math.min(1, force * more) })));
  const hits = scene.points.length > hitsUpTo && shots.length > 0 ? [] : hitsOn(scene);
  const blows = scene.points.length <= hitsUpTo ? [] : Array.from({ length: power }, (_, i): Shot => ({ x: 0.15 * (i % 3 - 1), angle: (40 / power) * (i - (power - 1) / 2), force: 1 })).filter(({ x }) => isFree(scene, x));
  return [...shots, ...hits, ...blows];
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

function soloValue(solo: Solo, { ease, base, queenCost }: SoloThought): (trial: Trial) => number {
  const queenLay = solo.pieces[QUEEN] !== null;
  const before = solo.pieces.reduce((n, at, piece) => n + Number(at !== null && piece !== QUEEN), 0);
  const hadRight = before < 18;
  const cost = (x: number, y: number): number => base + ease * (strokesFor(x, y) - base * 1.6);
  const CENTRE_COST = cost(0, 0);
  return (trial) => {
    const [own, , queen] = trial.fell;
    const { scene, where } = trial;
    const foul = trial.strikerFell;
    let sum = 0;
    let best = 3;
    for (let i = 0; i < where.length; i++) {
      if (scene.kinds[i] === QUEEN_KIND) continue;
      const back = where[i] === IN_POCKET && foul;
      if (where[i] === IN_POCKET && !back) continue;
      const [x, y] = back || where[i] === JUMPED ? [0, 0] : [trial.x(i), trial.y(i)];
      sum += cost(x, y);
      best = Math.min(best, strokesFor(x, y));
    }
    if (foul) sum += CENTRE_COST;
    const queenStays = queenLay && (queen === 0 || foul || (own === 0 && !hadRight));
    const lost = solo.pending && own === 0;
    if (before === own && queenStays && !foul) sum += CENTRE_COST;
    if (queenStays) {
      const at = trial.queenPlace();
      sum += queenCost + (at === null ? CENTRE_COST : cost(at.x, at.y));
    } else if (lost) sum += queenCost + CENTRE_COST;
    else if (queen > 0 && (own === 0 || (own === 1 && !hadRight))) sum += (queenCost + CENTRE_COST) * (1 - 1 / best);
    return 0 - sum;
  };
}

/** Plays one board alone and says how many strokes it took; `most` is the testbed's cap. */
export function playSolo(random: Random, hand: Random, thought: SoloThought = SOLO_THOUGHT, most = 500): number {
  let solo = startSolo;
  while (!isCleared(solo) && solo.strokes < most) solo = strikeSolo(solo, struckWith(sceneOfSolo(solo), soloShot(solo, random, TESTBED, thought), TESTBED, slipOf(hand)));
  return solo.strokes;
}
