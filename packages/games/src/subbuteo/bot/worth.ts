import { BALL_RADIUS } from '../table-bodies.ts';
import { BALL, CONTACT, isKeeperAt, isLaneFree, isWayFree, sideAt, type Scene } from './scene.ts';

/** What a position is worth to the side that sees it and has the ball, in goals. */

/** 0 at one's own goal line, 1 at the other. */
const progress = ({ ground, y }: Scene): number => Math.max(0, Math.min(1, 0.5 + y[BALL]! / ground.pitch.length));

export const isInZone = ({ ground: { pitch }, y }: Scene): boolean =>
  y[BALL]! - BALL_RADIUS > pitch.length / 4 + pitch.lineWidth / 2;

/** How surely a figure can play the ball: near, and nothing in its way. */
function reachOf(scene: Scene, figure: number): number {
  const { x, y } = scene;
  const [dx, dy] = [x[BALL]! - x[figure]!, y[BALL]! - y[figure]!];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (!(far < 0.9)) return 0;
  const short = Math.max(0, far - CONTACT) / (far === 0 ? 1 : far);
  const to = [x[figure]! + short * dx, y[figure]! + short * dy] as const;
  return isWayFree(scene, figure, [x[figure]!, y[figure]!], to) ? 1 - far / 1.1 : 0;
}

/** The best that any figure of the side that sees it can do. */
export function mostReach(scene: Scene): number {
  let most = 0;
  for (let body = 1; body < scene.x.length; body++)
    if (sideAt(body) === scene.side && !isKeeperAt(body)) most = Math.max(most, reachOf(scene, body));
  return most;
}

/** Corners of the goal and between, in metres to the right of its middle. */
export const AIMS = [-0.046, -0.03, -0.015, 0, 0.015, 0.03, 0.046];

/** How many of the aims a figure can shoot at, weighed by how full it meets the ball. */
function shotOf(scene: Scene, figure: number): number {
  const { x, y, ground } = scene;
  const line = ground.pitch.length / 2;
  let sum = 0;
  for (const aim of AIMS) {
    const way = cutTo(scene, figure, [aim, line]);
    if (way === null || way.cos < 0.35) continue;
    const free = isLaneFree(scene, [x[BALL]!, y[BALL]!], [aim, line], (body) => body !== figure && !isKeeperAt(body));
    if (free) sum += way.cos * (1 - Math.min(0.8, way.far / 0.8));
  }
  const [dx, dy] = [x[BALL]!, line - y[BALL]!];
  return (sum / AIMS.length) * (1 - Math.min(0.8, Math.sqrt(dx * dx + dy * dy) / 0.6));
}

/** Where a figure must meet the ball to send it there, how fully, and how far that is. */
export function cutTo(
  { x, y }: Scene,
  figure: number,
  [tx, ty]: readonly [number, number],
): { readonly at: readonly [number, number]; readonly cos: number; readonly far: number; readonly way: number } | null {
  const [ux, uy] = [tx - x[BALL]!, ty - y[BALL]!];
  const way = Math.sqrt(ux * ux + uy * uy);
  if (!(way > 0)) return null;
  const at = [x[BALL]! - (CONTACT * ux) / way, y[BALL]! - (CONTACT * uy) / way] as const;
  const [fx, fy] = [at[0] - x[figure]!, at[1] - y[figure]!];
  const far = Math.sqrt(fx * fx + fy * fy);
  if (!(far < 1.2)) return null;
  const cos = far < 0.002 ? 1 : (fx * ux + fy * uy) / (far * way);
  return { at, cos, far, way };
}

/** The aims that a figure can reach at all: where its opponent's keeper expects the ball. All of them if there is none. */
export function openAims(scene: Scene, figure: number): readonly number[] {
  const line = scene.ground.pitch.length / 2;
  const lies = [scene.x[BALL]!, scene.y[BALL]!] as const;
  const open = AIMS.filter((aim) => {
    const cut = cutTo(scene, figure, [aim, line]);
    if (cut === null || cut.cos <= 0.35) return false;
    return isLaneFree(scene, lies, [aim, line], (body) => body !== figure && !isKeeperAt(body));
  });
  return open.length === 0 ? AIMS : open;
}
/** As far aside as a keeper goes. */
export const keeperAt = (aim: number): number => Math.max(-0.035, Math.min(0.035, aim));

/** Of the side that sees it, with the ball; `but` may not play next. */
export function worthOf(scene: Scene, but: readonly number[] = []): number {
  let [reach, second, shot] = [0, 0, 0];
  const inZone = isInZone(scene);
  for (let body = 1; body < scene.x.length; body++) {
    if (sideAt(body) !== scene.side || isKeeperAt(body) || but.includes(body)) continue;
    const one = reachOf(scene, body);
    if (one > reach) [reach, second] = [one, reach];
    else if (one > second) second = one;
    if (inZone && one > 0) shot = Math.max(shot, shotOf(scene, body));
  }
  const p = progress(scene);
  return (0.05 + 0.2 * p * p) * (0.7 * reach + 0.3 * second) + 0.55 * shot - 0.12 * (1 - reach);
}

/** The ball is the other side's, here: less exact, for it is not worth the time. */
export function lossAt(scene: Scene): number {
  const back = 1 - progress(scene);
  return 0 - 0.06 - 0.22 * back * back;
}
