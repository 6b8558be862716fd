import { axesOf, type Bounds, type Pose, type TableView } from './camera-fit.ts';
import { clamp } from './motion.ts';

/** What a viewer has changed about the fitted pose: small turns, a closer look, and where at the table. */
export interface LookAround {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
  readonly x: number;
  readonly z: number;
}
export const STRAIGHT: LookAround = { yaw: 0, pitch: 0, zoom: 1, x: 0, z: 0 };

const LIMITS = { yaw: 0.42, pitchDown: 0.3, pitchUp: 0.3, zoom: 3 } as const;
const MOST_PITCH = Math.PI / 2;
/** Radians for a drag across the whole height of the screen. */
const TURN = 1.2;

function within(look: LookAround, { width, depth }: Bounds): LookAround {
  const zoom = clamp(look.zoom, 1, LIMITS.zoom);
  const room = (1 - 1 / zoom) / 2;
  return {
    yaw: clamp(look.yaw, -LIMITS.yaw, LIMITS.yaw),
    pitch: clamp(look.pitch, -LIMITS.pitchDown, LIMITS.pitchUp),
    zoom,
    x: clamp(look.x, -width * room, width * room),
    z: clamp(look.z, -depth * room, depth * room),
  };
}

/** A drag, in parts of the screen's height: it turns the table a little, or moves it once one has come closer. */
export function dragged(look: LookAround, dx: number, dy: number, pose: Pose, view: TableView, bounds: Bounds): LookAround {
  if (look.zoom > 1.02) return moved(look, dx, dy, pose, bounds);
  return view === 'top' ? look : within({ ...look, yaw: look.yaw - dx * TURN, pitch: look.pitch + dy * TURN }, bounds);
}

/** Moves the table with the finger. */
export function moved(look: LookAround, dx: number, dy: number, pose: Pose, bounds: Bounds): LookAround {
  const { right } = axesOf(pose.yaw + look.yaw, pose.pitch);
  const seen = (0.5 * pose.distance) / look.zoom;
  const [across, away] = [-dx * seen, (dy * seen) / Math.max(0.4, Math.sin(pose.pitch))];
  // On the table, away from the viewer is a quarter turn from the viewer's right.
  return within({ ...look, x: look.x + right[0] * across + right[2] * away, z: look.z + right[2] * across - right[0] * away }, bounds);
}

/** Comes closer by a factor, towards a place on the table. */
export function zoomed(look: LookAround, factor: number, towards: readonly [number, number], pose: Pose, bounds: Bounds): LookAround {
  const zoom = clamp(look.zoom * factor, 1, LIMITS.zoom);
  const share = 1 - look.zoom / zoom;
  const [x, z] = [pose.focus[0] + look.x, pose.focus[2] + look.z];
  return within({ ...look, zoom, x: look.x + (towards[0] - x) * share, z: look.z + (towards[1] - z) * share }, bounds);
}

export function lookedAround(pose: Pose, look: LookAround): Pose {
  return {
    focus: [pose.focus[0] + look.x, 0, pose.focus[2] + look.z],
    distance: pose.distance / look.zoom,
    yaw: pose.yaw + look.yaw,
    pitch: clamp(pose.pitch + look.pitch, 0.45, MOST_PITCH),
  };
}
