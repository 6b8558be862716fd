import type { ThreeElements } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { useStillness } from '../house/house-context.ts';
import { alongPath, easeInOut, glideMs, hopAt, pathLength, type Vec3 } from '../frames/motion.ts';
import { useTween } from '../frames/use-tween.ts';

interface GliderProps extends Omit<ThreeElements['group'], 'position' | 'ref'> {
  readonly to: Vec3;
  /** Places to pass on the way with this change of `to`; the same list does not count a second time. */
  readonly via?: readonly Vec3[];
  /** Height of the hop in table units; 0 slides. */
  readonly hop?: number;
  readonly speed?: number;
  /** Milliseconds to wait before leaving, at normal speed. */
  readonly delay?: number;
  readonly reducedMotion?: boolean;
  readonly onArrive?: () => void;
}

const NOWHERE: readonly Vec3[] = [];

/** Brings its children to a place: at first they are simply there, afterwards they glide. */
export function Glider({
  to,
  via = NOWHERE,
  hop = 0,
  speed = 1,
  delay = 0,
  reducedMotion,
  onArrive,
  children,
  ...rest
}: GliderProps) {
  const group = useRef<Group>(null);
  const placed = useRef(false);
  const gone = useRef(via);
  const tween = useTween();
  const still = useStillness(reducedMotion);
  const manner = useRef({ via, hop, speed, delay, still, onArrive });
  useLayoutEffect(() => {
    manner.current = { via, hop, speed, delay, still, onArrive };
  });
  const [x, y, z] = to;
  useLayoutEffect(() => {
    const { current } = group;
    if (current === null) return;
    const { via, hop, speed, delay, still, onArrive } = manner.current;
    const path: readonly Vec3[] = [current.position.toArray(), ...(gone.current === via ? NOWHERE : via), [x, y, z]];
    gone.current = via;
    const ms = glideMs(pathLength(path), speed);
    const wait = ms > 0 ? delay / speed : 0;
    const draw = (progress: number): void => {
      const share = Math.max(0, (progress * (ms + wait) - wait) / Math.max(1, ms));
      const [px, py, pz] = alongPath(path, easeInOut(share));
      current.position.set(px, py + hop * hopAt(share), pz);
    };
    if (placed.current && !still && ms > 0) return tween.start(ms + wait, draw, onArrive);
    // Through the tween, which asks for a new picture: nobody else knows that something has moved.
    tween.start(0, () => current.position.set(x, y, z), placed.current ? onArrive : undefined);
    placed.current = true;
  }, [x, y, z, tween]);
  return (
    <group ref={group} {...rest}>
      {children}
    </group>
  );
}
