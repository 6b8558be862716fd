import type { Motion, Piece } from './contract.ts';
import { MOST_EVENTS, MOST_PLACE, MOST_SPEED, MOST_SPIN, MOST_TIME, mustBeWhole, mustBeWithin } from './limits.ts';
import { FROM, PIECE, SPAN } from './poly-way.ts';
import { MARKS, OWN } from './world.ts';

const MOST_MARK = 32_767;
/** A body that is struck again and again may become faster than a hand would make it. */
const FASTER = 10;

const isList = (list: unknown): boolean => Array.isArray(list);
/** What is left out is 0; what is there must be a number. */
const given = (number: number | undefined = 0): unknown => number;

/** Throws one error that names what is wrong with a motion that was read from somewhere. */
export function checkMotion(motion: Motion, bodies: number): void {
  mustBeWithin('a time of the motion', MOST_TIME, motion.t);
  mustBeWhole('a number of events', 0, MOST_EVENTS, motion.events);
  if (!isList(motion.pieces) || motion.pieces.length !== bodies)
    throw new RangeError(`a motion of ${bodies} bodies has as many pieces`);
  for (const [i, piece] of motion.pieces.entries()) checkPiece(piece, motion.t, `piece ${i}`);
  if (!isList(motion.leans)) throw new RangeError('a motion says which pairs lean on each other');
  for (const [a, b, since] of motion.leans) {
    mustBeWhole('a leaning body', 0, bodies - 1, a);
    mustBeWhole('a leaning body', 0, bodies - 1, b);
    mustBeWithin('a time of leaning', MOST_TIME, since);
  }
}

function checkPiece(piece: Piece, now: number, name: string): void {
  if (typeof piece !== 'object' || piece === null) throw new RangeError(`${name} is missing`);
  mustBeWithin(`${name}: a place`, MOST_PLACE, piece.x, piece.y, given(piece.z));
  mustBeWithin(`${name}: a velocity`, FASTER * MOST_SPEED, given(piece.vx), given(piece.vy), given(piece.vz));
  mustBeWithin(`${name}: a spin`, FASTER * MOST_SPIN, given(piece.spin), given(piece.spinX), given(piece.spinY));
  mustBeWithin(`${name}: a start`, MOST_TIME, piece.t);
  if (piece.t > now) throw new RangeError(`${name} begins after the motion’s own time`);
  mustBeWithin(`${name}: an angle`, FASTER * MOST_SPIN * MOST_TIME, given(piece.angle));
  mustBeWhole(`${name}: a state`, 0, MOST_MARK, given(piece.place));
  checkList(`${name}: marks`, piece.marks, MARKS + 1, MOST_MARK);
  checkList(`${name}: numbers of its own`, piece.own, OWN, MOST_TIME);
  if (piece.path !== undefined) checkPath(`${name}: a path`, piece.path);
}

function checkList(name: string, list: readonly number[] | undefined, length: number, most: number): void {
  if (list === undefined) return;
  if (!isList(list) || list.length !== length) throw new RangeError(`${name} are ${length}`);
  mustBeWithin(name, most, ...list);
}

/** Pieces of a way one after the other, none of them backwards. */
export function checkPath(name: string, path: readonly number[]): void {
  if (!isList(path) || path.length % PIECE !== 0) throw new RangeError(`${name} has ${PIECE} numbers a piece`);
  mustBeWithin(name, MOST_PLACE, ...path);
  for (let at = 0; at < path.length; at += PIECE) {
    const before = at === 0 ? 0 : path[at - PIECE + FROM]!;
    if (path[at + FROM]! < before || path[at + SPAN]! < 0) throw new RangeError(`${name} goes back in time`);
  }
}
