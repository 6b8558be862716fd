import { MARKS, Tether, useRunning } from '@bande/stage';
import type { Guide, Running } from '@bande/stage/view';
import { useEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, type Group } from 'three';
import type { Flick } from '../actions.ts';
import { groundIn, isMoving } from '../motion.ts';
import type { Match, Subbuteo } from '../state.ts';
import { placesAt, wayOf } from './aiming.ts';
import { PULL } from './colours.ts';
import { SCALE, type Point } from './layout.ts';
import { wayAhead } from './way-ahead.ts';

const FLAT = 0.03;

/** How much of the way is drawn, in metres. */
const SHOWN: Readonly<Record<Guide, number>> = { off: 0, short: 0.3, long: Infinity };

export interface AimProps {
  readonly match: Match;
  readonly running: Running<Subbuteo>;
  readonly flick: Flick;
  readonly guide: Guide;
  /** Somebody pulls; otherwise it is only chosen. */
  readonly pulled: boolean;
}

/** Which figure, its direction and strength, and its way with the swerve that the nail gives it; it goes along with a figure that moves. */
export function Aim({ match, running, flick, guide, pulled }: AimProps) {
  const group = useRef<Group>(null);
  const { pitch, size } = groundIn(match);
  useRunning(running, (now, tick) => {
    const { x, y } = placesAt(now, tick)[flick.figure];
    group.current?.position.set(x * SCALE, 0, -y * SCALE);
    return isMoving(now.state.motion, flick.figure);
  });
  const way = useMemo(() => (pulled ? wayAhead(pitch, size, flick) : []), [pitch, size, flick, pulled]);
  const radius = size.baseRadius * SCALE;
  const colour = flick.strength > 0.6 ? PULL.strong : PULL.weak;
  return (
    <group ref={group}>
      <Ring inner={radius * 1.16} outer={radius * 1.5} colour={MARKS.rim} opacity={0.5} />
      <Ring inner={radius * 1.22} outer={radius * 1.42} colour={pulled ? colour : MARKS.picked} opacity={0.95} />
      {pulled ? <Way way={way} most={SHOWN[guide]} radius={radius} /> : null}
      <Arrow flick={flick} colour={pulled ? colour : MARKS.picked} opacity={pulled ? 0.95 : 0.6} />
      <Nail flick={flick} radius={radius} />
    </group>
  );
}

interface RingProps {
  readonly inner: number;
  readonly outer: number;
  readonly colour: string;
  readonly opacity: number;
  readonly at?: Point;
}
export const Ring = ({ inner, outer, colour, opacity, at = { x: 0, y: 0 } }: RingProps) => (
  <mesh position={[at.x * SCALE, FLAT, -at.y * SCALE]} rotation-x={-Math.PI / 2} renderOrder={3}>
    <ringGeometry args={[inner, outer, 40]} />
    <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
  </mesh>
);

/** As long as the flick is strong. */
function Arrow({
  flick,
  colour,
  opacity,
}: {
  readonly flick: Flick;
  readonly colour: string;
  readonly opacity: number;
}) {
  const { x, y } = wayOf(flick);
  const [near, far] = [0.018, 0.035 + 0.09 * flick.strength];
  const from = [x * near * SCALE, -y * near * SCALE] as const;
  const to = [x * far * SCALE, -y * far * SCALE] as const;
  const turn = Math.atan2(y, x);
  return (
    <>
      <Tether from={to} to={from} colour={MARKS.rim} width={0.3} opacity={opacity * 0.5} up={FLAT} />
      <Tether from={to} to={from} colour={colour} width={0.2} opacity={opacity} />
      <mesh position={[to[0], FLAT + 0.01, to[1]]} rotation={[-Math.PI / 2, 0, turn - Math.PI / 2]} renderOrder={5}>
        <circleGeometry args={[0.24, 3, Math.PI / 2]} />
        <meshBasicMaterial color={colour} transparent opacity={opacity} depthTest={false} depthWrite={false} />
      </mesh>
    </>
  );
}

/** Where the nail meets the base, behind it: beside the middle it spins. */
function Nail({ flick, radius }: { readonly flick: Flick; readonly radius: number }) {
  if (flick.nail === 0) return null;
  const { x, y } = wayOf(flick);
  const aside = (flick.nail * radius) / SCALE;
  const back = (1.5 * radius) / SCALE;
  return (
    <Ring
      inner={0}
      outer={0.09}
      colour={PULL.strong}
      opacity={1}
      at={{ x: -x * back + y * aside, y: -y * back - x * aside }}
    />
  );
}

interface WayProps {
  readonly way: readonly Point[];
  readonly most: number;
  readonly radius: number;
}

/** The expected way as a strip that fades, and a ring where it would end if it met nothing. */
function Way({ way, most, radius }: WayProps) {
  const seen = useMemo(() => upTo(way, most), [way, most]);
  const strip = useMemo(() => stripOf(seen), [seen]);
  useEffect(() => () => strip.dispose(), [strip]);
  if (seen.length < 2) return null;
  const end = seen.at(-1)!;
  return (
    <>
      <mesh geometry={strip} renderOrder={3}>
        <meshBasicMaterial
          color={MARKS.way}
          transparent
          opacity={0.85}
          vertexColors
          depthWrite={false}
          toneMapped={false}
        />
      </mesh>
      {seen.length === way.length ? (
        <Ring inner={radius * 0.85} outer={radius} colour={MARKS.way} opacity={0.8} at={end} />
      ) : null}
    </>
  );
}

function upTo(way: readonly Point[], most: number): readonly Point[] {
  let gone = 0;
  const end = way.findIndex((point, i) => {
    const before = way[i - 1];
    gone += before === undefined ? 0 : Math.hypot(point.x - before.x, point.y - before.y);
    return gone > most;
  });
  return end === -1 ? way : way.slice(0, end);
}

const WIDTH = 0.07;
function stripOf(way: readonly Point[]): BufferGeometry {
  const places: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  for (const [i, point] of way.entries()) {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    for (const side of [-1, 1]) {
      const [x, y] = [
        point.x * SCALE - (side * dy * WIDTH) / 2 / long,
        point.y * SCALE + (side * dx * WIDTH) / 2 / long,
      ];
      places.push(x, FLAT, -y);
      colours.push(1, 1, 1, 1 - (0.65 * i) / way.length);
    }
    if (i > 0)
      index.push(
        2 * i - 2,
        2 * i - 1,
        2 * i,
        2 * i,
        2 * i - 1,
        2 * i + 1,
        2 * i - 2,
        2 * i,
        2 * i - 1,
        2 * i,
        2 * i + 1,
        2 * i - 1,
      );
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.setIndex(index);
  return shape;
}
