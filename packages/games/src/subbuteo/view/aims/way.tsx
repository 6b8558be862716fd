import { MARKS } from '@bande/stage';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry } from 'three';
import { SCALE, type Point } from '../layout.ts';

export const FLAT = 0.03;

export interface StripProps {
  readonly way: readonly Point[];
  readonly colour: string;
  /** At its beginning, in table units; it tapers to its end. */
  readonly width: number;
}

/** A way on the cloth: a bright line that tapers, its glow around it, and a dark rim so that it is seen on chalk too. */
export function Strip({ way, colour, width }: StripProps) {
  if (way.length < 2) return null;
  return (
    <>
      <Band way={way} colour={MARKS.rim} width={width * 1.7} solid={0.3} order={3} />
      <Band way={way} colour={colour} width={width * 4.5} solid={0.42} order={3.1} soft />
      <Band way={way} colour={colour} width={width} solid={0.95} order={3.2} />
    </>
  );
}

/** How wide a base is that goes along a way: two thin lines, so far from its middle in table units. */
export function Edges({ way, colour, width, aside }: StripProps & { readonly aside: number }) {
  const [left, right] = useMemo(() => [-aside, aside].map((by) => besideWay(way, by / SCALE)), [way, aside]);
  if (way.length < 2) return null;
  return (
    <>
      <Band way={left!} colour={colour} width={width} solid={0.55} order={3.1} />
      <Band way={right!} colour={colour} width={width} solid={0.55} order={3.1} />
    </>
  );
}

function besideWay(way: readonly Point[], by: number): readonly Point[] {
  return way.map(({ x, y }, i) => {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    return { x: x - (by * dy) / long, y: y + (by * dx) / long };
  });
}

interface BandProps extends StripProps {
  /** How solid it is at its beginning, from 0 to 1. */
  readonly solid: number;
  readonly order: number;
  /** It fades to both sides. */
  readonly soft?: boolean;
}

function Band({ way, colour, width, solid, order, soft = false }: BandProps) {
  const shape = useMemo(() => bandOf(way, width, soft), [way, width, soft]);
  useEffect(() => () => shape.dispose(), [shape]);
  return (
    <mesh geometry={shape} renderOrder={order}>
      <meshBasicMaterial
        color={colour}
        transparent
        opacity={solid}
        vertexColors
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}

/** Shares of width and solidity that are left at the far end. */
const [THIN, FAINT] = [0.4, 0.45];
const ACROSS = [-1, 0, 1] as const;

/** Three points across for each one along. */
function bandOf(way: readonly Point[], width: number, soft: boolean): BufferGeometry {
  const [places, colours]: [number[], number[]] = [[], []];
  for (const [i, { x, y }] of way.entries()) {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    const share = i / (way.length - 1);
    const half = ((1 - (1 - THIN) * share) * width) / 2;
    for (const aside of ACROSS) {
      places.push(x * SCALE - (aside * dy * half) / long, FLAT, -(y * SCALE + (aside * dx * half) / long));
      colours.push(1, 1, 1, soft && aside !== 0 ? 0 : 1 - (1 - FAINT) * share);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.setIndex(Array.from({ length: way.length - 1 }, (_, i) => facesAfter(3 * i)).flat());
  return shape;
}

/** Seen from above: two quads between one row of three and the next. */
const facesAfter = (first: number): readonly number[] =>
  [first, first + 1].flatMap((a) => [a, a + 3, a + 1, a + 1, a + 3, a + 4]);

/** As much of a way as is this long, in metres. */
export function upTo(way: readonly Point[], most: number): readonly Point[] {
  let gone = 0;
  const end = way.findIndex((point, i) => {
    const before = way[i - 1];
    gone += before === undefined ? 0 : Math.hypot(point.x - before.x, point.y - before.y);
    return gone > most;
  });
  return end === -1 ? way : way.slice(0, end);
}
