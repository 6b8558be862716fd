import { MARKS } from '@bande/stage';
import { useEffect, useMemo } from 'react';
import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from './foreseen.ts';
import { MILLIMETRE } from '../layout.ts';

export const FLAT = 0.03;

export interface StripProps {
  readonly way: readonly Point[];
  readonly colour: string;
  /** At its beginning, in table units; it tapers to its end. */
  readonly width: number;
  readonly solid?: number;
}

/** A way over the felt: a bright line with a dark rim, and where it rises, its shadow below it. */
export function Strip({ way, colour, width, solid = 0.95 }: StripProps) {
  const ground = useMemo(() => way.map(([x, y]): Point => [x, y, 0]), [way]);
  const flies = useMemo(() => way.some(([, , z]) => z > RISES), [way]);
  if (way.length < 2) return null;
  return (
    <>
      <Band way={ground} colour={MARKS.rim} width={width * (flies ? 0.9 : 1.7)} solid={flies ? 0.45 : 0.35} order={3} />
      <Band way={flies ? way : ground} colour={colour} width={width} solid={solid} order={3.2} />
    </>
  );
}
/** Millimetres of its middle above the felt from which a ball flies. */
const RISES = 14;

interface BandProps extends StripProps {
  readonly solid: number;
  readonly order: number;
}

function Band({ way, colour, width, solid, order }: BandProps) {
  const shape = useMemo(() => bandOf(way, width), [way, width]);
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
        side={2}
      />
    </mesh>
  );
}

/** Shares of width and solidity that are left at the far end. */
const [THIN, FAINT] = [0.45, 0.5];

/** Two points across for each one along. */
function bandOf(way: readonly Point[], width: number): BufferGeometry {
  const [places, colours]: [number[], number[]] = [[], []];
  for (const [i, [x, y, z]] of way.entries()) {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const share = i / (way.length - 1);
    const half = ((1 - (1 - THIN) * share) * width) / 2;
    for (const aside of [-1, 1]) {
      places.push(
        x * MILLIMETRE - (aside * dy * half) / long,
        FLAT + Math.max(0, z) * MILLIMETRE,
        -(y * MILLIMETRE + (aside * dx * half) / long),
      );
      colours.push(1, 1, 1, 1 - (1 - FAINT) * share);
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  shape.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  shape.setIndex(
    Array.from({ length: way.length - 1 }, (_, i) => [
      2 * i,
      2 * i + 2,
      2 * i + 1,
      2 * i + 1,
      2 * i + 2,
      2 * i + 3,
    ]).flat(),
  );
  return shape;
}

/** As much of a way as is this long, in millimetres. */
export function upTo(way: readonly Point[], most: number): readonly Point[] {
  let gone = 0;
  const end = way.findIndex((point, i) => {
    const before = way[i - 1];
    gone += before === undefined ? 0 : Math.hypot(point[0] - before[0], point[1] - before[1]);
    return gone > most;
  });
  return end === -1 ? way : way.slice(0, end);
}
