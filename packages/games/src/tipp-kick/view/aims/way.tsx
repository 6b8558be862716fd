import { Band, MARKS } from '@bande/stage';
import { useMemo } from 'react';
import { DoubleSide } from 'three';
import type { Point } from './foreseen.ts';
import { MILLIMETRE, toTable } from '../layout.ts';

export const FLAT = 0.03;

interface StripProps {
  readonly way: readonly Point[];
  readonly colour: string;
  /** At its beginning, in table units; it tapers to its end. */
  readonly width: number;
  readonly solid?: number;
}

/** A line that may rise: it is seen from below, too. */
const LINE = { across: [1, 1], left: { width: 0.45, solid: 0.5 }, faces: DoubleSide } as const;

/** A way over the felt: a bright line with a dark rim, and where it rises, its shadow below it. */
export function Strip({ way, colour, width, solid = 0.95 }: StripProps) {
  const ground = useMemo(() => way.map(([x, y]) => toTable([x, y], FLAT)), [way]);
  const above = useMemo(() => way.map(([x, y, z]) => toTable([x, y], FLAT + Math.max(0, z) * MILLIMETRE)), [way]);
  const flies = useMemo(() => way.some(([, , z]) => z > RISES), [way]);
  if (way.length < 2) return null;
  const rim = flies ? { width: width * 0.9, solid: 0.45 } : { width: width * 1.7, solid: 0.35 };
  return (
    <>
      <Band way={ground} colour={MARKS.rim} {...rim} order={3} {...LINE} />
      <Band way={flies ? above : ground} colour={colour} width={width} solid={solid} order={3.2} {...LINE} />
    </>
  );
}
/** Millimetres of its middle above the felt from which a ball flies. */
const RISES = 14;
