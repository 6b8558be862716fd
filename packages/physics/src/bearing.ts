import * as ball from './ball/state.ts';
import type { Piece } from './contract.ts';
import * as figure from './figure/state.ts';
import { AWAY } from './hand/state.ts';
import { GONE } from './solid/obstacles.ts';

/** How a figure is: on its base, on its way down, on the ground, or away. */
type Bearing = 'upright' | 'toppling' | 'lying' | 'gone';
const BEARINGS: Readonly<Record<number, Bearing>> = {
  [figure.STANDING]: 'upright',
  [figure.TOPPLING]: 'toppling',
  [figure.LYING]: 'lying',
  [GONE]: 'gone',
};

/** Of a figure as a motion keeps it: rules, bots and scenes ask here instead of reading its numbers. */
export const bearingOf = ({ place = figure.STANDING }: Piece): Bearing => BEARINGS[place] ?? 'gone';

export const isInAir = ({ place }: Piece): boolean => place === ball.IN_AIR;
/** A keeper that no hand holds in his goal. */
export const isHandAway = ({ place }: Piece): boolean => place === AWAY;
/** Of a ball, a figure or a hand: it slides, rolls, turns or is led. */
export function isUnderWay({ vx = 0, vy = 0, vz = 0, spin = 0, spinX = 0, spinY = 0, path }: Piece): boolean {
  const slides = vx !== 0 || vy !== 0 || vz !== 0;
  return slides || spin !== 0 || spinX !== 0 || spinY !== 0 || (path?.length ?? 0) > 0;
}
export const isBallGone = ({ place }: Piece): boolean => place === GONE;

/** Where a figure falls or has fallen to, a vector of length 1, and how much of the way down it has come at a time: 0 upright, 1 lying. */
export interface Fall {
  readonly to: readonly [x: number, y: number];
  readonly share: number;
}

/** Null of a figure that stands. It falls ever faster, and takes so many seconds. */
export function fallOf(piece: Piece, time: number, fallTime: number): Fall | null {
  const bearing = bearingOf(piece);
  if (bearing !== 'toppling' && bearing !== 'lying') return null;
  const [x = 0, y = 1, lies = time] = piece.own ?? [];
  const done = bearing === 'lying' ? 1 : Math.min(1, Math.max(0, 1 - (lies - time) / fallTime));
  return { to: [x, y], share: done * done };
}
