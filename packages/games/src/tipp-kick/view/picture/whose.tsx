import { MARKS, pixelAt, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useThree } from '@react-three/fiber';
import { useMemo, useRef, type Ref } from 'react';
import { RingGeometry, type Group, type Mesh, type MeshBasicMaterial } from 'three';
import { SIDES } from '../../names.ts';
import type { TippKick } from '../../state.ts';
import { BALL, KITS } from '../colours.ts';
import { MILLIMETRE } from '../layout.ts';
import { seenAt } from './seen.ts';
import { whoseBall } from './whose-ball.ts';

/** Millimetres: from the ball outwards a band of the colour on top, a band of the side whose it is, and a rim. */
const [INNER, BETWEEN, OUTER, RIM] = [11, 14, 18.5, 19.6];
/** From far away it is so many pixels wide at least, to each side. */
const LEAST = 9;
const UP = 0.011;

const flat = (inner: number, outer: number): RingGeometry =>
  new RingGeometry(inner * MILLIMETRE, outer * MILLIMETRE, 48).rotateX(-Math.PI / 2);

/** Around the ball that has come to rest: whose it is, to be read from every chair. */
export function Whose({ running }: { readonly running: Running<TippKick> }) {
  const group = useRef<Group>(null);
  const [colour, side, rim] = [useRef<Mesh>(null), useRef<Mesh>(null), useRef<Mesh>(null)];
  const camera = useThree((three) => three.camera);
  const height = useThree((three) => three.size.height);
  const shapes = useMemo(() => [flat(INNER, BETWEEN), flat(BETWEEN, OUTER), flat(OUTER, RIM)] as const, []);
  useRunning(running, (match, tick) => {
    const seen = seenAt(match, tick);
    const whose = whoseBall(match, seen);
    if (group.current === null) return false;
    group.current.visible = whose !== null;
    if (whose !== null) {
      const { x, y } = seen.to.ball.at;
      group.current.position.set(x * 1000 * MILLIMETRE, UP, -y * 1000 * MILLIMETRE);
      const pixel = pixelAt(camera, height, group.current.position.toArray());
      const wide = Math.max(1, (LEAST * pixel) / (OUTER * MILLIMETRE));
      group.current.scale.set(wide, 1, wide);
      paint(colour.current, BALL[whose.colour]);
      paint(side.current, KITS[whose.side].shirt);
      paint(rim.current, whose.side === SIDES[0] ? MARKS.hint : MARKS.rim);
    }
    return false;
  });
  return (
    <group ref={group} visible={false} name="whose ball">
      <Band shape={shapes[0]} ref={colour} opacity={0.85} />
      <Band shape={shapes[1]} ref={side} opacity={0.95} />
      <Band shape={shapes[2]} ref={rim} opacity={0.9} />
    </group>
  );
}

function paint(mesh: Mesh | null, colour: string): void {
  (mesh?.material as MeshBasicMaterial | undefined)?.color.set(colour);
}

const Band = (props: { readonly shape: RingGeometry; readonly ref: Ref<Mesh>; readonly opacity: number }) => (
  <mesh ref={props.ref} geometry={props.shape} renderOrder={1}>
    <meshBasicMaterial transparent opacity={props.opacity} depthWrite={false} toneMapped={false} />
  </mesh>
);
