import { direction } from '@bande/physics';
import type { Flick } from '../actions.ts';
import { angleTo, MOST_SPEED } from '../flick.ts';
import { BODIES, type Figure } from '../names.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { quarterAhead } from './lines.ts';
import { AIMS, cutTo, worthOf } from './worth.ts';
import { BALL, isKeeperAt, isLaneFree, isWayFree, sideAt, type Scene } from './scene.ts';

/** A flick that geometry proposes, and how good it looks before it is tried. */
export interface Aim {
  readonly flick: Flick;
  readonly isShot: boolean;
  readonly looks: number;
}

/** What friction takes of a figure's speed squared in a metre, and of the ball's, measured for a ball that slides at first and then rolls. */
const FIGURE_SLOWS = 2 * 0.2 * 9.81;
const BALL_SLOWS = 1.18;
/** Speed of the ball when it is met full, as a share of the figure's. */
const PASSED_ON = 1;

/** So that a ball that is met like this goes as far, or passes there with `speed` left. */
function strengthFor(cut: { readonly cos: number; readonly far: number; readonly way: number }, speed: number): number {
  const ball = Math.sqrt(speed * speed + BALL_SLOWS * cut.way) / PASSED_ON / Math.max(0.3, cut.cos);
  return Math.sqrt(ball * ball + FIGURE_SLOWS * cut.far) / MOST_SPEED;
}

/** So that a figure comes to rest that far on. */
export const glideTo = (way: number): number => Math.sqrt(FIGURE_SLOWS * way) / MOST_SPEED;

export function flickAt(
  scene: Scene,
  figure: number,
  to: readonly [number, number],
  strength: number,
  nail = 0,
): Flick {
  const { x, y, turn, side } = scene;
  const table = (ahead: number): number => turn * ahead * 1000;
  return {
    kind: 'flick',
    figure: BODIES[figure] as Figure,
    direction: angleTo(side, [table(x[figure]!), table(y[figure]!)], [table(to[0]), table(to[1])]),
    strength: Math.max(0.02, Math.min(1, strength)),
    nail,
    tick: false,
  };
}

const LEAST_CUT = 0.35;
const DIRECTIONS = 16;
const WAYS = [0.05, 0.12, 0.22, 0.36];
const SHOT_SPEEDS = [0.7, 1.4];

/** At the goal: at each corner and between, softly and hard. */
export function shots(scene: Scene, figures: readonly number[]): readonly Aim[] {
  const { x, y, ground } = scene;
  const line = ground.pitch.length / 2;
  return figures.flatMap((figure) =>
    AIMS.flatMap((aside) => {
      const cut = cutTo(scene, figure, [aside, line + 0.02]);
      if (cut === null || cut.cos < LEAST_CUT || !isWayFree(scene, figure, [x[figure]!, y[figure]!], cut.at)) return [];
      const free = isLaneFree(
        scene,
        [x[BALL]!, y[BALL]!],
        [aside, line],
        (body) => body !== figure && !isKeeperAt(body),
      );
      const looks = (free ? 0.6 : 0.05) * cut.cos * (1 - Math.min(0.7, cut.way)) * (1 - Math.min(0.7, cut.far));
      return SHOT_SPEEDS.map((speed): Aim => ({
        flick: flickAt(scene, figure, cut.at, strengthFor(cut, speed)),
        isShot: true,
        looks,
      }));
    }),
  );
}

/** All around, near and far: passes, dribbles and what goes back; valued as if the ball got there. */
export function passes(scene: Scene, figures: readonly number[], barred: readonly number[]): readonly Aim[] {
  const { pitch } = scene.ground;
  const from = [scene.x[BALL]!, scene.y[BALL]!] as const;
  const opponents = (body: number): boolean => sideAt(body) !== scene.side;
  return Array.from({ length: DIRECTIONS * WAYS.length }, (_, i) => {
    const { sin, cos } = direction((360 / DIRECTIONS) * Math.floor(i / WAYS.length));
    const way = WAYS[i % WAYS.length]!;
    return [from[0] + way * sin, from[1] + way * cos] as const;
  })
    .filter(([x, y]) => Math.abs(x) < pitch.width / 2 - 0.01 && Math.abs(y) < pitch.length / 2 - 0.01)
    .filter((to) => isLaneFree(scene, from, to, opponents))
    .flatMap((to) => {
      const there = movedTo(scene, to);
      return figures.flatMap((figure): readonly Aim[] => {
        const cut = cutTo(scene, figure, to);
        if (cut === null || cut.cos < LEAST_CUT) return [];
        if (!isWayFree(scene, figure, [scene.x[figure]!, scene.y[figure]!], cut.at)) return [];
        const looks = worthOf(withFigure(there, figure, cut.at), barred) * cut.cos - 0.05 * cut.far;
        return [{ flick: flickAt(scene, figure, cut.at, strengthFor(cut, 0)), isShot: false, looks }];
      });
    });
}

