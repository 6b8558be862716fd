import type { PerspectiveCamera } from 'three';
import type { TableView } from '../view/index.ts';
import { mix, shortestTurn, type Vec3 } from '../frames/motion.ts';

/** A table with its frame, centred on the origin, its playing surface at y = 0; `height` is what stands on it. */
export interface Bounds {
  readonly width: number;
  readonly depth: number;
  readonly height?: number;
  /** From how high the tilted view looks at it, π/2 being straight down, where what stands on it would hide what lies behind; left out, as every table is seen. */
  readonly tilt?: number;
}
/** The edge of the table at which the viewer sits: front is +z, right is +x. */
export type Edge = 'front' | 'right' | 'back' | 'left';
export type { TableView } from '../view/index.ts';

/** Parts of the screen that the page covers, in pixels: the table is fitted into the rest. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly inset?: Inset;
}

/**
 * The camera looks at `focus` on the table from `distance`; yaw 0 looks from +z, pitch π/2 straight down. What it looks at is seen in the middle of the
 * part that the page leaves free: the lens is shifted there, by parts of half the screen to the right and up, and the table stays upright.
 */
export interface Pose {
  readonly focus: Vec3;
  readonly distance: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly shift: readonly [number, number];
}

/** A place that the camera comes close to. */
export interface Closeness {
  readonly at: Vec3;
  /** So many table units around it are seen. */
  readonly near: number;
  /** From the height of one's eyes over the table's edge, instead of from the chair. */
  readonly eyeLevel?: boolean;
  /** From a height of its own, π/2 being straight down. */
  readonly pitch?: number;
  /** From a direction of its own (a yaw), as far as an eighth of a turn from where one sits goes; one that lies behind is none. */
  readonly from?: number;
  /** Places that are seen in any case, beside what the page covers: the camera comes no closer, and looks where all of them fit. */
  readonly all?: readonly Vec3[];
  /** Where there is more room than they need, the middle of the table is seen rather than what lies beside it. */
  readonly inward?: boolean;
  /** Things that are seen as a whole or not at all, each by its corners: where the page would cover a part of one, the camera does not come so close. */
  readonly whole?: readonly (readonly Vec3[])[];
}

/** Narrow, as from across a room: the far edge is not much smaller than the near one. */
export const FIELD_OF_VIEW = 28;
const QUARTER = Math.PI / 2;
const NEAR_YAW: Readonly<Record<Edge, number>> = { front: 0, right: QUARTER, back: 2 * QUARTER, left: -QUARTER };
const TILT = { landscape: 0.9, portrait: 1.08 };
/** Somebody whose chin is over the frame; on a tall screen the whole table would be a strip from there, so he sits up. */
const EYE_LEVEL = 0.3;
const SITTING_UP = 0.62;
/** Share of the screen that stays free around the table. */
const MARGIN = 0.03;
/** From this ratio of its sides a table is turned to the screen's long side. */
const OBLONG = 1.15;
/** It lies as the screen does unless it would be so much larger the other way: what a page covers beside it turns no table. */
const MUCH_LARGER = 1.3;

interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the table to the camera. */
  readonly back: Vec3;
}

