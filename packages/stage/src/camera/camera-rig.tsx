import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  fitNear,
  fitTable,
  type Bounds,
  type Closeness,
  type Edge,
  type Inset,
  type Pose,
  type Screen,
  type TableView,
} from './camera-fit.ts';
import { useHouse, useStillness } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import {
  useArrival,
  useFollowing,
  useHold,
  useJourney,
  useStopped,
  useTurning,
  type TellTurned,
} from './use-journey.ts';
import { useLookAround } from './use-look-around.ts';

export interface CameraTarget extends Omit<Closeness, 'at'> {
  /** Something that moves says in every frame where it is, and is followed; with reduced motion the camera stays where it first was. */
  readonly at: Vec3 | (() => Vec3);
  /** The picture is there at once, as in a film, and at once back again; whoever has turned the view himself keeps it. */
  readonly cut?: boolean;
}

interface CameraRigProps {
  readonly view: TableView;
  /** The edge at which the viewer sits; an oblong table may be turned by a quarter, then this edge is at the left. */
  readonly near?: Edge;
  readonly bounds: Bounds;
  readonly reducedMotion?: boolean;
  /** Dragging and zooming; without it the view is fixed. */
  readonly free?: boolean;
  /** All around the table, for those who only watch. */
  readonly roam?: boolean;
  /** What the camera comes close to; pass the same one while it is meant. Without it the whole table is seen. */
  readonly target?: CameraTarget | null;
  /** Somebody aims: the camera goes nowhere by itself, whatever the page covers or play would have it see. */
  readonly hold?: boolean;
  /** Somebody sets something at the table's edge: the same, but where the page opens something there the table makes room for it. */
  readonly keep?: boolean;
  /** Somebody watches what others do: from one picture to the next it goes slowly. */
  readonly calm?: boolean;
}

const placeOf = ({ at }: CameraTarget): Vec3 => (typeof at === 'function' ? at() : at);

/** The value as it was when holding began, until it ends. */
function useHeld<T>(value: T, hold: boolean): T {
  const kept = useRef(value);
  if (!hold) kept.current = value;
  return kept.current;
}

/** What of play and of the page the camera goes by; while somebody aims, what it was when he began. */
function useMeant(
  {
    target = null,
    hold = false,
    keep = false,
    roam = false,
  }: Pick<CameraRigProps, 'target' | 'hold' | 'keep' | 'roam'>,
  isTurned: boolean,
  isSameShape: boolean,
): { readonly inset: Inset; readonly meant: CameraTarget | null; readonly rests: boolean } {
  const house = useHouse();
  // A resized window has to be filled anew even while somebody aims.
  const rests = (hold || keep) && isSameShape;
  const inset = useHeld(house.inset, hold && isSameShape);
  // Whoever goes around the table himself is not called back.
  const meant = useHeld(isTurned && target?.cut === true ? null : target, rests || (roam && isTurned));
  return { inset, meant, rests };
}

/** The whole table as it is seen from there, and what is meant of it. */
function useFits(
  { view, near = 'front', bounds }: Pick<CameraRigProps, 'view' | 'near' | 'bounds'>,
  meant: CameraTarget | null,
  screen: Screen,
): { readonly whole: Pose; readonly fitted: Pose } {
  const { width, depth, height = 0, tilt } = bounds;
  const whole = useMemo(
    () => fitTable({ width, depth, height, ...(tilt === undefined ? {} : { tilt }) }, screen, view, near),
    [width, depth, height, tilt, screen, view, near],
  );
  const fitted = useMemo(
    () => (meant === null ? whole : fitNear(whole, { ...meant, at: placeOf(meant) }, screen)),
    [whole, meant, screen],
  );
  return { whole, fitted };
}

/** The camera: shows the whole table upright or comes close to a place, goes calmly from one view to the other, lets itself be turned a little. */
export function CameraRig(props: CameraRigProps) {
  const { view, bounds, reducedMotion, free = true, roam = false, calm = false, hold = false } = props;
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const { inPage, onTurned } = useHouse();
  const still = useStillness(reducedMotion);
  const shape = `${size.width}x${size.height}`;
  const lastShape = useRef(shape);
  const [isTurned, setTurned] = useState(false);
  const turned: TellTurned = (back) => {
    onTurned(back);
    setTurned(back !== null);
  };
  const { inset, meant, rests } = useMeant(props, isTurned, lastShape.current === shape);
  const screen = useMemo(() => ({ width: size.width, height: size.height, inset }), [size.width, size.height, inset]);
  const { whole, fitted } = useFits(props, meant, screen);
  const journey = useJourney(screen, still, calm);
  useArrival(journey, { whole, fitted, isCut: meant?.cut === true, shape, lastShape }, turned);
  useHold(journey, fitted, hold);
  useStopped(journey, fitted, hold);
  const followable = meant !== null && typeof meant.at === 'function' && !still && !rests ? meant : null;
  useFollowing(
    journey,
    followable === null ? null : () => fitNear(whole, { ...followable, at: placeOf(followable) }, screen),
  );
  const lookTo = useTurning(journey, fitted, turned);
  useLookAround({ fitted, view, bounds, look: journey.look, enabled: free, roam, inPage }, lookTo);
  useEffect(() => invalidate(), [invalidate, fitted]);
  return null;
}
