import { seenFrom, type End } from '../table.ts';
import { chances, stands } from './aims.ts';
import type { Noise } from './noise.ts';
import { OPPOSING, OWN, QUEEN_KIND, type Kind, type Scene } from './scene.ts';
import { mustTakeQueenFirst, type Standing, type Verdict } from './standing.ts';

/** A board won or lost, against one piece more or less. */
const BOARD = 8;
const QUEEN_WORTH = 2;
/** A turn that goes on is worth less with every stroke: nobody knows yet how the pieces will lie. */
const LATER = 0.8;
const PLACES = stands(5);

/** How many pieces the player who sits in the south should pocket before he misses; the queen is one of them. */
export function expectedRun(scene: Scene, noise: Noise, own: Kind, queenFree: boolean, queenFirst: boolean): number {
  const each = chances(scene, PLACES, noise, (kind) => kind === own || (queenFree && kind === QUEEN_KIND));
  if (queenFirst) {
    const queen = scene.kinds.indexOf(QUEEN_KIND);
    const piece = scene.kinds.indexOf(own);
    return queen < 0 || piece < 0 ? 0 : each[queen]! * (1 + LATER * each[piece]!);
  }
  each.sort();
  let [sum, sofar] = [0, 1];
  for (let i = each.length - 1; i >= 0 && sofar > 0.02; i--) {
    sofar *= each[i]!;
    sum += sofar;
    sofar *= LATER;
  }
  return sum;
}

/** The same pieces from another end of the table, with the sides exchanged. */
const asSeenBy = ({ points, kinds, ground }: Scene, end: End): Scene => ({
  points: points.map((at) => seenFrom(end, at)),
  kinds: kinds.map(exchanged),
  ground,
});
function exchanged(kind: Scene['kinds'][number]): Scene['kinds'][number] {
  if (kind === OWN) return OPPOSING;
  return kind === OPPOSING ? OWN : QUEEN_KIND;
}

export interface Outlook {
  readonly noise: Noise;
  /** The end at which the next player sits, as seen by this one. */
  readonly next: End;
  /** 0: only what has fallen counts. */
  readonly weight: number;
}

/** What a position is worth to the player who has just struck, in pieces. */
export function worthOf(verdict: Verdict, after: () => Scene, { noise, next, weight }: Outlook): number {
  if (verdict.kind === 'over') return verdict.won ? BOARD + verdict.points : 0 - BOARD - verdict.points;
  if (verdict.kind === 'missedBreak') return -2;
  const { standing, kept } = verdict;
  const count = standing.opposing + standing.owedToMe - standing.own - standing.owed;
  const settled = count + queenWorth(standing);
  if (weight === 0) return settled + (kept ? 0.5 : 0);
  const scene = after();
  if (kept)
    return settled + weight * runOf(scene, standing, noise) - (standing.queen === 'pending' ? QUEEN_WORTH / 2 : 0);
  const theirs = asSeenBy(scene, next);
  return (
    settled -
    weight *
      expectedRun(theirs, noise, OWN, standing.queen === 'board', standing.queen === 'board' && standing.opposing === 1)
  );
}

function queenWorth({ queen }: Standing): number {
  switch (queen) {
    case 'mine':
    case 'pending':
      return QUEEN_WORTH;
    case 'theirs':
      return 0 - QUEEN_WORTH;
    case 'board':
      return 0;
  }
}

function runOf(scene: Scene, standing: Standing, noise: Noise): number {
  const free = standing.queen === 'board' && standing.owed === 0 && standing.right;
  const run = expectedRun(scene, noise, OWN, free, mustTakeQueenFirst(standing));
  return standing.queen === 'pending' ? run + (QUEEN_WORTH / 2) * Math.min(1, run) : run;
}
