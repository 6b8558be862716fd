import { direction } from '@bande/physics';
import { BODIES } from '../names.ts';
import { BALL, isKeeperAt, isLaneFree, isWayFree, sideAt, type Scene } from './scene.ts';
import { cutTo } from './worth.ts';

/** Degrees beside straight at the goal, and how far on a way is looked at, in metres. */
const [FAN, AHEAD] = [[0, 15, -15, 30, -30, 50, -50, 75, -75], 0.3] as const;
/** So near to the ball stands whoever plays it next, and so fully he meets it. */
const [WITHIN, LEAST_CUT] = [0.6, 0.4] as const;

/** Of all ways on for the ball, the straight ones counting most, how many some figure of the side that sees it can send it along: 0 to 1. */
export function waysOn(scene: Scene): number {
  const ball = [scene.x[BALL]!, scene.y[BALL]!] as const;
  const [dx, dy] = [0 - ball[0], scene.ground.pitch.length / 2 - ball[1]];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const own = BODIES.map((_, body) => body).filter((body) => isNear(scene, body));
  let [open, all] = [0, 0];
  for (const aside of FAN) {
    const { sin, cos } = direction(aside);
    const [ux, uy] = [(dx * cos + dy * sin) / far, (dy * cos - dx * sin) / far];
    const to = [ball[0] + AHEAD * ux, ball[1] + AHEAD * uy] as const;
    all += cos;
    const isOpen = isLaneFree(scene, ball, to, (body) => sideAt(body) !== scene.side);
    if (isOpen) open += cos * Math.max(0, ...own.map((figure) => sentBy(scene, figure, to)));
  }
  return open / all;
}

function isNear({ side, x, y }: Scene, body: number): boolean {
  const [dx, dy] = [x[body]! - x[BALL]!, y[body]! - y[BALL]!];
  return sideAt(body) === side && !isKeeperAt(body) && dx * dx + dy * dy < WITHIN * WITHIN;
}

/** How fully a figure meets the ball that it sends there; 0: it cannot. */
function sentBy(scene: Scene, figure: number, to: readonly [number, number]): number {
  const cut = cutTo(scene, figure, to);
  if (cut === null || cut.cos < LEAST_CUT) return 0;
  return isWayFree(scene, figure, [scene.x[figure]!, scene.y[figure]!], cut.at) ? cut.cos : 0;
}