export function axesOf(yaw: number, pitch: number): Axes {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return { right: [cy, 0, -sy], up: [-sy * sp, cp, -cy * sp], back: [sy * cp, sp, cy * cp] };
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The eight corners of what must be seen: from the frame's underside to the heads of the pieces. */
export function cornersOf({ width, depth, height = 0 }: Bounds): readonly Vec3[] {
  const sides = [-1, 1] as const;
  return sides.flatMap((x) =>
    sides.flatMap((z) => [0, height].map((y): Vec3 => [(x * width) / 2, y, (z * depth) / 2])),
  );
}

/** The part of the screen that the page leaves free, as shares of its width and height, and its middle. */
function freePart({ width, height, inset = NO_INSET }: Screen): {
  readonly across: number;
  readonly upward: number;
  readonly shift: Pose['shift'];
} {
  const share = (covered: number, size: number): number => Math.max(0.1, 1 - covered / size);
  return {
    across: share(inset.left + inset.right, width),
    upward: share(inset.top + inset.bottom, height),
    shift: [(inset.left - inset.right) / width, (inset.bottom - inset.top) / height],
  };
}

/** Tangents of the half angles to the side and upwards that the free part shows. */
function tangents(screen: Screen): readonly [number, number] {
  const { across, upward } = freePart(screen);
  const whole = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * (1 - MARGIN);
  return [(whole * across * screen.width) / screen.height, whole * upward];
}

/** How near the camera may come, and how far it is moved aside, so that all points lie between two planes. */
function fitAxis(
  points: readonly { readonly at: number; readonly near: number }[],
  half: number,
): { readonly distance: number; readonly aside: number } {
  const above = Math.max(...points.map(({ at, near }) => at + half * near));
  const below = Math.max(...points.map(({ at, near }) => -at + half * near));
  return { distance: (above + below) / (2 * half), aside: (above - below) / 2 };
}

/** The nearest place from which the whole table is seen in a direction. */
const fitTowards = (bounds: Bounds, screen: Screen, yaw: number, pitch: number): Pose =>
  fitPoints(cornersOf(bounds), screen, yaw, pitch);

/** How far the camera may be moved aside at a distance so that all points are still seen: as near to the table's middle as that goes. */
function inwards(
  points: readonly { readonly at: number; readonly near: number }[],
  half: number,
  distance: number,
): number {
  const least = Math.max(...points.map(({ at, near }) => at - half * (distance - near)));
  const most = Math.min(...points.map(({ at, near }) => at + half * (distance - near)));
  return Math.max(least, Math.min(most, 0));
}

function fitPoints(points: readonly Vec3[], screen: Screen, yaw: number, pitch: number, inward = false): Pose {
  const { right, up, back } = axesOf(yaw, pitch);
  const [toSide, toTop] = tangents(screen);
  const along = (axis: Vec3) => points.map((point) => ({ at: dot(point, axis), near: dot(point, back) }));
  const [across, upward] = [fitAxis(along(right), toSide), fitAxis(along(up), toTop)];
  const distance = Math.max(across.distance, upward.distance);
  const aside = inward ? inwards(along(right), toSide, distance) : across.aside;
  const higher = inward ? inwards(along(up), toTop, distance) : upward.aside;
  const eye: Vec3 = [0, 1, 2].map((i) => right[i]! * aside + up[i]! * higher + back[i]! * distance) as unknown as Vec3;
  const reach = eye[1] / back[1];
  return {
    focus: [eye[0] - back[0] * reach, 0, eye[2] - back[2] * reach],
    distance: reach,
    yaw,
    pitch,
    shift: freePart(screen).shift,
  };
}

/** Nobody is carried around the table. */
const [MOST_TURN, BEHIND] = [Math.PI / 4, (3 * Math.PI) / 4];
function yawTowards(yaw: number, from: number | undefined): number {
  const turn = from === undefined ? 0 : shortestTurn(yaw, from);
  return Math.abs(turn) > BEHIND ? yaw : yaw + Math.max(-MOST_TURN, Math.min(MOST_TURN, turn));
}

/** Close to a place, from where one sits: turned only as it is asked for, and never farther away than the whole table is seen from. */
export function fitNear(fitted: Pose, closeness: Closeness, screen: Screen): Pose {
  const { at, near, eyeLevel = false, whole = [], all = [], inward = false } = closeness;
  const pitch = closeness.pitch ?? (eyeLevel ? EYE_LEVEL : fitted.pitch);
  const yaw = yawTowards(fitted.yaw, closeness.from);
  const distance = Math.min(fitted.distance, near / Math.min(...tangents(screen)));
  const seen = [...squareAround(at, near / 2), ...all];
  const withAll = (): Pose | null => {
    const wider = fitPoints(seen, screen, yaw, pitch, inward);
    return wider.distance >= fitted.distance ? null : { ...wider, distance: Math.max(wider.distance, distance) };
  };
  let pose = all.length > 0 ? withAll() : { ...fitted, focus: [at[0], 0, at[2]] as Vec3, distance, pitch, yaw };
  for (let left = whole; pose !== null; pose = withAll()) {
    const now = pose;
    const cut = left.filter((thing) => isCut(now, thing, screen));
    if (cut.length === 0) return pose;
    left = left.filter((thing) => !cut.includes(thing));
    seen.push(...cut.flat());
  }
  return fitted;
}

const squareAround = ([x, , z]: Vec3, far: number): readonly Vec3[] =>
  [-far, far].flatMap((dx) => [-far, far].map((dz): Vec3 => [x + dx, 0, z + dz]));

/** Whether some of it is on the screen, and not all of it in the part that the page leaves free. */
function isCut(pose: Pose, thing: readonly Vec3[], screen: Screen): boolean {
  const { across, upward, shift } = freePart(screen);
  const seen = thing.map((corner) => project(pose, corner, screen.width / screen.height));
  const isFree = ([x, y]: readonly [number, number]): boolean =>
    Math.abs(x - shift[0]) <= across && Math.abs(y - shift[1]) <= upward;
  return seen.some(([x, y]) => Math.abs(x) <= 1 && Math.abs(y) <= 1) && !seen.every(isFree);
}

function pitchOf(view: TableView, { tilt }: Bounds, { width, height }: Screen): number {
  if (view === 'top') return QUARTER;
  const isTall = width < height;
  if (view === 'eyeLevel') return isTall ? SITTING_UP : EYE_LEVEL;
  return tilt ?? TILT[isTall ? 'portrait' : 'landscape'];
}

/** An oblong table is turned by a quarter to lie as the screen does; the viewer's edge then lies at the left. At eye level one looks along it, or wherever it is larger. */
export function fitTable(bounds: Bounds, screen: Screen, view: TableView, near: Edge): Pose {
  const pitch = pitchOf(view, bounds, screen);
  const straight = fitTowards(bounds, screen, NEAR_YAW[near], pitch);
  const { width, depth } = bounds;
  if (Math.max(width, depth) / Math.min(width, depth) < OBLONG) return straight;
  const turned = fitTowards(bounds, screen, NEAR_YAW[near] + QUARTER, pitch);
  return turned.distance < straight.distance * worthTurning(bounds, screen, view, near) ? turned : straight;
}

/** Turned, it may be so much farther away and is still turned. */
function worthTurning({ width, depth }: Bounds, screen: Screen, view: TableView, near: Edge): number {
  if (view === 'eyeLevel') return 0.98;
  const liesAcross = width > depth === (near === 'front' || near === 'back');
  return liesAcross === screen.width > screen.height ? 1 / MUCH_LARGER : MUCH_LARGER;
}

export function eyeOf({ focus, distance, yaw, pitch }: Pose): Vec3 {
  const { back } = axesOf(yaw, pitch);
  return [focus[0] + back[0] * distance, focus[1] + back[1] * distance, focus[2] + back[2] * distance];
}

export function mixPose(from: Pose, to: Pose, share: number): Pose {
  return {
    focus: [mix(from.focus[0], to.focus[0], share), 0, mix(from.focus[2], to.focus[2], share)],
    distance: mix(from.distance, to.distance, share),
    yaw: from.yaw + shortestTurn(from.yaw, to.yaw) * share,
    pitch: mix(from.pitch, to.pitch, share),
    shift: [mix(from.shift[0], to.shift[0], share), mix(from.shift[1], to.shift[1], share)],
  };
}

/** Where a point is seen: −1 to 1 from left to right and from bottom to top. */
export function project(pose: Pose, point: Vec3, aspect: number): readonly [number, number] {
  const { right, up, back } = axesOf(pose.yaw, pose.pitch);
  const eye = eyeOf(pose);
  const ray: Vec3 = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]];
  const reach = -dot(ray, back) * Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  return [dot(ray, right) / (reach * aspect) + pose.shift[0], dot(ray, up) / reach + pose.shift[1]];
}

/** How far two poses are apart, in shares of their distance from the table: what is small is not seen. */
export function apart(a: Pose, b: Pose): number {
  const moved = Math.hypot(a.focus[0] - b.focus[0], a.focus[2] - b.focus[2], a.distance - b.distance);
  const turned = Math.abs(shortestTurn(a.yaw, b.yaw)) + Math.abs(a.pitch - b.pitch);
  return moved / b.distance + turned + Math.hypot(a.shift[0] - b.shift[0], a.shift[1] - b.shift[1]);
}

/** The share of the way to something that moves, for one frame: half of what is left in a fifth of a second. */
export const followed = (seconds: number): number => 1 - 0.5 ** (seconds / 0.2);

/** The camera in a pose: in its place, and its lens shifted. */
export function takePose(camera: PerspectiveCamera, at: Pose, { width, height }: Screen): void {
  camera.position.set(...eyeOf(at));
  // Turned by angles, not towards a point: looking straight down has no upward direction.
  camera.rotation.set(-at.pitch, at.yaw, 0, 'YXZ');
  camera.setViewOffset(width, height, (-at.shift[0] * width) / 2, (at.shift[1] * height) / 2, width, height);
  camera.updateMatrixWorld();
}
