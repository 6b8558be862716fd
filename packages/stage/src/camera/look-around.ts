import { axesOf, type Bounds, type Pose, type TableView } from './camera-fit.ts';
import { clamp } from '../frames/motion.ts';

/** What a viewer has changed about the fitted pose: small turns, a closer look, and where at the table. */
export interface LookAround {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
  readonly x: number;
  readonly z: number;
}
export const STRAIGHT: LookAround = { yaw: 0, pitch: 0, zoom: 1, x: 0, z: 0 };

/** How far a viewer may go: a player keeps his seat, a spectator walks around the table. */
export interface Freedom {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}
export const SEATED: Freedom = { yaw: 0.42, pitch: 0.3, zoom: 3 };
export const ROAMING: Freedom = { yaw: Infinity, pitch: Math.PI / 2, zoom: 6 };
const MOST_PITCH = Math.PI / 2;
const LEAST_PITCH = 0.45;
/** Radians for a drag across the whole height of the screen. */
const TURN = 1.2;

function within(look: LookAround, { width, depth }: Bounds, free: Freedom): LookAround {
  const zoom = clamp(look.zoom, 1, free.zoom);
  const room = (1 - 1 / zoom) / 2;
  return {
    yaw: clamp(look.yaw, -free.yaw, free.yaw),
    pitch: clamp(look.pitch, -free.pitch, free.pitch),
    zoom,
    x: clamp(look.x, -width * room, width * room),
    z: clamp(look.z, -depth * room, depth * room),
  };
}

/** Somebody has come closer: dragging moves the table instead of turning it. */
const CAME_CLOSER = 1.02;

/** What a drag that begins at this place of the table means. Whoever plays turns the table from beside it or with the other button: on the table hands are for playing. */
export function dragMeans(
  look: LookAround,
  [x, z]: readonly [number, number],
  isOtherButton: boolean,
  { width, depth }: Bounds,
  free: Freedom,
): 'look' | 'nothing' {
  const isBeside = Math.abs(x) > width / 2 || Math.abs(z) > depth / 2;
  return free === ROAMING || isOtherButton || isBeside || look.zoom > CAME_CLOSER ? 'look' : 'nothing';
}

/** A drag, in parts of the screen's height: it turns the table a little, or moves it once one has come closer. */
export function dragged(
  look: LookAround,
  [dx, dy]: readonly [number, number],
  pose: Pose,
  view: TableView,
  bounds: Bounds,
  free: Freedom = SEATED,
): LookAround {
  if (free !== ROAMING && look.zoom > CAME_CLOSER) return moved(look, dx, dy, pose, bounds, free);
  if (free !== ROAMING && view === 'top') return look;
  const turn = free === ROAMING ? 2 * TURN : TURN;
  // What goes beyond straight down or too low is not remembered: turning back would seem stuck.
  const pitch = clamp(pose.pitch + look.pitch + dy * turn, Math.min(LEAST_PITCH, pose.pitch), MOST_PITCH) - pose.pitch;
  return within({ ...look, yaw: look.yaw - dx * turn, pitch }, bounds, free);
}

/** Moves the table with the finger. */
export function moved(
  look: LookAround,
  dx: number,
  dy: number,
  pose: Pose,
  bounds: Bounds,
  free: Freedom = SEATED,
): LookAround {
  const { right } = axesOf(pose.yaw + look.yaw, pose.pitch);
  const seen = (0.5 * pose.distance) / look.zoom;
  const [across, away] = [-dx * seen, (dy * seen) / Math.max(0.4, Math.sin(pose.pitch))];
  // On the table, away from the viewer is a quarter turn from the viewer's right.
  return within(
    { ...look, x: look.x + right[0] * across + right[2] * away, z: look.z + right[2] * across - right[0] * away },
    bounds,
    free,
  );
}

/** Comes closer by a factor, towards a place on the table. */
export function zoomed(
  look: LookAround,
  factor: number,
  towards: readonly [number, number],
  pose: Pose,
  bounds: Bounds,
  free: Freedom = SEATED,
): LookAround {
  const zoom = clamp(look.zoom * factor, 1, free.zoom);
  const share = 1 - look.zoom / zoom;
  const [x, z] = [pose.focus[0] + look.x, pose.focus[2] + look.z];
  return within(
    { ...look, zoom, x: look.x + (towards[0] - x) * share, z: look.z + (towards[1] - z) * share },
    bounds,
    free,
  );
}

export function lookedAround(pose: Pose, look: LookAround): Pose {
  return {
    ...pose,
    focus: [pose.focus[0] + look.x, 0, pose.focus[2] + look.z],
    distance: pose.distance / look.zoom,
    yaw: pose.yaw + look.yaw,
    pitch: clamp(pose.pitch + look.pitch, Math.min(LEAST_PITCH, pose.pitch), MOST_PITCH),
  };
}

/** A step of the spectator by a key: around the table, up and down, closer and farther, and back to the fitted pose; null: not his key. */
export function stepped(look: LookAround, key: string, pose: Pose, view: TableView, bounds: Bounds): LookAround | null {
  const walk = (dx: number, dy: number): LookAround =>
    dragged(look, [dx * STEP, dy * STEP], pose, view, bounds, ROAMING);
  const come = (factor: number): LookAround =>
    zoomed(look, factor, [pose.focus[0] + look.x, pose.focus[2] + look.z], pose, bounds, ROAMING);
  switch (key) {
    case 'Shift+ArrowLeft':
      return walk(1, 0);
    case 'Shift+ArrowRight':
      return walk(-1, 0);
    case 'Shift+ArrowUp':
      return walk(0, 1);
    case 'Shift+ArrowDown':
      return walk(0, -1);
    case '+':
      return come(CLOSER);
    case '-':
      return come(1 / CLOSER);
    case '0':
      return STRAIGHT;
    default:
      return null;
  }
}
const [STEP, CLOSER] = [0.1, 1.2];
