import type { RestartKind, Spots } from '../consequences.ts';
import { endOf, figuresOf, other, sideOf, type BodyName, type Figure, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { gapBetween, goalAreaTouchedAt, type Spot } from '../zones.ts';
import { depthOf, standingAmong } from './offside.ts';
import { GREEN, isInTheWay, type Obstacle } from './placing-room.ts';
import { sceneOf } from './placing-due.ts';
import { asideOf, baseOf, mm, obstaclesFor, without, type Scene } from './placing-scene.ts';

/** Rule 2.6: how far the other side's figures keep from the ball, and where the referee puts those that are nearer; millimetres. */

/** 'FISTF-II.2.6.3.1', 'FISTF-II.2.6.3.2', 'FISTF-II.2.6.3.3', from edge to edge ['FISTF-II.2.6.3.0'] [S-25]. */
const LEAST: Readonly<Partial<Record<RestartKind, number>>> = { throwIn: 40, freeKick: 40, corner: 90 };
export const leastDistance = (kind: RestartKind): number | undefined => LEAST[kind];

/** Exactly so far is far enough. */
const EXACT = 1e-6;

/** Figures of the side that does not take the restart which are too near. */
export function tooNear(match: Match, by: Side, least: number): readonly Figure[] {
  const { spots, size } = sceneOf(match);
  const { ball } = spots;
  if (ball === undefined) return [];
  const reach = size.baseRadius + BALL_RADIUS;
  return figuresOf(other(by)).filter((figure) => {
    const at = spots[figure];
    return at !== undefined && gapBetween(ball, at, reach) < least - EXACT;
  });
}

/** Each in its turn; whoever still waits for it has been lifted and is in nobody's way. */
export function distanceSpots(match: Match, by: Side, least: number): Spots {
  const scene = sceneOf(match);
  const near = tooNear(match, by, least);
  const all: Partial<Record<BodyName, Spot>> = { ...scene.spots };
  for (const [i, figure] of near.entries()) {
    const waiting = near.slice(i + 1);
    all[figure] = atDistance({ match, scene, all, waiting, by, figure }, least);
  }
  return Object.fromEntries(near.map((figure) => [figure, all[figure]!]));
}

interface Moving {
  readonly match: Match;
  readonly scene: Scene;
  /** Everything as it stands by now. */
  readonly all: Spots;
  /** Figures that have been lifted like this one. */
  readonly waiting: readonly Figure[];
  readonly by: Side;
  readonly figure: Figure;
}

/**
 * 'FISTF-II.2.6.4.1': straight away from the ball. If it must not stand there ['FISTF-II.2.6.4.2', 'FISTF-II.2.6.4.3', 'FISTF-II.2.6.5', 'FISTF-II.2.6.6'], or something
 * is in its way, it is turned round the ball by the smallest angle that helps [S-26] [S-27]; a larger circle only if this one has no place [S-111].
 */
function atDistance(moving: Moving, least: number): Spot {
  const { scene, all, figure, waiting } = moving;
  const obstacles = obstaclesFor(scene, without(all, waiting), figure);
  const levels = levelsFor(moving);
  const may = mayStandOf(moving, obstacles);
  const from = all[figure]!;
  for (let far = least; far < FARTHEST; far += GREEN) {
    const circle = { middle: all.ball!, radius: far + baseOf(scene) + mm(BALL_RADIUS) };
    const away = radially(circle, figure, from);
    if (may(away)) return away;
    const best = nearestTo(away, circle, figure, candidates(scene, circle, obstacles, levels).filter(may));
    if (best !== null) return best;
  }
  return from;
}

/** Beyond every field. */
const FARTHEST = 1500;

interface Circle {
  readonly middle: Spot;
  readonly radius: number;
}

function radially({ middle: [x, y], radius }: Circle, figure: Figure, from: Spot): Spot {
  const [dx, dy] = [from[0] - x, from[1] - y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return [x, y + endOf(sideOf(figure)) * radius];
  return [x + (dx / apart) * radius, y + (dy / apart) * radius];
}

// ── where it must not stand ───────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.2.6.4.2': with at most 1 mm of green between its base and the line. */
const limits = (scene: Scene): { readonly x: number; readonly y: number } => ({
  x: mm(scene.pitch.width / 2) + GREEN + baseOf(scene),
  y: mm(scene.pitch.length / 2) + GREEN + baseOf(scene),
});

function mayStandOf({ match, scene, all, by, figure }: Moving, obstacles: readonly Obstacle[]): (at: Spot) => boolean {
  const base = baseOf(scene);
  const { x, y } = limits(scene);
  const before = offsideAmong(match, by, all);
  return (at) =>
    Math.abs(at[0]) <= x + EXACT &&
    Math.abs(at[1]) <= y + EXACT &&
    goalAreaTouchedAt(scene.pitch, scene.size, at) === null &&
    !obstacles.some((one) => isInTheWay(at, base, one)) &&
    offsideAmong(match, by, { ...all, [figure]: at }) === before;
}

/** 'FISTF-II.2.6.5', 'FISTF-II.2.6.6': who is offside and who is not stays as it was. */
const offsideAmong = (match: Match, by: Side, spots: Spots): string =>
  standingAmong(match, by, null, spots).figures.toSorted().join(' ');

// ── places on the circle at which something changes ───────────────────────────────────────────────────────────────

/** So far before a level, where level itself is not enough. */
const HAIR = 0.001;
/** Rows in which it stands level with an attacker, or as deep as before. */
function levelsFor({ match, scene, all, by, figure }: Moving): readonly number[] {
  const defender = other(by);
  const depths = figuresOf(by).flatMap((one) =>
    all[one] === undefined ? [] : [mm(depthOf(match, defender, one, all[one]))],
  );
  const row = (depth: number): number => endOf(defender) * (mm(scene.pitch.length / 2) - depth - baseOf(scene));
  return [all[figure]![1], ...depths.flatMap((depth) => [depth, depth - HAIR, depth + HAIR]).map(row)];
}

function candidates(
  scene: Scene,
  circle: Circle,
  obstacles: readonly Obstacle[],
  levels: readonly number[],
): readonly Spot[] {
  const { x, y } = limits(scene);
  const { pitch } = scene;
  const aside = mm(pitch.goalAreaWidth / 2) + GREEN + baseOf(scene);
  const front = mm(pitch.length / 2 - pitch.goalAreaDepth) - GREEN - baseOf(scene);
  const beside = mm(pitch.goal.width / 2 + pitch.goal.barThickness) + GREEN + baseOf(scene);
  return [
    ...[x, -x, aside, -aside, beside, -beside].flatMap((column) => onColumn(circle, column)),
    ...[y, -y, front, -front, ...levels].flatMap((row) => onRow(circle, row)),
    ...obstacles.flatMap((one) => ('at' in one ? besideIt(scene, circle, one.at, one.radius) : [])),
  ];
}

const half = (radius: number, away: number): number | null =>
  Math.abs(away) > radius ? null : Math.sqrt(radius * radius - away * away);
function onColumn({ middle: [mx, my], radius }: Circle, x: number): readonly Spot[] {
  const reach = half(radius, x - mx);
  return reach === null
    ? []
    : [
        [x, my + reach],
        [x, my - reach],
      ];
}
function onRow({ middle: [mx, my], radius }: Circle, y: number): readonly Spot[] {
  const reach = half(radius, y - my);
  return reach === null
    ? []
    : [
        [mx + reach, y],
        [mx - reach, y],
      ];
}

/** Where the circle meets the places that are 1 mm from an obstacle. */
function besideIt(scene: Scene, { middle, radius }: Circle, at: Spot, size: number): readonly Spot[] {
  const reach = size + baseOf(scene) + GREEN;
  const [dx, dy] = [at[0] - middle[0], at[1] - middle[1]];
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart === 0) return [];
  const along = (radius * radius - reach * reach + apart * apart) / (2 * apart);
  const across = half(radius, along);
  if (across === null) return [];
  const [ux, uy] = [dx / apart, dy / apart];
  return [1, -1].map((way): Spot => [
    middle[0] + ux * along - way * uy * across,
    middle[1] + uy * along + way * ux * across,
  ]);
}

/** The one that is least turned from the straight way; of two, the one nearer to the own goal, then to the owner's left. */
function nearestTo(away: Spot, { middle }: Circle, figure: Figure, spots: readonly Spot[]): Spot | null {
  const turn = (at: Spot): number =>
    (at[0] - middle[0]) * (away[0] - middle[0]) + (at[1] - middle[1]) * (away[1] - middle[1]);
  const home = ([, y]: Spot): number => endOf(sideOf(figure)) * y;
  const best = spots.toSorted((a, b) => {
    const [more, nearer] = [turn(b) - turn(a), home(b) - home(a)];
    if (Math.abs(more) > EXACT) return more;
    return Math.abs(nearer) > EXACT ? nearer : asideOf(figure, 0) * (b[0] - a[0]);
  });
  return best[0] ?? null;
}
