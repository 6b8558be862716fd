import type { Spots } from '../consequences.ts';
import type { Line } from '../events.ts';
import {
  endOf,
  isFigure,
  isKeeper,
  sideOf,
  SIDES,
  type BodyName,
  type BySide,
  type Figure,
  type Side,
} from '../names.ts';
import type { FigureSize } from '../table-bodies.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import type { Spot } from '../zones.ts';
import type { Box, Obstacle, Round, Way } from './placing-room.ts';

/** The table as a referee sees it who has figures to place. */
export interface Scene {
  readonly pitch: Pitch;
  readonly size: FigureSize;
  /** Everything that stands or lies on it; of what has fallen off it, where it did. */
  readonly spots: Spots;
  readonly attacker: Side | null;
  /** Whose reserve keeper is in play. */
  readonly reserveOn: BySide<boolean>;
  readonly short: boolean;
  /** The line over which a figure left the field last [S-17]. */
  readonly crossed: Readonly<Partial<Record<Figure, Line>>>;
}

export const mm = (metres: number): number => metres * 1000;
export const baseOf = ({ size }: Pick<Scene, 'size'>): number => mm(size.baseRadius);

/** Along the touchlines to the own goal ['FISTF-II.2.3.1']. */
export const towardsOwnGoal = (figure: Figure): Way => [0, endOf(sideOf(figure))];
/** Along the goal line to the nearer corner ['FISTF-II.2.3.2']; from the very middle to the left, as the figure's owner sees it [S-19]. */
export const towardsCorner = (figure: Figure, [x]: Spot): Way => [asideOf(figure, x), 0];
export const asideOf = (figure: Figure, x: number): -1 | 1 => {
  if (x === 0) return endOf(sideOf(figure));
  return x < 0 ? -1 : 1;
};

/** Where the middle of a base is that touches the border of the cloth from inside [S-16]. */
export const clothEdge = ({
  pitch,
  size,
}: Pick<Scene, 'pitch' | 'size'>): { readonly x: number; readonly y: number } => ({
  x: mm(pitch.width / 2 + pitch.border - size.baseRadius),
  y: mm(pitch.length / 2 + pitch.border - size.baseRadius),
});
const ROUNDING = 1e-6;
export function isOnCloth(scene: Pick<Scene, 'pitch' | 'size'>, [x, y]: Spot): boolean {
  const edge = clothEdge(scene);
  return Math.abs(x) <= edge.x + ROUNDING && Math.abs(y) <= edge.y + ROUNDING;
}

/** Posts, nets and the way of the rod behind them to the edge of the cloth [S-106]. */
function goalBox({ length, border, goal }: Pitch, side: Side): Box {
  const aside = mm(goal.width / 2 + goal.barThickness);
  const [line, end] = [mm(length / 2 - goal.barThickness / 2), mm(length / 2 + border)];
  return side === 'red'
    ? { west: -aside, east: aside, south: -end, north: -line }
    : { west: -aside, east: aside, south: line, north: end };
}

/** How near the middles of ball and base come to each other: the ball rests against the rim or the shoulder of the base. */
export function contactOf({ baseRadius, rimHeight, shoulderRadius, baseHeight }: FigureSize): number {
  const at = (radius: number, height: number): number => radius + Math.sqrt(height * (2 * BALL_RADIUS - height));
  return mm(Math.max(at(baseRadius, rimHeight), at(shoulderRadius, baseHeight)));
}

function roundOf({ size }: Pick<Scene, 'size'>, body: BodyName, at: Spot, mover: BodyName): Round {
  const radius = body === 'ball' ? mm(BALL_RADIUS) : mm(size.baseRadius);
  if (body !== 'ball' && mover !== 'ball') return { at, radius };
  return { at, radius, solid: contactOf(size) - mm(mover === 'ball' ? BALL_RADIUS : size.baseRadius) };
}

/** 'FISTF-II.2.3.1': ball and figures, but not this one; the goals too [S-106]. Keepers on their rods are no figures [S-4]. */
export const obstaclesFor = (
  { pitch, size }: Pick<Scene, 'pitch' | 'size'>,
  spots: Spots,
  mover: BodyName,
): readonly Obstacle[] => [
  ...(Object.entries(spots) as [BodyName, Spot][])
    .filter(([body]) => body !== mover && !isKeeper(body))
    .map(([body, at]) => roundOf({ size }, body, at, mover)),
  ...SIDES.map((side) => goalBox(pitch, side)),
];

/** The attacker's figures first, by their shirts [S-107]. */
export const inTurn = ({ attacker }: Pick<Scene, 'attacker'>, figures: readonly Figure[]): readonly Figure[] =>
  figures.toSorted((a, b) => rank(attacker, a) - rank(attacker, b));
const rank = (attacker: Side | null, figure: Figure): number =>
  Number(figure.slice(1)) + (sideOf(figure) === (attacker ?? 'red') ? 0 : 100);

export const without = (spots: Spots, bodies: readonly BodyName[]): Spots =>
  Object.fromEntries(Object.entries(spots).filter(([body]) => !bodies.includes(body as BodyName)));
export const figuresIn = (spots: Spots): readonly Figure[] => Object.keys(spots).filter((body) => isFigure(body));