const movedTo = (scene: Scene, [x, y]: readonly [number, number]): Scene => ({
  ...scene,
  x: scene.x.with(BALL, x),
  y: scene.y.with(BALL, y),
});
const withFigure = (scene: Scene, figure: number, [x, y]: readonly [number, number]): Scene => ({
  ...scene,
  x: scene.x.with(figure, x),
  y: scene.y.with(figure, y),
});

/** At opponents who stand near a line, full and at their edges: a ball that goes out from them brings a throw-in or a corner. */
const NEAR_LINE = 0.16;
const EDGES = [-0.8, -0.4, 0, 0.4, 0.8];
const FORCING_SPEEDS = [0.5, 1.1];
export function forcings(scene: Scene, figures: readonly number[]): readonly Aim[] {
  const { pitch } = scene.ground;
  return BODIES.flatMap((_, body): readonly Aim[] => {
    const [x, y] = [scene.x[body]!, scene.y[body]!];
    const isNear = pitch.width / 2 - Math.abs(x) < NEAR_LINE || pitch.length / 2 - y < NEAR_LINE;
    if (body === BALL || sideAt(body) === scene.side || isKeeperAt(body) || !isNear) return [];
    return figures.flatMap((figure) => EDGES.flatMap((edge) => forcing(scene, figure, body, edge)));
  });
}
function forcing(scene: Scene, figure: number, body: number, edge: number): readonly Aim[] {
  const [x, y] = [scene.x[body]!, scene.y[body]!];
  const [dx, dy] = [x - scene.x[BALL]!, y - scene.y[BALL]!];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (!(far < 0.35)) return [];
  const beside = (edge * (scene.ground.size.baseRadius + BALL_RADIUS)) / far;
  const cut = cutTo(scene, figure, [x + beside * dy, y - beside * dx]);
  if (cut === null || cut.cos < 0.5 || !isForceable(scene, figure, body)) return [];
  if (!isWayFree(scene, figure, [scene.x[figure]!, scene.y[figure]!], cut.at)) return [];
  return FORCING_SPEEDS.map((speed): Aim => ({
    flick: flickAt(scene, figure, cut.at, strengthFor(cut, speed)),
    isShot: false,
    looks: cut.cos - cut.far - cut.way,
  }));
}
/** All three in one quarter, or the ball in the shooting zone. */
function isForceable(scene: Scene, figure: number, body: number): boolean {
  const { baseRadius } = scene.ground.size;
  const quarter = quarterAhead(scene, scene.y[BALL]!, BALL_RADIUS);
  return quarter === 3 || [figure, body].every((one) => quarterAhead(scene, scene.y[one]!, baseRadius) === quarter);
}

/** Around what is in the way: aimed beside the ball, with a spin that brings the figure back to it. */
const BENDS = [8, 14, 22];
export function swerves(scene: Scene, figures: readonly number[], most: number): readonly Aim[] {
  const { x, y } = scene;
  const ball = [x[BALL]!, y[BALL]!] as const;
  const far = (figure: number): number =>
    (x[figure]! - ball[0]) * (x[figure]! - ball[0]) + (y[figure]! - ball[1]) * (y[figure]! - ball[1]);
  return figures
    .filter((figure) => !isWayFree(scene, figure, [x[figure]!, y[figure]!], ball) && far(figure) < 0.25)
    .toSorted((a, b) => far(a) - far(b))
    .flatMap((figure) =>
      BENDS.flatMap((bend) =>
        [-1, 1].map((way): Aim => {
          const straight = flickAt(scene, figure, ball, 0.3 + 0.5 * Math.sqrt(far(figure)), way);
          return {
            flick: { ...straight, direction: turned(straight.direction, 0 - way * bend) },
            isShot: false,
            looks: 0,
          };
        }),
      ),
    )
    .slice(0, most);
}
const turned = (degrees: number, by: number): number => {
  const sum = degrees + by;
  if (sum > 180) return sum - 360;
  return sum < -180 ? sum + 360 : sum;
};

/** If nothing else is left: straight at the ball. */
export const atTheBall = (scene: Scene, figures: readonly number[]): readonly Aim[] =>
  figures.map((figure) => ({
    flick: flickAt(scene, figure, [scene.x[BALL]!, scene.y[BALL]!], 0.35),
    isShot: false,
    looks: -0.1,
  }));
