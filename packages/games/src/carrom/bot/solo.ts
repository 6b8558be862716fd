import { umpirePlaces } from '../placing.ts';
import { rack, type Draws } from '../racks.ts';
import { courseOf } from '../referee/course.ts';
import type { Stroke } from '../referee/stroke.ts';
import { PER_COLOUR, QUEEN, type Pieces } from '../state.ts';
import { USUAL_GROUND, type Ground } from './ground.ts';
import { BASE_RANGE, type Noise } from './noise.ts';
import { JUMPED, OWN, QUEEN_KIND, sceneOf, Trial, type Kind, type Scene, type Shot } from './scene.ts';

/**
 * Clear the board alone: all eighteen pieces are one's own, and every stroke is judged by the laws on dues and on the queen
 * (referee/course.ts). The last piece may not fall before the queen is covered: it comes back ('ICF-107a' would cost the board). What comes
 * back is placed as the umpire places; the turn never passes, and strokes are counted.
 */
export interface Solo {
  readonly ground: Ground;
  readonly pieces: Pieces;
  readonly queen: 'board' | 'pending' | 'covered';
  readonly coverTries: number;
  /** Pieces owed while there was none to place. */
  readonly owed: number;
  readonly strokes: number;
}
export const startSolo: Solo = {
  ground: USUAL_GROUND,
  pieces: rack(0),
  queen: 'board',
  coverTries: 0,
  owed: 0,
  strokes: 0,
};
/** From a rack as hands have left it [CI-80]. */
export const soloFrom = (draws: Draws): Solo => ({ ...startSolo, pieces: rack(0, draws) });
export const isCleared = ({ pieces, queen }: Solo): boolean => queen === 'covered' && pieces.every((at) => at === null);

export const ALL = 2 * PER_COLOUR;
const kindOf = (piece: number): Kind => (piece === QUEEN ? QUEEN_KIND : OWN);
export const sceneOfSolo = ({ ground, pieces }: Solo): Scene => sceneOf(ground, pieces, 0, kindOf);
export const piecesLeft = ({ pieces }: Solo): number =>
  pieces.reduce((n, at, piece) => n + Number(at !== null && piece !== QUEEN), 0);

/** The noise of the public testbed: half a per cent of the base line, two degrees, one per cent of the force. */
export const TESTBED: Noise = { x: 0.005 * BASE_RANGE, angle: 2, force: 0.01 };

/** What the laws make of a stroke: pieces to come back, and the queen. */
interface Result {
  readonly back: number;
  readonly queen: Solo['queen'];
  readonly queenOut: boolean;
}
export function judged(solo: Solo, before: number, { fell: [own, , queen], strikerFell }: Trial): Result {
  const left = before - own;
  const stroke: Stroke = {
    side: 0,
    own,
    opposing: 0,
    queen: queen > 0,
    striker: strikerFell,
    proper: true,
    ownLeft: left,
    opposingLeft: 1,
    lastOwn: false,
    lastOpposing: false,
    nine: before === ALL,
    owing: solo.owed > 0,
    right: before < ALL,
    covering: solo.queen === 'pending',
    coverTries: solo.coverTries,
    as: 'played',
  };
  const course = courseOf(stroke);
  const after = course.queen === null ? solo.queen : COURSE_OF_QUEEN[course.queen.to];
  const tooEarly = left === 0 && own > 0 && course.returned === null && after === 'board';
  return {
    back: (course.returned === null ? 0 : own) + Number(course.due !== null) + Number(tooEarly),
    queen: after,
    queenOut: course.queen?.to === 'out',
  };
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
  const pocketed = pieces.flatMap((at, piece) =>
    at === null && piece !== QUEEN && !jumped.includes(piece) ? [piece] : [],
  );
  const placed = pocketed.slice(0, back + solo.owed);
  const queenJumped = lying.some((piece, i) => piece === QUEEN && trial.where[i] === JUMPED);
  const order = [...(queenOut || queenJumped ? [QUEEN] : []), ...jumped, ...placed];
  return {
    ground: solo.ground,
    pieces: umpirePlaces(pieces, order, 0),
    queen,
    coverTries: queen === 'pending' && solo.queen === 'pending' ? solo.coverTries + 1 : 0,
    owed: back + solo.owed - placed.length,
    strokes: solo.strokes + 1,
  };
}
